/** Tells of watches: a change or a rest to whoever watches, or to the company where a system does, a change to the channel's system as well. */
import type { InvoiceChanged } from '@xinjian/contract/channel/messages'
import type { InvoiceState, PauseReason } from '@xinjian/format/verify/watch'
import type { TenantTx } from '../../db/tenant.ts'
import { queueMessage } from '../channel/index.ts'
import { tell } from '../notice/index.ts'
import type { WatchRecord } from './store.ts'
import { PAUSE_SAID, stateSaid } from './words.ts'

/** A system that watches reads no notices: those who see every watch of the company are told instead. */
const readerOf = ({ user_id: user, made_by: who }: WatchRecord) => (user === null ? null : who)

const whoSaid = ({ key_channel: channel, made_by: who }: WatchRecord): readonly [string, string] =>
  channel === null ? [who, who] : [`渠道 ${channel} 的系统`, `the system of channel ${channel}`]

interface Change {
  before: InvoiceState
  after: InvoiceState
  checkNo: string
  at: Date
  /** Nothing more can change: it is the last of this watch. */
  last: boolean
}

export async function tellChange(tx: TenantTx, watch: WatchRecord, change: Change): Promise<void> {
  const [before, beforeEn] = stateSaid(change.before)
  const [after, afterEn] = stateSaid(change.after)
  const to = readerOf(watch)
  await tell(tx, {
    kind: to === null ? 'COMPANY_WATCH_CHANGED' : 'WATCH_CHANGED',
    key: `${watch.no}:${change.checkNo}`,
    params: {
      number: watch.invoice_number,
      checkNo: change.checkNo,
      before,
      beforeEn,
      after,
      afterEn,
      ...(watch.key_channel !== null && { channel: watch.key_channel }),
    },
    to,
  })
  if (watch.channel) await tellChannel(tx, watch, watch.channel, change)
}

/** The number of the message names watch and check: a change is told once, whoever sees it. */
async function tellChannel(
  tx: TenantTx,
  watch: WatchRecord,
  channel: string,
  { before, after, checkNo, at, last }: Change,
): Promise<void> {
  const no = `CB-${watch.no}-${checkNo}`
  const message: InvoiceChanged = {
    event: 'invoice.changed',
    idempotencyKey: no,
    channel,
    watchNo: watch.no,
    checkNo,
    invoice: {
      kind: watch.kind,
      code: watch.invoice_code || null,
      number: watch.invoice_number,
      issueDate: watch.issue_date,
    },
    before,
    after,
    verifiedAt: at.toISOString(),
    last,
  }
  await queueMessage(tx, { no, taskId: null, channel, consentOf: null, body: message })
}

/** Once a day and reason, however many watches rest for it: the list has them all. */
export async function tellPause(
  tx: TenantTx,
  watch: WatchRecord,
  why: PauseReason,
  day: string,
): Promise<void> {
  const [reason, reasonEn] = PAUSE_SAID[why]
  const key = `${watch.made_by}:${why}:${day}`
  // Who lost his rights hears nothing that he could act on.
  const to = why === 'RIGHTS' ? null : readerOf(watch)
  if (to !== null) {
    await tell(tx, { kind: 'WATCH_PAUSED', key, params: { reason, reasonEn }, to })
    return
  }
  const [by, byEn] = whoSaid(watch)
  await tell(tx, { kind: 'COMPANY_WATCH_PAUSED', key, params: { reason, reasonEn, by, byEn } })
}

/** Once a day, alike. */
export const tellEnd = (tx: TenantTx, watch: WatchRecord, day: string): Promise<number> =>
  tell(tx, {
    kind: 'WATCH_ENDED',
    key: `${watch.made_by}:${day}`,
    to: readerOf(watch),
  })
