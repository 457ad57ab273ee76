import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { row, smallFacts } from '../../../test-support/small-facts.ts'
import { evidenceFilter } from '../evidence/filter.ts'
import type { InvoiceRow } from '../facts.ts'
import { invoiceReport } from '../report.ts'
import { createScanFold } from './scan.ts'
import { numberOfKey } from './serial.ts'

const CODE = '1200154130'
const numbered = (from: number, n: number, more: Partial<InvoiceRow> = {}, date = '2025-06-12') =>
  Array.from({ length: n }, (_, i) =>
    row(date, 113 + i, { key: `${CODE}-${String(from + i).padStart(8, '0')}`, ...more }),
  )

const judge = (rows: InvoiceRow[]) => {
  const report = invoiceReport(smallFacts(rows))
  const indicator = report.indicators.find((i) => i.key === 'I-046.L12')!
  const rule = report.rules.find((r) => r.id === 'R-024')!
  const opened = ([query]: typeof indicator.evidence) =>
    query?.dataset === 'INVOICE' ? rows.filter(evidenceFilter(query, () => undefined, rows)) : []
  return { indicator, rule, rows: opened(indicator.evidence), ruleRows: opened(rule.evidence) }
}
/** Lone invoices, so that shares come out as wished. */
const lone = (n: number) =>
  Array.from({ length: n }, (_, i) =>
    row('2025-07-10', 50 + i, { key: `${CODE}-${10_000_000 + i * 10}` }),
  )

describe('numbers of keys', () => {
  it.each([
    ['1200154130-03630024', { code: '1200154130', number: 3_630_024 }],
    ['03630024', { code: '', number: 3_630_024 }],
    ['8335342@20170103@code:B-1@358034@60866', { code: '', number: 8_335_342 }],
    ['26442000005310626521', null],
    ['1200154130-03630024-R', null],
    ['A-1', null],
    ['', null],
    [undefined, null],
  ])('%s is %j', (key, expected) => {
    expect(numberOfKey(key)).toEqual(expected)
  })
})

describe('I-046 连号率', () => {
  it('counts runs of five, not of four, and opens to exactly those invoices', () => {
    const run = numbered(100, 5)
    const { indicator, rows } = judge([...run, ...numbered(300, 4), ...lone(91)])
    expect(indicator).toMatchObject({ value: 0.05, flag: 'GREEN' })
    expect(rows).toEqual(run)
  })
  it.each([
    ['another day', numbered(103, 3, {}, '2025-06-13')],
    ['another buyer', numbered(103, 3, { counterparty: 1 })],
    [
      'another code',
      numbered(103, 3).map((r) => ({ ...r, key: r.key!.replace(CODE, '9999999999') })),
    ],
    ['void', numbered(103, 3, { status: 'VOID' })],
    ['数电', numbered(103, 3, { kind: 'DIGITAL_NORMAL' })],
  ])('a run does not go on over %s', (_, rest) => {
    expect(judge([...numbered(100, 3), ...rest]).indicator.value).toBe(0)
  })
  it('purchases are not looked at', () => {
    expect(judge([...numbered(100, 9, { direction: 'IN' }), ...lone(10)]).indicator.value).toBe(0)
  })
  it('without a scan there is no value, and the rule is undecided', () => {
    const { scans: _, ...facts } = smallFacts(numbered(100, 12))
    const report = invoiceReport(facts)
    expect(report.indicators.find((i) => i.id === 'I-046')).toMatchObject({
      value: null,
      reason: 'NO_DATA',
    })
    expect(report.rules.find((r) => r.id === 'R-024')?.result).toBe('UNKNOWN')
  })
  it('数电 alone leaves nothing to judge', () => {
    const digital = numbered(1, 20, { kind: 'DIGITAL_SPECIAL' })
    expect(judge(digital).indicator).toMatchObject({ value: null, reason: 'ZERO_ZERO' })
    expect(judge(digital).rule.result).toBe('MISS')
  })
})

describe('R-024 连号开票', () => {
  it.each([
    [9, 200, 'MISS'],
    [10, 200, 'HIT'],
    [9, 82, 'MISS'],
    [9, 80, 'HIT'],
  ])('a run of %i beside %i others is %s', (run, others, expected) => {
    expect(judge([...numbered(100, run), ...lone(others)]).rule.result).toBe(expected)
  })
  it('names the numbers and opens to them', () => {
    const run = numbered(3_630_024, 10)
    const { rule, ruleRows } = judge([...run, ...numbered(200, 6), ...lone(300)])
    expect(rule.text).toBe(
      '2025-06-12向同一购方连号开具10张(发票代码1200154130，号码03630024–03630033)，建议了解拆分开票的原因。',
    )
    expect(ruleRows).toEqual(run)
  })
})

describe('scan', () => {
  const any = fc.record({
    day: fc.integer({ min: 20_000, max: 20_040 }),
    counterparty: fc.integer({ min: 0, max: 2 }),
    number: fc.integer({ min: 1, max: 25 }),
    status: fc.constantFrom('NORMAL' as const, 'NORMAL' as const, 'VOID' as const),
  })
  it('does not depend on the order of rows', () => {
    const scan = (rows: InvoiceRow[]) => {
      const fold = createScanFold()
      for (const r of rows) fold.add(r)
      return fold.scans()
    }
    fc.assert(
      fc.property(fc.array(any, { maxLength: 80 }), (plans) => {
        const rows = plans.map(({ number, ...r }) =>
          row('2025-01-01', 9, { ...r, key: `${CODE}-${number}` }),
        )
        expect(scan([...rows].reverse())).toEqual(scan(rows))
      }),
    )
  })
  it('counts rows whose sum is wrong, beyond the tolerance and not void', () => {
    const wrong = (by: number, more: Partial<InvoiceRow> = {}) => {
      const r = row('2025-06-12', 113, more)
      return { ...r, total: r.total + by }
    }
    const fold = createScanFold()
    for (const r of [wrong(0), wrong(5), wrong(6), wrong(-6), wrong(99, { status: 'VOID' })])
      fold.add(r)
    expect(fold.scans()).toMatchObject([{ direction: 'OUT', sumFailures: 2 }])
  })
})
