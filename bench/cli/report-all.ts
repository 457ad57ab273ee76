/**
 * `report invoice --enterprise all` against DuckDB: whole processes, the same files, the same indicators (ours also scores
 * every enterprise), alternating runs. Every figure of both is compared; a difference fails the bench.
 *
 *   node bench/cli/report-all.ts [FOLDER]   FOLDER holds sales.csv.gz and purchases.csv.gz; default: generated
 */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { median, report, spread } from '../lib/results.ts'
import { compareReports } from './compare.ts'
import { generateFolder } from './generate.ts'
import { type Measured, measure } from './measure.ts'

const ROUNDS = Number(process.env.XINJIAN_BENCH_ROUNDS ?? 9)
const MONTHS = ['2019-12', '2018-06']
const MAIN = path.resolve(import.meta.dirname, '../../apps/cli/src/main.ts')
const PEER = path.resolve(import.meta.dirname, 'duckdb-indicators.ts')

const ours = (folder: string, through: string): Promise<Measured> =>
  measure(MAIN, [
    ...['report', 'invoice', '--enterprise', 'all', '--through', through],
    ...['--sales', path.join(folder, 'sales.csv.gz')],
    ...['--purchases', path.join(folder, 'purchases.csv.gz')],
  ])
const theirs = (folder: string, through: string): Promise<Measured> =>
  measure(PEER, [folder, through])

export async function run(given: string | null = null): Promise<void> {
  const folder = given ?? mkdtempSync(path.join(os.tmpdir(), 'xinjian-bench-cli-'))
  try {
    if (!given) generateFolder(folder)
    const checked: string[] = []
    for (const through of MONTHS) checked.push(await check(folder, through))
    const us: Measured[] = []
    const them: Measured[] = []
    for (let round = 0; round < ROUNDS; round++) {
      us.push(await ours(folder, MONTHS[0]!))
      them.push(await theirs(folder, MONTHS[0]!))
    }
    publish(us, them, checked)
  } finally {
    if (!given) rmSync(folder, { recursive: true })
  }
}

async function check(folder: string, through: string): Promise<string> {
  const [a, b] = [await ours(folder, through), await theirs(folder, through)]
  const { enterprises, figures, differences } = compareReports(a.stdout, b.stdout)
  if (differences.length > 0)
    throw new Error(`figures differ from DuckDB's:\n${differences.slice(0, 20).join('\n')}`)
  return `${through}: ${figures} figures of ${enterprises} enterprises equal`
}

function publish(us: readonly Measured[], them: readonly Measured[], checked: string[]): void {
  const seconds = (runs: readonly Measured[]): number[] => runs.map((r) => r.seconds)
  const memory = (runs: readonly Measured[]): number[] => runs.map((r) => r.peakMb)
  const ratio = median(seconds(us)) / median(seconds(them))
  const paired = us.map((r, i) => r.seconds / them[i]!.seconds)
  const peak = Math.max(...memory(us))
  report({
    name: 'cli-report',
    title: 'report invoice --enterprise all against DuckDB',
    method: [
      `731,000 rows of 284 enterprises in two CSV.gz; whole processes from spawn to end, ${ROUNDS} runs each, alternating; both write JSON to a pipe.`,
      'Ours computes the 30 indicators and the credit score of each enterprise; the peer (node + @duckdb/node-api, in memory) the 30 indicators alone.',
      `Checked before timing, key by key, to a billionth: ${checked.join('; ')}.`,
    ],
    columns: ['program', 's median (min–max)', 'peak MiB median (min–max)'],
    rows: [
      ['xinjian report invoice', spread(seconds(us), 2), spread(memory(us))],
      ['DuckDB script', spread(seconds(them), 2), spread(memory(them))],
      ['ratio of paired runs', spread(paired, 2), ''],
    ],
    figures: [
      {
        name: 'time ÷ time of DuckDB',
        value: Number(ratio.toFixed(2)),
        goal: '≤ 1.0',
        met: ratio <= 1,
      },
      { name: 'peak memory MiB', value: Math.round(peak), goal: '< 600', met: peak < 600 },
    ],
  })
}

if (import.meta.main) await run(process.argv[2] ?? null)
