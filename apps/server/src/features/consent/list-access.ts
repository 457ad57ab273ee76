/** Who looked at a list or a workbook that tells of many enterprises: one line of the audit log with all whom it told of, and a look under the consent of each. */
import { leaveTraceAlone } from '../../db/audit.ts'
import type { Database } from '../../db/pool.ts'
import { actorOf } from '../../http/actor.ts'
import type { SessionCtx } from '../../http/context.ts'
import { recordAccessOfMany } from './allow.ts'

/** A page that follows work asks for it every second: the look is noted once in so many minutes, as visits are told apart. */
const ONCE_IN_MINUTES = 30

/** Looks that this process noted, and when: another process may note one again, none leaves one out. */
const noted = new WeakMap<Database, Map<string, number>>()
const MOST_KEPT = 10_000

function wasNoted(db: Database, look: string): boolean {
  const at = noted.get(db)?.get(look)
  return at !== undefined && Date.now() - at < ONCE_IN_MINUTES * 60_000
}

function keep(db: Database, look: string): void {
  const at = noted.get(db) ?? new Map<string, number>()
  if (at.size >= MOST_KEPT) at.clear()
  noted.set(db, at.set(look, Date.now()))
}

export interface ListAccess {
  /** Name of the call. */
  action: string
  /** What was looked at: an order, a run; its number names it in the log. */
  no: string
  /** How the look and its object are called under a contract, in Chinese. */
  said: string
  object: string
  enterpriseIds: readonly number[]
  /** A page that may ask again and again; false = each time counts, as of a workbook. */
  polled: boolean
}

export async function noteListAccess(
  db: Database,
  ctx: SessionCtx,
  { action, no, said, object, enterpriseIds, polled }: ListAccess,
): Promise<void> {
  const { tenant, session } = ctx
  const look = [session.companyId, session.userName, no, ...enterpriseIds].join(' ')
  if (polled && (enterpriseIds.length === 0 || wasNoted(db, look))) return
  await recordAccessOfMany(
    tenant,
    enterpriseIds,
    { who: session.userName, kind: 'REPORT', action: said, object },
    { onceInMinutes: polled ? ONCE_IN_MINUTES : 0 },
  )
  await leaveTraceAlone(db, session.companyId, actorOf(ctx, session.companyId), {
    ...{ kind: 'LOOK', action, object: no, detail: { enterprises: enterpriseIds } },
  })
  // Only now: one that could not be noted told nothing, and is noted when it is asked for again.
  if (polled) keep(db, look)
}
