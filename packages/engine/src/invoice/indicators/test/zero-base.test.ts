/** n ÷ 0 of a share is not 新增: each says what its denominator is. */
import { describe, expect, it } from 'vitest'
import { allIndicators } from '../../../../test-support/all-indicators.ts'
import { row, type SmallPlan, smallFacts } from '../../../../test-support/small-facts.ts'
import { invoiceContext } from '../../context/context.ts'
import type { InvoiceRow } from '../../facts.ts'
import { INVOICE_PART } from '../../part.ts'

const of = (key: string, rows: readonly InvoiceRow[], plan: SmallPlan = {}) =>
  allIndicators(INVOICE_PART, invoiceContext(smallFacts(rows, plan))).find((i) => i.key === key)!

const sale = row('2025-06-10', 1000)
const red = row('2025-07-10', -1000)
const bought = row('2025-06-10', 500, { direction: 'IN' })

describe('n ÷ 0', () => {
  it.each<[string, InvoiceRow[], SmallPlan, string]>([
    ['I-092.L12', [sale], { registration: { paidInCapitalWan: 0 } }, '实缴资本为零'],
    ['I-092.L12', [sale], { registration: { registeredCapitalWan: 0 } }, '注册资本为零'],
    ['I-091.L12', [sale], { registration: { insuredCount: 0 } }, '参保人数为零'],
    ['I-072.L12', [bought], {}, '销项不含税净额为零'],
    ['I-073.L12', [bought], {}, '销项不含税净额为零'],
    ['I-030.L12', [red], {}, '蓝票价税合计为零'],
    ['I-032.L12', [sale, red], {}, '近12个月开票净额为零'],
    ['I-096.L12', [row('2025-06-10', -9, { direction: 'IN' })], {}, '进项蓝票为零'],
  ])('%s', (key, rows, plan, detail) => {
    const said = of(key, rows, plan)
    expect([said.value, said.reason, said.flag]).toEqual([null, 'ZERO_BASE', 'GREY'])
    expect(said.detail).toContain(detail)
  })
  it.each<[string, InvoiceRow[], string]>([
    ['I-072.L12', [red, bought], '销项不含税净额为负'],
    ['I-032.L12', [row('2025-06-10', 5), red], '近12个月开票净额为负'],
  ])('%s of a negative whole', (key, rows, detail) => {
    expect(of(key, rows)).toMatchObject({ value: null, reason: 'NOT_APPLICABLE' })
    expect(of(key, rows).detail).toContain(detail)
  })
  it('新增 is said only of what is compared with an earlier time', () => {
    const plan = { registration: { paidInCapitalWan: 0, insuredCount: 0, industrySection: 'C' } }
    const of = allIndicators(INVOICE_PART, invoiceContext(smallFacts([sale, red, bought], plan)))
    for (const i of of) if (i.reason === 'NO_BASE') expect(i.window, i.key).toContain('/')
  })
})
