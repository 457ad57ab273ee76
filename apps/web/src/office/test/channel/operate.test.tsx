// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { billing } from '@xinjian/contract/nouns/billing'
import { channel } from '@xinjian/contract/nouns/channel'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { alerts, leaveForGood, press, text, type } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { Component } from '../../pages/OperateChannels.tsx'
import { choose, inside, newDesk, notes, open, pressIn } from '../desk.tsx'

const ROW = {
  code: 'small',
  name: '小微专区',
  title: '示例银行小微专区',
  color: '#1746a2',
  ipAllow: [],
  callbackUrl: null,
  stoppedAt: null,
  keys: [
    { id: 7, name: '信贷系统', prefix: 'xk_AbCdEf', scopes: [], expiresAt: '', lastUsedAt: null },
  ],
}

beforeEach(() => {
  newDesk('ROLE_ADMIN')
  const money = { available: 0, held: 0, creditLimit: 0, products: 0, calls: 0, charged: 0 }
  answer(billing.operateCompanies, ok([{ companyId: 3, companyName: '示例商业银行', ...money }]))
  answer(channel.operateChannels, ok([ROW]))
})
afterEach(leaveForGood)

const look = async () => {
  await open('/operateManage/channels', Component)
  await choose(/^公司/, '3')
  await type(/^原因/, '客户来电')
  await press('查看')
}

it('nothing is asked for without company and reason', async () => {
  await open('/operateManage/channels', Component)
  await press('查看')
  expect(alerts()).toEqual(['请选择公司', '请填写查看原因'])
  expect(sent(channel.operateChannels)).toEqual([])
})

it('with a reason the channels of one company are shown, and go when another is chosen', async () => {
  await look()
  expect(sent(channel.operateChannels)).toEqual([{ companyId: 3, reason: '客户来电' }])
  for (const words of ['小微专区', '不限制', 'xk_AbCdEf…', '启用中'])
    expect(text()).toContain(words)
  await choose(/^公司/, '')
  expect(text()).not.toContain('xk_AbCdEf…')
})

it('a channel is stopped with a reason of its own; a refusal stands in the dialog', async () => {
  answer(channel.operateChannelStop, no(404, '未找到该渠道，请核对渠道编码'), ok(null))
  await look()
  await press('停用')
  const field = inside('停用渠道 小微专区').getByLabelText(/^原因/)
  fireEvent.input(field, { target: { value: '疑似泄露' } })
  const stop = { companyId: 3, code: 'small', stop: true, reason: '疑似泄露' }
  await pressIn('停用渠道 小微专区', '停用')
  expect(alerts()).toEqual(['未找到该渠道，请核对渠道编码'])
  await pressIn('停用渠道 小微专区', '停用')
  expect(sent(channel.operateChannelStop)).toEqual([stop, stop])
  expect(notes()).toEqual(['已处理，并记入该公司的审计日志'])
  expect(sent(channel.operateChannels)).toHaveLength(2)
})
