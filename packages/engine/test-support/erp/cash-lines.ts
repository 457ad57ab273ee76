/** Money of one month by the accounts on its other side, and the cash flow statement that it comes to. */
import type { CashMove } from '../../src/erp/cash/facts.ts'
import { cashStatementAt } from '../../src/erp/ledger/cash-statement.ts'
import { ledgerOf } from '../../src/erp/ledger/ledger.ts'

export const JAN = 2026 * 12
export const fen = (yuan: number) => Math.round(yuan * 100)

/** Account, its name, yuan received, yuan paid. */
export type Row = readonly [account: string, name: string, received: number, paid: number]

const movesOf = (rows: readonly Row[], month = JAN): CashMove[] =>
  rows.map(([account, , received, paid]) => ({
    ...{ month, accounts: [account], vouchers: 1 },
    ...{ received: fen(received), paid: fen(paid) },
  }))

export const ledger = (names: Readonly<Record<string, string>>, months = [JAN]) =>
  ledgerOf(
    {
      balances: [],
      vouchers: [],
      turnovers: months.flatMap((month) =>
        Object.entries(names).map(([account, name]) => ({
          ...{ month, account, name, debit: 1, credit: 1, lines: 2 },
        })),
      ),
    },
    months.at(-1)!,
  )

/** Lines of the statement of January 2026 in yuan; undefined = none is told. */
export function lines(
  rows: readonly Row[],
  chart: Readonly<Record<string, string>>,
  general = false,
  more: readonly CashMove[] = [],
) {
  const names = { ...chart, ...Object.fromEntries(rows.map(([account, name]) => [account, name])) }
  const moves = [...movesOf(rows), ...more]
  const [statement] = cashStatementAt(ledger(names), JAN, null, { moves, general }, new Map())
  return statement && Object.fromEntries(statement.items.map(({ code, ytd }) => [code, ytd! / 100]))
}
