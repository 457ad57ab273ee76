// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { session } from '@xinjian/contract/nouns/session'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leaveForGood, press, settle, text } from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { newTab, show } from './tab.tsx'

beforeEach(() => newTab('main'))
afterEach(leaveForGood)

const asked = (ways: string[]) =>
  ok({ ticket: 'T', challenge: 'c', rpId: 'localhost', credentials: [], ways })

/** The dialog on its own, as a call that was refused opens it. */
async function open(ways: string[]): Promise<() => boolean | null> {
  answer(session.proofAsk, asked(ways))
  let proven: boolean | null = null
  await show('/user/info', async () => {
    const { askProof } = await import('../proof/proof.ts')
    void askProof().then((given) => {
      proven = given
    })
    // The host stands at the root, as on every page.
    return <p>页面</p>
  })
  await settle()
  return () => proven
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('asks for the second factor where there is one: a code, or a recovery code', async () => {
  const proven = await open(['TOTP'])
  expect(text()).toContain('请完成二次验证')
  await press('验证并继续')
  expect(text()).toContain('请输入6位动态验证码或恢复码')
  answer(session.proofGive, no(1012, '动态验证码不正确或已使用，请等待下一个'), ok(null))
  type(/动态验证码或恢复码/, '123456')
  await press('验证并继续')
  await settle()
  expect([text().includes('动态验证码不正确'), proven()]).toEqual([true, null])
  type(/动态验证码或恢复码/, 'abcd-efgh-ijkl-mnop')
  await press('验证并继续')
  await settle()
  expect(sent(session.proofGive)).toEqual([{ code: '123456' }, { recovery: 'abcd-efgh-ijkl-mnop' }])
  expect(proven()).toBe(true)
})

it('closed without a proof, nothing was proved', async () => {
  const proven = await open(['PASSWORD'])
  expect(text()).toContain('请输入登录密码')
  await press('取消')
  await settle()
  expect([proven(), sent(session.proofGive)]).toEqual([false, []])
})

it('without password and factor it says what to do', async () => {
  await open([])
  expect(text()).toContain('请退出后用“找回密码”设置密码')
})
