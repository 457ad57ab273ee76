/** Registrations with how their applicants are reached, and all that stands against approving them. */
import type { Db } from '../../db/pool.ts'
import { Refusal, refusedAs } from '../../http/refusal.ts'
import { takenNumbers } from '../session/index.ts'
import type { RegisterDeps } from './commit.ts'
import { type Reached, reachedOf } from './reach.ts'
import type { Registration } from './store.ts'

/** One with how its applicant is reached, or (a Refusal) why that does not open. */
export interface Opened extends Omit<Registration, keyof Reached> {
  reached: Reached | Refusal
}

/** With all that stands against each: whose mobile an account has is told once the mobile is opened. */
export async function opened(
  { db, columns }: Pick<RegisterDeps, 'columns'> & { db: Db },
  rows: readonly Registration[],
): Promise<Opened[]> {
  const open = await Promise.all(
    rows.map(async (row) => ({
      ...row,
      reached: await reachedOf(columns, row).catch(refusedAs((refusal) => refusal)),
    })),
  )
  const waiting = open.flatMap(({ status, reached }) =>
    status === 'WAITING' && !(reached instanceof Refusal) ? [reached.mobile] : [],
  )
  const taken = await takenNumbers(db, columns, waiting)
  return open.map((row) => ({ ...row, conflicts: withPhone(row, taken) }))
}

/** The heaviest first. */
const ORDER = ['taxNo', 'waiting', 'phone', 'userName'] as const

const withPhone = (
  { status, conflicts, reached }: Opened,
  taken: ReadonlySet<string>,
): Opened['conflicts'] => {
  const held = status === 'WAITING' && !(reached instanceof Refusal) && taken.has(reached.mobile)
  return ORDER.filter((one) => (one === 'phone' ? held : conflicts.includes(one)))
}
