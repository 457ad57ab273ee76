// @vitest-environment happy-dom
import { collect } from '@xinjian/contract/nouns/collect'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { alerts, leaveForGood, press, text } from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { at, newPhone, taskIn, visit, welcome } from './phone.tsx'

const SHARE = {
  code: 'AB23CD45',
  url: 'https://xinjian.example/m/taxWeb/index?back=AB23CD45',
  qr: 'data:image/svg+xml;base64,AA==',
}

beforeEach(newPhone)
afterEach(leaveForGood)

describe('a partner’s ticket', () => {
  it('is changed for a link, which the address then holds instead', async () => {
    answer(collect.collectDecode, ok({ channel: 'k1234', source: 'A007' }))
    await visit('index', taskIn('CREATED'), '?channel=bank&ticket=TTTT')
    expect(sent(collect.collectDecode)).toEqual([
      { channel: 'bank', ticket: 'TTTT', visit: expect.stringMatching(/^[\w-]{36}$/) },
    ])
    expect(sent(collect.getChannelToken)[0]).toMatchObject({
      channelCode: 'k1234',
      source: 'A007',
    })
    expect(at()).toBe('index?channel=k1234')
  })

  it('of the bank’s door is brought to the bank’s call', async () => {
    answer(collect.zbBankDecode, ok({ channel: 'k5678', source: 'zhongbanggyl' }))
    const query = '?channel=zhongbang&source=zhongbanggyl&ticket=TTTT'
    await visit('entering', taskIn('CREATED'), query)
    expect(sent(collect.zbBankDecode)[0]).toMatchObject({ source: 'zhongbanggyl', ticket: 'TTTT' })
    expect(at()).toBe('entering?channel=k5678')
  })

  it('that was used is told so, and nothing is begun', async () => {
    answer(collect.collectDecode, no(3001, '链接已使用过，请返回合作方页面重新进入'))
    await visit('index', taskIn('CREATED'), '?channel=bank&ticket=TTTT')
    expect(text()).toContain('链接已使用过')
    expect(sent(collect.getChannelToken)).toEqual([])
  })
})

describe('another device', () => {
  const open = () => visit('validate', taskIn('ENTERING'), '?channel=demo')
  it('goes on by a code that is shown, and can be taken back', async () => {
    const expiresAt = new Date(Date.now() + 600_000).toISOString()
    answer(collect.shareCodePreCreate, ok({ ...SHARE, expiresAt }))
    answer(collect.shareCodeRevoke, ok(null))
    await open()
    await press('换一台设备继续办理')
    expect(text()).toContain('AB23CD45')
    expect(text()).toContain('10:00 后失效')
    expect(document.querySelector('img[alt="继续办理的二维码"]')?.getAttribute('src')).toBe(
      SHARE.qr,
    )
    await press('作废')
    expect(sent(collect.shareCodeRevoke)).toHaveLength(1)
    expect(text()).not.toContain('AB23CD45')
  })
  it('says when no more codes are made', async () => {
    answer(collect.shareCodePreCreate, no(429, '生成过于频繁，请一小时后再试'))
    await open()
    await press('换一台设备继续办理')
    expect(alerts()).toEqual(['生成过于频繁，请一小时后再试'])
  })
})

describe('the way back to the partner', () => {
  it('stands at the end where the channel has one', async () => {
    answer(collect.customRouter, ok({ url: 'https://p.example/r?finTaskId=F1', title: '示例银行' }))
    await visit('taskSuccess', taskIn('SUCCESS', { result: 1 }))
    const link = document.querySelector<HTMLAnchorElement>('a[href^="https://p.example"]')
    expect(link?.textContent).toBe('返回示例银行')
    expect(link?.href).toBe('https://p.example/r?finTaskId=F1')
    expect(link?.target).toBe('')
  })
  it('stands where it was given up, too', async () => {
    answer(collect.customRouter, ok({ url: 'https://p.example/r?result=2', title: '示例银行' }))
    await visit('fail', taskIn('CANCELLED', { result: 2 }))
    expect(text()).toContain('返回示例银行')
  })
  it('is not there where it has none', async () => {
    answer(collect.customRouter, ok({ url: null, title: '示例银行' }))
    await visit('taskSuccess', taskIn('SUCCESS', { result: 1 }))
    expect(text()).not.toContain('返回示例银行')
  })
})

it('a link without a ticket asks for none', async () => {
  answer(collect.getChannelToken, welcome(taskIn('CREATED')))
  await visit('index')
  expect(sent(collect.collectDecode)).toEqual([])
})
