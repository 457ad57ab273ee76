/** Rules on VAT returns once more, from the conditions of domain §4 and the rows. */
import type { TaxFacts, VatReturn } from '../../src/tax/facts.ts'
import { slowCitYear } from './income-tax.ts'
import { type Figure, type Level, steps } from './level.ts'
import { amount, type SlowVat, sales, slowVat } from './vat.ts'

const sum = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0)
const untold = (of: readonly (number | null)[]): boolean => of.includes(null)

/** Of twelve whole months the returns of a general taxpayer; null = some had to be filed and are not there. */
function year(vat: SlowVat): { general: VatReturn[] } | null {
  const general = vat.general(vat.last - 11, vat.last)
  return general && { general }
}

export function returnRules(facts: TaxFacts, figure: Figure): Record<string, Level> {
  const vat = slowVat(facts)
  return {
    'R-010': unbilled(vat),
    'R-012': low(facts, vat, figure),
    'R-053': carried(facts, vat, figure),
    'R-054': kept(vat),
    'R-055': farm(facts, vat),
    'R-056': contribution(facts),
    'R-066': border(facts, vat, figure),
  }
}

/** 未开票 below nought in any return, or more than half of the sales. A reversal that is seen is seen, whatever is missing beside it. */
function unbilled(vat: SlowVat): Level {
  const told = (r: VatReturn) => r.schedules?.invoiced?.none ?? null
  const inside = vat.seen.filter(
    (r) => r.form === 'GENERAL' && r.from > vat.last - 12 && r.to <= vat.last,
  )
  if (inside.some((r) => (told(r) ?? 0) < 0)) return 'MEDIUM'
  const whole = year(vat)
  if (!whole) return null
  if (whole.general.length === 0) return 'MISS'
  const [none, sold] = [whole.general.map(told), whole.general.map(sales)]
  if (untold(none) || untold(sold)) return null
  const total = sum(sold as number[])
  return total > 0 && sum(none as number[]) / total > 0.5 ? 'MEDIUM' : 'MISS'
}

/** General taxpayers of twelve months without exports: the burden of others is no burden of peers. */
function low(facts: TaxFacts, vat: SlowVat, figure: Figure): Level {
  const newest = vat.seen.at(-1)
  const type = facts.registration.taxpayerType
  if (newest ? newest.form === 'SMALL' : type && type !== 'GENERAL') return 'MISS'
  const months = Array.from({ length: 12 }, (_, i) => vat.last - i)
  const inside = vat.seen.filter((r) => r.from > vat.last - 12 && r.to <= vat.last)
  if (inside.some((r) => r.form === 'SMALL')) return 'MISS'
  if (months.some((m) => m < vat.begun && !vat.holder(m))) return null
  if (inside.some((r) => (amount(r, '7') ?? 0) !== 0 || (amount(r, '15') ?? 0) !== 0)) return 'MISS'
  const middle = facts.peers?.['T-005']
  const sold = vat.window(vat.last - 11, vat.last)?.map(sales)
  const due = figure('T-004.L12')
  if (!middle || middle.n < 10 || !sold || untold(sold) || typeof due !== 'number') return null
  // Without sales there is no burden that could be low.
  if (sum(sold as number[]) <= 0) return 'MISS'
  const away = figure('T-006.L12')
  if (typeof away !== 'number' || !Number.isFinite(away)) return null
  return away < -0.6 ? 'HIGH' : away < -0.3 ? 'MEDIUM' : 'MISS'
}

/** 长期留抵: twelve months, and more than a fifth of the stock, or next to no stock. */
function carried(facts: TaxFacts, { seen }: SlowVat, figure: Figure): Level {
  const newest = seen.at(-1)
  if (!newest) return null
  if (newest.form === 'SMALL') return 'MISS'
  const run = figure('T-034.asOf')
  if (typeof run !== 'number') return null
  if (run < 12) return 'MISS'
  const on = facts.dataCutoff.slice(0, 10)
  const stock = (facts.statements ?? [])
    .filter(({ kind, periodTo }) => kind === 'BALANCE' && periodTo <= on)
    .toSorted((a, b) => (a.periodTo < b.periodTo ? 1 : -1))
    .flatMap(({ items }) => items.filter(({ code }) => code === 'inventories'))
    .find(({ end }) => end !== null)?.end
  if (stock == null) return null
  return stock < 100_000 || amount(newest, '20')! / stock > 0.2 ? 'MEDIUM' : 'MISS'
}

/** Exempt or simply taxed sales beside input tax of which nothing was taken out. */
function kept(vat: SlowVat): Level {
  const whole = year(vat)
  if (!whole) return null
  const { general } = whole
  if (general.length === 0) return 'MISS'
  if (untold(general.map(sales))) return null
  const of = (line: string) => sum(general.map((r) => amount(r, line) ?? 0))
  if (of('5') + of('8') <= 0) return 'MISS'
  const told = (line: string) => !untold(general.map((r) => amount(r, line)))
  if (!told('12') || !told('14')) return null
  return of('12') > 0 && of('14') === 0 ? 'MEDIUM' : 'MISS'
}

/** 农产品 of the input tax of schedule two; farmers and foresters buy from farmers. */
function farm({ registration }: TaxFacts, vat: SlowVat): Level {
  const whole = year(vat)
  if (!whole) return null
  if (whole.general.length === 0) return 'MISS'
  const schedules = whole.general.map((r) => r.schedules?.input ?? null)
  const input = whole.general.map((r) => r.schedules?.input?.['12'] ?? amount(r, '12'))
  if (schedules.includes(null) || untold(input)) return null
  const bought = sum(schedules.map((s) => s!['6'] ?? 0))
  const all = sum(input as number[])
  if (bought <= 0 || all <= 0 || bought / all <= 0.5) return 'MISS'
  if (!registration.industryCode) return null
  if (/^A?0[1-5]/.test(registration.industryCode)) return 'MISS'
  return bought / all > 0.8 ? 'HIGH' : 'MEDIUM'
}

/** Income tax of the year under half of what the like of it pay of their revenue. */
function contribution(facts: TaxFacts): Level {
  const { tax, revenue } = slowCitYear(facts)
  if (tax === null || revenue === null) return null
  // Neither tax nor revenue: nothing that could be low.
  if (revenue <= 0) return tax === 0 || revenue < 0 ? 'MISS' : null
  const middle = facts.peers?.['T-012']
  if (!middle || middle.n < 10) return null
  return tax / revenue < middle.median * 0.5 ? 'MEDIUM' : 'MISS'
}

/** Near the line of small-scale taxpayers or of micro enterprises; worse where the last period fell to less than half. */
function border({ registration }: TaxFacts, vat: SlowVat, figure: Figure): Level {
  const newest = vat.seen.at(-1)
  const general = newest ? newest.form === 'GENERAL' : registration.taxpayerType === 'GENERAL'
  const used = general ? 0 : figure('T-045.L12')
  const micro = figure('T-046.asOf')
  const near = (typeof used === 'number' && used > 0.9) || steps(micro, [1, 'LOW']) === 'LOW'
  if (!near) return typeof used === 'number' && typeof micro === 'number' ? 'MISS' : null
  const sold = vat.window(vat.last - 11, vat.last)?.map(sales) ?? []
  if (sold.length < 3 || untold(sold)) return 'LOW'
  const before = sum(sold.slice(0, -1) as number[]) / (sold.length - 1)
  return before > 0 && sold.at(-1)! / before < 0.5 ? 'MEDIUM' : 'LOW'
}
