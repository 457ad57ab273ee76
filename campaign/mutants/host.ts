/**
 * A process that stands for the server: takes files one at a time on the server's own ways, and tells what became of each and what its
 * reader took. If it ends, the server would have.
 */
import fs from 'node:fs'
import path from 'node:path'
import { LIMITS } from '@xinjian/intake/limits'
import { MOST_MB, MOST_MS, ownMs } from './bounds.ts'
import { noReaders, Watching } from './cost.ts'
import type { Outcome } from './outcome.ts'
import { type Lane, Plan } from './plan.ts'
import { refresh, take } from './ways.ts'

export interface HostRequest {
  lane: Lane
  number: number
}

export interface HostReply {
  number: number
  kind: string
  name: string
  whole: boolean
  way: string
  outcome: Outcome
  /** By the clock, ms. */
  ms: number
  cpuMs: number
  peakMb: number
  heldMb: number
  /** A page of it was recognised. */
  recognised: boolean
}

/** What the reader died of, or fell silent on. A step that took too much of the processor is refused in words and within the bound. */
const isDeath = (code: string | null, ms: number): boolean =>
  code === 'OUT_OF_MEMORY' || (code === 'TIMEOUT' && ms >= LIMITS.timeoutMs)

const [seed = '0', folder = '/tmp', kept = ''] = process.argv.slice(2)
const plan = await Plan.of(Number(seed))
const place = path.join(folder, `host-${process.pid}`)

/** An error that nobody awaits ends the server. */
process.on('unhandledRejection', (thrown) => {
  process.stderr.write(`${String((thrown as Error).stack ?? thrown)}\n`)
  process.exit(70)
})

async function once(lane: Lane, number: number) {
  const { original, bytes, way, whole } = plan.file(lane, number)
  fs.writeFileSync(place, bytes)
  const watching = new Watching()
  const since = performance.now()
  const outcome = await take(way, original.name, place).catch(
    (thrown): Outcome => ({
      told: false,
      code: null,
      fault: `server: ${thrown instanceof Error ? thrown.stack : String(thrown)}`,
    }),
  )
  const ms = Math.round(performance.now() - since)
  const { gone, ...cost } = watching.end()
  const died =
    isDeath(outcome.code, ms) || (outcome.code === 'CORRUPTED' && gone && cost.heldMb < MOST_MB)
  if (died && outcome.fault === null) outcome.fault = 'died'
  const { name, kind } = original
  return { number, kind, name, whole, way, outcome, ms, ...cost } satisfies HostReply
}

const isMuch = (reply: HostReply): boolean =>
  ownMs(reply) > MOST_MS || reply.peakMb > MOST_MB || reply.outcome.fault !== null

/** What was slow or large is read once more by a fresh process: the first may have waited for others, or held what others left. */
async function read({ lane, number }: HostRequest): Promise<HostReply> {
  const first = await once(lane, number)
  if (!isMuch(first)) return first
  refresh()
  await noReaders()
  const again = await once(lane, number)
  if (kept && isMuch(again))
    fs.copyFileSync(place, path.join(kept, `${lane}-${number}-${again.way}-${again.name}`))
  return { ...again, ms: Math.min(first.ms, again.ms), cpuMs: Math.min(first.cpuMs, again.cpuMs) }
}

process.on('message', async (request: HostRequest) => process.send?.(await read(request)))
process.on('disconnect', () => process.exit(0))
