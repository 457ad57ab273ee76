/** Who looked at a list or a workbook of judged enterprises: one line of the audit log with all whom it told of, and a look under the consent of each. */
import { leaveTraceAlone } from '../../db/audit.ts'
import type { Database } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { actorOf } from '../../http/actor.ts'
import type { SessionCtx } from '../../http/context.ts'
import { recordAccessOfMany } from '../consent/index.ts'
import { SEALED_OF_MANY } from './sealed.ts'
import type { SubjectRecord } from './subjects.ts'
import { RISK_ORDER_SAYS } from './words.ts'

const SAID = {
  riskOrderDetail: RISK_ORDER_SAYS.readList,
  riskOrderExportDetail: RISK_ORDER_SAYS.exportedList,
} as const

/** A page that follows an order asks for it every second: the look is noted once in so many minutes, as visits are told apart. */
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

export async function noteLooks(
  db: Database,
  ctx: SessionCtx,
  of: { action: keyof typeof SAID; no: string; enterpriseIds: readonly number[] },
): Promise<void> {
  const { tenant, session } = ctx
  const { action, no, enterpriseIds } = of
  const isPolled = action === 'riskOrderDetail'
  const look = [session.companyId, session.userName, no, ...enterpriseIds].join(' ')
  if (isPolled && (enterpriseIds.length === 0 || wasNoted(db, look))) return
  await recordAccessOfMany(
    tenant,
    enterpriseIds,
    {
      ...{ who: session.userName, kind: 'REPORT', action: SAID[action] },
      object: RISK_ORDER_SAYS.orderObject({ no }),
    },
    { onceInMinutes: isPolled ? ONCE_IN_MINUTES : 0 },
  )
  await leaveTraceAlone(db, session.companyId, actorOf(ctx, session.companyId), {
    ...{ kind: 'LOOK', action, object: no, detail: { enterprises: enterpriseIds } },
  })
  // Only now: one that could not be noted told nothing, and is noted when it is asked for again.
  if (isPolled) keep(db, look)
}

/** Whom these rows tell something of. */
export const toldIn = (rows: readonly SubjectRecord[]): number[] =>
  rows.flatMap(({ enterprise_id: id, outcome, sealed }) =>
    id === null || outcome === null || sealed ? [] : [id],
  )

/** Whom a workbook of the whole order tells something of. */
export const allTold = async (tenant: TenantDb, no: string): Promise<number[]> => {
  const rows = await tenant.rows<{ id: number }>(
    `select s.enterprise_id as id from risk_subject s
      where s.company_id = $1 and s.no = $2 and s.enterprise_id is not null and s.outcome is not null and not ${SEALED_OF_MANY}
      order by s.line`,
    [no],
  )
  return rows.map(({ id }) => id)
}
