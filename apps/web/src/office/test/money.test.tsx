// @vitest-environment happy-dom
import { billing } from '@xinjian/contract/nouns/billing'
import { intake } from '@xinjian/contract/nouns/intake'
import { ledger } from '@xinjian/contract/nouns/ledger'
import { metering } from '@xinjian/contract/nouns/metering'
import { product } from '@xinjian/contract/nouns/product'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leaveForGood, press, text } from '../../test-support/page.tsx'
import { answer, ok, sent } from '../../test-support/server.ts'
import { Component as MonthlyBill } from '../billing/pages/MonthlyBill.tsx'
import { Component as OperateVouchers } from '../billing/pages/OperateVouchers.tsx'
import { Component as ProductDetails } from '../product/pages/ProductDetails.tsx'
import { be, newDesk, open, paged } from './desk.tsx'

const PRODUCT = {
  code: 'TAX',
  name: '税务报告',
  nameEn: 'Tax report',
  category: 'REPORT',
  unit: '次',
  terms: 3,
  chargeRule: 'FOUND',
  tiers: [
    { nth: 1, price: 120_000 },
    { nth: 101, price: 100_000 },
  ],
  validDays: 30,
  onSale: true,
  review: false,
  ownPrice: false,
  open: false,
  openedAt: null,
  orderNo: null,
  waiting: false,
  charged: 100,
}
const HEAD = {
  month: '2026-10',
  status: 'FROZEN',
  amount: 240_000,
  reversed: 120_000,
  adjusted: 5_000,
  total: 115_000,
  frozenAt: null,
  confirmedBy: null,
  confirmedAt: null,
  invoiceNo: null,
  invoicedAt: null,
  payment: null,
  paidAt: null,
}
const LINE = {
  product: 'TAX',
  productName: '税务报告',
  productNameEn: 'Tax report',
  unit: '次',
  calls: 3,
  found: 3,
  charged: 2,
  free: 1,
  amount: 240_000,
  auto: 1,
  autoAmount: 120_000,
  reversed: 1,
  reversedAmount: 120_000,
}

beforeEach(() => {
  newDesk()
  answer(intake.jobEvents, new Promise(() => undefined))
})
afterEach(leaveForGood)

describe('a product', () => {
  it('tells the tier that the month has reached, and is opened under the terms that are shown', async () => {
    answer({ ...product.userProduct, path: '/front/userproduct/select/unit/TAX' }, ok(PRODUCT))
    await open('/product/details?code=TAX', ProductDetails)
    expect(text()).toContain('¥10.00 / 次')
    expect(text()).toContain('计费后 30 天内再次查询同一企业免费')
    answer(product.productOrder, ok({}))
    await press('开通')
    expect(text()).toContain('按 ¥10.00 / 次（查得计费）开通税务报告，开通本身不收费')
  })

  it('is opened by nobody who may not', async () => {
    be('ROLE_COMPANY_STAFF')
    answer({ ...product.userProduct, path: '/front/userproduct/select/unit/TAX' }, ok(PRODUCT))
    await open('/product/details?code=TAX', ProductDetails)
    expect(text()).toContain('未开通')
    expect(document.querySelector('button')?.textContent ?? '').not.toContain('开通')
  })
})

describe('a bill', () => {
  it('tells what is due, and a line leads to its calls', async () => {
    answer(billing.billMonth, ok({ head: HEAD, lines: [LINE], adjustments: [] }))
    answer(metering.usageList, ok(paged([])))
    answer(
      ledger.companyCapital,
      ok({
        available: -20_000,
        held: 0,
        creditLimit: 50_000,
        spendable: 30_000,
        warnBelow: 40_000,
        low: true,
        recharged: 100_000,
        spent: 120_000,
        adjusted: 0,
        lastRecharge: { at: '2026-10-08T02:21:00Z', amount: 60_000 },
      }),
    )
    await open('/finance/monthlyBill?month=2026-10', MonthlyBill)
    expect(text()).toContain('其中自动生成 1 次，¥12.00')
    expect(text()).toContain('累计充值¥10.00最近一次 2026-10-08，¥6.00')
    expect(text()).toContain('¥11.50')
    expect(text()).toContain('−¥2.00')
    expect(text()).toContain('可用额度低于预警线 ¥4.00')
    expect(text()).toContain('已出账，待确认')
    await press('税务报告')
    expect(location.search).toContain('productId=TAX')
    expect(sent(metering.usageList).at(-1)).toMatchObject({ month: '2026-10', product: 'TAX' })
  })
})

describe('a voucher', () => {
  it('is decided by another than who entered it', async () => {
    be('ROLE_OPERATOR')
    const row = {
      id: 1,
      companyId: 2,
      companyName: '示例商业银行',
      kind: 'RECHARGE',
      amount: 5_000_000,
      about: '银行流水 1',
      note: '充值',
      status: 'ASKED',
      askedBy: 'admin',
      askedAt: '2026-11-20T02:21:00Z',
      decidedBy: null,
      decidedAt: null,
      decision: null,
      own: true,
    }
    answer(billing.operateVouchers, ok([row]))
    await open('/operateManage/vouchers', OperateVouchers)
    expect(text()).toContain('¥500.00')
    expect(text()).toContain('须由另一位运营复核')
    expect(document.body.textContent).not.toContain('通过退回')
  })
})
