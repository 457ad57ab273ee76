/** Accounts with how their holders are reached. */
import type { Refusal } from '../../http/refusal.ts'
import type { Columns } from '../../security/column/column.ts'
import { type Reached, reachedOrWhy, restingOf, type SentReach } from '../session/index.ts'
import type { AccountRow } from './store.ts'

/** One with how its holder is reached, or (a Refusal) why that does not open: it can be changed, frozen and deleted all the same. */
export interface Account extends Omit<AccountRow, 'reach'> {
  reached: Reached | Refusal
}

interface Resting {
  id: number
  company_id: number
  reach: SentReach
}

/** @param columns within a transaction those of it */
export async function opened<T extends Resting>(
  columns: Columns,
  { reach, ...row }: T,
): Promise<Omit<T, 'reach'> & Pick<Account, 'reached'>> {
  const who = { id: row.id, companyId: row.company_id }
  return { ...row, reached: await reachedOrWhy(columns, who, restingOf(reach)) }
}
