import { APPROVAL_DAYS } from '@xinjian/contract/rules/statuses'
import { Refusal } from './refusal.ts'

/**
 * A decision on what another asked for. The database judges it (`by_another` and `independent` of the baseline) under a
 * constraint of the table that is named for it; told here, once for all, as a refusal.
 */
export async function byAnother<T>(decision: Promise<T>): Promise<T> {
  try {
    return await decision
  } catch (error) {
    if (/_four_eyes$/.test((error as { constraint?: string }).constraint ?? ''))
      throw new Refusal('FOUR_EYES')
    throw error
  }
}

/** SQL: an approval of a version that is too old to be put in force by one person. Its `updated_at` is that of the approval until the next step. */
const isOld = (column: string): string =>
  `${column} = 'APPROVED' and updated_at < now() - interval '${APPROVAL_DAYS} days'`

/** SQL: the state of a version as it is now: one whose approval is too old waits for another decision. */
export const stateNow = (column: 'state' | 'status'): string =>
  `case when ${isOld(column)} then 'SUBMITTED' else ${column} end`

/**
 * SQL of an update: versions whose approval holds no longer wait for another decision; who agreed before stays told by name alone, so that the next
 * decision is judged anew by whoever takes it. `every`: also those that are not too old, for another version came in force.
 */
export const backToReview = (
  table: string,
  column: 'state' | 'status',
  { where, every }: { where: string; every: boolean },
): string =>
  `update ${table} set ${column} = 'SUBMITTED', decided_id = null, updated_at = now()
    where ${where} and ${every ? `${column} = 'APPROVED'` : isOld(column)}`
