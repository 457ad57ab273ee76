/**
 * Circles of 3 to 6 nodes in 100,000 edges against igraph (Debian's python3-igraph), the same graph, processes in turn. Counts of both are
 * compared; a difference fails the bench. Without igraph it says so and does not run.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { measure } from '../cli/measure.ts'
import { random } from '../lib/random.ts'
import { median, report, spread } from '../lib/results.ts'

const ROUNDS = Number(process.env.XINJIAN_BENCH_ROUNDS ?? 3)
const NODES = 20_000
const EDGES = 100_000
/** Rings that are laid into the trade, with who is in several of them. */
const RINGS = 500
const COUNT = path.join(import.meta.dirname, 'count-circles.ts')
const PEER = path.join(import.meta.dirname, 'igraph-circles.py')

interface Run {
  counts: Record<string, number>
  seconds: number
  peakMb: number
  version?: string
}

export async function run(): Promise<void> {
  const python = withIgraph()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'xinjian-bench-graph-'))
  try {
    const edges = path.join(folder, 'edges.csv')
    writeFileSync(edges, trade())
    const [us, them]: [Run[], Run[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      const { stdout, peakMb } = await measure(COUNT, [edges])
      us.push({ ...(JSON.parse(stdout) as Run), peakMb })
      them.push(JSON.parse(execFileSync(python, [PEER, edges], { encoding: 'utf8' })) as Run)
      const [ours, theirs] = [us[round]!.counts, them[round]!.counts]
      if (JSON.stringify(ours) !== JSON.stringify(theirs))
        throw new Error(`counts differ: ${JSON.stringify(ours)} ≠ ${JSON.stringify(theirs)}`)
    }
    publish(us, them)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function withIgraph(): string {
  for (const python of ['python3', '/usr/bin/python3'])
    try {
      execFileSync(python, ['-c', 'import igraph'], { stdio: 'ignore' })
      return python
    } catch {}
  throw new Error(
    'cannot run: no python3 with igraph here (Debian: apt-get install python3-igraph)',
  )
}

/** Trade among many firms, and rings of invoices of 3 to 6 of them. */
function trade(): string {
  const { below } = random(27)
  const pairs = new Set<string>()
  for (let ring = 0; ring < RINGS; ring++) {
    const members = Array.from({ length: 3 + (ring % 4) }, () => below(RINGS * 2))
    members.forEach((from, i) => {
      const to = members[(i + 1) % members.length]!
      if (from !== to) pairs.add(`${from},${to}`)
    })
  }
  while (pairs.size < EDGES) {
    const [from, to] = [below(NODES), below(NODES)]
    if (from !== to) pairs.add(`${from},${to}`)
  }
  return `from,to\n${[...pairs].join('\n')}\n`
}

function publish(us: readonly Run[], them: readonly Run[]): void {
  const seconds = (runs: readonly Run[]): number[] => runs.map((r) => r.seconds)
  const peak = (runs: readonly Run[]): number[] => runs.map((r) => r.peakMb)
  const ratio = median(seconds(us)) / median(seconds(them))
  const most = Math.max(...peak(us))
  const counts = Object.entries(us[0]!.counts).map(([length, n]) => `${n} of ${length}`)
  report(
    {
      name: 'graph-circles',
      title: 'Circles of 3 to 6 nodes in 100,000 edges against igraph',
      method: [
        `${EDGES.toLocaleString('en')} edges of ${NODES.toLocaleString('en')} nodes with ${RINGS} rings laid in; the search alone is timed, once in a fresh process, ${ROUNDS} runs each, alternating.`,
        'igraph has no search for circles of a bounded length; its simple paths (C core) from each root to those before it, within strong components and near the root. Its VF2 count of rings was slower from length 4 on.',
        `Counts of both are equal: ${counts.join(', ')}.`,
      ],
      columns: ['program', 's median (min–max)', 'peak MiB median (min–max)'],
      rows: [
        ['xinjian', spread(seconds(us), 3), spread(peak(us))],
        ['igraph', spread(seconds(them), 3), spread(peak(them))],
      ],
      figures: [
        {
          name: 'time ÷ time of igraph',
          value: Number(ratio.toFixed(4)),
          goal: '≤ 3.0',
          met: ratio <= 3,
        },
        { name: 'peak memory MiB', value: Math.round(most), goal: '< 512', met: most < 512 },
      ],
    },
    { igraph: them[0]!.version ?? '' },
  )
}
