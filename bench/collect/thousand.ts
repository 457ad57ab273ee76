/**
 * A thousand collections at once, and the same with one bureau that hangs. Sizes by environment:
 * XINJIAN_BENCH_TASKS (1000), XINJIAN_BENCH_WORKERS (2), XINJIAN_BENCH_RAMP seconds (120), XINJIAN_BENCH_HANG area (3200).
 */
import os from 'node:os'
import { startBenchCluster } from '../lib/database.ts'
import { report } from '../lib/results.ts'
import { percentile } from './clock.ts'
import { type Crowd, callsOf, firmsOf, runCrowd } from './crowd.ts'
import type { Walk } from './walker.ts'
import { startWorld } from './world.ts'

const TASKS = Number(process.env.XINJIAN_BENCH_TASKS ?? 1_000)
const WORKERS = Number(process.env.XINJIAN_BENCH_WORKERS ?? 2)
const RAMP_S = Number(process.env.XINJIAN_BENCH_RAMP ?? 120)
const HANG = process.env.XINJIAN_BENCH_HANG ?? '3200'
/** One firm of each of the first bureaus; the slow ones, far away, would only keep everybody waiting. */
const WARM_UP = 8
const WARM_UP_S = 5
/** A p95 of fewer calls than these is an anecdote. */
const ENOUGH = 20
/** A call that is faster counts as this fast: below it a p95 tells of the scheduler, not of the hanging bureau. */
const FLOOR_MS = 25

/** Call → page that makes it, in the order of the way. */
const SCREENS: readonly (readonly [call: string, screen: string])[] = [
  ['getChannelToken', 'index'],
  ['enterpriseConfiguration', 'index'],
  ['authEnterprise', 'create'],
  ['send/msg', 'validate'],
  ['authorize', 'validate'],
  ['agreement/sign', 'validate'],
  ['getAllTaxAreas', 'selectArea'],
  ['chooseArea', 'selectArea'],
  ['login/location', 'loginEtax'],
  ['getChinesVerifyCode', 'loginEtax'],
  ['getQRCode', 'loginEtax'],
  ['loginEtax', 'loginEtax, msgCode'],
  ['send/collect', 'collecting'],
  ['getCollectStatus', 'collecting'],
  ['getSummary', 'taskSuccess'],
]

export async function run(): Promise<void> {
  const load = () => os.loadavg()[0]!.toFixed(1)
  const loads = [load()]
  const cluster = await startBenchCluster()
  try {
    const once = async (hang?: string): Promise<Crowd> => {
      const world = await startWorld(cluster, WORKERS)
      try {
        const firms = await firmsOf(world, TASKS + WARM_UP)
        // Processes that just started compile and fill their pools first; nobody measures that.
        await runCrowd(world, firms.splice(0, WARM_UP), WARM_UP_S)
        const crowd = await runCrowd(world, firms, RAMP_S, hang)
        loads.push(load())
        return crowd
      } finally {
        await world.stop()
      }
    }
    const calm = await once()
    const sick = await once(HANG)
    write(calm, sick, loads, cluster.version)
  } finally {
    await cluster.stop()
  }
}

const others = (crowd: Crowd) => crowd.walks.filter((w) => w.firm.areaCode !== HANG)
const ms = (n: number) => (Number.isNaN(n) ? '–' : Math.round(n))
const p95 = (values: readonly number[]) => percentile(values, 0.95)
const collects = (walks: readonly Walk[]) => walks.flatMap((w) => w.collectMs ?? [])
const succeeded = (walks: readonly Walk[]) => walks.filter((w) => w.end === 'SUCCESS').length

const loginsOf = (walks: readonly Walk[]) =>
  (walks.reduce((sum, w) => sum + w.logins, 0) / walks.length).toFixed(2)

function endsOf(walks: readonly Walk[]): string {
  const groups = Object.groupBy(walks, (w) => w.end)
  return Object.entries(groups)
    .map(([end, list]) => `${end} ${list?.length}`)
    .join(', ')
}

function write(calm: Crowd, sick: Crowd, loads: string[], postgresql: string): void {
  // Both runs without the bureau that hangs in one of them: like with like.
  const [a, b] = [callsOf(others(calm)).by, callsOf(others(sick)).by]
  const rows = SCREENS.filter(([call]) => a.has(call)).map(([call, screen]) => {
    const [before, after] = [a.get(call) ?? [], b.get(call) ?? []]
    return { call, screen, before, after }
  })
  const ratios = rows
    .filter((r) => r.before.length >= ENOUGH && r.after.length >= ENOUGH)
    .map((r) => ({
      call: r.call,
      ratio: Math.max(FLOOR_MS, p95(r.after)) / Math.max(FLOOR_MS, p95(r.before)),
    }))
  const worst = ratios.reduce((x, y) => (y.ratio > x.ratio ? y : x), { call: '–', ratio: 0 })
  const tasks = p95(collects(others(sick))) / p95(collects(others(calm)))
  const perMinute = (calm.walks.length / calm.seconds) * 60
  const minutes = (crowd: Crowd) => (crowd.seconds / 60).toFixed(1)
  report(
    {
      name: 'collect-thousand',
      title: `${TASKS} collections at once`,
      method: [
        `${TASKS} small firms of 36 bureaus, links opened within ${RAMP_S} s, one phone each, through the API: signing, login the bureau's way, polling as the page polls, to the end. One API process, ${WORKERS} worker process(es), embedded PostgreSQL (durable); bureaus with the latency of their documents (80 ms – 1.5 s a call, ±). Phones, sandbox and database run on the same machine.`,
        `Second run: bureau ${HANG} answers nothing from the middle of the ramp; the columns compare all other bureaus.`,
        `Load of the machine (1 min) before, after the first and after the second run: ${loads.join(', ')}.`,
        `Ends: ${endsOf(calm.walks)}; with the hanging bureau, others: ${endsOf(others(sick))}.`,
        `Before each run ${WARM_UP} collections that are not counted. Logins per collection: ${loginsOf(calm.walks)}; with the hanging bureau, others: ${loginsOf(others(sick))}.`,
        `Took ${minutes(calm)} and ${minutes(sick)} min. Login → end of a task, p50 and p95: ${ms(percentile(collects(others(calm)), 0.5))} and ${ms(p95(collects(others(calm))))} ms; with the hanging bureau ${ms(percentile(collects(others(sick)), 0.5))} and ${ms(p95(collects(others(sick))))} ms.`,
        `Peak memory: API ${calm.memory.api} MiB, worker ${calm.memory.worker} MiB; with the hanging bureau ${sick.memory.api} and ${sick.memory.worker} MiB.`,
      ],
      columns: ['call', 'page', 'calls', 'p50 ms', 'p95 ms', 'p95 ms, one bureau hangs'],
      rows: rows.map((r) => [
        r.call,
        r.screen,
        r.before.length,
        ms(percentile(r.before, 0.5)),
        ms(p95(r.before)),
        ms(p95(r.after)),
      ]),
      figures: [
        {
          name: 'tasks per minute',
          value: Number(perMinute.toFixed(1)),
          goal: 'every task ends in success',
          met: succeeded(calm.walks) === calm.walks.length,
        },
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
          name: 'peak memory of a worker, MiB',
          value: Math.max(calm.memory.worker, sick.memory.worker),
          goal: '< 512',
          met: Math.max(calm.memory.worker, sick.memory.worker) < 512,
        },
      ],
    },
    { postgresql },
  )
}

if (import.meta.main) await run()
