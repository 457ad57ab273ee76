/**
 * A world of a million on paper: what 1, 4 and 16 nodes would bear, and how long one waits there, by a simulation from the figures of one
 * node. Nothing here was measured on several nodes. `XINJIAN_BENCH_ENTERPRISES` (1,000,000) and `XINJIAN_BENCH_JOBS` (200,000 a line)
 * make it shorter.
 */
import { random } from '../lib/random.ts'
import { type Figure, report } from '../lib/results.ts'
import { type Cost, costs, ingested, KINDS, type Kind } from './costs.ts'
import { type Deployment, modelOf, ON_COORDINATOR } from './nodes.ts'
import { percentile, simulate } from './stations.ts'
import { MILLION, type PaperWorld, paperWorld } from './world.ts'

const SEED = 20261129
const ENTERPRISES = Number(process.env.XINJIAN_BENCH_ENTERPRISES ?? MILLION.enterprises)
const JOBS = Number(process.env.XINJIAN_BENCH_JOBS ?? 200_000)
const NODES = [1, 4, 16]
/** Of what the first station to be full bears. */
const LOAD = 0.8

export async function run(): Promise<void> {
  const share = ENTERPRISES / MILLION.enterprises
  const world = paperWorld(SEED, {
    ...MILLION,
    enterprises: ENTERPRISES,
    invoices: Math.round(MILLION.invoices * share),
  })
  const cost = costs()
  const rows: (string | number)[][] = []
  const figures: Figure[] = []
  for (const kind of KINDS)
    for (const nodes of NODES)
      for (const deployment of deploymentsOf(kind, nodes)) {
        const line = lineOf(world, kind, cost[kind], deployment)
        rows.push(line.row)
        figures.push(line.figure)
      }
  report({
    name: 'simulate',
    title: 'A world of a million on paper: 1, 4 and 16 nodes, simulated from figures of one',
    method: [
      '**Simulated, not measured**: a discrete-event simulation (`bench/simulate/stations.ts`, held against Erlang’s formula) of stations with one queue each; arrivals by a Poisson process, times exponential but for those outside, which are fixed.',
      `The world, by seed ${SEED}: ${told(world)}. Its distributions are assumptions (\`bench/simulate/world.ts\`).`,
      'A node: two cores for API, two for workers, two for the database. With several there is a coordinator of two cores, and an institution lies whole on one database node.',
      `The coordinator takes ${ON_COORDINATOR * 100} % of the database's time: an assumption that nothing measured. With half of it, and with twice: ${sensitivity(world, cost)}.`,
      ...KINDS.map((kind) => `${kind}: ${costOf(cost[kind])} (${cost[kind].from}).`),
      `Times are told at ${LOAD * 100} % of what the fullest station bears; at 100 % they have no bound. Each kind by itself, as if nothing else were done.`,
      `All ${world.size.invoices.toLocaleString('en')} invoices stored by one node at ${ingested().toLocaleString('en')} a second (server-ingest): ${(world.size.invoices / ingested() / 3_600).toFixed(1)} h, by 16 of them that share evenly ${(world.size.invoices / ingested() / 3_600 / 16).toFixed(1)} h. Bytes on disk are told by no committed table.`,
      '“each worker”: a bureau bears twelve at once of every worker process, as the program asks of it; “in all”: it bears twelve.',
    ],
    columns: [
      'what',
      'nodes',
      'bears, a second',
      'full first',
      'p50, ms',
      'p99, ms',
      'processor of one, ms',
      'core-hours a million',
    ],
    rows,
    figures,
  })
}

const deploymentsOf = (kind: Kind, nodes: number): Deployment[] =>
  (kind === 'collection' && nodes > 1
    ? (['each worker', 'in all'] as const)
    : (['each worker'] as const)
  ).map((bureau) => ({ nodes, onCoordinator: ON_COORDINATOR, bureau }))

function lineOf(world: PaperWorld, kind: Kind, cost: Cost, deployment: Deployment) {
  const { nodes, bureau } = deployment
  const { stations, route, most } = modelOf(world, kind, cost, deployment)
  const rng = random(SEED + nodes)
  const perSecond = most.perSecond * LOAD
  const { times, throughput } = simulate(stations, () => route(rng.below(world.size.enterprises)), {
    ...{ perSecond, jobs: JOBS, random: random(SEED) },
  })
  const what =
    kind === 'collection' && nodes > 1
      ? `${kind}, a bureau bears 12 ${bureau === 'in all' ? bureau : `of ${bureau}`}`
      : kind
  const ofAll = cost.api + cost.worker + cost.database
  return {
    row: [
      what,
      nodes,
      rounded(most.perSecond),
      most.station,
      Math.round(percentile(times, 0.5)),
      Math.round(percentile(times, 0.99)),
      rounded(ofAll),
      rounded((ofAll * 1e6) / 3_600_000),
    ],
    figure: {
      name: `${what} at ${nodes}: simulated ÷ offered`,
      value: Math.round((throughput / perSecond) * 100) / 100,
      goal: '≥ 0.95',
      met: throughput / perSecond >= 0.95,
    },
  }
}

function sensitivity(world: PaperWorld, cost: Record<Kind, Cost>): string {
  return KINDS.map((kind) => {
    const at = (onCoordinator: number) =>
      modelOf(world, kind, cost[kind], { nodes: 16, onCoordinator, bureau: 'each worker' }).most
    const [half, double] = [at(ON_COORDINATOR / 2), at(ON_COORDINATOR * 2)]
    return `${kind} at 16 ${rounded(half.perSecond)} (${half.station}) and ${rounded(double.perSecond)} (${double.station})`
  }).join('; ')
}

function told({ size, invoices, ofInstitution, ofBureau }: PaperWorld): string {
  const sorted = Float64Array.from(invoices).sort()
  const share = (n: number) => `${((n / size.enterprises) * 100).toFixed(1)} %`
  return `${size.enterprises.toLocaleString('en')} enterprises (median ${percentile(sorted, 0.5).toLocaleString('en')} invoices, largest ${sorted.at(-1)!.toLocaleString('en')}), ${size.institutions} institutions (the largest has ${share(Math.max(...ofInstitution))}), ${ofBureau.length} bureaus (the largest has ${share(Math.max(...ofBureau))}), ${size.invoices.toLocaleString('en')} invoices`
}

const rounded = (n: number): number => (n >= 100 ? Math.round(n) : Math.round(n * 10) / 10)
const costOf = ({ api, worker, database, outside }: Cost): string =>
  `${rounded(api)} ms API, ${rounded(worker)} ms worker, ${rounded(database)} ms database${outside > 0 ? `, ${rounded(outside)} ms outside` : ''}`
