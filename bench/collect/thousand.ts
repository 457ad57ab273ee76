/**
 * A thousand collections at once. Sizes by environment: XINJIAN_BENCH_TASKS (1000), XINJIAN_BENCH_WORKERS (2),
 * XINJIAN_BENCH_RAMP seconds (120).
 */
import os from 'node:os'
import { startBenchCluster } from '../lib/database.ts'
import { report } from '../lib/results.ts'
import { percentile } from './clock.ts'
import { COUNTING } from './costs.ts'
import { type Crowd, callsOf } from './crowd.ts'
import { SCREENS } from './screens.ts'
import { collects, endsOf, loginsOf, ms, p95, visit, WARM_UP } from './visit.ts'
import { MIXED } from './walker.ts'
import { PROFILE } from './world.ts'

const TASKS = Number(process.env.XINJIAN_BENCH_TASKS ?? 1_000)
const WORKERS = Number(process.env.XINJIAN_BENCH_WORKERS ?? 2)
const RAMP_S = Number(process.env.XINJIAN_BENCH_RAMP ?? 120)

export async function run(): Promise<void> {
  const load = () => os.loadavg()[0]!.toFixed(1)
  const before = load()
  const cluster = await startBenchCluster(PROFILE ? COUNTING : {})
  try {
    const crowd = await visit(cluster, {
      tasks: TASKS,
      workers: WORKERS,
      ramp: RAMP_S,
      mixed: true,
    })
    write(crowd, [before, load()], cluster.version)
  } finally {
    await cluster.stop()
  }
}

function write({ walks, seconds, memory, cpu }: Crowd, loads: string[], postgresql: string): void {
  const { by } = callsOf({ walks })
  const times = collects(walks)
  const rate = Number(((walks.length / seconds) * 60).toFixed(1))
  report(
    {
      name: 'collect-thousand',
      title: `${TASKS} collections at once`,
      method: [
        `${TASKS} small firms of 36 bureaus, links opened within ${RAMP_S} s, one phone each, through the API, by a plain link and by the doors ${MIXED.filter(Boolean).join(', ')} in turn: what the partner asks of the signer, signing, login the bureau's way, polling as the page polls, to the end. One API process, ${WORKERS} worker process(es), embedded PostgreSQL (durable); bureaus with the latency of their documents (80 ms – 1.5 s a call, ±). Phones, sandbox and database run on the same machine.`,
        `Load of the machine (1 min) before and after: ${loads.join(', ')}.`,
        `Ends: ${endsOf(walks)}. Before it ${WARM_UP} collections that are not counted. Logins per collection: ${loginsOf(walks)}.`,
        `Took ${(seconds / 60).toFixed(1)} min. Login → end of a task, p50 and p95: ${ms(percentile(times, 0.5))} and ${ms(p95(times))} ms.`,
        `Processor seconds a collection: ${Object.entries(cpu)
          .map(([name, s]) => `${name} ${(s / walks.length).toFixed(2)}`)
          .join(', ')}.`,
        `Peak memory: API ${memory.api} MiB, worker ${memory.worker} MiB. What a hanging bureau does to the others: collect-hang.`,
      ],
      columns: ['call', 'page', 'calls', 'p50 ms', 'p95 ms'],
      rows: SCREENS.filter(([call]) => by.has(call)).map(([call, screen]) => {
        const list = by.get(call) ?? []
        return [call, screen, list.length, ms(percentile(list, 0.5)), ms(p95(list))]
      }),
      figures: [
        {
          name: 'tasks per minute',
          clock: 'rate',
          value: rate,
          goal: '≥ 300, every task ends in success',
          met: rate >= 300 && walks.every((w) => w.end === 'SUCCESS'),
        },
        {
          name: 'peak memory of a worker, MiB',
          value: memory.worker,
          goal: '< 400',
          met: memory.worker < 400,
        },
      ],
    },
    { postgresql },
  )
}

if (import.meta.main) await run()
