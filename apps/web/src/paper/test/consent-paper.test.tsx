// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { consent } from '@xinjian/contract/nouns/consent'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newTab, putCookie, show } from '../../shell/test/tab.tsx'
import { leaveForGood, settle, text } from '../../test-support/page.tsx'
import { answer, DEAD, headersOf, no, ok, sent } from '../../test-support/server.ts'

const PAPER = {
  contractNo: 'SQ20261008000001',
  title: '企业涉税信息查询授权书',
  version: '2',
  hash: 'ab'.repeat(32),
  seal: 'cd'.repeat(32),
  enterprise: { name: '示例科技有限公司', taxNo: '91440399MAQ8Q5RN7G' },
  grantees: ['示例银行', '信鉴科技'],
  signedAt: '2026-10-08T02:21:00Z',
  validTo: '2027-10-08T02:21:00Z',
  paragraphs: ['本企业授权示例银行。', '三、使用目的', '<b>仅用于贷款审批。</b>'],
  consents: ['同意向第三方提供', '同意处理敏感个人信息'],
  evidence: [
    { label: '签署时间', value: '2026-10-08T02:21:00.000Z' },
    { label: '手机号', value: '138****0001' },
  ],
}
const marks = () => document.documentElement.dataset
let load: () => Promise<unknown>
const open = (query = '?ticket=tick') =>
  show(`/pdfTemplate_consent${query}`, async () => {
    const { Component } = await import('../pages/ConsentPaper.tsx')
    return <Component />
  })

beforeEach(() => {
  newTab(null)
  vi.doMock('@fontsource/noto-sans-sc/400.css', () => ({}))
  vi.doMock('@fontsource/noto-sans-sc/700.css', () => ({}))
  delete marks().paperReady
  delete marks().paperError
  load = async () => []
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { ready: Promise.resolve(), load: () => load() },
  })
  answer(consent.consentPaper, ok(PAPER))
})
afterEach(() => {
  Reflect.deleteProperty(document, 'fonts')
  leaveForGood()
})

describe('a signed contract for the printer', () => {
  it('is opened by its ticket alone, whoever is logged in', async () => {
    putCookie('token', 'T')
    await open()
    expect(sent(consent.consentPaper)).toEqual([{ ticket: 'tick' }])
    expect(headersOf(consent.consentPaper)[0]).not.toHaveProperty('Authorization')
  })

  it('says who allowed what to whom, and until when in China’s time', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(PAPER.title)
    for (const words of [
      '授权书编号SQ20261008000001',
      '授权人示例科技有限公司',
      '被授权机构示例银行、信鉴科技',
      '签署时间2026-10-08 10:21:00',
      '有效期至2027-10-08 10:21:00',
    ])
      expect(text()).toContain(words)
  })

  it('carries the text word for word, as text and never as markup', async () => {
    await open()
    expect(text()).toContain('本企业授权示例银行。三、使用目的<b>仅用于贷款审批。</b>')
    expect(document.querySelector('article b')).toBeNull()
  })

  it('lists every tick, the evidence as it was masked, and the seal', async () => {
    await open()
    expect([...document.querySelectorAll('li')].map((li) => li.textContent)).toEqual(PAPER.consents)
    expect(text()).toContain('手机号138****0001')
    expect(text()).toContain(`平台校验码（HMAC-SHA-256）${PAPER.seal}`)
    expect(text()).toContain('/verify')
  })

  it('is announced once it is drawn, and light whatever was chosen', async () => {
    putCookie('theme', 'dark')
    await open()
    expect([marks().paperReady, marks().paperError, marks().theme]).toEqual([
      '',
      undefined,
      'light',
    ])
  })

  it('waits for its fonts, and does without one that cannot be had', async () => {
    const gate = Promise.withResolvers<unknown>()
    load = () => gate.promise
    await open()
    expect([text(), marks().paperReady]).toEqual(['', undefined])
    gate.reject(new Error('no font'))
    await settle()
    expect(text()).toContain(PAPER.title)
    expect(marks().paperReady).toBe('')
  })
})

describe('a sheet that cannot be had', () => {
  it.each([
    ['a ticket that is over', no(401, '凭据已过期'), '凭据已过期'],
    ['a dead line', DEAD, '网络连接异常，请检查网络后重试'],
  ])('%s: says why, and the printer gives up at once', async (_, given, words) => {
    answer(consent.consentPaper, given)
    await open()
    expect(text()).toBe(words)
    expect([marks().paperError, marks().paperReady]).toEqual([words, undefined])
  })
})
