/** The rows behind a figure, chosen by the conditions of its evidence, come to the figure; every row of a list opens itself alone. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bankAuth,
  insured,
  monthText,
  rating,
  recordFacts,
  steadyFacts,
  violation,
} from '../../../../test-support/tax-record-facts.ts'
import { predicateOf, type Scalar } from '../../../report/condition.ts'
import type { EvidenceQuery, ReportDocument, TableBlock } from '../../../report/document.ts'
import type { TaxFacts } from '../../facts.ts'
import { taxReport } from '../../report.ts'

type Row = Readonly<Record<string, Scalar | null>>

/** As the server reads them: months as the bureau wrote them, with a hyphen or without. */
function rowsOf(facts: TaxFacts, dataset: string): readonly Row[] {
  const lists: Record<string, readonly object[] | null> = {
    CREDIT_RATING: facts.ratings,
    TAX_VIOLATION: facts.violations,
    BANK_TAX_AUTH: facts.bankAuths,
    SOCIAL_INSURANCE:
      facts.insurance?.map((row, i) => ({
        ...row,
        month: i % 2 ? monthText(row.month) : monthText(row.month).replace('-', ''),
      })) ?? null,
  }
  return (lists[dataset] ?? []) as readonly Row[]
}

function found(facts: TaxFacts, query: EvidenceQuery | undefined): readonly Row[] {
  if (!query || query.dataset === 'INVOICE') throw new Error('no record')
  return rowsOf(facts, query.dataset).filter(
    predicateOf<Row, string>(query.where, (row, field) => row[field] ?? null),
  )
}

const of = ({ indicators }: ReportDocument, key: string) => indicators.find((i) => i.key === key)!
const tableOf = ({ sections }: ReportDocument, id: string): TableBlock =>
  sections.flatMap((s) => s.blocks).find((b) => b.id === id) as TableBlock

const day = fc
  .record({ ago: fc.integer({ min: 0, max: 30 }), n: fc.integer({ min: 1, max: 28 }) })
  .map(({ ago, n }) => `${monthText(2026 * 12 + 1 - ago)}-${String(n).padStart(2, '0')}`)

describe('evidence', () => {
  it('comes to the figures of the records', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(day, { maxLength: 8 }),
        fc.array(fc.constantFrom('未处理', '已处理', null), { minLength: 8, maxLength: 8 }),
        fc.array(fc.record({ who: fc.constantFrom('甲', '乙', '丙'), on: day }), { maxLength: 8 }),
        (days, states, auths) => {
          const facts = recordFacts({
            violations: days.map((on, i) => violation(on, { status: states[i]! })),
            bankAuths: [
              ...new Map(auths.map(({ who, on }) => [`${who}/${on}`, bankAuth(who, on)])).values(),
            ],
          })
          const report = taxReport(facts)
          for (const state of ['OPEN', 'SETTLED']) {
            const { value, evidence } = of(report, `T-022.${state}.L24`)
            expect(found(facts, evidence[0])).toHaveLength(value as number)
          }
          for (const window of ['L3', 'L6', 'L12']) {
            const { value, evidence } = of(report, `ML-05.${window}`)
            const rows = found(facts, evidence[0])
            expect(new Set(rows.map((row) => row.institution)).size).toBe(value)
          }
        },
      ),
      { numRuns: 40 },
    )
  })

  it('opens the ratings and the months that are named', () => {
    const facts = recordFacts({
      ratings: [2020, 2021, 2022, 2023, 2024].map((year) => rating(year, 'B')),
      insurance: [insured('2025-01', 9), insured('2025-02', 10), insured('2026-02', 12)],
    })
    const report = taxReport(facts)
    const years = (key: string) => found(facts, of(report, key).evidence[0]).map((r) => r.year)
    expect(years('T-025.asOf')).toEqual([2024])
    expect(years('T-026.asOf')).toEqual([2022, 2023, 2024])
    const change = of(report, 'T-047.L12')
    expect(change.evidence.map((leg) => found(facts, leg).map((r) => r.insured))).toEqual([
      [12],
      [10],
    ])
  })

  it('of a row of a list is that row', () => {
    const base = steadyFacts()
    const facts: TaxFacts = {
      ...base,
      violations: [violation('2024-01-01'), violation('2025-01-01', { status: '未处理' })],
      bankAuths: [bankAuth('甲', '2025-01-02'), bankAuth('甲', '2025-03-02'), bankAuth('乙', null)],
    }
    const report = taxReport(facts)
    for (const id of ['ratings', 'insurance', 'violations', 'auths']) {
      const { rows, evidence } = tableOf(report, id)
      expect([id, rows.length > 1]).toEqual([id, true])
      for (const [i, legs] of evidence!.entries())
        expect([id, i, found(facts, legs[0]).length]).toEqual([id, i, 1])
    }
  })
})

describe('chapters', () => {
  it('hide persons: owners, changes of persons, staff whose name came whole', () => {
    const base = steadyFacts()
    const facts: TaxFacts = {
      ...base,
      registration: {
        ...base.registration,
        people: [{ role: '办税人', name: '欧阳示例', phone: '19900001234' }],
        changes: [
          { on: '2025-01-01', item: '法定代表人', before: '李示例', after: '王示例' },
          { on: '2025-01-02', item: '投资人', before: '示例控股有限公司', after: '赵示例' },
          { on: '2025-01-03', item: '经营范围', before: '甲', after: '乙' },
        ],
      },
    }
    const text = JSON.stringify(taxReport(facts).sections)
    for (const hidden of ['张三', '李示例', '王示例', '赵示例', '欧阳示例', '19900001234'])
      expect(text).not.toContain(hidden)
    for (const shown of ['张*', '李**', '赵**', '欧阳**', '示例控股有限公司', '"甲"'])
      expect(text).toContain(shown)
  })
  it('say of every list that was not collected that it was not, and of an empty one that it is', () => {
    const texts = (facts: TaxFacts) =>
      taxReport(facts)
        .sections.filter(({ id }) => /^s(?:01|02|03|09|10|11|13)/.test(id))
        .flatMap(({ blocks }) => blocks)
        .flatMap((b) => (b.kind === 'text' ? b.paragraphs : []))
    const missing = texts(recordFacts())
    expect(missing.filter((t) => t.startsWith('未采集')).length).toBe(missing.length)
    expect(missing.length).toBeGreaterThanOrEqual(9)
    const none = texts(
      recordFacts({
        registration: { name: 'x', taxNo: null, changes: [], taxKinds: [], people: [] },
        payments: [],
        arrears: [],
        violations: [],
        insurance: [],
        bankAuths: [],
        ratings: [],
        shareholders: [],
      }),
    )
    expect(none.filter((t) => t.startsWith('未采集'))).toEqual([])
  })
  it('draw three years of ratings as steps, a year without one as a gap', () => {
    const facts = recordFacts({
      ratings: [rating(2021, 'A'), rating(2022, 'M'), rating(2024, 'D')],
    })
    const chart = taxReport(facts)
      .sections.flatMap((s) => s.blocks)
      .find((b) => b.id === 'rating-steps')
    expect(chart).toMatchObject({
      categories: ['2021年', '2022年', '2023年', '2024年'],
      series: [{ values: [4, 3, null, 1] }],
    })
  })
  it('add up the years of payments, and leave out the sum of a year with a month not collected', () => {
    const { rows } = tableOf(taxReport(steadyFacts()), 'paid-by-year')
    const sum = rows.slice(0, 12).reduce((total, row) => total + Number(row.y2025), 0)
    expect(rows[12]).toMatchObject({ month: '合计', y2025: expect.closeTo(sum, 2) })
    const gap = steadyFacts({ covered: { TAX_PAYMENT: [['2025-03', '2026-03']] }, payments: [] })
    const empty = tableOf(taxReport(gap), 'paid-by-year').rows
    expect(empty[12]).toMatchObject({ y2024: null, y2025: null, y2026: 0 })
    expect(empty[0]).toMatchObject({ y2025: null, y2026: 0 })
  })
  it('warn of shares that do not add up', () => {
    const base = steadyFacts()
    const owners = (ratio: number) =>
      tableOf(
        taxReport({
          ...base,
          shareholders: [{ ...base.shareholders![0]!, ratio }, base.shareholders![1]!],
        }),
        'owners',
      ).note
    expect(owners(60)).toBeUndefined()
    expect(owners(50)).toBe('持股比例合计为90%，不等于100%，建议核实')
  })
})
