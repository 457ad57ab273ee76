/** Figures of income tax returns once more, from domain §2.5, §2.6 and §3.3: of the last year that ends with a quarter filed, and two before. */
import type { CitReturn, TaxFacts } from '../../src/tax/facts.ts'
import { lookedUntil, monthOf, slowDeadline, slowSettlement } from './deadline.ts'
import type { Filing } from './vat.ts'

const share = (a: number | null, b: number | null) =>
  a === null || b === null || b <= 0 ? null : a / b

const seenBy = ({ citReturns }: TaxFacts, asOf: string): CitReturn[] =>
  (citReturns ?? []).filter((r) => (r.declaredOn ?? asOf) <= asOf)

/** Quarters and years that were filed, or had to be once the bureau was looked at; those of the founding nobody waits for. */
export function citFilings(facts: TaxFacts): (Filing & { annual: boolean })[] {
  const asOf = facts.dataCutoff.slice(0, 10)
  const seen = seenBy(facts, asOf)
  const made = (year: number, quarter: number | null, r?: CitReturn) => ({
    annual: quarter === null,
    from: quarter === null ? year * 12 : year * 12 + quarter * 3 - 3,
    to: quarter === null ? year * 12 + 11 : year * 12 + quarter * 3 - 1,
    deadline:
      r?.deadline ??
      (quarter === null ? slowSettlement(year) : slowDeadline(year * 12 + quarter * 3 - 1)),
    declaredOn: r?.declaredOn ?? null,
    missing: r === undefined,
  })
  const covered = facts.covered.CIT_RETURN ?? []
  const { establishedOn, citMethod } = facts.registration
  const born = establishedOn ? monthOf(establishedOn) : Number.NEGATIVE_INFINITY
  const filed = seen.map((r) => made(r.year, r.quarter, r))
  // Who is assessed, or of whom there is no return at all, does not file this form.
  if (covered.length === 0 || seen.length === 0 || /核定/.test(citMethod ?? '')) return filed
  const until = lookedUntil(covered, asOf)
  const years = Array.from({ length: 12 }, (_, i) => Number(asOf.slice(0, 4)) - i)
  const expected = years.flatMap((year) => [1, 2, 3, 4, null].map((q) => made(year, q)))
  const asked = ({ from, to }: Filing) =>
    from > born &&
    Array.from({ length: to - from + 1 }, (_, i) => from + i).every((m) =>
      covered.some(([a, b]) => m >= a && m <= b),
    )
  const held = (f: { annual: boolean; to: number }) =>
    filed.some(({ annual, to }) => annual === f.annual && to === f.to)
  return [...filed, ...expected.filter((f) => asked(f) && f.deadline < until && !held(f))]
}

/** Returns that are seen, and the last whole year that ends with a quarter that was filed or had to be. */
function lastYear(facts: TaxFacts): { seen: CitReturn[]; year: number } {
  const asOf = facts.dataCutoff.slice(0, 10)
  const m0 = monthOf(asOf) - 1
  const seen = seenBy(facts, asOf)
  const ends = citFilings(facts).filter(({ annual, to }) => !annual && to <= m0)
  const last = ends.length ? Math.max(...ends.map(({ to }) => to)) : m0
  return { seen, year: (last + 1) % 12 === 0 ? Math.floor(last / 12) : Math.floor(last / 12) - 1 }
}

/** By key; null = the engine must give no value. */
export function slowCit(facts: TaxFacts): Record<string, number | null> {
  const { seen, year } = lastYear(facts)
  const told = ['Y', 'Y-1', 'Y-2'].map((name, back) =>
    Object.entries(ofYear(seen, year - back)).map(([id, value]) => [`${id}.${name}`, value]),
  )
  return Object.fromEntries(told.flat())
}

/** Tax and revenue of the last year, 分; null = not told. */
export function slowCitYear(facts: TaxFacts): Pick<Year, 'tax' | 'revenue'> {
  const { seen, year } = lastYear(facts)
  return readYear(seen, year) ?? { tax: null, revenue: null }
}

interface Year {
  annual: boolean
  tax: number | null
  /** 实际应纳. */
  settled: number | null
  prepaid: number | null
  revenue: number | null
  profit: number | null
  wages: number | null
  research: number | null
}

/** The annual return, or while there is none the fourth prepayment, whose sums are those of the year. */
function readYear(seen: readonly CitReturn[], year: number): Year | null {
  const annual = seen.find((r) => r.year === year && r.quarter === null)
  const r = annual ?? seen.find((q) => q.year === year && q.quarter === 4)
  if (!r) return null
  const old = r.layout === '2017'
  const of = (quarterly: string, before: string, now: string) =>
    r.lines[r.form === 'A200000' ? quarterly : old ? before : now] ?? null
  const gross = of('12', '25', '30')
  const due = r.form === 'A200000' ? null : of('', '28', '33')
  const tax = due ?? (gross === null ? null : gross - (of('13', '26', '31') ?? 0))
  return {
    annual: annual !== undefined,
    tax,
    settled: of('', '31', '36') ?? tax,
    prepaid: of('', '32', '37'),
    revenue: of('1', '1', '1'),
    profit: of('3', '13', '18'),
    wages: r.wages,
    // A row of its own since the layout of 2024.
    research: r.research ?? of('', '', '6'),
  }
}

function ofYear(seen: readonly CitReturn[], year: number): Record<string, number | null> {
  const y = readYear(seen, year)
  if (!y) return { 'T-012': null, 'T-013': null, 'T-040': null, 'T-043': null, 'T-048': null }
  const { tax, settled, prepaid, revenue } = y
  return {
    'T-012': share(tax, revenue),
    'T-013': share(tax, y.profit),
    'T-040': share(y.wages, revenue),
    'T-043':
      !y.annual || settled === null || prepaid === null ? null : share(settled - prepaid, settled),
    'T-048': share(y.research, revenue),
  }
}
