/** Sales and costs as the books tell them, and beside them what others tell of the same months. */
import type { Fen } from '@xinjian/format'
import type { MonthIndex, MonthWindow } from '../kit/calendar/window.ts'
import { monthsBetween } from '../kit/sections/blocks.ts'
import type { ErpContext } from './context.ts'
import type { OutsideMonth } from './facts.ts'
import { type Amount, accountsOf, earned } from './ledger/amounts.ts'
import { ERP_SAYS } from './words.ts'

/** The months of a window since the founding. */
export const lived = (
  { founded }: Pick<ErpContext, 'founded'>,
  { from, to }: MonthWindow,
): MonthWindow => ({ from: Math.min(Math.max(from, founded ?? from), to), to })

/** Why the books do not tell an item by class; null = they do. */
export function classless({ ledger }: ErpContext, ...items: readonly string[]): string | null {
  if (ledger.layout === null) return ERP_SAYS.noLayout
  return accountsOf(ledger, ...items).length === 0 ? ERP_SAYS.noAccount : null
}

/** What an item of 损益 came to in windows; null = the books do not tell them whole. */
export const itemIn = (
  { ledger }: ErpContext,
  items: readonly string[],
  ...windows: readonly MonthWindow[]
): Amount | null => {
  const accounts = accountsOf(ledger, ...items)
  return accounts.length === 0 ? null : earned(ledger, accounts, ...windows)
}

export const REVENUE = ['revenue'] as const
export const COST = ['cost'] as const

/** 营业收入 of windows. */
export const revenueIn = (context: ErpContext, ...windows: readonly MonthWindow[]): Amount | null =>
  itemIn(context, REVENUE, ...windows)

export const ofMonth = (month: MonthIndex): MonthWindow => ({ from: month, to: month })

export type Outsider = 'invoicedOut' | 'declared'

export interface Compared {
  /** Months that both sides tell, ascending. */
  months: readonly MonthIndex[]
  ledger: Amount
  told: Fen
}

/** Sales of the books beside those told by others, over the months of a window that both tell; null = there are none. */
export function comparedSales(
  context: ErpContext,
  window: MonthWindow,
  outsider: Outsider,
): Compared | null {
  const all = monthsBetween(window.from, window.to)
  const fen = (month: MonthIndex) =>
    context.outside.get(month)?.[outsider as keyof OutsideMonth] ?? null
  const sum = (months: readonly MonthIndex[]) => months.reduce((a, m) => a + (fen(m) ?? 0), 0)
  // Books of several months are compared where others tell each of them.
  const whole = all.every((m) => fen(m) !== null) ? revenueIn(context, window) : null
  if (whole) return { months: all, ledger: whole, told: sum(all) }
  const months = all.filter((m) => fen(m) !== null && revenueIn(context, ofMonth(m)) !== null)
  const ledger = months.length > 0 ? revenueIn(context, ...months.map(ofMonth)) : null
  return ledger && { months, ledger, told: sum(months) }
}
