/** What a look came to, written under its claim: state, event, notice and message stand together, or none does. */
import { beijingDay } from '@xinjian/format/verify/beforehand'
import type { VerifyResult } from '@xinjian/format/verify/result'
import {
  type EndReason,
  type InvoiceState,
  isChange,
  isFinal,
  type PauseReason,
} from '@xinjian/format/verify/watch'
import { tenantOf } from '../../db/tenant.ts'
import { claimed } from '../../jobs/claimed.ts'
import type { Claim } from '../../jobs/job.ts'
import { costOfPoll, type VerificationRecord } from '../verify/index.ts'
import type { WatchDeps } from './deps.ts'
import { COLUMNS, noteEvent, type WatchRecord } from './store.ts'
import { tellChange, tellEnd, tellPause } from './tell.ts'
import { nextPoll, nextTry } from './when.ts'

/** The row waits again. */
const WAITS = "status = 'QUEUED', attempt = 0, faults = 0, lease_until = null"
const RESTS = 'attempt = 0, faults = 0, lease_until = null, by_hand = false'

/** Books a judgement of the platform: the state now, whether it is another, what it cost, and when is looked again. */
export async function book(
  { db }: WatchDeps,
  claim: Claim,
  watch: WatchRecord,
  record: VerificationRecord,
): Promise<void> {
  const at = record.verified_at as Date
  const day = beijingDay(at.getTime())
  const before: InvoiceState = { result: watch.result, invalidMark: watch.invalid_mark }
  const after: InvoiceState = {
    result: record.result as VerifyResult,
    // A vendor that leaves the mark out said nothing new of it.
    invalidMark:
      record.result === 'CONSISTENT' && watch.result === 'CONSISTENT'
        ? (record.invalid_mark ?? watch.invalid_mark)
        : record.invalid_mark,
  }
  const changed = isChange(before, after)
  const last = isFinal(after)
  const checkNo = record.no
  await tenantOf(db, claim.companyId).transaction(async (tx) => {
    const now = await claimed(tx, claim).write<WatchRecord>(
      `${last ? "status = 'ENDED', why = 'FINAL', finished_at = now()," : "status = 'QUEUED',"} ${RESTS}, due_at = $4,
       result = $5, invalid_mark = $6, since = case when $7 then $8 else since end, check_no = $9, seen_at = $8,
       looks = looks + 1, changes = changes + case when $7 then 1 else 0 end, looked_on = $10, looked_at = $8, failures = 0, failed = null,
       spent = spent + $11`,
      [
        nextPoll(watch, day),
        after.result,
        after.invalidMark,
        changed,
        at,
        checkNo,
        day,
        costOfPoll(record, watch.made_by),
      ],
      COLUMNS,
    )
    if (changed) {
      await noteEvent(tx, watch.no, { kind: 'CHANGED', before, after, checkNo })
      await tellChange(tx, now, { before, after, checkNo, at, last })
    }
    if (last) await noteEvent(tx, watch.no, { kind: 'ENDED', why: 'FINAL' })
  })
}

/** The platform did not judge: nothing changed, and it is asked again later. `result` null = it was not asked. */
export const again = (
  { db, now }: WatchDeps,
  claim: Claim,
  watch: WatchRecord,
  result: VerifyResult,
): Promise<unknown> =>
  claimed(tenantOf(db, claim.companyId), claim).write(
    `${WAITS}, by_hand = false, failures = failures + 1, failed = $4, due_at = $5`,
    [result, nextTry(watch, watch.failures + 1, now())],
  )

/** Another of the company is asking the platform about the invoice, or a look was broken off: asked again when that is over. */
const SOON_MS = 2 * 60_000

/** Asked again soon, as if nothing had been tried. */
export const soon = ({ db, now }: WatchDeps, claim: Claim): Promise<unknown> =>
  claimed(tenantOf(db, claim.companyId), claim).write(`${WAITS}, due_at = $4`, [
    new Date(now() + SOON_MS),
  ])

/** Not today: it was looked at already, or what is left of the day's checks is for people. */
export const tomorrow = (
  { db }: WatchDeps,
  claim: Claim,
  watch: WatchRecord,
  { day, failed }: { day: string; failed: VerifyResult | null },
): Promise<unknown> =>
  claimed(tenantOf(db, claim.companyId), claim).write(
    `${WAITS}, by_hand = false, failed = coalesce($4, failed), due_at = $5`,
    [failed, nextPoll({ ...watch, every: 'DAY' }, day)],
  )

/** Rests until somebody resumes it. */
export const pause = (
  { db, now }: WatchDeps,
  claim: Claim,
  watch: WatchRecord,
  why: PauseReason,
): Promise<void> =>
  tenantOf(db, claim.companyId).transaction(async (tx) => {
    await claimed(tx, claim).write(`status = 'PAUSED', why = $4, ${RESTS}`, [why])
    await noteEvent(tx, watch.no, { kind: 'PAUSED', why })
    await tellPause(tx, watch, why, beijingDay(now()))
  })

/** Is over, by itself. */
export const end = (
  { db, now }: WatchDeps,
  claim: Claim,
  watch: WatchRecord,
  why: Exclude<EndReason, 'FINAL' | 'CANCELLED'>,
): Promise<void> =>
  tenantOf(db, claim.companyId).transaction(async (tx) => {
    await claimed(tx, claim).write(`status = 'ENDED', why = $4, finished_at = now(), ${RESTS}`, [
      why,
    ])
    await noteEvent(tx, watch.no, { kind: 'ENDED', why })
    await tellEnd(tx, watch, beijingDay(now()))
  })
