/** A message that tells nothing: signed and sent as results are, once, and never repeated. */
import { randomBytes } from 'node:crypto'
import type { ChannelTest } from '@xinjian/contract/channel/messages'
import type { Config } from '../../../config.ts'
import { postCallback, receiverOf } from '../../../outside/callback.ts'
import { headersOf } from './signature.ts'

/** What the other side answered, and after how many milliseconds. */
export async function sendTest(
  config: Config,
  channel: string,
  { url, secrets }: { url: string; secrets: readonly string[] },
  signal: AbortSignal,
): Promise<{ answer: number | null; ms: number }> {
  const message: ChannelTest = { event: 'channel.test', channel, at: new Date().toISOString() }
  const body = JSON.stringify(message)
  const no = `CBT${randomBytes(10).toString('hex')}`
  const headers = headersOf(secrets, Math.floor(Date.now() / 1000), no, body)
  const start = performance.now()
  const answer = await postCallback({
    url,
    headers,
    body,
    receiver: receiverOf(config),
    signal,
  }).catch(() => null)
  return { answer, ms: Math.round(performance.now() - start) }
}
