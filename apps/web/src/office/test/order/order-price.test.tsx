// @vitest-environment happy-dom
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { intake } from '@xinjian/contract/nouns/intake'
import { ledger } from '@xinjian/contract/nouns/ledger'
import { report } from '@xinjian/contract/nouns/report'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leaveForGood, text } from '../../../test-support/page.tsx'
import { answer, ok, sent } from '../../../test-support/server.ts'
import { be, newDesk, paged } from '../desk.tsx'
import { AT, COMPANY, FIRM, kindBox, PRODUCTS, ROW, show } from './order-sample.ts'

const QUOTE = {
  open: true,
  unit: '次',
  chargeRule: 'FOUND',
  price: 120_000,
  validDays: 30,
  freeUntil: null as string | null,
}
const BALANCE = {
  available: 1_000_000,
  held: 0,
  creditLimit: 0,
  spendable: 1_000_000,
  warnBelow: null,
  low: false,
}
const quoted = (...quotes: (object | null)[]) =>
  ok(PRODUCTS.map((product, i) => ({ ...product, ready: true, quote: quotes[i] ?? null })))

beforeEach(() => {
  newDesk()
  answer(enterprise.enterpriseList, ok(paged([FIRM])))
  answer(report.reportResult, ok(paged([ROW])))
  answer(report.accessCompany, ok(COMPANY))
  answer(intake.jobEvents, new Promise(() => undefined))
  answer(ledger.companyBalance, ok(BALANCE))
})
afterEach(leaveForGood)

const both = `${AT}&reportType=INVOICE,TAX_PAYMENT`
const part = (start: string) =>
  [...document.querySelectorAll('p')].find((p) => p.textContent.startsWith(start))?.textContent ??
  ''

describe('the price', () => {
  it('stands at each kind with its rule and validity, and as the sum of those chosen beside the balance', async () => {
    answer(report.accessProducts, quoted(QUOTE, { ...QUOTE, price: 160_000, validDays: 0 }))
    await show(both)
    const told = kindBox('发票报告').closest('fieldset > div')?.textContent
    expect(told).toContain('¥12.00 / 次查得计费 · 有效期 30 天')
    expect(part('合计')).toContain('合计 ¥28.00')
    expect(part('合计')).toContain('可用额度 ¥100.00')
    expect(text()).not.toContain('余额不足')
  })

  it('of what is still valid is nothing, and says until when', async () => {
    const free = { ...QUOTE, price: 0, freeUntil: '2026-12-20T02:00:00Z' }
    answer(report.accessProducts, quoted(free, QUOTE))
    await show(both)
    expect(text()).toContain('有效期内免费（至 2026-12-20）')
    expect(part('合计')).toContain('合计 ¥12.00')
    expect(part('合计')).toContain('已选 2 种，其中 1 种在有效期内免费')
  })

  it('beyond what can be spent is told before anything is sent', async () => {
    answer(report.accessProducts, quoted(QUOTE))
    answer(ledger.companyBalance, ok({ ...BALANCE, spendable: 119_999 }))
    await show(`${AT}&reportType=INVOICE`)
    expect(part('合计')).toContain('余额不足，请充值后再查询')
  })

  it('is shown to who may not see the balance, which is not asked for', async () => {
    be('ROLE_RYC_CHILD')
    answer(report.accessProducts, quoted(QUOTE))
    await show(`${AT}&reportType=INVOICE`)
    expect(part('合计')).toContain('合计 ¥12.00')
    expect(part('合计')).not.toContain('可用额度')
    expect(sent(ledger.companyBalance)).toEqual([])
  })
})
