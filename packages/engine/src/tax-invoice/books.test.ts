/** What the books of the enterprise do to the joint verdict: they hold and point out, and give nothing. Firms and books of the tests. */
import { describe, expect, it } from 'vitest'
import { erpFacts, tornFacts, wholeFacts } from '../../test-support/erp/facts.ts'
import { jointFacts } from '../../test-support/joint-facts.ts'
import { monthOf } from '../../test-support/tax-record-facts.ts'
import type { ErpFacts } from '../erp/facts.ts'
import { erpReport } from '../erp/report.ts'
import { decodeFacts, encodeFacts } from '../joint/snapshot.ts'
import type { ReportDocument } from '../report/document.ts'
import { taxInvoiceReport } from './report.ts'

const M0 = monthOf('2026-02')
const beside = (books?: ErpFacts) => taxInvoiceReport(jointFacts(books ? { books } : {}), M0)
const alone = beside()
const SCALE = ['AAA', 'AA', 'A', 'BBB', 'BB', 'B', 'CCC', 'CC', 'C']
const gradeOf = ({ verdict }: ReportDocument) => verdict.score!.grade
const LEVELS = ['ADMIT', 'REVIEW', 'UNRATABLE', 'REJECT']
const factorOf = ({ verdict }: ReportDocument, id: string) =>
  verdict.score!.held!.factors.find((factor) => factor.id === id)

/** What the report on the books itself tells is of the books. */
const ofBooks = erpReport(wholeFacts(), M0)
const keys = new Set(
  ofBooks.indicators.map(({ key }) => key).filter((key) => !key.startsWith('F-')),
)
const ids = new Set(ofBooks.rules.map(({ id }) => id))
const others = ({ indicators, rules }: ReportDocument) => ({
  indicators: indicators.filter(({ key }) => !keys.has(key)),
  rules: rules.filter(({ id }) => !ids.has(id) || alone.rules.some((rule) => rule.id === id)),
})

describe.each([
  ['sound', wholeFacts()],
  ['torn', tornFacts()],
])('%s books', (_, books) => {
  const document = beside(books)
  it('change no figure and no rule of invoices and taxes', () => {
    expect(others(document)).toEqual(others(alone))
  })
  it('never raise the grade, the verdict or the limit', () => {
    expect(SCALE.indexOf(gradeOf(document))).toBeGreaterThanOrEqual(SCALE.indexOf(gradeOf(alone)))
    const [own, before] = [document, alone].map(({ verdict }) => verdict)
    expect(LEVELS.indexOf(own!.decision!.level)).toBeGreaterThanOrEqual(
      LEVELS.indexOf(before!.decision!.level),
    )
    expect(own!.limit?.suggest ?? 0).toBeLessThanOrEqual(before!.limit?.suggest ?? 0)
    expect(own!.score!.value).toBe(before!.score!.value)
  })
  it('say of each of their figures what their own report says', () => {
    const own = new Map(erpReport(books, M0).indicators.map((one) => [one.key, one]))
    const told = document.indicators.filter(({ key }) => keys.has(key))
    expect(told.length).toBeGreaterThan(12)
    for (const figure of told) expect(figure).toEqual(own.get(figure.key))
  })
  it('have a chapter whose lines open to their rows', () => {
    const { blocks } = document.sections.find(({ id }) => /-books$/.test(id))!
    const [, factors] = blocks
    if (factors?.kind !== 'table') throw new Error('no table of factors')
    expect(factors.rows).toHaveLength(7)
    for (const [i, { found }] of factors.rows.entries())
      if (!String(found).includes('不能判断') && factors.rows[i]!.name !== '数据可信度评分')
        expect([found, factors.evidence![i]!.length > 0]).toEqual([found, true])
  })
})

describe('a figure of the books', () => {
  /** Owing 100 of which a part is older than half a year. */
  const aged = (old: number): ErpFacts => ({
    ...wholeFacts(),
    receivables: [
      {
        ...{ key: 'k', asOf: '2026-02-28', party: '甲公司', balance: 10_000 },
        ages: [
          { from: 0, to: 180, amount: 10_000 - old },
          { from: 180, to: null, amount: old },
        ],
      },
    ],
  })
  it.each([
    [2_000, null],
    [2_001, 'AA'],
    [4_000, 'AA'],
    [4_001, 'A'],
  ])('%d of 10,000 older than 180 days: at most %s', (old, cap) => {
    expect(factorOf(beside(aged(old)), 'J-BOOKS-AGED')?.cap).toBe(cap)
  })
  it('that cannot be judged holds nothing and says why', () => {
    const none = { ...wholeFacts(), receivables: [] }
    expect(factorOf(beside(none), 'J-BOOKS-AGED')).toMatchObject({
      cap: null,
      holds: false,
      found: expect.stringContaining('不能判断'),
    })
  })
})

it('books that contradict the invoices are for a person, with the rows of both', () => {
  const far = wholeFacts().outside.map((month) => ({ ...month, invoicedOut: 100 }))
  const { verdict, rules } = beside({ ...wholeFacts(), outside: far })
  expect(verdict.decision!.level).not.toBe('ADMIT')
  const rule = rules.find(({ id }) => id === 'R-070')!
  expect(rule.result).toBe('HIT')
  expect(new Set(rule.evidence.map(({ dataset }) => dataset))).toContain('INVOICE')
})

it('books that end long before tell nothing of the present: as if there were none', () => {
  const until = monthOf('2025-06')
  const old = {
    ...wholeFacts(),
    balances: wholeFacts().balances.filter(({ to }) => to <= until),
    turnovers: wholeFacts().turnovers.filter(({ month }) => month <= until),
    vouchers: wholeFacts().vouchers.filter(({ month }) => month <= until),
    stock: wholeFacts().stock.filter(({ to }) => to <= until),
    ...{ receivables: [], payables: [], bank: [] },
  }
  expect(beside(old)).toEqual(alone)
  expect(beside(erpFacts())).toEqual(alone)
})

it('books that end a month before say of each window where it ends', () => {
  const { indicators } = taxInvoiceReport(jointFacts({ books: wholeFacts() }), M0 + 1)
  const sales = indicators.find(({ key }) => key === 'E-03.L12')!
  expect(sales.detail).toMatch(/；所属期至2026-02$/)
})

it('come back from the bytes of the facts; without them the bytes are those of before', () => {
  const facts = jointFacts({ books: wholeFacts() })
  expect(decodeFacts(encodeFacts(facts))).toEqual(facts)
  const bare = encodeFacts(jointFacts())
  expect(new DataView(bare.buffer).getUint32(12, true)).toBe(0)
})
