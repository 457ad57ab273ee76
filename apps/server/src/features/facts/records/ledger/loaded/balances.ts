/** Balances and ageing as they hold today. */
import type { AgeingRow, AgePart, BalanceRow } from '@xinjian/engine/erp/facts'
import { parseFen } from '@xinjian/format'
import type { TenantDb } from '../../../../../db/tenant.ts'
import { heldFacts } from '../../held-facts.ts'
import { monthIndexOf } from '../../month.ts'
import { payable, receivable } from '../ageing.ts'
import { glBalance } from '../gl-balance.ts'
import { maskedNames } from '../masked.ts'

type StoredBalance = Omit<BalanceRow, 'from' | 'to'> & { from: string; to: string }

/** Of an unreadable period none is told: it can be set beside nothing. */
export async function heldBalances(tx: TenantDb, enterpriseId: number): Promise<BalanceRow[]> {
  const { rows } = await heldFacts<StoredBalance>(tx, enterpriseId, glBalance.held)
  const dated = rows.flatMap((row): BalanceRow[] => {
    const [from, to] = [monthIndexOf(row.from), monthIndexOf(row.to)]
    return from === null || to === null ? [] : [{ ...row, from, to }]
  })
  return maskedNames(dated)
}

type StoredAgeing = Omit<AgeingRow, 'ages' | 'creditDays' | 'lastPaidOn'> & {
  creditDays: number | null
  lastPaidOn: string | null
  ages: (Omit<AgePart, 'amount'> & { amount: string })[]
}

export async function heldAgeing(
  tx: TenantDb,
  enterpriseId: number,
  of: 'RECEIVABLE' | 'PAYABLE',
): Promise<AgeingRow[]> {
  const { held } = of === 'RECEIVABLE' ? receivable : payable
  const { rows } = await heldFacts<StoredAgeing>(tx, enterpriseId, held)
  return rows.map(({ creditDays, lastPaidOn, ...row }) => ({
    ...row,
    ...(creditDays !== null && { creditDays }),
    ...(lastPaidOn !== null && { lastPaidOn }),
    ages: row.ages.map(({ from, to, amount }) => ({ from, to, amount: parseFen(amount) ?? 0 })),
  }))
}
