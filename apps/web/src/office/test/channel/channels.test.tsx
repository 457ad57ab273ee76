// @vitest-environment happy-dom
import { channel } from '@xinjian/contract/nouns/channel'
import { product } from '@xinjian/contract/nouns/product'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { alerts, buttons, leaveForGood, press, text, type } from '../../../test-support/page.tsx'
import { answer, no, ok, sent, serve } from '../../../test-support/server.ts'
import { Component } from '../../channel/pages/ChannelConfig.tsx'
import { be, dialogs, newDesk, notes, open, pressIn } from '../desk.tsx'

const ROW = {
  code: 'small',
  name: '小微专区',
  title: '示例银行小微专区',
  color: '#1746a2',
  products: null,
  licenseRequired: false,
  logo: null,
  frameSites: [],
  returnUrls: ['https://partner.example/result'],
  takesTickets: false,
  ipAllow: ['203.0.113.0/28'],
  callbackUrl: null,
  agreement: null,
  autoReport: false,
  auditCheckpoints: false,
  keys: 1,
  stoppedAt: null,
  version: 3,
  updatedBy: 'demo',
  updatedAt: '2026-10-08T02:21:00Z',
}
const KEY = {
  id: 7,
  channel: 'small',
  name: '信贷系统',
  prefix: 'xk_AbCdEf',
  scopes: ['report.read'],
  perMinute: 120,
  madeBy: 'demo',
  madeAt: '2026-10-08T02:21:00Z',
  expiresAt: '2027-04-06T02:21:00Z',
  state: 'LIVE',
  asleep: [] as string[],
  lastUsedAt: null,
  lastIp: null,
  refusedAt: '2026-10-09T02:21:00Z',
  refusedIp: '198.51.100.7',
}
const PRICES = [
  {
    product: 'INVOICE',
    productName: '发票报告',
    productNameEn: 'Invoice report',
    unit: '次',
    price: 120_000,
  },
]
const ADDRESS = '/channelProvider/config?code=small'
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part~="${name}"]`)

beforeEach(() => {
  newDesk()
  answer(channel.channelList, ok([ROW]))
  const entryUrl = 'http://localhost/m/taxWeb/index?channel=small'
  answer(channel.channelDetail, ok({ row: ROW, entryUrl, agreements: [], autoPrices: PRICES }))
  answer(
    channel.collectChannel,
    ok({
      code: 'small',
      title: '',
      callbackUrl: null,
      callbackSince: null,
      formerSecretUntil: null,
      deliveries: [],
    }),
  )
  answer(channel.apiKeyList, ok([KEY]))
  answer(product.userProducts, ok([]))
  serve('/api/environment', '{"sandbox":false,"sandboxUrl":null}')
})
afterEach(leaveForGood)

describe('the channels', () => {
  it('are listed, and a new one is made by who may', async () => {
    await open('/channelProvider/config', Component)
    for (const words of ['小微专区', 'small', '#1746a2', '已开通的全部产品', '1 个网段', '启用中'])
      expect(text()).toContain(words)
    expect(buttons()).toContain('新建渠道')
  })

  it('are made by nobody who may only read', async () => {
    be('ROLE_COMPANY_STAFF')
    await open('/channelProvider/config', Component)
    expect(buttons()).not.toContain('新建渠道')
  })
})

describe('one channel', () => {
  it('is seen on the phone while it is typed', async () => {
    await open(ADDRESS, Component)
    expect(part('preview')?.textContent).toContain('示例银行小微专区')
    await type(/^页面标题/, '新标题')
    expect(part('preview')?.textContent).toContain('新标题')
    expect(part('preview')?.style.getPropertyValue('--channel')).toBe('#1746a2')
    await type(/^条款内容/, '一、{enterprise}同意')
    expect(part('preview')?.textContent).toContain('补充条款一、示例科技有限公司同意')
  })

  it('is told of a colour that cannot be read before it is sent, and the phone does not wear it', async () => {
    await open(ADDRESS, Component)
    await type(/^主题色/, '#ffcc00')
    expect(text()).toContain('对比度 1.5，须不低于 4.5')
    expect(part('preview')?.style.getPropertyValue('--channel')).toBe('#0f6e66')
    await type(/^主题色/, '#a8322d')
    expect(text()).toContain('与白色文字的对比度 6.6')
  })

  it('says what the report that follows would cost, and buys none before that is turned on', async () => {
    answer(channel.channelAutoReport, ok({ ...ROW, autoReport: true }))
    await open(ADDRESS, Component)
    for (const words of ['已关闭：不自动生成', '发票报告 ¥12.00/次'])
      expect(text()).toContain(words)
    await press('开启')
    expect(sent(channel.channelAutoReport)).toEqual([{ code: 'small', version: 3, on: true }])
  })

  it('sends checkpoints of the audit log only where there is an address, and says which it does', async () => {
    await open(ADDRESS, Component)
    expect(text()).toContain('请先在“结果通知”登记通知地址。')
    expect(buttons()).not.toContain('开始发送')
  })

  it('lists where people are led back to, one a line', async () => {
    answer(channel.channelReturns, ok(ROW))
    await open(ADDRESS, Component)
    await type('返回地址', 'https://a.example/x\nhttps://b.example/y')
    await press('保存地址')
    expect(sent(channel.channelReturns)).toEqual([
      { code: 'small', version: 3, addresses: ['https://a.example/x', 'https://b.example/y'] },
    ])
  })

  it('shows the key of tickets once, and asks before one that is in use is turned or ended', async () => {
    const row = { ...ROW, takesTickets: true, version: 4 }
    answer(channel.channelTicketKey, ok({ row, key: 'TICKET-KEY' }))
    await open(ADDRESS, Component)
    answer(channel.channelDetail, ok({ row, entryUrl: '', agreements: [], autoPrices: PRICES }))
    await press('生成密钥')
    expect(sent(channel.channelTicketKey)).toEqual([{ code: 'small', version: 3, on: true }])
    expect(document.body.textContent).toContain('TICKET-KEY')
    await press('我已保存密钥')
    expect(document.body.textContent).not.toContain('TICKET-KEY')
    await press('停用票据')
    expect(document.body.textContent).toContain('合作方的票据都打不开')
    expect(sent(channel.channelTicketKey)).toHaveLength(1)
  })

  it('starts and stops to send them under the version that was read', async () => {
    const row = { ...ROW, callbackUrl: 'https://bank.example/hook' }
    const detail = { row, entryUrl: '', agreements: [], autoPrices: PRICES }
    answer(channel.channelDetail, ok(detail))
    answer(channel.channelCheckpoints, ok({ ...row, auditCheckpoints: true }))
    await open(ADDRESS, Component)
    expect(text()).toContain('未发送')
    await press('开始发送')
    expect(sent(channel.channelCheckpoints)).toEqual([{ code: 'small', version: 3, on: true }])
  })

  it('is saved under the version that was read; a refusal stands in the form', async () => {
    answer(channel.channelSave, no(409, '该渠道刚被他人修改，请刷新后重试'), ok(ROW))
    await open(ADDRESS, Component)
    await press('保存外观')
    expect(sent(channel.channelSave)).toEqual([
      {
        code: 'small',
        version: 3,
        name: '小微专区',
        title: '示例银行小微专区',
        color: '#1746a2',
        license: 'NO',
        products: null,
      },
    ])
    expect(alerts().join()).toContain('刚被他人修改')
  })

  it('names a placeholder that there is none of, and does not send it', async () => {
    await open(ADDRESS, Component)
    await type(/^条款内容/, '{enterprize}')
    expect(alerts().join()).toContain('无法识别的占位符 {enterprize}')
    expect(sent(channel.channelAgreement)).toEqual([])
  })

  it.each([
    ['SLEEPING', '休眠', '创建人 demo 已停用或不再有此权限，密钥暂不能调用'],
    ['LIVE', '有效', '创建人 demo 不再有以下权限，密钥中的相应范围休眠：查询与下载报告'],
  ])('of a key that sleeps, whole or in part, says why: %s', async (state, word, why) => {
    const row = { ...KEY, state, asleep: ['report.read'] }
    answer(channel.apiKeyList, ok([row]))
    await open(ADDRESS, Component)
    expect(part('keys')?.textContent).toContain(word)
    expect(part('keys')?.textContent).toContain(why)
    expect(buttons()).toContain('更换')
  })

  it('shows a new key this once', async () => {
    answer(channel.apiKeyAdd, ok({ key: 'xk_the-whole-key', row: KEY }))
    await open(ADDRESS, Component)
    expect(text()).toContain('xk_AbCdEf…')
    expect(text()).toContain('曾因来源地址 198.51.100.7 不在白名单被拒绝')
    await press('新建密钥')
    await type(/^用途/, '信贷系统')
    await pressIn('新建密钥', '新建密钥')
    expect(sent(channel.apiKeyAdd)).toEqual([
      {
        code: 'small',
        name: '信贷系统',
        days: 180,
        perMinute: 120,
        scopes: ['enterprise.read', 'report.create', 'report.read'],
      },
    ])
    expect(dialogs()).toEqual(['密钥已生成，请立即保存'])
    expect(part('apiKey')?.textContent).toBe('xk_the-whole-key')
    await press('我已保存密钥')
    expect(text()).not.toContain('xk_the-whole-key')
  })

  it('tries its address with one message, and says what came of it', async () => {
    const row = { ...ROW, callbackUrl: 'https://bank.example.com/x' }
    answer(channel.channelDetail, ok({ row, entryUrl: '', agreements: [], autoPrices: [] }))
    answer(channel.channelTest, ok({ answer: 200, ms: 41 }), ok({ answer: null, ms: 9 }))
    await open(ADDRESS, Component)
    await press('发送测试消息')
    expect(text()).toContain('对方应答 200，用时 41 毫秒')
    await press('发送测试消息')
    expect(text()).toContain('没有收到应答（9 毫秒）')
    expect(sent(channel.collectChannel)[0]).toEqual({ channel: 'small' })
  })

  it('is read and not changed by who may only read', async () => {
    be('ROLE_COMPANY_STAFF')
    await open(ADDRESS, Component)
    for (const name of [
      '保存外观',
      '保存白名单',
      '停用渠道',
      '新建密钥',
      '选择图片',
      '保存为新版本',
    ])
      expect(buttons(), name).not.toContain(name)
    expect(notes()).toEqual([])
  })
})
