/** Results as a table for people and JSON for comparison, in bench/results, with the machine they were measured on. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { yardstick } from './yardstick.ts'

/** A figure that tests and readers compare; `goal` says what was asked. */
export interface Figure {
  name: string
  value: number
  goal: string
  met: boolean
  /** Measured by the clock of this machine, beside no peer; a `rate` is better the higher it is. */
  clock?: 'time' | 'rate'
  /** Both sides are our own: the lower one grows faster, and the figure is worse for it. Its goal alone judges it. */
  ours?: true
}

export interface BenchResult {
  name: string
  title: string
  /** What is compared with what, and how. */
  method: string[]
  columns: string[]
  rows: (string | number)[][]
  figures: Figure[]
}

export const RESULTS = path.resolve(import.meta.dirname, '../results')
/** The gate has results written elsewhere: its short forms are no tables. */
const DIR = process.env.XINJIAN_BENCH_INTO ?? RESULTS

const fastAtStart = yardstick()

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

export const spread = (values: readonly number[], digits = 0): string =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`

function machine(): Record<string, string> {
  return {
    cpu: `${os.cpus()[0]?.model ?? 'unknown'} × ${os.cpus().length}`,
    memory: `${Math.round(os.totalmem() / 2 ** 30)} GiB`,
    system: `${os.type()} ${os.release()}`,
    node: process.version,
  }
}

/** Prints the table and writes it. `versions`: of the programs measured, beside Node. */
export function report(result: BenchResult, versions: Record<string, string> = {}): void {
  const yardstickMs = ((fastAtStart + yardstick()) / 2).toFixed(1)
  const environment = {
    ...machine(),
    yardstickMs,
    ...versions,
    date: new Date().toISOString().slice(0, 10),
  }
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const text = [
    `# ${result.title}`,
    '',
    Object.entries(environment)
      .map(([k, v]) => `${k}: ${v}`)
      .join(' · '),
    '',
    ...result.method.map((m) => `- ${m}`),
    '',
    line(result.columns),
    line(result.columns.map(() => '---')),
    ...result.rows.map(line),
    '',
    ...result.figures.map(
      (f) => `**${f.name}: ${f.value}** (goal ${f.goal}: ${f.met ? 'met' : 'NOT met'})`,
    ),
    '',
  ].join('\n')
  fs.mkdirSync(DIR, { recursive: true })
  fs.writeFileSync(path.join(DIR, `${result.name}.md`), text)
  fs.writeFileSync(
    path.join(DIR, `${result.name}.json`),
    `${JSON.stringify({ ...result, environment }, null, 2)}\n`,
  )
  process.stdout.write(`${text}\n`)
}
