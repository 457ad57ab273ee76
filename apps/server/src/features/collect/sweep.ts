/** Housekeeping: tasks left alone, tasks beyond their day, secrets and nonces past their time. */
import type { Database } from '../../db/pool.ts'
import { tenantOf } from '../../db/tenant.ts'
import { repeating } from '../../jobs/repeating.ts'
import { forgetCalls } from '../../outside/source/board.ts'
import type { Bureaus } from '../../outside/source/bureau/bureaus.ts'
import { EVENT_SAYS } from './black-box/words.ts'
import type { Log } from './deps.ts'
import { endWith } from './direct/follow.ts'
import { failureOf } from './failures.ts'
import { changeIn, changeNow } from './flow.ts'
import { queueNotice } from './notice/store.ts'
import { type Change, lockTask, TASK_HOURS, type TaskRow } from './task.ts'

const EVERY_MS = 60_000
/**
 * Left before the collection began (domain §5.1). Nobody has left who waits
 * because we said so: for a closed bureau to open, after a message that calls them back, or until the time after which a locked account, or a signer, may try again.
 */
const LEFT = '30 minutes'
const AT_ONCE = 500

/** Tasks that wait for a bureau which is open again go on, and whoever waits is told. How many. */
export async function tellOpen(db: Database, bureaus: Pick<Bureaus, 'of'>): Promise<number> {
  const waiting = await db.rows<{ company_id: number; task_id: string; area_code: string }>(
    `select company_id, task_id, area_code from collect_task where state = 'TAX_STATUS' order by touched_at limit ${AT_ONCE}`,
  )
  let told = 0
  for (const { company_id, task_id, area_code } of waiting) {
    const info = await bureaus.of(area_code).catch(() => null)
    if (!info || info.status === 'MAINTENANCE' || info.status === 'CLOSED') continue
    const change: Change = { state: 'AREA', failure: null }
    const text = EVENT_SAYS.bureauOpenTold({ area: info.name })
    const event = { step: 'AREA', actor: 'SYSTEM', text } as const
    await tenantOf(db, company_id).transaction(async (tx) => {
      const task = await lockTask(tx, task_id)
      if (task?.state !== 'TAX_STATUS') return
      await queueNotice(tx, await changeIn(tx, task, change, event), 'OPEN')
      told++
    })
  }
  return told
}

export async function sweepOnce(db: Database): Promise<number> {
  const due = await db.rows<{ company_id: number; task_id: string }>(
    `select company_id, task_id from collect_task
      where finished_at is null
        and ((state not in ('COLLECTING', 'TAX_STATUS') and (visit is null or visit = task_id)
              and greatest(touched_at, (failure->>'retryAt')::timestamptz, locked_until) < now() - interval '${LEFT}'
              and not exists (select 1 from collect_notice n where n.company_id = collect_task.company_id
                                 and n.task_id = collect_task.task_id and n.event in ('KICKED', 'OPEN')))
          or created_at < now() - interval '${TASK_HOURS} hours')
      order by touched_at limit ${AT_ONCE}`,
  )
  for (const { company_id, task_id } of due)
    await endWith(db, await expire(db, company_id, task_id))
  await db.run('delete from collect_nonce where expires_at < now()')
  await db.run('delete from collect_secret where expires_at < now()')
  await db.run("delete from collect_point where received_at < now() - interval '90 days'")
  await db.run("delete from signer_try where at < now() - interval '1 day'")
  await db.run("delete from collect_login_try where at < now() - interval '1 day'")
  await db.run("delete from signer_session where created_at < now() - interval '1 day'")
  await forgetCalls(db)
  return due.length
}

function expire(db: Database, companyId: number, taskId: string): Promise<TaskRow | null> {
  return changeNow(tenantOf(db, companyId), taskId, (task) => {
    if (task.finished_at !== null) return null
    const change: Change =
      task.state === 'COLLECTING'
        ? { state: 'EXPIRED', failure: failureOf('TE-09') }
        : { state: 'EXPIRED', failure: null }
    return {
      change,
      event: { step: 'EXPIRE', actor: 'SYSTEM', text: EVENT_SAYS.expired, ok: false },
    }
  })
}

/** Sweeps once a minute, in any number of processes: the second finds nothing left. */
export function startSweep(db: Database, bureaus: Pick<Bureaus, 'of'>, log: Log): () => void {
  const stops = [
    repeating(EVERY_MS, () => tellOpen(db, bureaus), {
      ...{ log, failed: 'waiting phones not told', first: 'LATER' },
    }),
    repeating(EVERY_MS, () => sweepOnce(db), { log, failed: 'sweep failed', first: 'LATER' }),
  ]
  return () => stops.forEach((stop) => void stop())
}
