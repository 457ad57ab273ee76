/** Money of a bookkeeper's entries by the account on the other side: of two sides each, so that it is plain. */
import type { CashMove } from '../../src/erp/cash/facts.ts'
import type { Entry } from './books.ts'

const isCash = (account: string): boolean => /^10(01|02|12)/.test(account)
const fen = (yuan: number): number => Math.round(yuan * 100)

export const movedOf = (entries: readonly Entry[]): CashMove[] =>
  [
    ...Map.groupBy(
      entries.flatMap(([month, debit, credit, yuan]) => {
        if (isCash(debit) === isCash(credit)) return []
        const received = isCash(debit)
        return [
          {
            ...{ month, account: received ? credit : debit },
            ...{ received: received ? fen(yuan) : 0, paid: received ? 0 : fen(yuan) },
          },
        ]
      }),
      ({ month, account }) => `${month}/${account}`,
    ).values(),
  ].map((of) => ({
    ...{ month: of[0]!.month, accounts: [of[0]!.account], vouchers: of.length },
    received: of.reduce((sum, { received }) => sum + received, 0),
    paid: of.reduce((sum, { paid }) => sum + paid, 0),
  }))
