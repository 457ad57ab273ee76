/** Rows of lenders' records as they hold today, under the names of the engine's facts. */
import type { HeldLendingRecord } from '@xinjian/engine/lending/facts'
import type { TenantDb } from '../../../../db/tenant.ts'
import { type HeldRows, heldFacts } from '../held-facts.ts'
import { lendingRecord } from './dataset.ts'

type Stored = Omit<HeldLendingRecord, 'at' | 'amount' | 'balance'> & {
  happenedAt: string
  amountFrom: number | null
  amountTo: number | null
  balanceFrom: number | null
  balanceTo: number | null
  vendor: string
}

export async function heldLending(
  tx: TenantDb,
  enterpriseId: number,
): Promise<HeldRows<HeldLendingRecord>> {
  const { rows, newest } = await heldFacts<Stored>(tx, enterpriseId, lendingRecord.held)
  return { rows: rows.map(recordOf), newest }
}

const recordOf = ({
  happenedAt,
  amountFrom,
  amountTo,
  balanceFrom,
  balanceTo,
  vendor: _,
  ...record
}: Stored): HeldLendingRecord => ({
  ...record,
  at: happenedAt,
  amount: bandOf(amountFrom, amountTo),
  balance: bandOf(balanceFrom, balanceTo),
})

/** 分 → 元. */
const bandOf = (from: number | null, to: number | null): HeldLendingRecord['amount'] =>
  from === null ? null : { from: from / 100, to: to === null ? null : to / 100 }
