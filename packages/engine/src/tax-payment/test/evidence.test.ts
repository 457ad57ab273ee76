/** Every figure's rows, chosen by the conditions of its evidence, come to the figure. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { livelyFacts, payment, taxFacts } from '../../../test-support/tax-facts.ts'
import { variantKey } from '../../kit/definition.ts'
import { type Condition, predicateOf, type Scalar } from '../../report/condition.ts'
import type { EvidenceQuery, ReportDocument, TableBlock } from '../../report/document.ts'
import type { Measure } from '../definition.ts'
import type { Arrear, Payment, TaxPaymentFacts } from '../facts.ts'
import { TAX_PAYMENT_INDICATORS } from '../indicators/registry.ts'
import { taxPaymentReport } from '../report.ts'

type Row = Payment | Arrear
const read = (row: Row, field: string): Scalar | null =>
  (row as unknown as Record<string, Scalar | null>)[field] ?? null

function rowsOf(facts: TaxPaymentFacts, query: EvidenceQuery | undefined): Row[] {
  if (query?.dataset === 'TAX_PAYMENT')
    return facts.payments.filter(predicateOf<Payment, string>(query.where, read))
  if (query?.dataset === 'TAX_ARREARS')
    return (facts.arrears ?? []).filter(predicateOf<Arrear, string>(query.where, read))
  throw new Error('no such dataset')
}

const yuan = (fen: number) => Math.round(fen) / 100
const amounts = (rows: readonly Row[]) =>
  yuan(rows.reduce((s, r) => s + Math.abs(r.amount ?? 0), 0))

function measured(rows: readonly Row[], measure: Measure): number | null {
  switch (measure) {
    case 'AMOUNT':
      return amounts(rows)
    case 'COUNT':
      return rows.length
    case 'MONTHS':
    case 'LOOKED_AT':
      return new Set(
        (rows as Payment[]).filter((r) => r.amount > 0).map((r) => r.paidOn?.slice(0, 7)),
      ).size
    case 'BALANCE':
      return yuan((rows as Arrear[]).reduce((s, r) => s + (r.balance ?? 0), 0))
  }
}

function checkIndicators(facts: TaxPaymentFacts, report: ReportDocument): number {
  let checked = 0
  for (const definition of TAX_PAYMENT_INDICATORS)
    for (const variant of definition.variants) {
      const key = variantKey(definition, variant)
      const { inputs, evidence } = report.indicators.find((i) => i.key === key)!
      for (const [i, leg] of evidence.entries()) {
        expect([key, i, inputs[i]!.value]).toEqual([
          key,
          i,
          measured(rowsOf(facts, leg), definition.evidence!),
        ])
        checked++
      }
    }
  return checked
}

const tables = (report: ReportDocument): TableBlock[] =>
  report.sections.flatMap((s) => s.blocks).filter((b): b is TableBlock => b.kind === 'table')

function checkTables(facts: TaxPaymentFacts, report: ReportDocument): number {
  let checked = 0
  for (const { id, rows, evidence = [] } of tables(report))
    for (const [i, cells] of rows.entries()) {
      const [leg] = evidence[i] ?? []
      if (!leg) continue
      const found = amounts(rowsOf(facts, leg))
      const { paid, total, amount } = cells as Record<string, number>
      const expected = Math.abs(paid ?? total ?? amount ?? 0)
      expect([id, i, expected]).toEqual([id, i, found])
      checked++
    }
  return checked
}

describe('evidence', () => {
  it.each([undefined, 2025 * 12 + 5, 2024 * 12 + 11])(
    'adds up to every figure of a lively firm (%s)',
    (through) => {
      const facts = livelyFacts()
      const report = taxPaymentReport(facts, through)
      expect(checkIndicators(facts, report)).toBeGreaterThan(15)
      expect(checkTables(facts, report)).toBeGreaterThan(60)
    },
  )

  const kinds = [
    '增值税',
    '企业所得税',
    '城市维护建设税',
    '个人所得税',
    '失业保险费',
    '税务部门罚没收入',
    '印花税',
  ]
  const types = ['一般申报', '查补', '滞纳金', '罚款', '代扣代缴', '退抵', '加收利息', '预缴', null]
  const some = fc.record({
    day: fc.integer({ min: 1, max: 28 }),
    ago: fc.integer({ min: 0, max: 40 }),
    dated: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
    yuan: fc.integer({ min: -500, max: 5_000 }),
    taxKind: fc.constantFrom(...kinds),
    payType: fc.constantFrom(...types),
    status: fc.constantFrom('已入库', '已缴款未入库', '退库', '处理中', null),
    entered: fc.boolean(),
  })

  it('adds up whatever the bureau lists, and every payment is of exactly one class', () => {
    fc.assert(
      fc.property(fc.array(some, { maxLength: 60 }), (given) => {
        const facts = taxFacts(
          given.map(({ day, ago, dated, yuan: value, entered, ...labels }, i) => {
            const month = 2026 * 12 + 2 - ago
            const on = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`
            return payment(dated ? on : null, value, {
              ...labels,
              treasuryOn: entered ? on : null,
              key: `K${i}`,
            })
          }),
        )
        const report = taxPaymentReport(facts)
        checkIndicators(facts, report)
        checkTables(facts, report)
        expect(report.quality.find((q) => q.check === 'RECONCILED')?.result).toBe('PASS')
      }),
      { numRuns: 200 },
    )
  })

  it('of one payment is that payment', () => {
    const facts = livelyFacts()
    const { rows, evidence } = tables(taxPaymentReport(facts)).find((t) => t.id === 'payments')!
    for (const [i, cells] of rows.entries()) {
      const [row] = rowsOf(facts, evidence![i]![0])
      expect(rowsOf(facts, evidence![i]![0])).toHaveLength(1)
      expect([row!.taxKind, (row as Payment).paidOn]).toEqual([cells.taxKind, cells.paidOn])
    }
  })

  it('speaks of no field that the server does not keep', () => {
    const known = {
      TAX_PAYMENT: ['key', 'taxKind', 'payType', 'status', 'paidOn', 'treasuryOn', 'amount'],
      TAX_ARREARS: ['key', 'balance', 'occurredOn'],
    }
    const fields = (c: Condition): string[] =>
      'all' in c ? c.all.flatMap(fields) : 'any' in c ? c.any.flatMap(fields) : [c.field]
    const report = taxPaymentReport(livelyFacts())
    const all = [...report.indicators, ...report.rules].flatMap((i) => i.evidence)
    for (const leg of [...all, ...tables(report).flatMap((t) => (t.evidence ?? []).flat())])
      if (leg.dataset === 'TAX_PAYMENT' || leg.dataset === 'TAX_ARREARS')
        for (const field of fields(leg.where)) expect(known[leg.dataset]).toContain(field)
  })
})
