/** Firms that stand near the line of every rule of the tax report, on this side of it or on that, with a source missing now and then. */
import type { CitReturn, RegistrationChange, TaxFacts, VatReturn } from '../src/tax/facts.ts'
import { balance } from './finance-facts.ts'
import { peersAround } from './full-tax.ts'
import { type Random, random } from './random.ts'
import { payment } from './tax-facts.ts'
import { income, insured, monthOf, monthText, recordFacts } from './tax-record-facts.ts'
import { citAnnual, citQuarter, vatReturn } from './tax-report-facts.ts'

/** `recordFacts` look from 20 March 2026. */
const M0 = 2026 * 12 + 1

/** What is drawn once of a firm. */
interface Firm {
  small: boolean
  /** Founded in this month; null = long ago. */
  born: number | null
  monthly: number
}

export function aroundLines(seed: number): TaxFacts {
  const dice = random(seed + 77_777)
  const { next, pick, int } = dice
  const small = next() < 0.35
  const firm: Firm = {
    small,
    born: next() < 0.15 ? M0 - int(1, 20) : null,
    monthly: pick(small ? [365_000, 378_000, 430_000, 8_000] : [30_000, 410_000, 425_000, 2e6]),
  }
  const vatReturns = returnsOf(firm, dice)
  const hole = next() < 0.15 ? M0 - int(0, 13) : null
  const bought = firm.monthly * 0.8
  const range = [[M0 - 30, M0]] as const
  const holed =
    hole === null
      ? range
      : ([
          [M0 - 30, hole - 1],
          [hole + 1, M0],
        ] as const)
  const months = billed(vatReturns, dice)
  const stock = pick([0, 900, 5_000, 30_000, 60_000, 400_000])
  const sold = months.filter(({ month }) => month > M0 - 12).reduce((all, m) => all + m.sales, 0)
  const stamp = (sold / 100 + bought * 12) * 0.0003 * pick([0, 0.2, 0.29, 0.31, 1])
  return recordFacts({
    registration: {
      name: '近线示例有限公司',
      taxNo: null,
      taxpayerType: small ? 'SMALL' : 'GENERAL',
      establishedOn: firm.born === null ? null : `${monthText(firm.born)}-12`,
      industryCode: pick([null, 'C1392', 'F5191', 'A0111', '0411']),
      insured: pick([null, 0, 12]),
      citMethod: pick([null, null, null, '核定征收']),
      ...(next() < 0.8 ? { changes: changesOf(dice) } : {}),
    },
    vatReturns: next() < 0.03 ? null : vatReturns,
    citReturns: next() < 0.1 ? null : incomeTax(dice),
    statements:
      next() < 0.2
        ? null
        : [
            balance('2025-12', next() < 0.1 ? {} : { inventories: [stock, stock] }),
            // Beside a declared profit of 100 000.
            income('2025-12', 4e6, pick([null, 81_000, 100_000, 121_000])),
          ],
    payments: next() < 0.1 ? null : [payment('2025-11-12', stamp, { taxKind: '印花税' })],
    insurance: pick([null, [], [insured('2026-01', 0)], [insured('2026-02', pick([0, 12, null]))]]),
    invoiced:
      next() < 0.08
        ? null
        : {
            covered: { sales: holed, purchases: range },
            months: months.map((m) => ({ ...m, purchases: Math.round(bought * 100) })),
          },
    peers: {
      ...(next() < 0.85 ? { 'T-005': peersAround(dice, pick([0.02, 0.045, 0.09])) } : {}),
      ...(next() < 0.85 ? { 'T-012': peersAround(dice, pick([0.01, 0.021, 0.03])) } : {}),
    },
  })
}

/** Months of a general taxpayer, quarters of a small one; nobody files for the month or quarter of its founding. */
function returnsOf({ small, born, monthly }: Firm, dice: Random): VatReturn[] {
  const { next, pick } = dice
  const span = small ? 3 : 1
  const last = small ? 2025 * 12 + 11 : M0
  const skip = pick([0, 0, 0, 0.04])
  const nil = pick([0, 0, 0, 0.05])
  const fall = pick([1, 1, 0.3])
  /** Months without any trade, the last ones. */
  const idle = pick([0, 0, 0, 0, 0, 0, 3, 6])
  const all = Array.from({ length: small ? 10 : 26 }, (_, i) => last - span * i).reverse()
  const firmOf = { burden: pick([0.005, 0.02, 0.03]), ...habits(dice) }
  return all.flatMap((to) => {
    const from = to - span + 1
    if ((born !== null && from <= born) || next() < skip) return []
    const sales =
      next() < nil || M0 - from < idle
        ? 0
        : monthly * span * (0.95 + 0.1 * next()) * (to === last ? fall : 1)
    if (!small) return [general(sales, monthText(to), firmOf, dice)]
    const lines = { '1': sales, '15': sales * 0.03, '16': sales * 0.02, '20': sales * 0.01 }
    return [vatReturn(monthText(from), lines, { to: monthText(to), form: 'SMALL' })]
  })
}

/** What a general taxpayer does in every period. */
const habits = ({ pick, next }: Random) => ({
  unbilled: pick([0.1, 0.45, 0.49, 0.52, 0.6]),
  farming: pick([0, 0.45, 0.55, 0.79, 0.85]),
  /** For how many months it carries input tax, and how much. */
  carries: pick([0, 9, 30]),
  left: pick([12_000, 150]),
  exports: next() < 0.1,
  exempt: pick([0, 0, 0.1]),
  takenOut: pick([0, 0.1]),
  /** How often a return shows its schedules. */
  shows: pick([1, 1, 1, 0.97]),
})

function general(
  sales: number,
  of: string,
  firm: ReturnType<typeof habits> & { burden: number },
  { next, int }: Random,
): VatReturn {
  const input = sales * 0.1
  const month = monthOf(of)
  const fen = (yuan: number) => Math.round(yuan * 100)
  const none = next() < 0.004 ? -int(1, 900) : sales * firm.unbilled
  return vatReturn(
    of,
    {
      '1': sales,
      '5': sales * firm.exempt * 0.5,
      '7': firm.exports ? 500 : 0,
      '8': sales * firm.exempt,
      '11': sales * 0.13,
      '12': input,
      '14': input * firm.takenOut,
      '20': M0 - month < firm.carries ? firm.left : 0,
      '24': sales * firm.burden,
    },
    {
      schedules:
        next() < firm.shows
          ? {
              invoiced: { special: null, other: null, none: fen(none), inspected: null },
              input: { '6': fen(input * firm.farming), '12': fen(input) },
            }
          : null,
    },
  )
}

/** Invoices of the months of each return: what was declared, or a little more, or much. */
function billed(returns: readonly VatReturn[], { next, pick }: Random) {
  const habit = pick([0, 0, 0.05])
  return returns.flatMap(({ from, to, lines }) => {
    const declared = ['1', '5', '7', '8'].reduce((sum, l) => sum + (lines[l]?.amount ?? 0), 0)
    const more = next() < habit ? pick([1.04, 1.06, 1.3]) : 1
    const all = declared === 0 ? pick([0, 2_000_000, 40_000_000]) : declared * more
    const span = to - from + 1
    return Array.from({ length: span }, (_, i) => ({
      month: from + i,
      sales:
        i < span - 1
          ? Math.round(all / span)
          : Math.round(all) - (span - 1) * Math.round(all / span),
      purchases: 0,
    }))
  })
}

/** The year 2025, settled or not, near the lines of a micro enterprise. */
function incomeTax({ next, pick }: Random): CitReturn[] {
  const near = <T>(least: T, line: T, beyond: T) => pick([least, least, line, beyond])
  const revenue = pick([0, 4_000_000, 20_000_000])
  const due = revenue * pick([0.004, 0.006, 0.0104, 0.011, 0.02])
  const more = {
    employees: next() < 0.2 ? null : near(100, 285, 301),
    totalAssetsWan: next() < 0.2 ? null : near(900, 4_600, 5_100),
  }
  const taxable = next() < 0.2 ? null : near(1_000_000, 2_800_000, 3_100_000)
  if (next() < 0.1) return []
  const fourth = citQuarter(2025, 4, { '1': revenue, '3': 1e5, '10': taxable, '12': due }, more)
  const annual = { '1': revenue, '18': 1e5, '28': taxable, '33': next() < 0.1 ? null : due }
  return [
    fourth,
    ...(next() < 0.6 ? [citAnnual(2025, annual, { ...more, declaredOn: '2026-03-03' })] : []),
  ]
}

const ITEMS = ['注册地址', '经营范围', '投资人', '法定代表人', '主营行业', '电话']

/** Changes of a few days, several lines on one. */
function changesOf({ int, pick, next }: Random): RegistrationChange[] {
  const items = pick([['注册地址'], ['经营范围', '投资人'], ITEMS])
  return Array.from({ length: int(0, 7) }, () => ({
    on: next() < 0.04 ? null : `${monthText(M0 - int(-1, 30))}-${pick(['07', '20'])}`,
    item: pick(items),
    before: null,
    after: null,
  }))
}
