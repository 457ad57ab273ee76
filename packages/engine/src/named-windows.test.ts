/** A sentence that names a window opens rows of that window, whatever kind says it. */

import { describe, expect, it } from 'vitest'
import { ARCHETYPES, type ArchetypeName, archetype } from '../test-support/archetypes.ts'
import { fullTax } from '../test-support/full-tax.ts'
import { goldenFacts, toldByBureau } from '../test-support/golden.ts'
import { jointFacts } from '../test-support/joint-facts.ts'
import { ENGINES } from './engines.ts'
import { formatDay, lastDayOfMonth } from './kit/calendar/window.ts'
import type { Evidence, InvoiceEvidence, ReportDocument } from './report/document.ts'
import { openingOf } from './report/findings/claim.ts'

/** Months of the rows of each direction, and how long before the last month of the report they end. */
const SCORED: Record<
  string,
  Partial<Record<'OUT' | 'IN', readonly [months: number, ago: number]>>
> = {
  businessMonths36: { OUT: [36, 0] },
  steadySales24: { OUT: [24, 12] },
  purchaseRatio24: { OUT: [24, 0], IN: [24, 0] },
  oldBusinessMonths36: { OUT: [36, 0] },
  purchasesToEarlierSales24: { OUT: [24, 12], IN: [24, 0] },
}

/** Of the window only as many whole years as are held: its formula and inputs say so. */
const WHOLE_YEARS = new Set(['I-022.L36'])

/** 年月 as a number of months. */
const month = (code: string): number => Number(code.slice(0, 4)) * 12 + Number(code.slice(-2))
const spans = (evidence: Evidence) =>
  evidence.flatMap((leg) =>
    leg.dataset === 'INVOICE' && leg.from && leg.to
      ? [{ from: month(leg.from.slice(0, 7)), to: month(leg.to.slice(0, 7)), leg }]
      : [],
  )
const named = (text: string): number[] =>
  [...text.matchAll(/近(\d+)个月/g)].map(([, n]) => Number(n))
/** Of words of records: 所属期2025-03至2026-02, 缴款日期 2025-03-01 至 2026-02-28. */
const told = (words: string) => {
  const found = /(\d{4}-\d\d)(?:-\d\d)? ?至 ?(\d{4}-\d\d)/.exec(words)
  return found ? month(found[2]!) - month(found[1]!) + 1 : null
}

const KINDS = Object.keys(ENGINES) as (keyof typeof ENGINES)[]
async function documents(): Promise<ReportDocument[]> {
  const golden = await Promise.all(
    KINDS.map(async (kind) =>
      (await goldenFacts(kind)).map(({ bytes, through }) => {
        const { decode, make } = ENGINES[kind]
        return (make as (facts: unknown, month: number) => ReportDocument)(decode(bytes), through)
      }),
    ),
  )
  const invoices = (Object.keys(ARCHETYPES) as ArchetypeName[]).flatMap((name) => {
    const { facts } = archetype(name)
    return [facts, toldByBureau(facts)].map((of) => ENGINES.INVOICE.make(of, 2026 * 12 + 1))
  })
  const taxes = Array.from({ length: 12 }, (_, seed) => {
    const tax = fullTax(seed)
    return [
      ENGINES.TAX.make(tax, 2026 * 12 + 1),
      ENGINES.TAX_INVOICE.make({ ...jointFacts(), tax }, 2026 * 12 + 1),
    ]
  })
  return [...golden.flat(), ...invoices, ...taxes.flat()]
}
const all = await documents()

describe('what a sentence opens', () => {
  it('of the score is of the months that it names, and of no nearer figure', () => {
    // Whatever points each gets: figures of the card, and those that stand beside it for cards of lenders.
    const figures = all.flatMap((document) => {
      const { breakdown = [], fileFigures = [] } = document.verdict.score ?? {}
      return [...breakdown, ...fileFigures].map((figure) => ({ document, figure }))
    })
    for (const { document, figure } of figures) {
      const last = month(document.periods.last)
      const found = spans(figure.evidence!).map(({ from, to, leg }) => [
        leg.direction,
        [to - from + 1, last - to],
      ])
      expect([figure.name, Object.fromEntries(found)]).toEqual([
        figure.name,
        SCORED[figure.variable],
      ])
    }
    expect(new Set(figures.map(({ figure }) => figure.variable))).toEqual(
      new Set(Object.keys(SCORED)),
    )
  })

  it('of a rule that was hit lies within the months that it names', () => {
    let checked = 0
    for (const { rules, periods } of all)
      for (const { id, text, evidence } of rules.filter(({ result }) => result === 'HIT')) {
        const longest = Math.max(0, ...named(text))
        // What is held against an earlier time opens that, too.
        if (longest === 0 || /较|同比|此前/.test(text)) continue
        for (const { from } of spans(evidence)) {
          expect([id, month(periods.last) - from < longest + 2]).toEqual([id, true])
          checked++
        }
        for (const leg of evidence)
          if (leg.dataset !== 'INVOICE') {
            const months = told(leg.words)
            expect([id, months === null || months <= longest]).toEqual([id, true])
            checked++
          }
      }
    expect(checked).toBeGreaterThan(30)
  })

  it('of an indicator is its window, from its first day to its last', () => {
    for (const { indicators, periods } of all)
      for (const { key, window, evidence } of indicators) {
        const months = /^L(\d+)(?:\/|$)/.exec(window)?.[1]
        const [first] = spans(evidence)
        // Figures of the tax kinds open period by period.
        if (!months || !first || !key.startsWith('I-')) continue
        if (partOf(first.leg) || WHOLE_YEARS.has(key)) continue
        const last = month(periods.last)
        expect([key, first.to - first.from + 1]).toEqual([key, Number(months)])
        expect([key, first.leg.to]).toEqual([key, lastDay(first.leg.to!)])
        expect([key, first.to <= last]).toEqual([key, true])
      }
  })

  it('on page one is a rule or an indicator that says the same window and the same value', () => {
    let checked = 0
    for (const { findings, indicators, rules } of all)
      for (const { text } of findings.claims ?? []) {
        const of = openingOf(findings.claims, text)
        if (of === undefined) continue
        const rule = rules.find(({ id }) => id === of)
        if (rule) {
          expect(text).toBe(rule.text)
          continue
        }
        const { window, value } = indicators.find(({ key }) => key === of)!
        const [months] = named(text)
        if (months !== undefined && /^L\d/.test(window))
          expect([text, window.split('/')[0]]).toEqual([text, `L${months}`])
        expect([text, value !== null]).toEqual([text, true])
        checked++
      }
    expect(checked).toBeGreaterThan(40)
  })
})

/** A day or a month out of the window, where the figure is one day's or one month's. */
const partOf = ({ from, to }: InvoiceEvidence): boolean =>
  !from?.endsWith('-01') || to !== lastDay(to!) || from.slice(0, 7) === to.slice(0, 7)

const lastDay = (day: string): string => formatDay(lastDayOfMonth(month(day.slice(0, 7)) - 1))
