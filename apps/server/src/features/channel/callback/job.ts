/**
 * Tells channels what they wait for: at once, then after 1, 5, 15 and 60 minutes, 6 and 24 hours (domain §5.1). A process that is
 * killed between sending and writing sends again; the receiver knows the message by its key.
 */
import type { ChannelMessage } from '@xinjian/contract/channel/messages'
import { tenantOf } from '../../../db/tenant.ts'
import { claimed } from '../../../jobs/claimed.ts'
import { type Claim, type JobKind, LeaseLost } from '../../../jobs/job.ts'
import { postCallback, receiverOf } from '../../../outside/callback.ts'
import { restOf } from '../../session/index.ts'
import type { ChannelDeps } from '../deps.ts'
import { headersOf } from './signature.ts'
import { CALLBACKS, type CallbackRow, callbackOf, secretsOf } from './store.ts'
import { CALLBACK_SAYS } from './words.ts'

const MINUTE = 60
export const PAUSES = [1, 5, 15, 60, 6 * 60, 24 * 60].map((minutes) => minutes * MINUTE)
const AT_ONCE = 4
/** … of which one channel may have so many: a receiver that hangs leaves room for the others. */
const PER_CHANNEL = 2

export function callbackJob(deps: ChannelDeps): JobKind {
  return {
    table: CALLBACKS,
    lanes: { most: PER_CHANNEL },
    concurrency: AT_ONCE,
    maxAttempts: 20,
    run: (claim, signal) => deliver(deps, claim, signal),
    fail: (claim) => settle(deps, claim, 'FAILED', CALLBACK_SAYS.interrupted, null),
  }
}

async function deliver(deps: ChannelDeps, claim: Claim, signal: AbortSignal): Promise<void> {
  const tenant = tenantOf(deps.db, claim.companyId)
  const row = await callbackOf(tenant, claim.id)
  if (!row) throw new LeaseLost()
  const { url, sealed, former } = row
  if (!url || !sealed) return settle(deps, claim, 'FAILED', CALLBACK_SAYS.notWanted, row)
  const { told } = wordsOf(row)
  if (await restOf(tenant, null))
    return settle(deps, claim, 'FAILED', CALLBACK_SAYS.institutionGone({ what: told }), row)
  if (row.withdrawn)
    return settle(deps, claim, 'FAILED', CALLBACK_SAYS.consentGone({ what: told }), row)
  const secrets = secretsOf(tenant, deps.callbackBox, row.channel, { sealed, former })
  const start = performance.now()
  const answer = await send(deps, row, url, secrets, signal)
  if (signal.aborted) throw new LeaseLost()
  await judge(deps, claim, row, answer, performance.now() - start)
}

/** How a message is named in the black box of a task. */
const WORDS: Record<ChannelMessage['event'], { told: string; short: string }> = {
  'collect.result': { told: CALLBACK_SAYS.collection, short: CALLBACK_SAYS.result },
  'consent.revoked': { told: CALLBACK_SAYS.revocation, short: CALLBACK_SAYS.revocation },
  'report.ready': { told: CALLBACK_SAYS.report, short: CALLBACK_SAYS.report },
  'audit.checkpoint': { told: CALLBACK_SAYS.checkpoint, short: CALLBACK_SAYS.checkpoint },
  'invoice.changed': { told: CALLBACK_SAYS.invoice, short: CALLBACK_SAYS.invoice },
}
const wordsOf = ({ body }: CallbackRow) => WORDS[(JSON.parse(body) as ChannelMessage).event]

/** HTTP status, or null when there was no answer. */
const send = (
  { config }: ChannelDeps,
  row: CallbackRow,
  url: string,
  secrets: readonly string[],
  signal: AbortSignal,
): Promise<number | null> => {
  const timestamp = Math.floor(Date.now() / 1000)
  const headers = headersOf(secrets, timestamp, row.callback_no, row.body)
  return postCallback({ url, headers, body: row.body, receiver: receiverOf(config), signal }).catch(
    () => null,
  )
}

function judge(
  deps: ChannelDeps,
  claim: Claim,
  row: CallbackRow,
  answer: number | null,
  ms: number,
): Promise<void> {
  const said =
    answer === null ? CALLBACK_SAYS.noAnswer : CALLBACK_SAYS.answered({ status: String(answer) })
  const { short: what } = wordsOf(row)
  if (answer !== null && answer >= 200 && answer < 300)
    return settle(deps, claim, 'DONE', CALLBACK_SAYS.told({ what, answer: said }), row, ms)
  const pause = PAUSES[row.retries]
  return pause === undefined
    ? settle(deps, claim, 'FAILED', CALLBACK_SAYS.notTold({ what, answer: said }), row, ms)
    : settle(
        deps,
        claim,
        pause,
        CALLBACK_SAYS.toldLater({ what, answer: said, pause: words(pause) }),
        row,
        ms,
      )
}

const words = (seconds: number): string =>
  seconds < 3600
    ? CALLBACK_SAYS.minutes({ n: seconds / 60 })
    : CALLBACK_SAYS.hours({ n: seconds / 3600 })

/** Writes what came of an attempt, with its line in the black box; `outcome` in seconds = again after so long. */
async function settle(
  deps: ChannelDeps,
  claim: Claim,
  outcome: 'DONE' | 'FAILED' | number,
  text: string,
  row: CallbackRow | null,
  ms: number | null = null,
): Promise<void> {
  const again = typeof outcome === 'number'
  await tenantOf(deps.db, claim.companyId).transaction(async (tx) => {
    await claimed(tx, claim).write(
      `status = $4, retries = retries + $5, attempt = 0, faults = 0, lease_until = null,
       due_at = now() + make_interval(secs => $6), finished_at = case when $5 = 1 then null else now() end`,
      [again ? 'QUEUED' : outcome, again ? 1 : 0, again ? outcome : 0],
    )
    const told = row ?? (await callbackOf(tx, claim.id))
    if (told?.task_id) await deps.note(tx, told.task_id, { text, ok: outcome === 'DONE', ms })
  })
}
