/**
 * The figures of returns once more, as slowly and plainly as they can be said: month by month, on ISO days and `Date`, sharing
 * nothing with the engine but the table of holidays. Tests hold the engine to it.
 */
import type { TaxFacts, VatReturn } from '../../src/tax/facts.ts'
import { citFilings, slowCit } from './income-tax.ts'
import { amount, type SlowVat, sales, slowVat, tax } from './vat.ts'

const spread = (values: number[]): number | null => {
  const average = values.reduce((a, b) => a + b, 0) / values.length
  if (average <= 0) return null
  return Math.sqrt(values.reduce((s, v) => s + (v - average) ** 2, 0) / values.length) / average
}
const all = (returns: VatReturn[] | null, figure: (r: VatReturn) => number | null) => {
  if (!returns?.length) return null
  const values = returns.map(figure)
  return values.includes(null) ? null : values.reduce<number>((a, b) => a + b!, 0)
}
const over = (a: number | null, b: number | null) =>
  a === null || b === null || b <= 0 ? null : a / b
const line = (code: string) => (r: VatReturn) => amount(r, code)

/** First and last month of the windows of domain §3.1 that returns are summed over; `last` is the end of the newest period. */
function windows(last: number): Record<string, readonly [number, number]> {
  const year = last % 12 === 11 ? Math.floor(last / 12) : Math.floor(last / 12) - 1
  const calendar = (y: number) => [y * 12, y * 12 + 11] as const
  return {
    L3: [last - 2, last],
    L12: [last - 11, last],
    P12: [last - 23, last - 12],
    L24: [last - 23, last],
    Y: calendar(year),
    'Y-1': calendar(year - 1),
    'Y-2': calendar(year - 2),
  }
}

const each = (id: string, names: readonly string[], ask: (name: string) => number | null) =>
  Object.fromEntries(names.map((name) => [`${id}.${name}`, ask(name)]))

/** By key of the indicator, money in 分; null = the engine must give no value. */
export function slowTax(facts: TaxFacts): Record<string, number | null> {
  const vat = slowVat(facts)
  const at = windows(vat.last)
  const inside = (name: string) => vat.window(...at[name]!)
  const sold = (name: string) => all(inside(name), sales)
  const due = (name: string) => (sold(name) === null ? null : all(inside(name), tax))
  const burden = (name: string) => over(due(name), sold(name))
  /** Only the month of founding may be missing of what is compared with: the base is a whole year but for it. */
  const whole = (name: string) => {
    const [from] = at[name]!
    return vat.begun <= from || (vat.born === from && vat.begun === from + 1)
  }
  const change = (name: string, base: string) => {
    const [now, then] = [sold(name), sold(base)]
    return whole(base) && now !== null && then ? (now - then) / Math.abs(then) : null
  }
  const [now, then] = [burden('L12'), burden('P12')]
  const turned = !whole('P12') || now === null || then === null ? null : now - then
  const rate = (name: string, a: string, b: string) =>
    over(all(vat.general(...at[name]!), line(a)), all(vat.general(...at[name]!), line(b)))
  const year = inside('L12')
  const lengths = new Set((year ?? []).map((r) => r.to - r.from))
  const middle = facts.peers?.['T-005']
  const cut = vat.general(...at.L12!)
  const exempt = cut?.length
    ? cut.reduce((sum, r) => sum + (amount(r, '8') ?? 0), 0)
    : all(year, line('9'))
  const abnormal = all(cut, (r) => (r.schedules?.input ? (r.schedules.input['23a'] ?? 0) : null))
  return {
    ...each('T-001', ['L12', 'P12', 'L24', 'Y', 'Y-1', 'Y-2'], sold),
    'T-002.L12': change('L12', 'P12'),
    'T-002.Y': change('Y', 'Y-1'),
    'T-003.L12':
      sold('L12') === null || lengths.size > 1 || year!.length < 4
        ? null
        : spread(year!.map((r) => sales(r)!)),
    ...each('T-004', ['L12', 'P12', 'Y', 'Y-1'], due),
    ...each('T-005', ['L3', 'L12', 'P12', 'Y', 'Y-1'], burden),
    // Fewer than ten of the like are nobody to be set beside.
    'T-006.L12':
      now === null || !middle || middle.n < 10 || middle.median === 0
        ? null
        : (now - middle.median) / Math.abs(middle.median),
    'T-007.L12': turned,
    'T-007.REL.L12': turned === null || then === 0 ? null : turned / Math.abs(then!),
    ...filed(facts, vat, year),
    'T-032.L12': rate('L12', '12', '11'),
    'T-032.P12': rate('P12', '12', '11'),
    'T-033.L12': rate('L12', '14', '12'),
    'T-033.ABNORMAL.L12': abnormal,
    'T-034.asOf': carried(vat),
    'T-035.L12': over(exempt, all(cut?.length ? cut : year, sales)),
    ...slowCit(facts),
  }
}

/** Whether returns came, in time, with anything in them. */
function filed(
  facts: TaxFacts,
  vat: SlowVat,
  year: VatReturn[] | null,
): Record<string, number | null> {
  const judged = all(year, sales) !== null && all(year, tax) !== null
  const nil = (year ?? []).map((r) => sales(r) === 0 && tax(r) === 0)
  const longest = nil.reduce<[number, number]>(
    ([best, run], zero) => [Math.max(best, zero ? run + 1 : 0), zero ? run + 1 : 0],
    [0, 0],
  )[0]
  const exempt = (r: VatReturn) => r.form === 'SMALL' && (amount(r, '9') ?? 0) >= (sales(r) ?? 0)
  const filings = [...vat.filings, ...citFilings(facts)]
  const within = (n: number) => filings.filter(({ to }) => to > vat.last - n && to <= vat.last)
  const late = (n: number): number | null => {
    const known = within(n).filter(({ missing }) => !missing)
    const bad = known.filter((f) => f.declaredOn !== null && f.declaredOn > f.deadline).length
    const open = known.filter((f) => f.declaredOn === null).length
    return !vat.looked(n) || (bad === 0 && open > 0) ? null : bad
  }
  const missing = (n: number): number | null =>
    vat.looked(n) && within(n).length ? within(n).filter((f) => f.missing).length : null
  return {
    'T-014.L12': judged ? nil.filter(Boolean).length : null,
    'T-015.L12': judged ? longest : null,
    'T-016.L12': judged
      ? year!.filter((r) => sales(r)! > 0 && tax(r) === 0 && !exempt(r)).length
      : null,
    'T-017.L12': late(12),
    'T-017.L24': late(24),
    'T-018.L12': missing(12),
    'T-018.L24': missing(24),
  }
}

/** Months in a row, up to the newest return, that left input tax over. */
export function carried({ seen, holder }: SlowVat): number | null {
  const newest = seen.toSorted((a, b) => a.to - b.to).at(-1)
  if (newest === undefined || newest.form === 'SMALL') return null
  let run = 0
  for (let m = newest.to; holder(m); m--) {
    const r = holder(m)!
    if (r.form === 'SMALL' || (amount(r, '20') ?? 0) <= 0) break
    run++
  }
  return run
}
