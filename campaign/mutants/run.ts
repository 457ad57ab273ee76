/**
 * Files of strangers, wounded in every way, taken as the server takes them: none ends it, none takes more than five seconds or 512 MiB,
 * each gives something or is refused in words, and the whole ones among them are all read.
 *
 * `CAMPAIGN_FILES` (10000) files in all. Long runs go by portions: `CAMPAIGN_MINUTES` ends one after so long, `CAMPAIGN_STATE` names the
 * file in which it is kept how far it came, and the same command goes on there: first with the files that were at fault, by the code as
 * it is now. `XINJIAN_FUZZ_SEEDS`: folder of further files to wound. `CAMPAIGN_KEEP`: folder for the files that were too much.
 */
import { type ChildProcess, fork } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { HostReply, HostRequest } from './host.ts'
import { type Lane, SLOW_SHARE } from './plan.ts'
import { told } from './result.ts'
import { Tally } from './tally.ts'

const HOST = new URL('./host.ts', import.meta.url)
const HOSTS: readonly Lane[] = ['fast', 'fast', 'slow']
const EACH = 500

export async function run(given: number): Promise<boolean> {
  const files = Number(process.env.CAMPAIGN_FILES ?? 10_000)
  const minutes = Number(process.env.CAMPAIGN_MINUTES ?? Infinity)
  const state = process.env.CAMPAIGN_STATE
  const tally = Tally.of(given, state)
  const slow = Math.ceil(files * SLOW_SHARE)
  const until = performance.now() + minutes * 60_000
  const since = performance.now()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-mutants-'))
  const most: Record<Lane, number> = { slow, fast: files - slow }
  const open = (lane: Lane) => tally.next[lane] < most[lane]
  const again = tally.takeFaulty()
  /** What was at fault in an earlier portion; then a file of its own lane, or of the other once that has none left. */
  const next = (own: Lane): HostRequest | null => {
    const before = again.shift()
    if (before) return { lane: before.lane, number: before.number }
    const lane = open(own) ? own : own === 'fast' ? 'slow' : 'fast'
    if (!open(lane) || performance.now() >= until) return null
    return { lane, number: tally.next[lane]++ }
  }
  try {
    await Promise.all(
      HOSTS.map(async (own) => {
        const host = new Host(tally.seed, folder)
        for (let request = next(own); request !== null; request = next(own)) {
          const { lane, number } = request
          const reply = await host.read(request)
          if (typeof reply === 'string') tally.lost(lane, number, reply)
          else tally.note(lane, reply)
          if (again.length === 0 && number % EACH === EACH - 1) {
            tally.keep(state)
            process.stdout.write(`${lane} ${number + 1}/${most[lane]}\n`)
          }
        }
        host.stop()
      }),
    )
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
  tally.seconds += (performance.now() - since) / 1000
  tally.keep(state)
  if (open('fast') || open('slow')) {
    const done = tally.next.fast + tally.next.slow
    process.stdout.write(`${done} of ${files}; ${tally.faulty.length} faults; to be gone on with\n`)
    return tally.faulty.length === 0
  }
  return told(tally)
}

/** One process that stands for the server; another takes its place when it ends. */
class Host {
  private readonly seed: number
  private readonly folder: string
  private child: ChildProcess | null = null

  constructor(seed: number, folder: string) {
    this.seed = seed
    this.folder = folder
  }

  /** A text where the process ended: how. */
  read(request: HostRequest): Promise<HostReply | string> {
    this.child ??= this.start()
    const { child } = this
    return new Promise((resolve) => {
      const settle = (reply: HostReply | string) => {
        child.removeAllListeners()
        if (typeof reply === 'string') this.child = null
        resolve(reply)
      }
      child.once('message', (reply: HostReply) => settle(reply))
      child.once('exit', (code, signal) => settle(`code ${code}, signal ${signal}`))
      child.send(request)
    })
  }

  stop(): void {
    this.child?.disconnect()
    this.child = null
  }

  private start(): ChildProcess {
    return fork(HOST, [String(this.seed), this.folder, process.env.CAMPAIGN_KEEP ?? ''], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
  }
}
