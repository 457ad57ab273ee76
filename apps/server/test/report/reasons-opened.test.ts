/** Every reason of every kind is opened over HTTP: it opens the figure and the window that it names, and its proof is the figure. */
import type { EvidenceProof } from '@xinjian/contract'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { openingOf } from '@xinjian/engine/report/findings/claim'
import {
  BOOK_KIND_NAMES,
  PUBLISHED_KIND_NAMES,
  REPORT_KIND_NAMES,
  type ReportKind,
} from '@xinjian/engine/report/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MadeReport, ReportedFirms } from '../support/reported-firm.ts'

/** A good firm, one that owes taxes, one that buys for more than it sells. */
const FIRMS = ['maker', 'arrears', 'inverted']

interface Answer {
  total: number
  legs: { name?: string | null; words: string }[]
  rows: { id: string; cells: Record<string, unknown> }[]
}

/** A sentence that a reader may press, and what it leads to. */
interface Pressed {
  said: string
  of: string
  report: MadeReport
}

let firms: ReportedFirms
const reports: MadeReport[] = []

beforeAll(async () => {
  firms = await ReportedFirms.start()
  for (const key of FIRMS) reports.push(...(await firms.reportsOf(key)))
})
afterAll(() => firms.stop())

/** Reasons of the verdict with what they stand on, of the score, sentences of page one, rules that were hit: those with rows. */
function pressable(report: MadeReport): Pressed[] {
  const { verdict, findings, rules, indicators } = report.document
  const rowsOf = new Set(
    [
      ...rules.map(({ id, evidence }) => ({ of: id, evidence })),
      ...indicators.map(({ key, evidence }) => ({ of: key, evidence })),
    ].flatMap(({ of, evidence }) => (evidence.length > 0 ? [of] : [])),
  )
  const all = [
    ...(verdict.decision?.reasons ?? []).flatMap(
      ({ id, text, rules: own = [], indicators, evidence }) => [
        ...(evidence.length > 0 ? [{ said: text, of: `reason:${id}` }] : []),
        ...[...own, ...(indicators ?? [])].map((of) => ({ said: '', of })),
      ],
    ),
    ...[...(verdict.score?.breakdown ?? []), ...(verdict.score?.fileFigures ?? [])].flatMap(
      ({ variable, name, evidence }) =>
        evidence?.length ? [{ said: name, of: `score:${variable}` }] : [],
    ),
    ...[...findings.strengths, ...findings.risks].flatMap((said) => {
      const of = openingOf(findings.claims, said)
      return of === undefined ? [] : [{ said, of }]
    }),
    ...rules.flatMap(({ id, result, text }) => (result === 'HIT' ? [{ said: text, of: id }] : [])),
  ]
  return all
    .filter(({ of }) => of.includes(':') || rowsOf.has(of))
    .map((one) => ({ ...one, report }))
}

/** Rows of a page; the newest stand first. */
const SIZE = 100
const open = ({ of, report: { reportNo } }: Pressed, leg = 0, page = 1): Promise<Answer> =>
  firms.ask('/report/evidence', { reportNo, of, leg, page, size: SIZE })
const prove = async ({ of, report: { reportNo } }: Pressed): Promise<EvidenceProof | null> =>
  (await firms.ask('/report/evidence/proof', { reportNo, of })).proof

/** 年月 as a number of months. */
const month = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
const named = (said: string): number[] =>
  [...said.matchAll(/近(\d+)个月/g)].map(([, n]) => Number(n))
/** Kinds whose reasons are few where nothing stands against a firm, and need not name a window. */
const FEW: readonly ReportKind[] = [...BOOK_KIND_NAMES, ...PUBLISHED_KIND_NAMES]
/** Of these firms lenders tell nothing that stands against them. */
const SILENT: readonly ReportKind[] = ['MULTI_LENDING', 'LONG_LOAN']
/** The month of a row that is dated: of an invoice, a payment, a violation, a change; a return is of its period. */
const monthOf = ({ cells }: Answer['rows'][number]): number | null => {
  const day = cells.date ?? cells.paid_on ?? cells.period_to ?? cells.changed_on
  return typeof day === 'string' && /^\d{4}-\d\d/.test(day) ? month(day) : null
}

describe.each(REPORT_KIND_NAMES)('every reason of %s', (kind: ReportKind) => {
  const own = () => reports.filter(({ document }) => document.kind === kind).flatMap(pressable)

  it('opens to its rows, leg by leg, each leg with its condition', async () => {
    const all = own()
    // Sound books give few reasons.
    if (!SILENT.includes(kind)) expect(all.length).toBeGreaterThan(FEW.includes(kind) ? 0 : 3)
    for (const one of all) {
      const { legs } = await open(one)
      for (const [at, { words }] of legs.entries()) {
        expect([one.of, words]).not.toEqual([one.of, ''])
        if (legs.length > 1) await open(one, at)
      }
    }
  })

  it('opens rows of no month before the window that it names', async () => {
    let dated = 0
    for (const one of own()) {
      const longest = Math.max(0, ...named(one.said))
      // What is held against an earlier time opens that, too.
      if (longest === 0 || /较|同比|此前|一年前/.test(one.said)) continue
      const last = month(one.report.document.periods.last)
      const { total } = await open(one)
      const { rows } = await open(one, 0, Math.max(1, Math.ceil(total / SIZE)))
      dated += rows.filter((row) => monthOf(row) !== null).length
      const early = rows.map(monthOf).filter((at) => at !== null && last - at >= longest + 2)
      expect([one.said, early]).toEqual([one.said, []])
    }
    if (!SILENT.includes(kind) && !FEW.includes(kind)) expect(dated).toBeGreaterThan(0)
  })

  it('is proved to the value that it shows, or not at all', async () => {
    let proved = 0
    for (const one of own()) {
      const proof = await prove(one)
      if (!proof) continue
      proved++
      const { formula, terms, value } = proof
      const [a = 0, b = 0] = terms.map((term) => term.value)
      const told = {
        SUM: terms.reduce((sum, term) => sum + term.value, 0),
        SHARE: a / b,
        GROWTH: (a - b) / Math.abs(b),
        MARGIN: (a - b) / Math.abs(a),
        DIFFERENCE: a - b,
      }[formula]
      expect(Math.abs(told - value)).toBeLessThan(0.00501)
      expect([one.of, value]).toEqual([one.of, shownBy(one)])
    }
    if (kind === 'INVOICE') expect(proved).toBeGreaterThan(0)
  })
})

describe('a share of sales without invoices', () => {
  it('opens 附列资料（一）, where its numerator stands, against the sales of the same returns, and is proved', async () => {
    const report = reports.find(({ document }) =>
      document.indicators.some(({ key, value }) => key === 'T-028.L12' && Number(value) > 0),
    )!
    const one: Pressed = { said: '', of: 'T-028.L12', report }
    const fen = (rows: Answer['rows']) =>
      rows.reduce((all, { cells }) => all + Math.round(Number(cells.amount) * 100), 0)
    const schedule = await open(one, 0)
    const sales = await open(one, 1)
    expect(new Set(schedule.rows.map(({ cells }) => cells.line_code))).toEqual(new Set(['附一5']))
    expect(schedule.rows.map(({ cells }) => cells.name)).toContain(
      '附列资料（一）未开具发票销售额（各税率合计）',
    )
    expect(sales.total).toBe(sales.rows.length)
    // Of the same returns, and no other.
    const periods = ({ rows }: Answer) => [...new Set(rows.map(({ cells }) => cells.period_to))]
    expect(periods(schedule)).toEqual(periods(sales))
    expect(fen(schedule.rows)).toBeGreaterThan(0)
    expect(shownBy(one)).toBeCloseTo(fen(schedule.rows) / fen(sales.rows), 5)
    expect(await prove(one)).toMatchObject({
      formula: 'SHARE',
      terms: [{ value: fen(schedule.rows) / 100 }, { value: fen(sales.rows) / 100 }],
      value: shownBy(one),
    })
    // The line that was pressed is marked among those of its return, its schedules beside them.
    const [row] = schedule.rows
    const record = await firms.ask('/report/evidence/record', {
      ...{ reportNo: report.reportNo, of: one.of, leg: 0, id: row!.id },
    })
    expect(record.marked).toBe(row!.id)
    const lines: Record<string, number> = Object.fromEntries(
      record.rows.map(({ cells }: Answer['rows'][number]) => [
        cells.line_code,
        Math.round(Number(cells.amount) * 100),
      ]),
    )
    // By way of invoicing, together the sales of the form.
    expect((lines.附一1 ?? 0) + (lines.附一3 ?? 0) + lines.附一5!).toBe(
      (lines['1'] ?? 0) + (lines['8'] ?? 0),
    )
    expect(Object.keys(lines)).toEqual(expect.arrayContaining(['附二12', '附二13']))
  })
})

/** What the report shows for the indicator that was opened. */
const shownBy = ({ of, report: { document } }: Pressed): unknown =>
  (document as ReportDocument).indicators.find(({ key }) => key === of)?.value
