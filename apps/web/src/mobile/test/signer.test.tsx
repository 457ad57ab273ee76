// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { collect } from '@xinjian/contract/nouns/collect'
import { SEALED_HEADER } from '@xinjian/contract/sealed-body'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  alerts,
  button,
  field,
  leaveForGood,
  noteOf,
  pass,
  press,
  settle,
  text,
  type,
} from '../../test-support/page.tsx'
import { answer, headersOf, no, ok, sent } from '../../test-support/server.ts'
import { at, FIRM, newPhone, taskIn, visit } from './phone.tsx'

const PERSON = { name: '赵示例', idNo: '440399198311145538', mobile: '19900000001' }
const SIGNER = { name: '赵示例', mobile: '199****0001', role: 'FINANCE' }
const known = taskIn('VALIDATE', { signer: SIGNER, version: 2 })
const CODE = '6位短信验证码'
const radio = (name: string) => screen.getByRole('radio', { name })
const sentCode = ok({ to: '199****0001', resendAfterSeconds: 60 })

async function fill() {
  fireEvent.click(radio('财务负责人'))
  await type('姓名', PERSON.name)
  await type('身份证号码', PERSON.idNo)
  await type('手机号码', PERSON.mobile)
}

beforeEach(() => {
  newPhone()
  answer(collect.authEnterprise, ok(known))
  answer(collect.sendMsg, sentCode)
})
afterEach(leaveForGood)

describe('who signs', () => {
  const form = () => visit('validate', taskIn('VALIDATE'))

  it('is sent sealed with the enterprise, and a code is on its way', async () => {
    await form()
    await fill()
    await press('核对并获取验证码')
    expect(sent(collect.authEnterprise)).toEqual([
      { ...FIRM, signer: { ...PERSON, role: 'FINANCE' } },
    ])
    expect(headersOf(collect.authEnterprise)[0]).toMatchObject({
      [SEALED_HEADER]: 'sealed',
      Authorization: 'Bearer t1',
    })
    expect(sent(collect.sendMsg)).toEqual([{ purpose: 'SIGNER' }])
    expect(text()).toContain('已发送至 199****0001，5分钟内有效。')
    expect(text()).toContain('验证码已发送')
  })

  it('lacks nothing, or each thing is asked for at its place', async () => {
    await form()
    await press('核对并获取验证码')
    expect(alerts()).toEqual([
      '请选择签署人身份',
      '请输入姓名',
      expect.stringContaining('身份证'),
      '手机号码不能为空',
    ])
    expect(radio('财务负责人').getAttribute('aria-checked')).toBe('false')
    expect(sent(collect.authEnterprise)).toEqual([])
  })

  it('an ID number with a wrong last digit is told', async () => {
    await form()
    await fill()
    await type('身份证号码', '440399198311145539')
    await press('核对并获取验证码')
    expect(noteOf('身份证号码')).toContain('身份证号')
    expect(sent(collect.authEnterprise)).toEqual([])
  })

  it('needs a mandate, unless it is the legal representative', async () => {
    await form()
    fireEvent.click(radio('办税员'))
    expect(text()).toContain('由办税员签署的，需已取得企业书面授权。')
    fireEvent.click(radio('法定代表人'))
    expect(text()).not.toContain('书面授权')
  })

  it('gets the X that a number pad lacks by a button', async () => {
    await form()
    await type('身份证号码', '11010519491231002')
    await press('末位是 X')
    expect(field('身份证号码').value).toBe('11010519491231002X')
    expect(screen.queryByRole('button', { name: '末位是 X' })).toBeNull()
  })

  it('is told by the server what does not agree, at the field where it can', async () => {
    answer(
      collect.authEnterprise,
      no(400, '手机号格式不正确（signer.mobile）', 'mobile'),
      no(3008, '姓名与身份证号不一致'),
    )
    await form()
    await fill()
    await press('核对并获取验证码')
    expect(noteOf('手机号码')).toContain('手机号格式不正确')
    await press('核对并获取验证码')
    expect(alerts()).toContain('姓名与身份证号不一致')
    expect(sent(collect.sendMsg)).toEqual([])
  })

  it('is there after a reload, but for the ID number', async () => {
    await form()
    await fill()
    await form()
    expect(radio('财务负责人').getAttribute('aria-checked')).toBe('true')
    expect(['姓名', '身份证号码', '手机号码'].map((label) => field(label).value)).toEqual([
      PERSON.name,
      '',
      PERSON.mobile,
    ])
    expect(JSON.stringify(localStorage)).not.toContain(PERSON.idNo)
  })

  it('may have had a code a moment ago: then the next page counts down', async () => {
    answer(collect.sendMsg, no(1005, '验证码已发送，请稍后再试'))
    await form()
    await fill()
    await press('核对并获取验证码')
    expect(button('60 秒后可重发').disabled).toBe(true)
    expect(text()).not.toContain('验证码已发送，')
  })
})

describe('the code', () => {
  it('is checked with its sixth digit, and the contracts follow', async () => {
    const task = taskIn('AGREEMENT', { signer: SIGNER, version: 3 })
    answer(
      collect.authorize,
      ok({ task, contracts: [], standing: [], minimumReadSeconds: 10, readSecondsLeft: 10 }),
    )
    await visit('validate', known)
    await type(CODE, '12345')
    expect(sent(collect.authorize)).toEqual([])
    await type(CODE, '123456')
    expect(sent(collect.authorize)).toEqual([{ smsCode: '123456' }])
    expect(at()).toBe('create')
  })

  it('that locked the number: boxes and button wait it out, by the clock', async () => {
    answer(collect.authorize, no(1004, '验证码连续输错次数过多，请30分钟后再试'))
    const lockedUntil = new Date(Date.now() + 30 * 60_000).toISOString()
    answer(collect.getRoute, ok({ ...known, lockedUntil, version: 9 }))
    await visit('validate', known)
    await type(CODE, '123456')
    await settle()
    expect(text()).toContain('验证码连续输错，30:00 后可再试')
    expect(field(CODE).disabled).toBe(true)
    // One clock: neither the refusal nor the resending tells the wait a second time.
    expect(text()).not.toContain('30分钟')
    expect(text()).not.toMatch(/秒后可重发/)
    await pass(30 * 60_000)
    expect(field(CODE).disabled).toBe(false)
  })

  it('is picked out of a pasted message', async () => {
    answer(collect.authorize, no(1003, '验证码不正确'))
    await visit('validate', known)
    await type(CODE, '【信鉴】验证码 654321，5分钟内有效')
    expect(sent(collect.authorize)).toEqual([{ smsCode: '654321' }])
  })

  it('that is wrong is said so, and the boxes are empty for the next', async () => {
    answer(collect.authorize, no(1003, '短信验证码不正确，还可尝试4次'))
    await visit('validate', known)
    await type(CODE, '111111')
    expect(alerts()).toEqual(['短信验证码不正确，还可尝试4次'])
    expect([field(CODE).value, document.activeElement]).toEqual(['', field(CODE)])
    await type(CODE, '2')
    expect(alerts()).toEqual([])
  })

  it('can be had again after a minute, over a reload, too', async () => {
    await visit('validate', known)
    expect(text()).toContain('验证码将发送至 199****0001。')
    await press('获取验证码')
    await pass(20_000)
    await visit('validate', known)
    expect(button('40 秒后可重发').disabled).toBe(true)
    await pass(40_000)
    expect(text()).toContain('已发送至 199****0001')
    await press('重新获取')
    expect(sent(collect.sendMsg)).toHaveLength(2)
  })

  it('that was sent five minutes ago no longer holds', async () => {
    await visit('validate', known)
    await press('获取验证码')
    await pass(5 * 60_000)
    await visit('validate', known)
    expect(text()).toContain('验证码将发送至 199****0001。')
  })

  it('is for the signer of this enterprise: another one is asked who signs', async () => {
    await visit('entering', taskIn('ENTERING'))
    await visit(
      'validate',
      taskIn('VALIDATE', {
        signer: SIGNER,
        enterprise: { name: '另一企业', taxNo: '914403001922038216' },
      }),
    )
    expect(text()).toContain('谁来签署授权？')
  })
})

describe('who turned back from the contracts', () => {
  const back = () => visit('validate', taskIn('AGREEMENT', { signer: SIGNER }))

  it('is known already, and goes on to sign', async () => {
    await back()
    expect(text()).toContain('身份已验证赵示例 · 199****0001')
    await press('继续签署')
    expect(at()).toBe('create')
  })

  it('may give way to another signer', async () => {
    await back()
    await press('更换签署人')
    expect(text()).toContain('谁来签署授权？')
  })
})
