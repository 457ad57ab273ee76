/** Rules that set records beside the trade once more, from domain §4 and the rows. */
import type { TaxFacts } from '../../src/tax/facts.ts'
import { monthOf } from './deadline.ts'
import type { Figure, Level } from './level.ts'
import { type SlowVat, sales, slowVat } from './vat.ts'

export function recordRules(facts: TaxFacts, figure: Figure): Record<string, Level> {
  const vat = slowVat(facts)
  return {
    ...besideInvoices(facts, vat),
    'R-044': people(facts, vat),
    'R-047': changed(facts),
    'R-063': stamp(facts, figure),
  }
}

/** A period of VAT in the last twelve months, 分; null = the source does not say. A month of the firm's life without a return stands alone. */
interface Period {
  months: number
  small: boolean
  declared: number | null
  invoiced: number | null
}

function periods({ invoiced, registration }: TaxFacts, vat: SlowVat): Period[] {
  const born = registration.establishedOn ? monthOf(registration.establishedOn) : 0
  const held = (m: number) =>
    m < born || (invoiced?.covered.sales ?? []).some(([a, b]) => m >= a && m <= b)
  const billed = (from: number, to: number): number | null => {
    const months = Array.from({ length: to - from + 1 }, (_, i) => from + i)
    if (!invoiced?.covered.sales.length || !months.every(held)) return null
    return invoiced.months
      .filter(({ month }) => months.includes(month))
      .reduce((all, { sales: each }) => all + each, 0)
  }
  const found: Period[] = []
  for (let m = vat.last - 11; m <= vat.last; m++) {
    const r = vat.holder(m)
    if (!r && m <= born) continue
    found.push({
      months: r ? r.to - r.from + 1 : 1,
      small: r?.form === 'SMALL',
      declared: r ? sales(r) : null,
      invoiced: r ? billed(r.from, r.to) : null,
    })
    m = r?.to ?? m
  }
  return found
}

/** A period that one source does not tell leaves both rules open, unless another period is hit. */
function besideInvoices(facts: TaxFacts, vat: SlowVat): Record<string, Level> {
  const all = periods(facts, vat)
  const open = all.length === 0 || all.some((p) => p.declared === null || p.invoiced === null)
  const ask = (hit: (p: { [K in keyof Period]: NonNullable<Period[K]> }) => boolean): Level =>
    all.some(
      ({ declared, invoiced, ...p }) =>
        declared !== null && invoiced !== null && hit({ ...p, declared, invoiced }),
    )
      ? 'HIGH'
      : open
        ? null
        : 'MISS'
  return {
    // 小规模 under 10万 a month owe nothing, and some declare nothing.
    'R-008': ask(
      ({ declared, invoiced, small, months }) =>
        declared === 0 && invoiced > 0 && !(small && invoiced <= months * 10_000_000),
    ),
    'R-009': ask(({ declared, invoiced }) => {
      const gap = invoiced - declared
      return declared !== 0 && gap / Math.abs(declared) > 0.05 && gap > 1_000_000
    }),
  }
}

/** Nobody insured beside sales of more than 500万; what many sell a head has no measure here. */
function people({ insurance, registration, dataCutoff }: TaxFacts, vat: SlowVat): Level {
  const m0 = monthOf(dataCutoff) - 1
  const newest = (insurance ?? [])
    .filter(({ month, insured }) => month <= m0 && insured !== null)
    .toSorted((a, b) => a.month - b.month)
    .at(-1)
  const insured = newest?.insured ?? registration.insured ?? null
  const sold = vat.window(vat.last - 11, vat.last)?.map(sales)
  if (insured === null || !sold || sold.includes(null) || insured > 0) return null
  return sold.reduce<number>((a, b) => a + b!, 0) > 500_000_000 ? 'HIGH' : 'MISS'
}

/** Lines of one day are one change. */
function changed({ registration, dataCutoff }: TaxFacts): Level {
  const on = dataCutoff.slice(0, 10)
  const { changes } = registration
  if (!changes) return null
  const first = (months: number) => {
    const m = monthOf(on) - months
    return `${Math.floor(m / 12)}-${String((m % 12) + 1).padStart(2, '0')}-01`
  }
  const days = (words: RegExp, months: number) =>
    new Set(
      changes.flatMap(({ item, on: day }) =>
        words.test(item) && day !== null && day >= first(months) && day <= on ? [day] : [],
      ),
    ).size
  const [places, scope, owners, trade] = [/地址|住所/, /经营范围/, /股东|投资人/, /主营|行业/]
  if ([places, scope, owners].some((words) => days(words, 24) >= 3)) return 'MEDIUM'
  if (days(trade, 6) > 0) return 'MEDIUM'
  const counted = (item: string) => [places, scope, owners, trade].some((words) => words.test(item))
  return changes.some(({ item, on: day }) => day === null && counted(item)) ? null : 'MISS'
}

/** Less than 30 % of the stamp tax that trade of more than 100万 asks for. */
function stamp({ invoiced, dataCutoff }: TaxFacts, figure: Figure): Level {
  const m0 = monthOf(dataCutoff) - 1
  const paid = figure('T-037.L12')
  if (typeof paid !== 'number' || !Number.isFinite(paid)) return null
  const sold = (invoiced?.months ?? [])
    .filter(({ month }) => month > m0 - 12 && month <= m0)
    .reduce((all, { sales: each }) => all + each, 0)
  return paid < 0.3 && sold > 100_000_000 ? 'LOW' : 'MISS'
}
