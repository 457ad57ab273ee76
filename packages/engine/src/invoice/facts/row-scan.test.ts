/** What only single rows tell: voided blues, reds and blank sheets apart, reds issued anew, quantities that repeat (I-027, I-028, I-033, I-047, R-016, R-017). */
import { describe, expect, it } from 'vitest'
import { row, type SmallPlan, smallFacts } from '../../../test-support/small-facts.ts'
import { evidenceFilter, measureRows } from '../evidence/filter.ts'
import type { InvoiceFacts, InvoiceRow } from '../facts.ts'
import { invoiceReport } from '../report.ts'

function judge(rows: readonly InvoiceRow[], plan: SmallPlan = {}, change = (f: InvoiceFacts) => f) {
  const report = invoiceReport(change(smallFacts(rows, plan)))
  const i = (key: string) => report.indicators.find((indicator) => indicator.key === key)!
  const sum = (key: string, measure: 'COUNT' | 'NET_TOTAL') => {
    const [query] = i(key).evidence
    if (query?.dataset !== 'INVOICE') return null
    const matches = evidenceFilter(query, () => undefined, rows)
    return measureRows(rows.filter(matches), measure, () => undefined, query)
  }
  return { i, sum, r: (id: string) => report.rules.find((rule) => rule.id === id)! }
}
const VOID = { status: 'VOID' } as const
const blank = (date: string, n: number) => Array.from({ length: n }, () => row(date, 0, VOID))
const many = (date: string, n: number, total = 100, more: Partial<InvoiceRow> = {}) =>
  Array.from({ length: n }, (_, i) => row(date, total + i, more))
/** As facts were stored before rows were scanned for this. */
const unscanned = (facts: InvoiceFacts): InvoiceFacts => ({
  ...facts,
  scans: facts.scans!.map(({ rows: _, ...scan }) => scan),
})

describe('voided blue and voided red', () => {
  const rows = [
    row('2025-06-10', 900),
    row('2025-06-11', 100, VOID),
    row('2025-06-12', -700, VOID),
    ...blank('2025-06-13', 4),
  ]
  it('I-028 never offsets one with the other', () => {
    const { i, sum } = judge(rows)
    expect(i('I-028.L12')).toMatchObject({ value: 0.1, flag: 'YELLOW' })
    expect(i('I-028.L12').inputs).toEqual([
      { name: '作废蓝票价税合计', value: 100, unit: 'yuan' },
      { name: '税控蓝票价税合计', value: 900, unit: 'yuan' },
      { name: '作废红票价税合计(绝对值，不计)', value: 700, unit: 'yuan' },
    ])
    expect(sum('I-028.L12', 'NET_TOTAL')).toBe(100)
  })
  it('I-027 leaves blank sheets out and says how many', () => {
    const { i, sum } = judge(rows)
    expect(i('I-027.L12').value).toBe(0.666667)
    expect(i('I-027.L12').inputs.slice(0, 3)).toEqual([
      { name: '作废张数', value: 2, unit: 'count' },
      { name: '税控发票张数', value: 3, unit: 'count' },
      { name: '空白作废张数(不计)', value: 4, unit: 'count' },
    ])
    expect(sum('I-027.L12', 'COUNT')).toBe(2)
  })
  it('facts stored before cannot tell them apart, and say so', () => {
    const { i, r } = judge(rows, {}, unscanned)
    expect(i('I-028.L12')).toMatchObject({
      value: null,
      reason: 'NO_DATA',
      detail: '已存数据没有逐张的作废记录，作废的蓝票与红票不能分开',
    })
    expect(i('I-027.L12')).toMatchObject({
      value: 0.857143,
      detail: '含空白作废，已存数据不能分开',
    })
    expect(r('R-017')).toMatchObject({ result: 'UNKNOWN' })
    expect(r('R-017').reason).not.toContain('未采集')
  })
  it('without a void there is nothing to tell apart', () => {
    const { i, r } = judge([row('2025-06-10', 900)], {}, unscanned)
    expect(i('I-028.L12').value).toBe(0)
    expect(r('R-017').result).toBe('MISS')
  })
})

describe('R-016 and R-017 on blank voids', () => {
  it.each([
    ['on one day', [...blank('2025-06-12', 40), ...many('2025-06-12', 5)]],
    ['at the end of a month', [...blank('2025-06-30', 40), ...many('2025-06-03', 5)]],
    ['all year', [...blank('2025-06-10', 40), ...many('2025-06-12', 60)]],
  ])('%s are no alarm', (_, rows) => {
    const { r } = judge(rows)
    expect([r('R-016').result, r('R-017').result]).toEqual(['MISS', 'MISS'])
  })
  it('R-017 counts the sheets that say something, and tells blue from red', () => {
    const rows = [
      ...blank('2025-06-12', 6),
      ...many('2025-06-12', 9, 100, VOID),
      row('2025-06-12', -5000, VOID),
      ...many('2025-06-12', 9),
    ]
    expect(judge(rows).r('R-017')).toMatchObject({
      result: 'HIT',
      text: '2025-06-12集中作废10张，其中蓝票9张、金额936.00元，红票1张、金额5,000.00元，建议了解原因。',
      value: 10,
      evidence: [{ rows: 'VOID', system: 'TAX_DISK', predicate: 'NOT_BLANK', from: '2025-06-12' }],
    })
    expect(judge(rows.slice(0, -10)).r('R-017').result).toBe('MISS')
  })
})

describe('I-033 红冲后重开率', () => {
  const red = row('2025-06-10', -1000, { minute: 600 })
  const of = (...more: InvoiceRow[]) =>
    judge([row('2025-05-02', 1000), red, ...more]).i('I-033.L12')
  it.each<[string, InvoiceRow[], number]>([
    ['nothing after it', [], 0],
    ['a week later', [row('2025-06-17', 1000)], 1],
    ['eight days later', [row('2025-06-18', 1000)], 0],
    ['the day before', [row('2025-06-09', 1000)], 0],
    ['two per cent more', [row('2025-06-12', 1020)], 1],
    ['a fen beyond two per cent', [row('2025-06-12', 1020.01)], 0],
    ['another buyer', [row('2025-06-12', 1000, { counterparty: 1 })], 0],
    ['void', [row('2025-06-12', 1000, VOID)], 0],
    ['later the same day', [row('2025-06-10', 1000, { minute: 601 })], 1],
    ['earlier the same day', [row('2025-06-10', 1000, { minute: 599 })], 0],
    ['the same day without a time', [row('2025-06-10', 1000, { minute: -1 })], 0],
    ['a purchase', [row('2025-06-12', 1000, { direction: 'IN' })], 0],
  ])('%s', (_, more, value) => {
    expect(of(...more)).toMatchObject({ value, flag: 'GREY' })
  })
  it('looks into the next month', () => {
    const rows = [row('2025-06-28', -1000), row('2025-07-02', 1000)]
    expect(judge(rows).i('I-033.L12').value).toBe(1)
  })
  it('without a red there is nothing to ask', () => {
    expect(judge([row('2025-06-10', 5)]).i('I-033.L12').reason).toBe('ZERO_ZERO')
  })
  it('facts stored before say that rows were not kept', () => {
    const said = judge([red], {}, unscanned).i('I-033.L12')
    expect(said).toMatchObject({
      value: null,
      reason: 'NO_DATA',
      detail: '已存数据没有逐张的红票记录',
    })
  })
})

describe('I-047 数量一致率', () => {
  const line = (date: string, quantities: (number | null)[], total = 113): InvoiceRow => ({
    ...row(date, total),
    items: quantities.map((quantity) => ({
      category: '1070101',
      goods: '货',
      rateBp: 1300,
      quantity,
      amount: 100,
      tax: 13,
    })),
  })
  const each = (n: number, quantity: number | null, date = '2025-06-10') =>
    Array.from({ length: n }, () => line(date, [quantity]))
  it('is the weight of the quantity that occurs most, over months', () => {
    const rows = [
      ...each(8, 99),
      ...each(8, 7),
      ...each(6, 7, '2025-07-10'),
      line('2025-08-10', [3, 4]),
    ]
    expect(judge(rows).i('I-047.L12')).toMatchObject({
      value: 0.583333,
      flag: 'RED',
      detail: '数量为7',
      inputs: [
        { name: '数量相同的明细行', value: 14, unit: 'entries' },
        { name: '写明数量的明细行', value: 24, unit: 'entries' },
      ],
    })
  })
  it('one piece says nothing, a missing quantity neither, a red is no line of its own', () => {
    const rows = [
      ...each(50, 1),
      ...each(9, null),
      line('2025-06-11', [-7], -113),
      line('2025-06-10', [7]),
    ]
    expect(judge(rows).i('I-047.L12')).toMatchObject({ value: 1, flag: 'GREY' })
    expect(judge(each(50, 1)).i('I-047.L12')).toMatchObject({
      value: null,
      reason: 'NOT_APPLICABLE',
    })
  })
  it('without lines it says so, without a scan too', () => {
    expect(judge([row('2025-06-10', 5)]).i('I-047.L12').detail).toBe('未采集销项明细')
    expect(judge(each(9, 7), {}, unscanned).i('I-047.L12').detail).toBe('已存数据没有逐行的数量')
  })
})
