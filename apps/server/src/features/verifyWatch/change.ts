/** What people do with a watch that there is: end it, resume it, have it look now. Whoever changes a row that a worker has wins over it. */
import { beijingDay } from '@xinjian/format/verify/beforehand'
import type { TenantTx } from '../../db/tenant.ts'
import type { SessionCtx } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import { JOB_WAKE } from '../../jobs/events.ts'
import { quoteOf } from '../verify/index.ts'
import { COLUMNS, noteEvent, WATCHES, type WatchRecord, watchByNo } from './store.ts'
import { dayAfter, nextPoll } from './when.ts'
import { VERIFY_WATCH_SAYS } from './words.ts'

type Ctx = Pick<SessionCtx, 'tenant' | 'session'>

/** One that the reader sees; refuses any other. */
export async function ownWatch({ tenant }: Ctx, no: string): Promise<WatchRecord> {
  const watch = await watchByNo(tenant, no, tenant.scope.madeBy)
  if (!watch) throw new Refusal('UNKNOWN', VERIFY_WATCH_SAYS.noSuchWatchCompare)
  return watch
}

const change = (
  tx: TenantTx,
  no: string,
  { sets, where, values = [] }: { sets: string; where: string; values?: unknown[] },
) =>
  tx.one<WatchRecord>(
    `update verify_watch set ${sets} where company_id = $1 and no = $2 and ${where} returning ${COLUMNS}`,
    [no, ...(values as string[])],
  )

/** A look that is under way is paid for and booked nowhere: its claim is lost with the row's status. */
export async function stopWatch(ctx: Ctx, no: string): Promise<WatchRecord> {
  await ownWatch(ctx, no)
  return ctx.tenant.transaction(async (tx) => {
    const watch = await change(tx, no, {
      sets: "status = 'ENDED', why = 'CANCELLED', by_hand = false, lease_until = null, finished_at = now()",
      where: "status <> 'ENDED'",
    })
    if (!watch) throw new Refusal('CONFLICT', VERIFY_WATCH_SAYS.watchOver)
    await noteEvent(tx, no, { kind: 'ENDED', why: 'CANCELLED', by: ctx.session.userName })
    return watch
  })
}

export async function resumeWatch(
  ctx: Ctx,
  ask: { no: string; days?: number | undefined; cap?: number | undefined },
  now: number,
): Promise<WatchRecord> {
  const { tenant, session } = ctx
  const watch = await ownWatch(ctx, ask.no)
  const today = beijingDay(now)
  const until = ask.days === undefined ? watch.until : dayAfter(today, ask.days)
  if (until <= today) throw new Refusal('MALFORMED', VERIFY_WATCH_SAYS.daysWatchOverChoose, 'days')
  const cap = ask.cap ?? watch.cap
  const quote = await quoteOf(tenant)
  if (!quote?.open)
    throw new Refusal('PRODUCT_CLOSED', VERIFY_WATCH_SAYS.invoiceVerificationNotOpen)
  if (cap < watch.spent + quote.price)
    throw new Refusal('MALFORMED', VERIFY_WATCH_SAYS.limitCostNotEnough, 'cap')
  return tenant.transaction(async (tx) => {
    const resumed = await change(tx, ask.no, {
      sets: "status = 'QUEUED', why = null, failures = 0, until = $3, cap = $4, due_at = $5",
      where: "status = 'PAUSED'",
      // It rested long enough: the next look is that of tomorrow.
      values: [until, cap, nextPoll({ ...watch, every: 'DAY', until }, today)],
    })
    if (!resumed) throw new Refusal('CONFLICT', VERIFY_WATCH_SAYS.watchNotPaused)
    await noteEvent(tx, ask.no, { kind: 'RESUMED', by: session.userName })
    return resumed
  })
}

/** A worker looks as soon as it can; refuses a second look of the day. */
export async function pollNow(ctx: Ctx, no: string, now: number): Promise<WatchRecord> {
  const { status, looked_on: lookedOn } = await ownWatch(ctx, no)
  if (status === 'PAUSED' || status === 'ENDED')
    throw new Refusal('CONFLICT', VERIFY_WATCH_SAYS.watchPausedOverNot)
  if (lookedOn === beijingDay(now))
    throw new Refusal('CONFLICT', VERIFY_WATCH_SAYS.invoiceLookedTodayOnce)
  return ctx.tenant.transaction(async (tx) => {
    const asked = await change(tx, no, {
      sets: 'by_hand = true, due_at = now()',
      where: "status = 'QUEUED'",
    })
    if (!asked) throw new Refusal('CONFLICT', VERIFY_WATCH_SAYS.invoiceBeingLookedWait)
    tx.afterCommit(JOB_WAKE, WATCHES.name)
    return asked
  })
}
