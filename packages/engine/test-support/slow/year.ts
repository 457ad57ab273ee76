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
  /** 2024 beside it: wages of its annual return, and its months as those of 2025. */
  earlier: { wages: number | null; insurance: PlainFirm['insurance'] }
  /** Taxes of the firm in the treasury within the twelve months of its last returns, and within 2025. */
  paid: number
  paidIn2025: number
  /** Of the twelve months to February 2026, stamp tax alone. */
  stamp: number
  /** Invoices of the same months. */
  sold: number
  bought: number
  /** Day of becoming a general taxpayer. */
  generalFrom: string | null
}

/** A firm without trade, of which nothing more is told. */
export const IDLE_FIRM: PlainFirm = {
  small: false,
  periods: new Array(26).fill({ sales: 0, due: 0 }),
  year: null,
  fourth: { asked: 0, paid: null },
  insurance: new Array(12).fill(null),
  earlier: { wages: null, insurance: new Array(12).fill(null) },
  paid: 0,
  paidIn2025: 0,
  stamp: 0,
  sold: 0,
  bought: 0,
  generalFrom: null,
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
  const payable = (months: PlainFirm['insurance']): number | null => {
    const each = months.map((m) => m?.payable ?? (m === null ? 0 : null))
    return each.includes(null) ? null : sum(each as number[])
  }
  const december = f.insurance[11]
  const revenue = year?.revenue ?? null
  return {
    'T-010.L12': share(f.paid, sales),
    'T-010.Y': share(f.paidIn2025, sum(of2025.map((p) => p.sales))),
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
    'X-002.Y': year && year.wages !== null ? share(payable(f.insurance), year.wages) : null,
    'X-002.Y-1': share(payable(f.earlier.insurance), f.earlier.wages),
    'X-003.asOf':
      year && year.employees !== null ? share(december?.insured ?? null, year.employees) : null,
  }
}
