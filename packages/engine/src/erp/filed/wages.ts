/** Wages that the books entered beside what social insurance was owed for, over the months that both tell. */
import type { MonthIndex, MonthWindow } from '../../kit/calendar/window.ts'
import { oncePer } from '../../kit/once.ts'
import type { ErpContext } from '../context.ts'
import type { InsuredMonth } from '../facts.ts'
import { type NamedAccounts, type NamedAmount, namedIn, toldOf } from '../ledger/named.ts'
import { classless, comparedWith } from '../sales.ts'
import { ERP_HELD_SAYS } from './held-words.ts'

/**
 * 工资 as they are owed: the credit side of the accounts under 应付职工薪酬 (财会〔2014〕8号) that are named wages, bonuses or allowances, the
 * share of the persons in insurance and their tax included. What the enterprise owes beside them is none: insurance, housing fund, welfare,
 * union and training funds, pensions, compensation. Charts before it have 应付工资 and 应付福利费.
 */
export const WAGES: NamedAccounts = {
  item: 'payrollPayable',
  wanted: /工资|薪金|奖金|津贴|补贴|绩效|加班/,
  other: /保险|社保|五险|公积金|福利|工会|教育|培训|辞退|离职|补偿|年金|非货币|股份|所得税|个税/,
  side: 'credit',
}

export interface WagesBeside {
  months: readonly MonthIndex[]
  wages: NamedAmount
  /** Contributions owed, 分. */
  payable: number
  /** Σ of the persons insured of its months; null = not every month says how many. */
  insured: number | null
  /** Nothing stands under 应付职工薪酬: insurance and welfare may be among it. */
  mixed: boolean
}

/** The last row of each month. */
const insuredMonths = oncePer(
  ({ facts }: ErpContext): ReadonlyMap<MonthIndex, InsuredMonth> =>
    new Map((facts.filings?.insurance ?? []).map((row) => [row.month, row])),
)

/** Why wages and insurance cannot be set side by side at all; null = they can. */
export function whyNoWages(context: ErpContext): string | null {
  const { ledger, facts } = context
  if (!facts.filings?.insurance) return ERP_HELD_SAYS.noInsurance
  const why = classless(context, WAGES.item)
  if (why) return why
  if (toldOf(ledger, WAGES) === 'UNNAMED') return ERP_HELD_SAYS.wagesUnnamed
  return insuredMonths(context).size === 0 ? ERP_HELD_SAYS.noInsuredMonth : null
}

/** null = no month of the window is told by both. */
export function wagesBeside(context: ErpContext, window: MonthWindow): WagesBeside | null {
  const { ledger } = context
  const rows = insuredMonths(context)
  const wagesIn = (...windows: readonly MonthWindow[]) => namedIn(ledger, WAGES, ...windows)
  const compared = comparedWith(
    window,
    (month) => {
      const fen = rows.get(month)?.payable ?? null
      return fen === null ? null : { from: month, to: month, fen }
    },
    wagesIn,
  )
  if (compared === null) return null
  const { months, told, ledger: wages } = compared
  const persons = months.map((month) => rows.get(month)?.insured ?? null)
  return {
    ...{ months, wages, payable: told },
    insured: persons.includes(null) ? null : persons.reduce<number>((sum, n) => sum + n!, 0),
    mixed: toldOf(ledger, WAGES) === 'WHOLE',
  }
}
