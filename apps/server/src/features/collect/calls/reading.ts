/** The time to read a contract (domain §5.1), by the server's clock: a phone's own count proves nothing. */
import { createHash } from 'node:crypto'
import type { TenantDb } from '../../../db/tenant.ts'
import { MINIMUM_READ_SECONDS } from '../../consent/index.ts'
import type { TaskRow } from '../task.ts'

type Shown = Pick<TaskRow, 'shown_at' | 'shown_hash'>

/** One fingerprint of all the texts that are signed together. */
export const hashTexts = (contracts: readonly { hash: string }[]): string =>
  createHash('sha256')
    .update(contracts.map((c) => c.hash).join('\n'))
    .digest('hex')

/** Notes that these texts were handed out now, unless they were before. */
export async function noteShown(tenant: TenantDb, task: TaskRow, hash: string): Promise<Shown> {
  const row = await tenant.one<Shown>(
    `update collect_task
        set shown_at = case when shown_hash = $3 then shown_at else $4 end, shown_hash = $3
      where company_id = $1 and task_id = $2 returning shown_at, shown_hash`,
    [task.task_id, hash, new Date()],
  )
  return row ?? { shown_at: null, shown_hash: null }
}

/** Whole seconds since the texts were handed out; 0 = they were not. */
export const shownSeconds = ({ shown_at: at }: Shown, now: number): number =>
  at === null ? 0 : Math.max(0, Math.floor((now - at.getTime()) / 1000))

/** Whole seconds that are missing before a signature is taken. */
export const readSecondsLeft = (task: Shown, now: number): number =>
  Math.max(0, MINIMUM_READ_SECONDS - shownSeconds(task, now))
