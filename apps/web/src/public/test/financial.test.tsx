// @vitest-environment happy-dom
import { channel } from '@xinjian/contract/nouns/channel'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newTab, show } from '../../shell/test/tab.tsx'
import { address, leaveForGood, pass, text } from '../../test-support/page.tsx'
import { answer, DEAD, headersOf, no, ok, sent } from '../../test-support/server.ts'

const open = (query: string) =>
  show(`/public/financial${query}`, async () => {
    const { Component } = await import('../Financial.tsx')
    return (
      <Routes>
        <Route path="/public/financial" element={<Component />} />
        <Route path="*" element={null} />
      </Routes>
    )
  })

beforeEach(() => {
  newTab()
  answer(
    channel.publicFinance,
    ok({ institution: '示例商业银行', title: '示例银行企业授权采集', channel: 'c1', source: 'wx' }),
  )
})
afterEach(leaveForGood)

describe('the address that a partner puts into its pages', () => {
  it('says who asks, then leads to where the enterprise gives its data', async () => {
    await open('?channel=c1&source=wx')
    expect(sent(channel.publicFinance)).toEqual([{ channel: 'c1', source: 'wx' }])
    expect(headersOf(channel.publicFinance)[0]).not.toHaveProperty('Authorization')
    expect(text()).toContain('示例商业银行')
    expect(text()).toContain('正在前往“示例银行企业授权采集”')
    expect(address()).toContain('/public/financial')
    await pass(2000)
    expect(address()).toBe('/m/taxWeb/index?channel=c1&source=wx')
  })

  it('with a token leads to the report that it shares, and asks nobody before', async () => {
    await open('?token=a.b%2Fc')
    expect(address()).toBe('/share/a.b%2Fc')
    expect(sent(channel.publicFinance)).toEqual([])
  })

  it('leads to no other site, whatever it says', async () => {
    await open('?channel=c1&redirect=https%3A%2F%2Fevil.example&to=//evil.example')
    await pass(2000)
    expect(address()).toBe('/m/taxWeb/index?channel=c1&source=wx')
  })

  it.each([
    ['', '链接不完整，请向发送方索取新链接'],
    ['?channel=gone', '采集链接无效或已过期，请向发送方索取新链接'],
  ])('%j leads nowhere, and says what to do', async (query, words) => {
    answer(channel.publicFinance, no(3001, '采集链接无效或已过期，请向发送方索取新链接'))
    await open(query)
    await pass(5000)
    expect(text()).toContain(words)
    expect(address()).toBe(`/public/financial${query}`)
  })

  it('on a dead line says so', async () => {
    answer(channel.publicFinance, DEAD)
    await open('?channel=c1')
    expect(text()).toContain('网络连接异常，请检查网络后重试')
  })
})
