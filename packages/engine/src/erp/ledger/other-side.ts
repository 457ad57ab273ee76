/**
 * 资产负债表重分类: a balance that stands on the other side of its account is shown as what it is. A customer that paid more than it owes is 预收, a
 * supplier that was paid ahead is 预付 (小企业会计准则 附录, 财会〔2019〕6号: by 明细科目). Books net them on the account.
 */
import type { Fen } from '@xinjian/format'
import type { MonthIndex } from '../../kit/calendar/window.ts'
import { digitsOf } from '../chart/code.ts'
import type { BalanceRow } from '../facts.ts'
import { accountsOf, stoodRows } from './amounts.ts'
import type { Ledger } from './ledger.ts'
import type { Trial } from './trial.ts'

/** LOWEST: by the accounts that nothing stands under. SECOND: right under the first level, for the columns of 应交增值税 are no balances of their own. */
type By = 'LOWEST' | 'SECOND' | 'WHOLE'

interface Side {
  from: string
  to: string
  /** Of a balance on the other side: a credit of an asset, a debit of a debt. */
  sign: 1 | -1
}

const SIDES: readonly Side[] = [
  { from: 'accountsReceivable', to: 'advances', sign: -1 },
  { from: 'prepayments', to: 'accountsPayable', sign: -1 },
  { from: 'otherReceivables', to: 'otherPayables', sign: -1 },
  { from: 'advances', to: 'accountsReceivable', sign: 1 },
  { from: 'contractLiabilities', to: 'accountsReceivable', sign: 1 },
  { from: 'accountsPayable', to: 'prepayments', sign: 1 },
  { from: 'otherPayables', to: 'otherReceivables', sign: 1 },
  { from: 'taxesPayable', to: 'otherCurrentAssets', sign: 1 },
]

/** What takes off an account stands on the other side by nature. */
const isAllowance = (ledger: Ledger, top: string): boolean =>
  top === '1231' || /准备/.test(ledger.names.get(top) ?? '')

export interface Moved {
  from: string
  to: string
  fen: Fen
  rows: readonly BalanceRow[]
}

const byOf = ({ layout }: Ledger, item: string): By => {
  if (item !== 'taxesPayable') return 'LOWEST'
  return layout === 'GENERAL' ? 'SECOND' : 'WHOLE'
}

/** Rows of an account that are shown each by itself. */
function partsOf(trial: Trial, top: string, by: By): readonly (readonly BalanceRow[])[] {
  const roots = trial.tops.get(top) ?? []
  if (by === 'LOWEST') return roots.flatMap((root) => lowest(trial, root)).map((row) => [row])
  const second = by === 'SECOND' ? trial.under.get(top) : undefined
  return second?.map((row) => [row]) ?? [roots]
}

function lowest(trial: Trial, row: BalanceRow): readonly BalanceRow[] {
  const under = trial.under.get(digitsOf(row.account))
  return under ? under.flatMap((each) => lowest(trial, each)) : [row]
}

/** Balances on the other side at the end of a month, each positive; null = no balances are stated of it. */
export function movedAt(ledger: Ledger, month: MonthIndex): Moved[] | null {
  const stood = stoodRows(ledger, month)
  if (!stood) return null
  const { trial, side } = stood
  return SIDES.flatMap(({ from, to, sign }) => {
    const tops = accountsOf(ledger, from).filter((top) => !isAllowance(ledger, top))
    const parts = tops.flatMap((top) => partsOf(trial, top, byOf(ledger, from)))
    return parts.flatMap((rows): Moved[] => {
      const fen = sign * rows.reduce((sum, row) => sum + (row[side] ?? 0), 0)
      return fen > 0 ? [{ from, to, fen, rows }] : []
    })
  })
}
