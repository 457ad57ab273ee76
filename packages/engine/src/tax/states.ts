/** What the bureau was asked of each month, and whether it told any row. */
import { optionalDay } from '../kit/calendar/calendar.ts'
import { type DayNumber, type MonthIndex, monthOfDay } from '../kit/calendar/window.ts'
import { coverageStates } from '../kit/coverage.ts'
import type { MonthStates } from '../kit/kind.ts'
import type { MonthlyDataset, TaxFacts } from './facts.ts'

/** null = the dataset was never collected. Months between two collections that neither showed are not collected. */
export function lookedStates(
  facts: TaxFacts,
  dataset: MonthlyDataset,
  asOf: DayNumber,
  start: MonthIndex,
  end: MonthIndex,
): MonthStates | null {
  const rows = monthsWithRows(facts, dataset, asOf)
  const covered = facts.covered[dataset] ?? []
  if (rows === null || (covered.length === 0 && rows.size === 0)) return null
  const span: [MonthIndex, MonthIndex] | null = covered.length
    ? [Math.min(...covered.map(([first]) => first)), Math.max(...covered.map(([, last]) => last))]
    : null
  const inside = (month: MonthIndex) =>
    covered.some(([first, last]) => month >= first && month <= last)
  const gaps: MonthIndex[] = []
  // A row speaks for its month, whatever the collections say.
  if (span) for (let m = span[0]; m <= span[1]; m++) if (!inside(m) && !rows.has(m)) gaps.push(m)
  const { establishedOn } = facts.registration
  const established = optionalDay(establishedOn)
  // What lies before the founding is no gap, whatever was not asked.
  const born = established === null ? Number.NEGATIVE_INFINITY : monthOfDay(established)
  const states = coverageStates(
    { establishedOn, covered: span, failed: gaps.filter((m) => m >= born) },
    start,
    end - start + 1,
    (month) => rows.has(month),
  )
  return { start, end, states }
}

/** Months that a row seen by `asOf` speaks of; null = the list was never collected. */
function monthsWithRows(
  facts: TaxFacts,
  dataset: MonthlyDataset,
  asOf: DayNumber,
): Set<MonthIndex> | null {
  const months = new Set<MonthIndex>()
  const add = (from: MonthIndex, to: MonthIndex) => {
    for (let m = from; m <= to; m++) months.add(m)
  }
  const seen = (day: string | null) => (optionalDay(day) ?? asOf) <= asOf
  const last = monthOfDay(asOf)
  switch (dataset) {
    case 'VAT_RETURN':
      if (facts.vatReturns === null) return null
      for (const r of facts.vatReturns) if (seen(r.declaredOn)) add(r.from, Math.min(r.to, last))
      return months
    case 'CIT_RETURN':
      if (facts.citReturns === null) return null
      for (const { year, quarter, declaredOn } of facts.citReturns)
        if (quarter !== null && seen(declaredOn))
          add(year * 12 + quarter * 3 - 3, Math.min(year * 12 + quarter * 3 - 1, last))
      return months
    case 'FIN_STATEMENT':
      if (facts.statements === null) return null
      for (const { periodFrom, periodTo } of facts.statements) {
        const to = optionalDay(periodTo)
        const from = optionalDay(periodFrom) ?? to
        if (to !== null && from !== null && to <= asOf) add(monthOfDay(from), monthOfDay(to))
      }
      return months
    case 'TAX_PAYMENT':
      if (facts.payments === null) return null
      for (const { paidOn } of facts.payments) {
        const day = optionalDay(paidOn)
        if (day !== null && day <= asOf) months.add(monthOfDay(day))
      }
      return months
    case 'SOCIAL_INSURANCE':
      if (facts.insurance === null) return null
      for (const { month } of facts.insurance) if (month <= last) months.add(month)
      return months
  }
}
