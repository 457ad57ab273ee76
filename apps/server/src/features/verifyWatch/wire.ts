/** Watches in the wire shape. */
import type { contract, DataOf } from '@xinjian/contract'
import type { WatchEvent, WatchRow } from '@xinjian/contract/nouns/verify/verifyWatch'
import type { InvalidMark, VerifyResult } from '@xinjian/format/verify/result'
import type { EventRecord, WatchRecord } from './store.ts'

type Whole = NonNullable<DataOf<typeof contract.verifyWatch.watchOf>['found']>

export const wireWatch = (of: WatchRecord): WatchRow => {
  const open = of.status === 'QUEUED' || of.status === 'RUNNING'
  return {
    no: of.no,
    kind: of.kind,
    invoiceCode: of.invoice_code,
    invoiceNumber: of.invoice_number,
    issueDate: of.issue_date,
    sellerName: of.seller_name,
    totalAmount: of.total_amount,
    result: of.result,
    invalidMark: of.invalid_mark,
    since: of.since.toISOString(),
    status: of.status === 'PAUSED' || of.status === 'ENDED' ? of.status : 'WATCHING',
    why: of.why,
    every: of.every,
    until: of.until,
    cap: of.cap,
    spent: of.spent,
    looks: of.looks,
    changes: of.changes,
    lastLookAt: of.looked_at?.toISOString() ?? null,
    nextLookAt: open ? of.due_at.toISOString() : null,
    looking: of.status === 'RUNNING' || (of.status === 'QUEUED' && of.by_hand),
    failed: of.failed,
    checkNo: of.check_no,
    channel: of.channel,
    madeBy: of.made_by,
    createdAt: of.created_at.toISOString(),
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
