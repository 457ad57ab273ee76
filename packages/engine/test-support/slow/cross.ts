/** The differences between sources, a second writing of domain §3.3, month by month. */

/** One month as a business had it: what each source says of it, yuan; null = the source has nothing of it. */
interface PlainMonth {
  declared: number | null
  /** 未开具发票 of schedule one. */
  none: number | null
  invoiced: number | null
  paid: number | null
}

/** Income tax and the income statement of a year. */
interface PlainYear {
  revenue: number | null
  profit: number | null
  stated: number | null
  gained: number | null
}

export interface PlainWorld extends PlainYear {
  /** January 2025 to February 2026. */
  months: readonly PlainMonth[]
  /** 2024, declared month by month. */
  before: PlainYear & { declared: readonly (number | null)[] }
}

const MUTE = { revenue: null, profit: null, stated: null, gained: null }

/** A firm of which no source says anything. */
export const MUTE_WORLD: PlainWorld = {
  ...MUTE,
  months: new Array(14).fill({ declared: null, none: null, invoiced: null, paid: null }),
  before: { ...MUTE, declared: new Array(12).fill(null) },
}

const M0 = 2026 * 12 + 1
const L12 = Array.from({ length: 12 }, (_, i) => M0 - 11 + i)

/** Each month with its number. */
export const monthsOf = ({ months }: PlainWorld) =>
  months.map((m, i) => ({ ...m, at: 2025 * 12 + i }))

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)
const ratioOf = (gap: number, base: number): number | null =>
  base === 0 ? null : gap / Math.abs(base)

/** By key; null = the engine must give no value. */
export function slowCross(w: PlainWorld): Record<string, number | null> {
  const rows = monthsOf(w)
  const both = rows.filter(
    ({ at, declared, invoiced }) => L12.includes(at) && declared !== null && invoiced !== null,
  )
  const declared = sum(both.map((m) => m.declared!))
  const told = rows.filter(
    ({ at, declared: d, none }) => L12.includes(at) && d !== null && none !== null,
  )
  const sales = sum(told.map((m) => m.declared!))
  // A return that asks for money back asks for none; three in a hundred of the sales otherwise.
  const due = (m: { declared: number | null }) => Math.max(0, Math.round(m.declared! * 3) / 100)
  const filed = rows.filter(({ at, declared: d }) => L12.includes(at) && d !== null)
  const asked = sum(filed.map(due))
  return {
    'T-027.L12':
      both.length === 0 ? null : ratioOf(declared - sum(both.map((m) => m.invoiced!)), declared),
    'T-028.L12': told.length === 0 || sales <= 0 ? null : sum(told.map((m) => m.none!)) / sales,
    ...ofYear(
      'Y',
      rows.slice(0, 12).map((m) => m.declared),
      w,
    ),
    ...ofYear('Y-1', w.before.declared, w.before),
    'X-001.VAT.L12':
      filed.length === 0 ? null : ratioOf(sum(filed.map((m) => m.paid ?? 0)) - asked, asked),
  }
}

function ofYear(name: string, declared: readonly (number | null)[], year: PlainYear) {
  const whole = declared.includes(null) ? null : sum(declared as number[])
  const against = (mine: number | null, theirs: number | null) =>
    mine === null || theirs === null ? null : ratioOf(mine - theirs, theirs)
  const { revenue, profit, stated, gained } = year
  return {
    [`T-029.${name}`]: against(whole, revenue),
    [`T-030.${name}`]: against(stated, revenue),
    // A return that is there tells its profit.
    [`T-031.${name}`]: against(
      stated === null ? null : gained,
      revenue === null ? null : (profit ?? 0),
    ),
  }
}
