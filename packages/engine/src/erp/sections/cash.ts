/** Money of vouchers beside the balances of cash, and why there is no cash flow statement where there is none. */
import { accountOf } from '@xinjian/format/accounts/accounts'
import { shownPeriods } from '../../finance/part.ts'
import { yearOf } from '../../kit/calendar/calendar.ts'
import { formatMonth, type MonthIndex } from '../../kit/calendar/window.ts'
import { monthsBetween, table, text, yuan } from '../../kit/sections/blocks.ts'
import { monthRuns } from '../../kit/verdict/known-months.ts'
import type { Block, TableBlock } from '../../report/document.ts'
import { type CashFlows, firstMonth, monthsWithout } from '../cash/statement.ts'
import type { DerivedContext } from '../finance.ts'
import { accountsOf, stoodAt } from '../ledger/amounts.ts'
import type { Told } from '../ledger/derived.ts'
import { money } from './lacking.ts'
import { ERP_MONEY_SAYS } from './money-words.ts'

/** Periods shown beside one another that the vouchers tell, newest first. */
function shownFlows(context: DerivedContext): CashFlows[] {
  return shownPeriods(context).flatMap(({ month }) => context.cash.get(month) ?? [])
}

export function cashBlocks(context: DerivedContext): Block[] {
  const why = whyNone(context)
  if (why !== null) return [text('cash-none', ERP_MONEY_SAYS.cashNone({ why }))]
  const shown = shownFlows(context)
  const partly = shown.filter(({ whole }) => !whole)
  // Where a month is missing the statements may end before what the vouchers tell last.
  const newest = Math.max(...context.books.ledger.turnovers.keys())
  const periods = new Set([newest, ...shownPeriods(context).map(({ month }) => month)])
  const lacking = [...periods].flatMap((month) => missingOf(context, month) ?? [])
  return [
    text('cash-method', ERP_MONEY_SAYS.cashMethod),
    ...(lacking.length > 0
      ? [text('cash-lacks', ...lacking.map((why) => ERP_MONEY_SAYS.cashLacks({ why })))]
      : []),
    controlTable(context, shown),
    ...(partly.length > 0 ? [partTable(partly)] : []),
  ]
}

/** Of the newest period; null = some period is told. */
function whyNone(context: DerivedContext): string | null {
  const { books, founded, latest } = context
  if (books.facts.cash === undefined) return ERP_MONEY_SAYS.cashNotRead
  if (books.ledger.turnovers.size === 0) return ERP_MONEY_SAYS.cashNoVouchers
  if (latest === null || shownFlows(context).length > 0) return null
  return missingWords(latest, monthsWithout(books.ledger, firstMonth(latest, founded), latest))
}

/** Why the period that ends with a month is not told; null = no month of it is missing, or the vouchers know nothing of that year. */
function missingOf({ books, founded }: DerivedContext, month: MonthIndex): string | null {
  const from = firstMonth(month, founded)
  const months = monthsWithout(books.ledger, from, month)
  const begun = monthsBetween(from, month).some((one) => books.ledger.turnovers.has(one))
  if (months.length === 0 || !begun) return null
  return missingWords(month, months)
}

const missingWords = (month: MonthIndex, months: readonly MonthIndex[]): string =>
  ERP_MONEY_SAYS.cashMissing({ year: yearOf(month), months: monthRuns(months) })

function controlTable(context: DerivedContext, shown: readonly CashFlows[]): TableBlock {
  const { ledger } = context.books
  const cash = accountsOf(ledger, 'cash')
  const stood = (month: number) => stoodAt(ledger, cash, month)?.legs() ?? []
  return table(
    'cash-control',
    ERP_MONEY_SAYS.cashTitle,
    [
      { key: 'period', title: ERP_MONEY_SAYS.cashPeriod, type: 'month' },
      money('received', ERP_MONEY_SAYS.cashReceived),
      money('paid', ERP_MONEY_SAYS.cashPaid),
      money('untoldIn', ERP_MONEY_SAYS.cashUntoldIn),
      money('untoldOut', ERP_MONEY_SAYS.cashUntoldOut),
      { key: 'untold', title: ERP_MONEY_SAYS.cashUntoldCount, type: 'int' },
      money('change', ERP_MONEY_SAYS.cashChange),
      money('begin', ERP_MONEY_SAYS.cashBegin),
      money('end', ERP_MONEY_SAYS.cashEnd),
      money('off', ERP_MONEY_SAYS.cashOff),
      { key: 'flag', title: ERP_MONEY_SAYS.cashState, type: 'flag' },
    ],
    shown.map((flows) => {
      const { month, from, untold, off } = flows
      const balances = [...stood(month), ...stood(from - 1)]
      const behind = legsOf(flows, 'cashChange')
      return {
        cells: {
          period: formatMonth(month),
          received: yuan(flows.received),
          paid: yuan(flows.paid),
          untoldIn: yuan(untold.received),
          untoldOut: yuan(untold.paid),
          untold: untold.vouchers,
          change: yuan(flows.change),
          begin: flows.begin === null ? null : yuan(flows.begin),
          end: flows.end === null ? null : yuan(flows.end),
          off: off === null ? null : yuan(off),
          flag:
            off === null
              ? null
              : Math.abs(off) > context.books.rules.tolerance
                ? ('YELLOW' as const)
                : ('GREEN' as const),
        },
        evidence: behind,
        own: {
          untoldIn: untold.legs(),
          untoldOut: untold.legs(),
          untold: untold.legs(),
          begin: legsOf(flows, 'cashAtBegin'),
          end: legsOf(flows, 'cashAtEnd'),
          off: [...behind, ...balances],
        },
      }
    }),
    ERP_MONEY_SAYS.cashNote,
  )
}

const itemOf = ({ items }: CashFlows, code: string): Told | undefined =>
  items.find((item) => item.code === code)

const legsOf = (flows: CashFlows, code: string) => itemOf(flows, code)?.legs() ?? []

/** Lines of periods that are not told whole, newest first. */
function partTable(flows: readonly CashFlows[]): TableBlock {
  const codes = [...new Set(flows.flatMap(({ items }) => items.map(({ code }) => code)))]
  const keyOf = ({ month }: CashFlows) => `m${month}`
  return table(
    'cash-part',
    ERP_MONEY_SAYS.cashPartTitle,
    [
      { key: 'item', title: ERP_MONEY_SAYS.cashItem, type: 'text' },
      ...flows.map((of) => money(keyOf(of), formatMonth(of.month))),
    ],
    codes.map((code) => {
      const told = flows.flatMap((of) => {
        const item = itemOf(of, code)
        return item ? [{ key: keyOf(of), item }] : []
      })
      return {
        cells: {
          item: accountOf(code).name,
          ...Object.fromEntries(flows.map((of) => [keyOf(of), null])),
          ...Object.fromEntries(told.map(({ key, item }) => [key, yuan(item.ytd ?? 0)])),
        },
        evidence: told.flatMap(({ item }) => item.legs()),
        own: Object.fromEntries(told.map(({ key, item }) => [key, item.legs()])),
      }
    }),
    ERP_MONEY_SAYS.cashPartNote,
  )
}
