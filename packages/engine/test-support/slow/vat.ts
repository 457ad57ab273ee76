/** The returns of VAT as a report may see them, month by month: which there are, where windows end, which returns make a window. */
import type { TaxFacts, VatReturn } from '../../src/tax/facts.ts'
import { endOf, lookedUntil, monthOf, slowDeadline } from './deadline.ts'

/** A return that was filed, or had to be. */
export interface Filing {
  from: number
  to: number
  deadline: string
  declaredOn: string | null
  missing: boolean
}

export interface SlowVat {
  seen: readonly VatReturn[]
  filings: readonly Filing[]
  /** Month of the founding; −∞ = not told. */
  born: number
  /** First month of the first period that had to be filed. */
  begun: number
  /** Last month of the last period that was filed or had to be, up to M0. */
  last: number
  holder(month: number): VatReturn | undefined
  /** What the bureau was asked for, or what there is of it, or what was before the enterprise. */
  looked(months: number): boolean
  /** null: a month that had to be filed has no return, a return reaches beyond, or nothing had to be filed. */
  window(from: number, to: number): VatReturn[] | null
  /** Of a general taxpayer, since it became one within the months; none of a small one. */
  general(from: number, to: number): VatReturn[] | null
}

export const amount = (r: VatReturn, line: string): number | null => r.lines[line]?.amount ?? null

/** A line that is left out is nought, unless all of them are. */
const plus = (r: VatReturn, lines: string[]): number | null => {
  const told = lines.map((l) => amount(r, l)).filter((v) => v !== null)
  return told.length ? told.reduce((a, b) => a + b, 0) : null
}

/** 申报销售额. */
export const sales = (r: VatReturn): number | null =>
  plus(r, r.form === 'GENERAL' ? ['1', '5', '7', '8'] : ['1', '4', '7', '9', '13'])

/** 应纳税额合计. */
export function tax(r: VatReturn): number | null {
  const total = amount(r, r.form === 'GENERAL' ? '24' : '20')
  if (total !== null) return total
  const gross = r.form === 'GENERAL' ? plus(r, ['19', '21']) : amount(r, '15')
  return gross === null ? null : gross - (amount(r, r.form === 'GENERAL' ? '23' : '16') ?? 0)
}

const span = (r: VatReturn): 1 | 3 => (r.to - r.from + 1 >= 3 ? 3 : 1)

export function slowVat(facts: TaxFacts): SlowVat {
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
  const until = covered.length ? lookedUntil(covered, asOf) : ''
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
  const window = (from: number, to: number): VatReturn[] | null => {
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
  const general = (from: number, to: number): VatReturn[] | null => {
    const forms = Array.from({ length: to - from + 1 }, (_, i) => holder(from + i)?.form)
    const first = forms.indexOf('GENERAL')
    const small = forms.lastIndexOf('SMALL')
    const became = first > 0 && small >= 0 && small < first
    // What it filed as a small taxpayer must be there too, but may lie across the beginning.
    if (became && forms.slice(0, first).some((form, i) => !form && from + i >= begun)) return null
    const returns = window(became ? from + first : from, to)
    return returns?.filter((r) => r.form === 'GENERAL') ?? null
  }
  return {
    seen,
    filings,
    born,
    begun,
    last,
    holder,
    looked: (months) =>
      Array.from({ length: months }, (_, i) => last - i).every(
        (m) => isCovered(m) || holder(m) || m < born,
      ),
    window,
    general,
  }
}
