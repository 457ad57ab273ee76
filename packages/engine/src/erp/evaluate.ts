/** How the kit evaluates indicators of books: every computation names the rows it looked at itself. */

import { evaluator } from '../kit/evaluate.ts'
import type { MonthStates } from '../kit/kind.ts'
import type { ErpContext } from './context.ts'
import type { ErpKind, ErpSource } from './definition.ts'
import { ORDER_SAYS } from './orders/words.ts'
import { ERP_SAYS } from './words.ts'

const NOT_THERE: Readonly<Record<ErpSource, string>> = {
  LEDGER: ERP_SAYS.noLedger,
  BALANCE: ERP_SAYS.noBalances,
  VOUCHER: ERP_SAYS.noVouchers,
  RECEIVABLE: ERP_SAYS.noReceivables,
  PAYABLE: ERP_SAYS.noPayables,
  BANK: ERP_SAYS.noBank,
  STOCK: ERP_SAYS.noStock,
  MOVE: ERP_SAYS.noMoves,
  ORDER: ORDER_SAYS.none,
}

/** Lists that stand for a day are there or not. */
function isThere(context: ErpContext, source: ErpSource): boolean {
  const { ledger, receivables, payables, stock, bank, moves } = context
  const sales = context.facts.orders?.sales
  switch (source) {
    case 'LEDGER':
      return ledger.months.size > 0
    case 'BALANCE':
      return ledger.trials.length > 0
    case 'VOUCHER':
      return ledger.vouchers.length > 0
    case 'RECEIVABLE':
      return receivables !== null
    case 'PAYABLE':
      return payables !== null
    case 'BANK':
      return bank.length > 0
    case 'STOCK':
      return stock !== null
    case 'MOVE':
      return moves.length > 0
    case 'ORDER':
      return [sales?.made, sales?.due].some((of) => of !== undefined && of.length > 0)
  }
}

export const evaluateIndicator = evaluator<ErpKind>({
  start: (context) => context.series.start,
  founded: ({ founded }) => founded,
  months: (context, source): MonthStates | null => {
    if (!isThere(context, source)) return null
    return source === 'LEDGER'
      ? context.series
      : { start: context.asOfMonth, end: context.asOfMonth, states: ['COLLECTED'] }
  },
  notCollected: (source) => NOT_THERE[source],
  evidence: (_context, _measure, _span, trace) => trace ?? [],
})
