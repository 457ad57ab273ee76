/**
 * Every list, filter, search, order and sum of the office in a company with a hundred thousand enterprises, over real HTTP: at the first
 * page, in the middle and at the last.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startBenchCluster } from '../lib/database.ts'
import { report } from '../lib/results.ts'
import { type Beside, measureBeside } from './beside.ts'
import { CALLS } from './calls.ts'
import { type Measured, measure, PORT } from './measure.ts'
import { seedWorld } from './seed.ts'
import * as sizes from './sizes.ts'

const FIRST_MS = 100
const ANYWHERE_MS = 200

export async function startServer(url: string, dataDir: string, role: string, port: number) {
  const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
  const child = spawn(process.execPath, [main, `--role=${role}`], {
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      SANDBOX: 'off',
      RATE_LIMIT: '100000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk) => {
      if (/\bready\b/.test(said)) return
      said += chunk
      if (/\bready\b/.test(said)) resolve()
    })
    child.once('exit', () => reject(new Error(`the server ended: ${said}`)))
  })
  return child
}

const told = (ms: number | null): string => (ms === null ? 'given up' : ms.toFixed(ms < 10 ? 1 : 0))
const worst = (values: readonly (number | null)[]): number =>
  values.includes(null) ? Number.POSITIVE_INFINITY : Math.round(Math.max(...(values as number[])))

export async function run(): Promise<void> {
  const cluster = await startBenchCluster()
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-growth-'))
  const children: ChildProcess[] = []
  try {
    const { db, url } = await cluster.create()
    const world = await seedWorld(db, (line) => process.stdout.write(`${line}\n`))
    await db.close()
    children.push(await startServer(url, dataDir, 'api', PORT))
    const measured: Measured[] = []
    for (const call of CALLS) measured.push(await measure(call, world))
    write(measured, await measureBeside(world), cluster.version)
  } finally {
    for (const child of children) child.kill('SIGKILL')
    await cluster.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

function write(measured: readonly Measured[], beside: readonly Beside[], postgresql: string): void {
  const first = worst(measured.map((m) => m.first))
  const felt = worst(beside.map((b) => b.slowest))
  const refused = beside.reduce((sum, b) => sum + b.refused, 0)
  const anywhere = worst(measured.flatMap((m) => [m.middle, m.last]))
  report(
    {
      name: 'server-growth',
      title: 'Lists, searches and sums of one large company',
      method: [
        `${sizes.ENTERPRISES} enterprises, ${sizes.REPORTS} reports, ${sizes.NOTICES} notices, ${sizes.USAGE} calls, ${sizes.ENTRIES} entries of the ledger, ${sizes.CHECKS} verifications, ${sizes.TASKS} collections of ${sizes.STEPS} steps, ${sizes.AUDIT} lines of the audit log; beside it a small company and ${sizes.CUSTOMERS} customers.`,
        'Each call over HTTP, one at a time, pages of 20; milliseconds, the best of five; the server and PostgreSQL share the machine. Total as the call tells it.',
        'Last rows: what a user of the small company feels of light calls while the large one makes so many at once: the middle one, the slowest, and until all of the large one are answered.',
      ],
      columns: ['call', 'total', 'first page', 'page in the middle', 'last page'],
      rows: measured
        .map((m) => [
          m.call.what,
          m.call.paged ? m.total : '',
          told(m.first),
          m.call.paged ? told(m.middle) : '',
          m.call.paged ? told(m.last) : '',
        ])
        .concat(
          beside.map((b) => [
            `light calls beside ${b.what}`,
            '',
            told(b.median),
            told(b.slowest),
            told(b.all),
          ]),
        ),
      figures: [
        {
          name: 'slowest first page, ms',
          value: first,
          goal: `≤ ${FIRST_MS}`,
          met: first <= FIRST_MS,
        },
        {
          name: 'slowest page anywhere, ms',
          value: anywhere,
          goal: `≤ ${ANYWHERE_MS}`,
          met: anywhere <= ANYWHERE_MS,
        },
        {
          name: 'slowest light call beside much, ms',
          value: felt,
          goal: `≤ ${ANYWHERE_MS}`,
          met: felt <= ANYWHERE_MS,
          clock: 'time',
        },
        { name: 'calls refused beside much', value: refused, goal: '0', met: refused === 0 },
      ],
    },
    { postgresql },
  )
}

if (import.meta.main) await run()
