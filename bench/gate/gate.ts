/**
 * `npm run bench -- gate [--keep] [NAME…]`: the short forms of all benches, or of those named, each beside its peer in the same run, held
 * against the committed figures. What fell by more than a tenth is measured once more, and told where it fell twice: the exit code is
 * then 1. `--keep` writes the figures into bench/results/gate.json: on a quiet machine, with the code that they are of.
 */
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { BenchResult } from '../lib/results.ts'
import { RESULTS } from '../lib/results.ts'
import { LEFT_OUT, SHORT } from './short.ts'
import { type Compared, compare, type Measured } from './verdict.ts'

const MAIN = path.resolve(import.meta.dirname, '../main.ts')
const KEPT = path.join(RESULTS, 'gate.json')

/** Returns the exit code. */
export async function gate(args: readonly string[]): Promise<number> {
  const wanted = args.filter((arg) => arg !== '--keep')
  const unknown = wanted.filter((name) => !(name in SHORT))
  if (unknown.length > 0) {
    say(`没有这个测速的短形式：${unknown.map((n) => `${n}${why(n)}`).join('、')}`)
    return 2
  }
  const names = wanted.length > 0 ? wanted : Object.keys(SHORT)
  const kept = readKept()
  const measured: Record<string, Measured> = {}
  const wrong: string[] = []
  for (const name of names) {
    const committed = kept[name] ?? committedOf(name)
    try {
      const first = await measure(name)
      let compared = compare(committed, first)
      measured[name] = first
      if (compared.some(fell)) {
        tell(name, compared, '再测一次：')
        measured[name] = await measure(name)
        compared = bestOf(compared, compare(committed, measured[name]))
      }
      tell(name, compared)
      wrong.push(...compared.filter(fell).map((one) => `${name} ${line(one)}`))
    } catch (error) {
      wrong.push(`${name} ${error instanceof Error ? error.message : String(error)}`)
      say(`${name}: ${wrong.at(-1)}`)
    }
  }
  if (args.includes('--keep')) keep({ ...kept, ...measured })
  say(wrong.length === 0 ? '\n没有变慢。' : `\n比已提交的数字差一成以上：\n${wrong.join('\n')}`)
  return wrong.length === 0 ? 0 : 1
}

const why = (name: string): string => (name in LEFT_OUT ? `（${LEFT_OUT[name]}）` : '')
const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const fell = ({ state }: Compared): boolean => state === 'FELL'

/** What fell only once did not fall. */
function bestOf(first: readonly Compared[], second: readonly Compared[]): Compared[] {
  return second.map((one) => {
    const before = first.find(({ name }) => name === one.name)
    return fell(one) && before && !fell(before) ? before : one
  })
}

const STATES: Record<Compared['state'], string> = {
  HELD: '持平',
  FELL: '变差',
  BETTER: '变好',
  NEW: '没有已提交的数字',
  NOT_ORDERED: '不比较',
}

const line = ({ name, committed, value, state }: Compared): string =>
  `${name}: ${committed === null ? '' : `${committed} → `}${value}  ${STATES[state]}`

function tell(name: string, compared: readonly Compared[], head = ''): void {
  say(`${head}${name}`)
  for (const one of compared) say(`  ${line(one)}`)
}

/** In a process of its own: a bench that breaks takes no other with it, and each begins as cold as the other. */
async function measure(name: string): Promise<Measured> {
  const into = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-gate-'))
  try {
    const child = spawn(process.execPath, [...process.execArgv, MAIN, name], {
      env: { ...process.env, ...SHORT[name]!.env, XINJIAN_BENCH_INTO: into },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const code = await new Promise((resolve) => child.once('exit', resolve))
    const told = readTable(path.join(into, `${name}.json`))
    if (code !== 0 || told === null) throw new Error(`ended with ${code}`)
    return told
  } finally {
    fs.rmSync(into, { recursive: true, force: true })
  }
}

const committedOf = (name: string): Measured | null =>
  SHORT[name]!.sameWork ? readTable(path.join(RESULTS, `${name}.json`)) : null

function readTable(file: string): Measured | null {
  if (!fs.existsSync(file)) return null
  const { figures, environment } = JSON.parse(fs.readFileSync(file, 'utf8')) as BenchResult & {
    environment: { yardstickMs?: string }
  }
  const { yardstickMs } = environment
  return { figures, yardstickMs: yardstickMs === undefined ? null : Number(yardstickMs) }
}

const readKept = (): Record<string, Measured> =>
  fs.existsSync(KEPT) ? (JSON.parse(fs.readFileSync(KEPT, 'utf8')) as Record<string, Measured>) : {}

function keep(all: Record<string, Measured>): void {
  fs.writeFileSync(KEPT, `${JSON.stringify(all, null, 2)}\n`)
  say(`\n已写入 ${path.relative(process.cwd(), KEPT)}`)
}
