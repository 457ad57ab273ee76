/**
 * The work of an order, batch by batch. A batch, its counts and the mark of its enterprises are one write under the claim: a worker that
 * dies leaves each enterprise judged or waiting, and one whose order was paused writes no more.
 */
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import { claimed } from '../../jobs/claimed.ts'
import { type Claim, type JobKind, LeaseLost } from '../../jobs/job.ts'
import { JOBS_SAYS } from '../../jobs/words.ts'
import { cardStands } from '../scoreCard/index.ts'
import { mustStand } from '../session/index.ts'
import { endOrder } from './end.ts'
import { judgeBatch, judgingOf } from './judging.ts'
import { orderMissing } from './ordering.ts'
import { ORDER_COLUMNS, type OrderRecord, RISK_ORDERS } from './store.ts'
import { countWaiting, type JudgedSubject, keepJudged, readyOnes } from './subjects.ts'
import { RISK_ORDER_SAYS } from './words.ts'

/** Enterprises of one write: a second of work, so that a pause is felt. */
const BATCH = 50
/** Until reports that are being made are asked for again. */
const AGAIN_SECONDS = 1

export const riskOrderJob = (db: Database): JobKind => ({
  table: RISK_ORDERS,
  concurrency: 1,
  maxAttempts: 5,
  run: (claim, signal, breathe) => run(db, claim, signal, breathe),
  fail: (claim, message) => endOrder(tenantOf(db, claim.companyId), claim, 'FAILED', message),
})

async function run(
  db: Database,
  claim: Claim,
  signal: AbortSignal,
  breathe: () => Promise<void>,
): Promise<void> {
  const tenant = tenantOf(db, claim.companyId)
  const own = claimed(tenant, claim)
  const order = await own.hold<OrderRecord>(ORDER_COLUMNS)
  let judging = await judgingOf(tenant, order)
  for (;;) {
    await mustStand(tenant, order.made_by)
    if (order.source === 'MADE' && !(await orderMissing(db, claim, order, judging.table)))
      return endOrder(tenant, claim, 'SHORT', RISK_ORDER_SAYS.balanceShort)
    const ready = await readyOnes(tenant, claim.id, BATCH)
    if (signal.aborted) throw new LeaseLost()
    if (ready.length === 0) break
    const judged = await judgeBatch(tenant, judging, ready)
    // Withdrawn since: these and all that follow are judged without it.
    if (!(await keep(tenant, claim, order.score_card, judged)))
      judging = { ...judging, own: 'WITHDRAWN' }
    await breathe()
  }
  if ((await countWaiting(tenant, claim.id)) > 0)
    return own.write(
      "status = 'QUEUED', message = $4, attempt = 0, lease_until = null, due_at = now() + make_interval(secs => $5)",
      [RISK_ORDER_SAYS.reportsMade, AGAIN_SECONDS],
    )
  await endOrder(tenant, claim, 'DONE', JOBS_SAYS.done)
}

/** `card`: the own card that the order names. false = nothing was written: the card that they were judged by was withdrawn meanwhile. */
async function keep(
  tenant: TenantDb,
  claim: Claim,
  card: number | null,
  judged: readonly JudgedSubject[],
): Promise<boolean> {
  const n = (of: (one: JudgedSubject) => boolean) => judged.filter(of).length
  const withoutCard = n((one) => one.withoutCard)
  return tenant.transaction(async (tx) => {
    if (card !== null && withoutCard === 0 && !(await cardStands(tx, card))) return false
    await keepJudged(tx, claim.id, judged)
    await claimed(tx, claim).write(
      `done = done + $4, pass = pass + $5, review = review + $6, reject = reject + $7, unjudged = unjudged + $8, flipped = flipped + $9,
       without_card = without_card + $10, message = $11, progress = least(99, (100 * (done + $4)) / greatest(total, 1))`,
      [
        judged.length,
        ...(['PASS', 'REVIEW', 'REJECT', 'UNJUDGED'] as const).map((outcome) =>
          n((one) => one.outcome === outcome),
        ),
        n((one) => one.againstOutcome !== null && one.againstOutcome !== one.outcome),
        ...[withoutCard, RISK_ORDER_SAYS.judging],
      ],
    )
    return true
  })
}
