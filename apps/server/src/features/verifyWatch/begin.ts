/** A watch begins, from a check that found the invoice consistent. */
import type { BodyOf, contract } from '@xinjian/contract'
import { beijingDay, judgeBeforehand } from '@xinjian/format/verify/beforehand'
import { isFinal } from '@xinjian/format/verify/watch'
import type { SessionCtx } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import { toldChannels } from '../channel/index.ts'
import { INVOICE_VERIFY, mustSell } from '../product/index.ts'
import {
  checkByNo,
  quoteOf,
  typedOf,
  VERIFY_NAME,
  type VerificationRecord,
  wireRow,
} from '../verify/index.ts'
import { addWatch, noteEvent, openWatches, type WatchRecord } from './store.ts'
import { dayAfter, nextPoll } from './when.ts'
import { VERIFY_WATCH_SAYS } from './words.ts'

type Ask = BodyOf<typeof contract.verifyWatch.watchAdd>
type Ctx = Pick<SessionCtx, 'tenant' | 'session'>

/** Watches of one company that go on or rest. */
const MOST_WATCHES = 20_000

export async function beginWatch(ctx: Ctx, ask: Ask, now: number): Promise<WatchRecord> {
  const { tenant, session } = ctx
  mustSell(session.channel?.products, INVOICE_VERIFY, VERIFY_NAME)
  const record = await checkByNo(tenant, ask.no, tenant.scope.madeBy)
  if (!record) throw new Refusal('UNKNOWN', VERIFY_WATCH_SAYS.noSuchCheckCompare)
  const today = beijingDay(now)
  mustBeWatchable(record, today)
  await mustAfford(ctx, ask.cap)
  const channel = await channelToTell(ctx, ask.channel)
  if ((await openWatches(tenant, MOST_WATCHES)) >= MOST_WATCHES)
    throw new Refusal('CONFLICT', VERIFY_WATCH_SAYS.mostWatched({ n: MOST_WATCHES }))
  const until = dayAfter(today, ask.days)
  const { sellerName, totalAmount } = wireRow(record)
  const whose = { invoice_key: record.invoice_key, made_by: session.userName }
  return tenant.transaction(async (tx) => {
    const watch = await addWatch(tx, {
      ...record,
      ...whose,
      seller_name: sellerName,
      total_amount: totalAmount,
      every: ask.every,
      until,
      cap: ask.cap,
      channel,
      seen_at: record.verified_at as Date,
      check_no: record.no,
      user_id: session.channel ? null : session.userId,
      key_channel: session.channel?.code ?? null,
      due_at: nextPoll({ ...whose, every: ask.every, until }, today),
    })
    if (!watch) throw new Refusal('CONFLICT', VERIFY_WATCH_SAYS.youWatchInvoiceAlready)
    const { result, invalid_mark: invalidMark, check_no: checkNo } = watch
    await noteEvent(tx, watch.no, {
      kind: 'BEGUN',
      after: { result, invalidMark },
      checkNo,
      by: session.userName,
    })
    return watch
  })
}

function mustBeWatchable(record: VerificationRecord, today: string): void {
  const { result, invalid_mark: invalidMark } = record
  if (result !== 'CONSISTENT')
    throw new Refusal('CONFLICT', VERIFY_WATCH_SAYS.onlyInvoiceFoundConsistent)
  if (isFinal({ result, invalidMark }))
    throw new Refusal('CONFLICT', VERIFY_WATCH_SAYS.invoiceVoidReversedNothing)
  const beforehand = judgeBeforehand(typedOf(record), today)
  if (beforehand?.result === 'TOO_OLD') throw new Refusal('CONFLICT', beforehand.why)
}

/** Refuses a watch that could not pay for its first look. */
async function mustAfford({ tenant }: Ctx, cap: number): Promise<void> {
  const quote = await quoteOf(tenant)
  if (!quote?.open)
    throw new Refusal(
      'PRODUCT_CLOSED',
      VERIFY_WATCH_SAYS.notOpenedToWatch({ product: VERIFY_NAME }),
    )
  if (cap < quote.price) throw new Refusal('MALFORMED', VERIFY_WATCH_SAYS.limitCostLessThan, 'cap')
}

/** Channels whose system may be told by whoever asks: of a key its own, of a person those that he sees. */
export async function channelsToTell({ tenant, session }: Ctx) {
  const { channel } = session
  if (!channel && !session.permissions.has('channel.read')) return []
  const told = await toldChannels(tenant)
  return channel ? told.filter(({ code }) => code === channel.code) : told
}

/** A system that asks has its own channel told, where that has an address. */
async function channelToTell(ctx: Ctx, named: string | undefined): Promise<string | null> {
  const own = ctx.session.channel?.code
  if (named === undefined && own === undefined) return null
  const found = (await channelsToTell(ctx)).find(({ code }) => code === (named ?? own))
  if (!found && named !== undefined)
    throw new Refusal('UNKNOWN', VERIFY_WATCH_SAYS.channelNoAddressTold, 'channel')
  return found?.code ?? null
}
