// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { channel } from '@xinjian/contract/nouns/channel'
import { customer } from '@xinjian/contract/nouns/customer'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { alerts, leaveForGood, press, text, type } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { Component } from '../../channel/pages/OperateChannels.tsx'
import { inside, newDesk, notes, open, pressIn } from '../desk.tsx'

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
  answer(customer.customerNames, ok([{ id: 3, name: '示例商业银行' }]))
})
afterEach(leaveForGood)

it('nothing is asked for before a company is chosen', async () => {
  await open('/operateManage/channels', Component)
  expect(text()).toContain('请选择机构')
  expect(sent(channel.operateChannels)).toEqual([])
})

it('the channels of one company are shown once there is a reason', async () => {
  answer(channel.operateChannels, no(4201, '查看其他机构的信息须先填写查看事由'), ok([ROW]))
  answer(customer.customerLook, ok({ until: '2026-10-01T02:00:00.000Z' }))
  await open('/operateManage/channels?companyId=3', Component)
  expect(text()).not.toContain('xk_AbCdEf…')
  await press('查看')
  expect(alerts()).toEqual(['请填写查看事由'])
  await type(/^查看事由/, '客户来电')
  await press('查看')
  expect(sent(customer.customerLook)).toEqual([{ id: 3, reason: '客户来电' }])
  for (const words of ['小微专区', '不限制', 'xk_AbCdEf…', '启用中'])
    expect(text()).toContain(words)
})

it('a channel is stopped with a reason of its own; a refusal stands in the dialog', async () => {
  answer(channel.operateChannels, ok([ROW]))
  answer(channel.operateChannelStop, no(404, '未找到该渠道，请核对渠道编码'), ok(null))
  await open('/operateManage/channels?companyId=3', Component)
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
