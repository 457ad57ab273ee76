/**
 * The figures of returns once more, as slowly and plainly as they can be said: month by month, on ISO days and `Date`, sharing
 * nothing with the engine but the table of holidays. Tests hold the engine to it.
 */
import { HOLIDAY_BLOCKS } from '../src/kit/china/holidays.ts'
import type { CitReturn, TaxFacts, VatReturn } from '../src/tax/facts.ts'

const DAY = 86_400_000
const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
const ms = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const firstDay = (month: number): string => iso(Date.UTC(Math.floor(month / 12), month % 12, 1))
const endOf = (month: number): string => iso(ms(firstDay(month + 1)) - DAY)
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

const BLOCKS = Object.values(HOLIDAY_BLOCKS).flat()
const isHoliday = (day: string): boolean => BLOCKS.some(([a, b]) => day >= a && day <= b)
const isWorking = (day: string): boolean =>
  !isHoliday(day) && ![0, 6].includes(new Date(ms(day)).getUTCDay())

const deadlines = new Map<number, string>()

/** The 15th after a period, moved by holidays. */
export function slowDeadline(to: number): string {
  const known = deadlines.get(to) ?? made(to)
  deadlines.set(to, known)
  return known
}

function made(to: number): string {
  const days = Array.from({ length: 15 }, (_, i) => iso(ms(firstDay(to + 1)) + i * DAY))
  const runs = days
    .map((d) => (isHoliday(d) ? 'H' : '-'))
    .join('')
    .match(/H{3,}/g)
  let left = (runs ?? []).join('').length
  let day = days.at(-1)!
  while (left > 0 || !isWorking(day)) {
    day = iso(ms(day) + DAY)
    if (left > 0 && isWorking(day)) left--
  }
  return day
}

interface Filing {
  from: number
  to: number
  deadline: string
  declaredOn: string | null
  missing: boolean
}

const amount = (r: VatReturn, line: string): number | null => r.lines[line]?.amount ?? null
const plus = (r: VatReturn, lines: string[]): number | null => {
  const told = lines.map((l) => amount(r, l)).filter((v) => v !== null)
  return told.length ? told.reduce((a, b) => a + b, 0) : null
}
const sales = (r: VatReturn) =>
  plus(r, r.form === 'GENERAL' ? ['1', '5', '7', '8'] : ['1', '4', '7', '9', '13'])
function tax(r: VatReturn): number | null {
  const total = amount(r, r.form === 'GENERAL' ? '24' : '20')
  if (total !== null) return total
  const gross = r.form === 'GENERAL' ? plus(r, ['19', '21']) : amount(r, '15')
  return gross === null ? null : gross - (amount(r, r.form === 'GENERAL' ? '23' : '16') ?? 0)
}

const spread = (values: number[]): number | null => {
  const average = values.reduce((a, b) => a + b, 0) / values.length
  if (average <= 0) return null
  return Math.sqrt(values.reduce((s, v) => s + (v - average) ** 2, 0) / values.length) / average
}

/** By key of the indicator; null = the engine must give no value. */
export function slowTax(facts: TaxFacts): Record<string, number | null> {
  const asOf = facts.dataCutoff.slice(0, 10)
  const m0 = monthOf(asOf) - 1
  const seen = (facts.vatReturns ?? []).filter(
    (r) => (r.declaredOn ?? asOf) <= asOf && endOf(r.to) < asOf,
  )
  const covered = facts.covered.VAT_RETURN ?? []
  const isCovered = (m: number) => covered.some(([a, b]) => m >= a && m <= b)
  const { establishedOn, taxpayerType } = facts.registration
  const born = establishedOn ? monthOf(establishedOn) : Number.NEGATIVE_INFINITY
  const holder = (m: number) => seen.find((r) => m >= r.from && m <= r.to)

  /** How long the period of a month without a return would have been. */
  const length = (m: number): number => {
    for (let k = m - 1; k > m - 60; k--) if (holder(k)) return span(holder(k)!)
    for (let k = m + 1; k < m + 60; k++) if (holder(k)) return span(holder(k)!)
    return taxpayerType === 'GENERAL' ? 1 : 3
  }
  const span = (r: VatReturn) => (r.to - r.from + 1 >= 3 ? 3 : 1)
  /** Nobody files for the month or quarter of its founding. */
  const begun = length(born + 1) === 3 ? Math.floor((born + 3) / 3) * 3 : born + 1
  const filings: Filing[] = seen.map((r) => ({
    from: r.from,
    to: r.to,
    deadline: r.deadline ?? slowDeadline(r.to),
    declaredOn: r.declaredOn,
    missing: false,
  }))
  const latest = Math.max(...covered.map(([, b]) => b))
  const until = latest >= monthOf(asOf) ? asOf : endOf(latest - 1)
  for (let m = Math.min(...covered.map(([a]) => a)); m <= latest; m++) {
    if (holder(m) || m < begun) continue
    let to = m
    const quarterEnd = Math.floor(m / 3) * 3 + 2
    if (length(m) === 3) while (to < quarterEnd && !holder(to + 1)) to++
    const months = Array.from({ length: to - m + 1 }, (_, i) => m + i)
    const deadline = slowDeadline(to)
    if (months.every(isCovered) && deadline < until)
      filings.push({ from: m, to, deadline, declaredOn: null, missing: true })
    m = to
  }
  const ends = filings.map(({ to }) => to).filter((to) => to <= m0)
  const last = ends.length ? Math.max(...ends) : m0

  const inside = (n: number, back = 0): VatReturn[] | null => {
    const to = last - back
    const from = to - n + 1
    const found: VatReturn[] = []
    let existed = 0
    for (let m = from; m <= to; m++) {
      const r = holder(m)
      if (!r && m < begun) continue
      existed++
      if (!r || r.from < from || r.to > to) return null
      if (!found.includes(r)) found.push(r)
    }
    return existed ? found : null
  }
  const all = (returns: VatReturn[] | null, figure: (r: VatReturn) => number | null) => {
    if (!returns?.length) return null
    const values = returns.map(figure)
    return values.includes(null) ? null : values.reduce<number>((a, b) => a + b!, 0)
  }
  const over = (a: number | null, b: number | null) =>
    a === null || b === null || b <= 0 ? null : a / b
  const line = (code: string) => (r: VatReturn) => amount(r, code)
  const year = inside(12)
  const before = inside(12, 12)
  const general = (returns: VatReturn[] | null) =>
    returns?.filter((r) => r.form === 'GENERAL') ?? null
  const [s, t] = [all(year, sales), all(year, tax)]
  const [ps, pt] = [all(before, sales), all(before, tax)]
  /** A comparison wants its base to lie wholly behind the month of founding. */
  const olderThanBase = born <= last - 23
  const nil = (year ?? []).map((r) => sales(r) === 0 && tax(r) === 0)
  const judged = s !== null && t !== null
  const longest = nil.reduce<[number, number]>(
    ([best, run], zero) => [Math.max(best, zero ? run + 1 : 0), zero ? run + 1 : 0],
    [0, 0],
  )[0]
  const exempt = (r: VatReturn) => r.form === 'SMALL' && (amount(r, '9') ?? 0) >= (sales(r) ?? 0)
  const burdens = [over(t, s), over(pt, ps)] as const
  const looked = (n: number) =>
    Array.from({ length: n }, (_, i) => last - i).every(
      (m) => isCovered(m) || holder(m) || m < born,
    )
  const filed = (n: number) => filings.filter(({ to }) => to > last - n && to <= last)
  const late = (n: number): number | null => {
    const known = filed(n).filter(({ missing }) => !missing)
    const bad = known.filter((f) => f.declaredOn !== null && f.declaredOn > f.deadline).length
    const open = known.filter((f) => f.declaredOn === null).length
    return !looked(n) || (bad === 0 && open > 0) ? null : bad
  }
  const rate = (a: string, b: string) =>
    over(all(general(year), line(a)), all(general(year), line(b)))
  const lengths = new Set((year ?? []).map((r) => r.to - r.from))
  const newest = seen.toSorted((a, b) => a.to - b.to).at(-1)
  let run = 0
  for (let m = newest?.to ?? 0; holder(m); m--) {
    const r = holder(m)!
    if (r.form === 'SMALL' || (amount(r, '20') ?? 0) <= 0) break
    run++
  }
  return {
    'T-001.L12': s,
    'T-001.P12': ps,
    'T-001.L24': all(inside(24), sales),
    'T-002.L12': olderThanBase && s !== null && ps ? (s - ps) / Math.abs(ps) : null,
    'T-003.L12':
      s === null || lengths.size > 1 || year!.length < 4
        ? null
        : spread(year!.map((r) => sales(r)!)),
    'T-004.L12': s === null ? null : t,
    'T-005.L12': burdens[0],
    'T-007.L12':
      !olderThanBase || burdens[0] === null || burdens[1] === null ? null : burdens[0] - burdens[1],
    'T-014.L12': judged ? nil.filter(Boolean).length : null,
    'T-015.L12': judged ? longest : null,
    'T-016.L12': judged
      ? year!.filter((r) => sales(r)! > 0 && tax(r) === 0 && !exempt(r)).length
      : null,
    'T-017.L12': late(12),
    'T-017.L24': late(24),
    'T-018.L12': looked(12) && filed(12).length ? filed(12).filter((f) => f.missing).length : null,
    'T-018.L24': looked(24) && filed(24).length ? filed(24).filter((f) => f.missing).length : null,
    'T-032.L12': rate('12', '11'),
    'T-033.L12': rate('14', '12'),
    'T-034.asOf': newest === undefined || newest.form === 'SMALL' ? null : run,
    'T-035.L12': over(
      general(year)?.reduce((sum, r) => sum + (amount(r, '8') ?? 0), 0) ?? null,
      all(general(year), sales),
    ),
    ...slowCit(facts.citReturns ?? [], asOf, m0),
  }
}

/** Of the last year that ends with a return due or filed by M0. */
function slowCit(
  returns: readonly CitReturn[],
  asOf: string,
  m0: number,
): Record<string, number | null> {
  const seen = returns.filter((r) => (r.declaredOn ?? asOf) <= asOf)
  const quarterEnds = seen
    .filter((r) => r.quarter !== null)
    .map((r) => r.year * 12 + r.quarter! * 3 - 1)
  const last = Math.max(...quarterEnds.filter((m) => m <= m0))
  const year = (last + 1) % 12 === 0 ? Math.floor(last / 12) : Math.floor(last / 12) - 1
  const annual = seen.find((r) => r.year === year && r.quarter === null)
  const r = annual ?? seen.find((q) => q.year === year && q.quarter === 4)
  const empty = { 'T-012.Y': null, 'T-013.Y': null, 'T-043.Y': null }
  if (!r) return empty
  const old = r.layout === '2017'
  const of = (quarterly: string, before: string, now: string) =>
    r.lines[r.form === 'A200000' ? quarterly : old ? before : now] ?? null
  const gross = of('12', '25', '30')
  const due = r.form === 'A200000' ? null : of('', '28', '33')
  const whole = due ?? (gross === null ? null : gross - (of('13', '26', '31') ?? 0))
  const [revenue, profit] = [of('1', '1', '1'), of('3', '13', '18')]
  const prepaid = of('', '32', '37')
  const share = (a: number | null, b: number | null) =>
    a === null || b === null || b <= 0 ? null : a / b
  const settled = annual ? (of('', '31', '36') ?? whole) : null
  return {
    'T-012.Y': share(whole, revenue),
    'T-013.Y': share(whole, profit),
    'T-043.Y': settled === null || prepaid === null ? null : share(settled - prepaid, settled),
  }
}
