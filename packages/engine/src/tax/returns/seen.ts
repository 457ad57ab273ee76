/** Returns that the report may see: declared by the day it looks from. */
import { optionalDay } from '../../kit/calendar/calendar.ts'
import {
  type DayNumber,
  lastDayOfMonth,
  type MonthIndex,
  type MonthWindow,
} from '../../kit/calendar/window.ts'
import { oncePer } from '../../kit/once.ts'
import type { TaxReportContext } from '../context.ts'
import type { CitReturn, VatReturn } from '../facts.ts'

/** What the bureau lists as a period without a return. */
const NOT_FILED = /未申报/

/** A return is seen from the day on which it was declared; one without a day, when its period is over. */
function isSeen({ asOf }: TaxReportContext, declaredOn: string | null, to: MonthIndex): boolean {
  const day = optionalDay(declaredOn)
  return day === null ? lastDayOfMonth(to) < asOf : day <= asOf
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * By period, then key. Of two of one period, the later declared: a correction stands for what it corrects, and keeps the day on which
 * that was declared.
 */
export const seenVat = oncePer((context: TaxReportContext): readonly VatReturn[] => {
  const seen = (context.facts.vatReturns ?? [])
    .filter((r) => r.to >= r.from && !NOT_FILED.test(r.status ?? ''))
    .filter((r) => isSeen(context, r.declaredOn, r.to))
  return latest(seen, (r) => `${r.from}/${r.to}`).sort(
    (a, b) => a.from - b.from || a.to - b.to || compare(a.key, b.key),
  )
})

/** As `seenVat`: quarters and years. */
export const seenCit = oncePer((context: TaxReportContext): readonly CitReturn[] => {
  const seen = (context.facts.citReturns ?? []).filter((r) =>
    isSeen(context, r.declaredOn, citSpan(r).to),
  )
  return latest(seen, (r) => `${r.year}/${r.quarter ?? 'Y'}`).sort(
    (a, b) => a.year - b.year || (a.quarter ?? 5) - (b.quarter ?? 5) || compare(a.key, b.key),
  )
})

/** Months of the quarter, or of the year. */
export const citSpan = ({ year, quarter }: Pick<CitReturn, 'year' | 'quarter'>): MonthWindow =>
  quarter === null
    ? { from: year * 12, to: year * 12 + 11 }
    : { from: year * 12 + quarter * 3 - 3, to: year * 12 + quarter * 3 - 1 }

type Declared = Pick<VatReturn, 'key' | 'declaredOn' | 'firstDeclaredOn'>

/** The first day on which any of the returns of a period was declared; null = none before `last`. */
function firstDay(returns: readonly Declared[], last: Declared): string | null {
  const days = returns
    .flatMap(({ declaredOn, firstDeclaredOn }) => [declaredOn ?? [], firstDeclaredOn ?? []].flat())
    .sort(compare)
  const first = days[0] ?? null
  return first !== null && last.declaredOn !== null && first < last.declaredOn ? first : null
}

function latest<R extends Declared>(returns: readonly R[], periodOf: (each: R) => string): R[] {
  const best = new Map<string, R>()
  for (const each of returns) {
    const held = best.get(periodOf(each))
    const newer =
      !held ||
      compare(each.declaredOn ?? '', held.declaredOn ?? '') > 0 ||
      (each.declaredOn === held.declaredOn && each.key > held.key)
    if (newer) best.set(periodOf(each), each)
  }
  return [...best].map(([period, last]) => {
    const firstDeclaredOn = firstDay(
      returns.filter((each) => periodOf(each) === period),
      last,
    )
    return firstDeclaredOn === null ? last : { ...last, firstDeclaredOn }
  })
}

/** The day until which the bureau was looked at for a dataset; null = never. */
export function lookedUntil(
  { facts, asOf, asOfMonth }: TaxReportContext,
  dataset: 'VAT_RETURN' | 'CIT_RETURN',
): DayNumber | null {
  const covered = facts.covered[dataset] ?? []
  if (covered.length === 0) return null
  const told = optionalDay(facts.collectedOn?.[dataset])
  if (told !== null) return Math.min(told, asOf)
  const last = Math.max(...covered.map(([, to]) => to))
  // A collection shows the running month too: on which day of it is not known, so only months before it were surely seen.
  return last >= asOfMonth ? asOf : lastDayOfMonth(last - 1)
}
