/**
 * What one hanging bureau does to the firms of all others. Calm and sick runs take turns as A B B A, because on one machine a
 * later run is never quite the same as an earlier one; what the two calm runs differ by is told beside the result.
 * Sizes by environment: XINJIAN_BENCH_TASKS (300), XINJIAN_BENCH_WORKERS (2), XINJIAN_BENCH_RAMP seconds (36),
 * XINJIAN_BENCH_HANG area (3200).
 */
import os from 'node:os'
import { startBenchCluster } from '../lib/database.ts'
import { report } from '../lib/results.ts'
import { type Crowd, callsOf } from './crowd.ts'
import { SCREENS } from './screens.ts'
import { collects, endsOf, loginsOf, ms, p95, visit } from './visit.ts'
import type { Walk } from './walker.ts'

const TASKS = Number(process.env.XINJIAN_BENCH_TASKS ?? 300)
const WORKERS = Number(process.env.XINJIAN_BENCH_WORKERS ?? 2)
const RAMP_S = Number(process.env.XINJIAN_BENCH_RAMP ?? 36)
const HANG = process.env.XINJIAN_BENCH_HANG ?? '3200'
/** A p95 of fewer calls than these is an anecdote. */
const ENOUGH = 20
/** A call that is faster counts as this fast: below it a p95 tells of the scheduler, not of the hanging bureau. */
const FLOOR_MS = 25

export async function run(): Promise<void> {
  const cluster = await startBenchCluster()
  const loads: string[] = []
  try {
    const once = async (hang?: string): Promise<Walk[]> => {
      loads.push(os.loadavg()[0]!.toFixed(1))
      const crowd = await visit(cluster, {
        tasks: TASKS,
        workers: WORKERS,
        ramp: RAMP_S,
        ...(hang && { hang }),
      })
      return others(crowd)
    }
    const calm1 = await once()
    const sick1 = await once(HANG)
    const sick2 = await once(HANG)
    const calm2 = await once()
    write({ calm: [calm1, calm2], sick: [sick1, sick2] }, loads, cluster.version)
  } finally {
    await cluster.stop()
  }
}

/** Both kinds of run without the bureau that hangs in one of them: like with like. */
const others = (crowd: Crowd) => crowd.walks.filter((w) => w.firm.areaCode !== HANG)

interface Worst {
  call: string
  ratio: number
}

/** The call whose p95 grew most from `a` to `b`. */
function worstOf(a: readonly Walk[], b: readonly Walk[]): Worst {
  const [before, after] = [callsOf({ walks: a }).by, callsOf({ walks: b }).by]
  return SCREENS.flatMap(([call]) => {
    const [x, y] = [before.get(call) ?? [], after.get(call) ?? []]
    return x.length < ENOUGH || y.length < ENOUGH
      ? []
      : [{ call, ratio: Math.max(FLOOR_MS, p95(y)) / Math.max(FLOOR_MS, p95(x)) }]
  }).reduce((x, y) => (y.ratio > x.ratio ? y : x), { call: '–', ratio: 0 })
}

function write(
  runs: { calm: [Walk[], Walk[]]; sick: [Walk[], Walk[]] },
  loads: string[],
  postgresql: string,
): void {
  const [calm, sick] = [runs.calm.flat(), runs.sick.flat()]
  const worst = worstOf(calm, sick)
  const chance = [worstOf(...runs.calm), worstOf(runs.calm[1], runs.calm[0])].reduce((x, y) =>
    y.ratio > x.ratio ? y : x,
  )
  const tasks = p95(collects(sick)) / p95(collects(calm))
  const [a, b] = [callsOf({ walks: calm }).by, callsOf({ walks: sick }).by]
  report(
    {
      name: 'collect-hang',
      title: 'One bureau hangs: what the firms of the others feel',
      method: [
        `${TASKS} small firms of 36 bureaus, links opened within ${RAMP_S} s, as in collect-thousand; ${WORKERS} worker process(es). Four runs, each in a world of its own: calm, sick, sick, calm; in the sick ones bureau ${HANG} answers nothing from the middle of the ramp. Both columns are of the other bureaus' firms.`,
        `Load of the machine (1 min) before each run: ${loads.join(', ')}.`,
        `Ends: ${endsOf(calm)}; with the hanging bureau ${endsOf(sick)}. Logins per collection: ${loginsOf(calm)} and ${loginsOf(sick)}.`,
        `By chance alone: between the two calm runs the p95 of ${chance.call} differs by a factor of ${chance.ratio.toFixed(2)}.`,
      ],
      columns: ['call', 'page', 'calls', 'p95 ms', 'p95 ms, one bureau hangs'],
      rows: SCREENS.filter(([call]) => a.has(call)).map(([call, screen]) => {
        const list = a.get(call) ?? []
        return [call, screen, list.length, ms(p95(list)), ms(p95(b.get(call) ?? []))]
      }),
      figures: [
        {
          name: "p95 of the others' tasks, one bureau hangs ÷ none",
          value: Number(tasks.toFixed(2)),
          goal: '≤ 1.2',
          met: tasks <= 1.2,
        },
        {
          name: `p95 of the others' calls, one bureau hangs ÷ none, worst call (${worst.call})`,
          value: Number(worst.ratio.toFixed(2)),
          goal: '≤ 1.2',
          met: worst.ratio <= 1.2,
        },
        {
          name: 'of the others, collections that ended in success, %',
          value: Number(
            ((sick.filter((w) => w.end === 'SUCCESS').length / sick.length) * 100).toFixed(1),
          ),
          goal: '100',
          met: sick.every((w) => w.end === 'SUCCESS'),
        },
      ],
    },
    { postgresql },
  )
}

if (import.meta.main) await run()
