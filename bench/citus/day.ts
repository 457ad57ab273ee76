/**
 * A mixed day on a coordinator and two workers of Citus against the same day on one node, on the same processors; and what has a measure of
 * its own: lists against a bare server on the same nodes, reports against one node. `CITUS_URL` names an administrator of the coordinator;
 * without it the bench says so and ends. `XINJIAN_BENCH_ROUNDS` (3), `XINJIAN_BENCH_SECONDS` (6, of lists), `XINJIAN_BENCH_INVOICES` (100,000).
 */
import { type Crowd, firmsOf, runCrowd } from '../collect/crowd.ts'
import { collects, endsOf, ms, WARM_UP } from '../collect/visit.ts'
import { startBenchCluster } from '../lib/database.ts'
import { type Figure, median, report, spread } from '../lib/results.ts'
import { measureLists, measureReports, type PerSide } from './parts.ts'
import { type Done, hire, LIGHT, LISTS, type People, ROWS } from './people.ts'
import { SIDES, type Sides, startSides, type Which } from './sides.ts'

const ROUNDS = Number(process.env.XINJIAN_BENCH_ROUNDS ?? 3)
const SECONDS = Number(process.env.XINJIAN_BENCH_SECONDS ?? 6)
const INVOICES = Number(process.env.XINJIAN_BENCH_INVOICES ?? 100_000)
const REPORTS = 15
/** Of each of the two companies. */
const PEOPLE = 3
/** Collections of each round, begun within so many seconds: a round is as long as they are. */
const FIRMS = 8
const RAMP_S = 10

interface Day {
  done: Done
  crowd: Crowd
}

export async function run(): Promise<void> {
  if (!process.env.CITUS_URL) throw new Error('CITUS_URL 未设置：其为协调节点的管理员连接')
  const embedded = await startBenchCluster()
  try {
    const sides = await startSides(embedded)
    try {
      const days = await measureDays(sides)
      const lists = await measureLists(sides, ROUNDS, SECONDS)
      const reports = await measureReports(sides, REPORTS, INVOICES)
      const version = await sides.citus.world.db.one<{ v: string }>(
        "select extversion as v from pg_extension where extname = 'citus'",
      )
      conclude({ days, lists, reports }, { postgresql: embedded.version, citus: version!.v })
    } finally {
      await sides.stop()
    }
  } finally {
    await embedded.stop()
  }
}

/** Both have the same firms, and each firm comes once. */
async function measureDays(sides: Sides): Promise<Record<Which, Day[]>> {
  const days: Record<Which, Day[]> = { single: [], citus: [] }
  const firms = await firmsOf(sides.single.world, WARM_UP + FIRMS * ROUNDS)
  const people = {
    single: await hire(sides.single.world, PEOPLE),
    citus: await hire(sides.citus.world, PEOPLE),
  }
  const one = async (side: Which, which: readonly (typeof firms)[number][]): Promise<Day> =>
    day(people[side], runCrowd(sides[side].world, which, RAMP_S))
  for (const side of SIDES) await one(side, firms.slice(0, WARM_UP))
  for (let n = 0; n < ROUNDS; n++) {
    const from = WARM_UP + n * FIRMS
    for (const side of n % 2 ? SIDES.toReversed() : SIDES) {
      days[side].push(await one(side, firms.slice(from, from + FIRMS)))
      const { done, crowd } = days[side].at(-1)!
      process.stdout.write(`${side}: ${done.rounds} rounds in ${crowd.seconds.toFixed(0)} s\n`)
    }
  }
  return days
}

async function day(people: People, crowd: Promise<Crowd>): Promise<Day> {
  const [done, walked] = await Promise.all([people.work(crowd), crowd])
  return { done, crowd: walked }
}

interface Measured {
  days: Record<Which, Day[]>
  lists: PerSide & { bare: number[] }
  reports: { ms: PerSide; stored: Record<Which, number> }
}

function conclude({ days, lists, reports }: Measured, versions: Record<string, string>): void {
  const perMinute = (side: Which) =>
    days[side].map(({ done, crowd }) => (done.rounds * 60) / crowd.seconds)
  const all = (side: Which, what: Exclude<keyof Done, 'rounds'>) =>
    days[side].flatMap(({ done }) => done[what])
  const walks = (side: Which) => days[side].flatMap(({ crowd }) => crowd.walks)
  const both = (what: string, of: (side: Which) => number[], digits = 0) => [
    what,
    ...SIDES.map((side) => spread(of(side), digits)),
    (median(of('citus')) / median(of('single'))).toFixed(2),
  ]
  const cpu = (side: Which, of: (seconds: Crowd['cpu']) => number) =>
    days[side].map(({ done, crowd }) => of(crowd.cpu) / done.rounds)
  const ratio = median(perMinute('citus').map((n, round) => n / perMinute('single')[round]!))
  const bare = median(lists.citus.map((n, round) => n / lists.bare[round]!))
  const longer = median(reports.ms.citus) / median(reports.ms.single)
  report(
    {
      name: 'citus-day',
      title: 'A mixed day on a coordinator and two workers of Citus against one node',
      method: [
        `Both on the same processors, one at work at a time, in turn, ${ROUNDS} rounds after one of warm-up; API, one worker process, sandbox of bureaus and the people on the same machine. The single node is the embedded database as shipped; Citus has 4 shards and settings of its own.`,
        `People: ${PEOPLE} of each of two companies; each does rounds of ${LIGHT} light calls, ${LISTS} lists, an enterprise saved, a file of ${ROWS} invoices until it is stored, and a report until it is there. Beside them ${FIRMS} collections begin within ${RAMP_S} s; a round of the bench lasts until they have ended.`,
        `Collections ended: one node ${endsOf(walks('single'))}; Citus ${endsOf(walks('citus'))}.`,
        `Lists: 20 connections, ${SECONDS} s, page of 20 of 1,666 enterprises; the bare server has the session, the page and the count on the same nodes, and nothing else. Reports: of ${INVOICES.toLocaleString('en')} invoices, from the database to the finished JSON, in this process.`,
      ],
      columns: ['what, median (min–max)', 'one node', 'Citus', 'Citus ÷ one node'],
      rows: [
        both('rounds a minute', perMinute, 1),
        both('light call, ms', (side) => all(side, 'light')),
        both('list, ms', (side) => all(side, 'list')),
        both('file until it is stored, ms', (side) => all(side, 'file')),
        both('report from its order until it is there, ms', (side) => all(side, 'report')),
        both('collection from login to its end, ms', (side) => collects(walks(side))),
        both('processor seconds a round, all programs', (side) => cpu(side, total), 2),
        both('of these the database', (side) => cpu(side, ({ database }) => database), 2),
        both('lists a second, 20 connections', (side) => lists[side]),
        ['the same of the bare server', '', spread(lists.bare), ''],
        both('report, ms', (side) => reports.ms[side], 1),
        [
          'invoices stored a second',
          ...SIDES.map((side) => ms(reports.stored[side])),
          (reports.stored.citus / reports.stored.single).toFixed(2),
        ],
      ],
      figures: [
        atLeast('rounds of the day on Citus ÷ on one node, median of the rounds', ratio),
        atLeast('lists a second on Citus ÷ those of the bare server there', bare),
        {
          name: 'time of a report on Citus ÷ on one node',
          value: Number(longer.toFixed(2)),
          goal: '≤ 1.3',
          met: longer <= 1.3,
        },
      ],
    },
    versions,
  )
}

const total = (seconds: Crowd['cpu']): number =>
  Object.values(seconds).reduce((sum, s) => sum + s, 0)

const atLeast = (name: string, value: number): Figure => ({
  name,
  value: Number(value.toFixed(2)),
  goal: '≥ 0.8',
  met: value >= 0.8,
})

if (import.meta.main) await run()
