/**
 * Figures that set one source beside another, or a return beside a line of the law, once more: from domain §1.10, §2.6 and §3.3, for a
 * firm whose months and years are told one by one.
 */

/** A firm as its sources tell it, yuan; null = the source does not say, or was not asked. */
export interface PlainFirm {
  small: boolean
  /** Declared sales and VAT due of each month (each quarter of a small firm), the last being February 2026 (the fourth of 2025). */
  periods: readonly { sales: number; due: number }[]
  /** Annual return of 2025. */
  year: {
    revenue: number
    cost: number
    taxable: number | null
    employees: number | null
    assetsWan: number | null
    wages: number | null
    research: number | null
    profit: number
  } | null
  /** Fourth prepayment of 2025: income tax asked for in the quarter, and paid for it. */
  fourth: { asked: number; paid: number | null }
  /** 12 months of 2025: persons insured and what their insurance came to; null = the month is not there. */
  insurance: readonly ({ insured: number | null; payable: number | null } | null)[]
  /** Taxes of the firm in the treasury within the twelve months of its last returns. */
  paid: number
  /** Of the twelve months to February 2026, stamp tax alone. */
  stamp: number
  /** Invoices of the same months. */
  sold: number
  bought: number
  /** Day of becoming a general taxpayer. */
  generalFrom: string | null
}

const share = (a: number | null, b: number | null): number | null =>
  a === null || b === null || b <= 0 ? null : a / b
const sum = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0)
const near = (value: number | null, line: number): boolean =>
  value !== null && value / line >= 0.9 && value / line <= 1

/** By key; null = the engine must give no value. */
export function slowYear(f: PlainFirm): Record<string, number | null> {
  const last = f.periods.slice(f.small ? -4 : -12)
  const sales = sum(last.map((p) => p.sales))
  /** 2025 ends two months before a monthly filer's last return, with a quarterly filer's. */
  const of2025 = f.small ? f.periods.slice(-4) : f.periods.slice(-14, -2)
  const { year } = f
  const told = [year?.taxable, year?.employees, year?.assetsWan].some((v) => v != null)
  const wagesOf = f.insurance.map((m) => m?.payable ?? (m === null ? 0 : null))
  const payable = wagesOf.includes(null) ? null : sum(wagesOf as number[])
  const december = f.insurance[11]
  const revenue = year?.revenue ?? null
  return {
    'T-010.L12': share(f.paid, sales),
    'T-036.Y': year && share(sum(of2025.map((p) => p.due)), year.revenue - year.cost),
    'T-037.L12': f.sold + f.bought > 0 ? f.stamp / ((f.sold + f.bought) * 0.0003) : null,
    'T-040.Y': year && share(year.wages, revenue),
    'T-044.asOf':
      f.small || f.generalFrom === null
        ? null
        : 2026 * 12 +
          3 -
          Number(f.generalFrom.slice(0, 4)) * 12 -
          Number(f.generalFrom.slice(5, 7)),
    'T-045.L12': f.small ? sales / 5_000_000 : null,
    'T-046.asOf':
      year && told
        ? [
            near(year.taxable, 3_000_000),
            near(year.employees, 300),
            near(year.assetsWan, 5_000),
          ].filter(Boolean).length
        : null,
    'T-048.Y': year && share(year.research, revenue),
    'X-001.CIT.L12':
      f.fourth.asked === 0
        ? null
        : ((f.fourth.paid ?? 0) - f.fourth.asked) / Math.abs(f.fourth.asked),
    'X-002.Y': year && year.wages !== null ? share(payable, year.wages) : null,
    'X-003.asOf':
      year && year.employees !== null ? share(december?.insured ?? null, year.employees) : null,
  }
}
