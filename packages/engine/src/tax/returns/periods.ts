/** The periods for which an enterprise had to file, as far as the bureau was looked at: each with its return, or without. */
import { optionalDay } from '../../kit/calendar/calendar.ts'
import { type DayNumber, type MonthIndex, monthOfDay } from '../../kit/calendar/window.ts'
import { oncePer } from '../../kit/once.ts'
import type { TaxReportContext } from '../context.ts'
import type { CitReturn, VatReturn } from '../facts.ts'
import { annualDeadline, periodDeadline } from './deadline.ts'
import { citSpan, lookedUntil, seenCit, seenVat } from './seen.ts'

export interface FilingPeriod {
  tax: 'VAT' | 'CIT'
  /** A year of income tax. */
  annual: boolean
  from: MonthIndex
  to: MonthIndex
  /** The return's own, or the one of law; null = not known. */
  deadline: DayNumber | null
  /** null = due, and the bureau shows none. */
  vat: VatReturn | null
  cit: CitReturn | null
}

const QUARTER = 3
const LATE = /逾期/
const CORRECTION = /更正/

export const filed = ({ vat, cit }: FilingPeriod): VatReturn | CitReturn | null => vat ?? cit

/** 更正申报: by its own words, or because the return that it corrects is known. */
export function isCorrection(period: FilingPeriod): boolean {
  const found = filed(period)
  if (found === null) return false
  return (
    found.corrects === true ||
    optionalDay(found.firstDeclaredOn) !== null ||
    CORRECTION.test(period.vat?.status ?? '')
  )
}

/** Declared after the term as a correction of a return of which no day is known. */
export const onlyCorrection = (period: FilingPeriod): boolean =>
  isCorrection(period) && isLate(period) === null && filed(period)?.declaredOn != null

/** true = late; null = cannot be said. A correction after the term does not tell when the return that it corrects was filed. */
export function isLate(period: FilingPeriod): boolean | null {
  const found = filed(period)
  if (found === null) return null
  const first = optionalDay(found.firstDeclaredOn)
  const day = first ?? optionalDay(found.declaredOn)
  if (day === null) return LATE.test(period.vat?.status ?? '') ? true : null
  if (period.deadline === null) return null
  if (day <= period.deadline) return false
  return first === null && isCorrection(period) ? null : true
}

/** VAT by period, then income tax by quarters and years. */
export const filingPeriods = oncePer((context: TaxReportContext): readonly FilingPeriod[] => [
  ...vatPeriods(context),
  ...citPeriods(context),
])

export const vatPeriods = oncePer((context: TaxReportContext): readonly FilingPeriod[] => {
  const returns = seenVat(context)
  const periods = returns.map(
    (vat): FilingPeriod => ({
      tax: 'VAT',
      annual: false,
      from: vat.from,
      to: vat.to,
      deadline: optionalDay(vat.deadline) ?? periodDeadline(vat.to),
      vat,
      cit: null,
    }),
  )
  return [...periods, ...missingVat(context, returns)].sort(
    (a, b) => a.from - b.from || a.to - b.to,
  )
})

/** Periods that were due by the day the bureau was looked at, wholly inside collected months, after the month of founding. */
function missingVat(context: TaxReportContext, returns: readonly VatReturn[]): FilingPeriod[] {
  const until = lookedUntil(context, 'VAT_RETURN')
  if (until === null) return []
  const held = new Set<MonthIndex>()
  for (const { from, to } of returns) for (let m = from; m <= to; m++) held.add(m)
  const missing: FilingPeriod[] = []
  const { start, end, asked } = asking(context, 'VAT_RETURN')
  for (let m = start; m <= end; m++) {
    if (held.has(m)) continue
    const length = monthsOfPeriod(context, m)
    if (length === null) continue
    const to = periodEnd(m, length, held)
    const deadline = periodDeadline(to)
    if (deadline !== null && deadline < until && asked(m, to))
      missing.push({ tax: 'VAT', annual: false, from: m, to, deadline, vat: null, cit: null })
    m = to
  }
  return missing
}

/** End of the period that begins with `month`: its quarter may be cut by a return of a shorter period. */
function periodEnd(month: MonthIndex, length: number, held: ReadonlySet<MonthIndex>): MonthIndex {
  let to = month
  const last = month - (month % length) + length - 1
  while (to < last && !held.has(to + 1)) to++
  return to
}

/** Where the first whole period after the founding begins; null = the founding is not known. */
export const firstPeriod = oncePer((context: TaxReportContext): MonthIndex | null => {
  const established = optionalDay(context.facts.registration.establishedOn)
  if (established === null) return null
  const next = monthOfDay(established) + 1
  return monthsOfPeriod(context, next) === QUARTER
    ? next + ((QUARTER - (next % QUARTER)) % QUARTER)
    : next
})

/** First month after the founding that was collected, the last one, and whether all of a period was. */
function asking(context: TaxReportContext, dataset: 'VAT_RETURN' | 'CIT_RETURN') {
  const covered = context.facts.covered[dataset] ?? []
  const start = Math.max(Math.min(...covered.map(([first]) => first)), firstPeriod(context) ?? 0)
  const end = Math.max(...covered.map(([, last]) => last))
  const inside = (m: MonthIndex) => covered.some(([first, last]) => m >= first && m <= last)
  const asked = (from: MonthIndex, to: MonthIndex) => {
    for (let m = from; m <= to; m++) if (!inside(m) || m < start) return false
    return true
  }
  return { start, end, asked }
}

/** 1 or 3: how often VAT had to be filed in a month; null = not known. */
export function monthsOfPeriod(context: TaxReportContext, month: MonthIndex): 1 | 3 | null {
  const { registration } = context.facts
  const told = registration.taxKinds?.find(
    ({ taxKind, validFrom, validTo }) =>
      taxKind.startsWith('增值税') &&
      month >= monthOr(validFrom, Number.NEGATIVE_INFINITY) &&
      month <= monthOr(validTo, Number.POSITIVE_INFINITY),
  )?.period
  if (told === '月') return 1
  if (told === '季') return QUARTER
  const general = optionalDay(registration.generalFrom)
  if (general !== null && month < monthOfDay(general)) return QUARTER
  const near = nearest(seenVat(context), month)
  if (near) return near.to - near.from + 1 >= QUARTER ? QUARTER : 1
  if (registration.taxpayerType === 'GENERAL') return 1
  return registration.taxpayerType ? QUARTER : null
}

const monthOr = (day: string | null, otherwise: number): number => {
  const number = optionalDay(day)
  return number === null ? otherwise : monthOfDay(number)
}

/** The return before a month, or else the first after it. */
function nearest(returns: readonly VatReturn[], month: MonthIndex): VatReturn | undefined {
  return returns.findLast(({ to }) => to < month) ?? returns.find(({ from }) => from > month)
}

export const citPeriods = oncePer((context: TaxReportContext): readonly FilingPeriod[] => {
  const returns = seenCit(context)
  const periods = returns.map((cit): FilingPeriod => {
    const { from, to } = citSpan(cit)
    const annual = cit.quarter === null
    const due = annual ? annualDeadline(cit.year) : periodDeadline(to)
    const deadline = optionalDay(cit.deadline) ?? due
    return { tax: 'CIT', annual, from, to, deadline, vat: null, cit }
  })
  return [...periods, ...missingCit(context, returns)].sort(
    (a, b) => a.to - b.to || Number(a.annual) - Number(b.annual),
  )
})

/** 查账征收 firms file every quarter; who is assessed or pays no income tax is not expected to show this form. */
function filesCit({ facts }: TaxReportContext, returns: readonly CitReturn[]): boolean {
  const { taxpayerType, citMethod, taxKinds } = facts.registration
  if (taxpayerType === 'INDIVIDUAL' || /核定/.test(citMethod ?? '')) return false
  return returns.length > 0 || Boolean(taxKinds?.some(({ taxKind }) => /^企业所得税/.test(taxKind)))
}

function missingCit(context: TaxReportContext, returns: readonly CitReturn[]): FilingPeriod[] {
  const until = lookedUntil(context, 'CIT_RETURN')
  if (until === null || !filesCit(context, returns)) return []
  const { start, end, asked } = asking(context, 'CIT_RETURN')
  const has = (year: number, quarter: number | null) =>
    returns.some((r) => r.year === year && r.quarter === quarter)
  const missing: FilingPeriod[] = []
  const expect = (year: number, quarter: number | null) => {
    const { from, to } = citSpan({ year, quarter })
    const deadline = quarter === null ? annualDeadline(year) : periodDeadline(to)
    if (deadline === null || deadline >= until || has(year, quarter)) return
    missing.push({ tax: 'CIT', annual: quarter === null, from, to, deadline, vat: null, cit: null })
  }
  for (let year = Math.floor(start / 12); year * 12 <= end; year++) {
    for (const quarter of [1, 2, 3, 4]) {
      const { from, to } = citSpan({ year, quarter })
      if (asked(from, to)) expect(year, quarter)
    }
    if (asked(year * 12, year * 12 + 11)) expect(year, null)
  }
  return missing
}
