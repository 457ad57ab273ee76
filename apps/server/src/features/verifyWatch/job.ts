/**
 * Polls watched invoices when they come due. A poll is asked for under a name that its day gives it: a worker that dies between the
 * platform's answer and our writing leaves that answer in the company's checks, where the next one finds and books it. So what was
 * paid for is booked once, and a change is told once.
 */
import { beijingDay } from '@xinjian/format/verify/beforehand'
import { LEFT_TO_PEOPLE, type PauseReason } from '@xinjian/format/verify/watch'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { claimed } from '../../jobs/claimed.ts'
import { type Claim, type JobKind, LeaseLost } from '../../jobs/job.ts'
import { isJudged, quoteOf, TooDear, typedOf } from '../verify/index.ts'
import type { WatchDeps } from './deps.ts'
import { pauseOf } from './may.ts'
import { again, book, end, pause, soon, tomorrow } from './outcome.ts'
import { COLUMNS, WATCHES, type WatchRecord } from './store.ts'

/** People who wait for a check go first: they are not many, the platform's lanes are few. */
const AT_ONCE = 2

export const watchJob = (deps: WatchDeps): JobKind => ({
  table: WATCHES,
  concurrency: AT_ONCE,
  maxAttempts: 20,
  async run(claim, signal) {
    await poll(deps, claim, signal)
  },
  // A watch outlives whatever went wrong with one poll.
  async fail(claim) {
    const watch = await watchUnder(deps, claim)
    await again(deps, claim, watch, 'VENDOR_ERROR')
  },
})

const watchUnder = ({ db }: WatchDeps, claim: Claim): Promise<WatchRecord> =>
  claimed(tenantOf(db, claim.companyId), claim).hold<WatchRecord>(COLUMNS)

async function poll(deps: WatchDeps, claim: Claim, signal: AbortSignal): Promise<unknown> {
  const tenant = tenantOf(deps.db, claim.companyId)
  const watch = await watchUnder(deps, claim)
  const day = beijingDay(deps.now())
  const asked = {
    typed: typedOf(watch),
    madeBy: watch.made_by,
    via: watch.user_id === null ? ('API' as const) : ('PAGE' as const),
    day,
  }
  const newer = await deps.polls.newer(tenant, asked, watch.seen_at)
  if (newer) return book(deps, claim, watch, newer)
  if (day > watch.until) return end(deps, claim, watch, 'DATE')
  if (watch.looked_on === day) return tomorrow(deps, claim, watch, { day, failed: null })
  const why = (await pauseOf(deps.db, tenant, watch)) ?? (await priceBars(tenant, watch))
  if (why) return pause(deps, claim, watch, why)
  const left = await deps.polls.left(watch.invoice_key, day)
  if (left <= (watch.by_hand ? 0 : LEFT_TO_PEOPLE))
    return tomorrow(deps, claim, watch, { day, failed: 'LIMIT_EXCEEDED' })
  const atMost = watch.cap - watch.spent
  try {
    const record = await deps.polls.poll(tenant, { ...asked, atMost })
    if (signal.aborted) throw new LeaseLost()
    if (isJudged(record)) return await book(deps, claim, watch, record)
    if (record.result === 'TOO_OLD') return await end(deps, claim, watch, 'OLD')
    return await again(deps, claim, watch, record.result ?? 'VENDOR_ERROR')
  } catch (error) {
    const bar = barOf(error)
    if (bar === null) throw error
    return bar === 'SOON' ? soon(deps, claim) : pause(deps, claim, watch, bar)
  }
}

/** Whether the next poll costs more than the watch may, or cannot be bought. */
async function priceBars(
  tenant: TenantDb,
  { cap, spent }: WatchRecord,
): Promise<PauseReason | null> {
  const quote = await quoteOf(tenant)
  if (!quote?.open) return 'CLOSED'
  return spent + quote.price > cap ? 'CAP' : null
}

/** What a refusal of the check means for the watch; null = it is none of its own. */
function barOf(error: unknown): PauseReason | 'SOON' | null {
  if (!(error instanceof Refusal)) return null
  if (error instanceof TooDear) return 'CAP'
  if (error.code === 'PRODUCT_CLOSED') return 'CLOSED'
  if (error.code === 'BALANCE_SHORT') return 'BALANCE'
  if (error.code === 'QUOTA_USED') return 'QUOTA'
  if (error.code === 'ACCOUNT_FROZEN') return 'FROZEN'
  // The same poll is under way: of another watch of the company, or of a worker that died.
  return error.code === 'CONFLICT' ? 'SOON' : null
}
