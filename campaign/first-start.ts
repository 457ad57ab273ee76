/** The very first start killed with -9 at many moments: the second start recovers by itself, every time. */
import { setTimeout as sleep } from 'node:timers/promises'
import { random } from '../bench/lib/random.ts'
import { spread } from '../bench/lib/results.ts'
import { isReady, killStart, newFolder, removeFolder, startOn, stopStart } from './lib/started.ts'
import { tell } from './lib/tell.ts'

const MOMENTS = Number(process.env.CAMPAIGN_MOMENTS ?? 30)
const RECOVERY_MS = 30_000

export async function run(seed: number): Promise<boolean> {
  const rng = random(seed)
  const whole = await undisturbed()
  const rows: (string | number)[][] = []
  const took: number[] = []
  for (let i = 0; i < MOMENTS; i++) {
    // One moment in each slice of the start, wherever in it.
    const at = (whole * (i + rng.next())) / MOMENTS
    const all = rng.below(2) === 1
    const { ms, said } = await killedAt(at, all)
    if (ms !== null) took.push(ms)
    rows.push([i + 1, Math.round(at), all ? 'all' : 'server', ms ?? '—', ms === null ? said : ''])
    process.stdout.write(`${i + 1}/${MOMENTS}\n`)
  }
  const slowest = Math.max(0, ...took)
  return tell('first-start', seed, {
    title: 'First start killed',
    method: [
      `A first start takes ${Math.round(whole)} ms here; it is killed with -9 at ${MOMENTS} moments of it, the server alone or with all it started.`,
      'Then it is started again on the same folder. Times in milliseconds.',
      `Second starts: ${spread(took.length > 0 ? took : [0])} ms.`,
    ],
    columns: ['#', 'killed at', 'killed', 'ready again after', 'what it said'],
    rows,
    figures: [
      {
        name: 'second starts that recover',
        value: took.length,
        goal: String(MOMENTS),
        met: took.length === MOMENTS,
      },
      {
        name: 'slowest second start, ms',
        value: slowest,
        goal: `< ${RECOVERY_MS}`,
        met: slowest < RECOVERY_MS,
      },
    ],
  })
}

/** How long a first start takes here. */
async function undisturbed(): Promise<number> {
  const dataDir = newFolder()
  const begin = performance.now()
  const started = await startOn(dataDir)
  try {
    if (!(await isReady(started))) throw new Error(started.said())
    return performance.now() - begin
  } finally {
    await stopStart(started)
    await removeFolder(dataDir)
  }
}

async function killedAt(ms: number, all: boolean): Promise<{ ms: number | null; said: string }> {
  const dataDir = newFolder()
  try {
    const first = await startOn(dataDir)
    await sleep(ms)
    await killStart(first, dataDir, all)
    const begin = performance.now()
    const second = await startOn(dataDir)
    const ready = await isReady(second)
    const took = performance.now() - begin
    await stopStart(second)
    return { ms: ready ? Math.round(took) : null, said: second.said().replaceAll('\n', ' ') }
  } finally {
    await removeFolder(dataDir)
  }
}
