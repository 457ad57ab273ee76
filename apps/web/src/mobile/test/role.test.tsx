// @vitest-environment happy-dom
import { collect } from '@xinjian/contract/nouns/collect'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { alerts, leaveForGood, press, rows, text } from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { at, FIRM, failureOf, newPhone, taskIn, visit } from './phone.tsx'

const choices = [
  { id: 'c1', label: '另一企业有限公司 · 办税员' },
  { id: 'c2', label: `${FIRM.name} · 财务负责人` },
]
const atChoice = taskIn('ROLE', { area: { code: '4403', name: '深圳' }, choices })

beforeEach(newPhone)
afterEach(leaveForGood)

it('the firm of the consent stands first and is marked', async () => {
  await visit('loginEtax', atChoice)
  expect(rows()).toEqual([`${FIRM.name} · 财务负责人授权企业`, '另一企业有限公司 · 办税员'])
})

it('is known by its number as well', async () => {
  await visit('loginEtax', { ...atChoice, choices: [{ id: 'c3', label: `甲 ${FIRM.taxNo}` }] })
  expect(rows()[0]).toContain('授权企业')
})

it('the choice is sent, and the collection begins', async () => {
  answer(collect.loginEtax, ok(taskIn('COLLECTING', { version: 2 })))
  answer(collect.sendCollect, ok(taskIn('COLLECTING', { version: 3 })))
  await visit('loginEtax', atChoice)
  await press(/财务负责人/)
  expect(sent(collect.loginEtax)).toEqual([{ way: 'CHOICE', choice: 'c2' }])
  expect(sent(collect.sendCollect)).toHaveLength(1)
  expect(at()).toBe('collecting')
})

it('a collection that the server began by itself is shown, though the word to begin was lost', async () => {
  answer(collect.loginEtax, ok(taskIn('COLLECTING', { version: 2 })))
  answer(collect.sendCollect, no(500, 'x'))
  await visit('loginEtax', atChoice)
  await press(/财务负责人/)
  expect(at()).toBe('collecting')
})

it('a firm that nobody consented to is refused by the server, whose words are shown', async () => {
  const failure = failureOf('TE-12', 'ROLE', { bureauMessage: '企业不符' })
  answer(collect.loginEtax, ok({ ...atChoice, version: 2, failure }))
  await visit('loginEtax', atChoice)
  await press(/另一企业/)
  expect(alerts().join()).toContain('登录的企业不是授权的企业')
  expect(alerts().join()).toContain('税局原话企业不符')
  expect(at()).toBe('loginEtax?channel=demo')
})

it('a refusal of ours leaves the choice', async () => {
  answer(collect.loginEtax, no(429, '操作过于频繁'), ok(taskIn('AREA', { version: 2 })))
  await visit('loginEtax', atChoice)
  await press(/另一企业/)
  expect(alerts()).toEqual(['操作过于频繁'])
  await press(/财务负责人/)
  expect(at()).toBe('selectArea')
})

it('another account begins the login anew', async () => {
  answer(collect.loginLocation, no(500, 'x'))
  answer(collect.restart, ok(taskIn('LOGIN', { version: 2 })))
  await visit('loginEtax', atChoice)
  await press('换一个账号登录')
  expect(sent(collect.restart)).toEqual([{ to: 'LOGIN' }])
  expect(text()).not.toContain('请选择企业与身份')
})
