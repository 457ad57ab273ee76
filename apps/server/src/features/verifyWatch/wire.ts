/** Watches in the wire shape. */
import type { contract, DataOf } from '@xinjian/contract'
import type { WatchEvent, WatchRow } from '@xinjian/contract/nouns/verify/verifyWatch'
import type { InvalidMark, VerifyResult } from '@xinjian/format/verify/result'
import { wired } from '../../http/rows/wired.ts'
import type { EventRecord, WatchRecord } from './store.ts'

type Whole = NonNullable<DataOf<typeof contract.verifyWatch.watchOf>['found']>

export const wireWatch = (of: WatchRecord): WatchRow => {
  const open = of.status === 'QUEUED' || of.status === 'RUNNING'
  return {
    ...wired(
      of,
      'no kind invoice_code invoice_number issue_date seller_name total_amount result invalid_mark since why every until cap spent looks changes failed check_no channel made_by created_at',
    ),
    status: of.status === 'PAUSED' || of.status === 'ENDED' ? of.status : 'WATCHING',
    lastLookAt: of.looked_at?.toISOString() ?? null,
    nextLookAt: open ? of.due_at.toISOString() : null,
    looking: of.status === 'RUNNING' || (of.status === 'QUEUED' && of.by_hand),
  }
}

const stateOf = (result: VerifyResult | null, invalidMark: InvalidMark | null) =>
  result && { result, invalidMark }

const wireEvent = (of: EventRecord): WatchEvent => ({
  kind: of.kind,
  at: of.at.toISOString(),
  why: of.why,
  before: stateOf(of.before_result, of.before_mark),
  after: stateOf(of.result, of.invalid_mark),
  checkNo: of.check_no,
  by: of.made_by,
})

export const wireWhole = (watch: WatchRecord, events: readonly EventRecord[]): Whole => ({
  watch: wireWatch(watch),
  events: events.map(wireEvent),
})
