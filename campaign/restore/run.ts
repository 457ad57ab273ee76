/**
 * The machine is gone: a product with sample data and `CAMPAIGN_ROWS` invoices (200,000) is backed up, goes on, is killed with -9 with all that
 * it started, and its folder is removed. What was lost, how long the way back takes, and whether every report is the one that it was.
 */
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { runningCluster } from '../../apps/server/src/db/local/cluster.ts'
import { type Database, openDatabase } from '../../apps/server/src/db/pool.ts'
import {
  isReady,
  killStart,
  removeFolder,
  type Started,
  startOn,
  stopStart,
} from '../lib/started.ts'
import { tell } from '../lib/tell.ts'
import { differing, Life, type Reports, reportsOf } from './life.ts'

const ROWS = Number(process.env.CAMPAIGN_ROWS ?? 200_000)
/** It goes on so long before, and after, the moment that is asked for. */
const GOES_ON_MS = 20_000
const RPO_S = 60
const START_MS = 600_000
const CLI = fileURLToPath(new URL('../../apps/cli/src/main.ts', import.meta.url))

/** What was done shortly before a moment, and shortly after: what is restored lies between the two. */
interface Moment {
  at: Date
  before: Done
  after: Done
}

interface Done {
  reports: Reports
  /** The newest row that was acknowledged. */
  beat: number
}

interface Killed {
  life: Life
  /** When the machine was gone, ms. */
  at: number
  reports: Reports
  then: Moment
  backupS: number
  backupMb: number
}

export async function run(seed: number): Promise<boolean> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-restore-'))
  fs.chmodSync(root, 0o755)
  const at = (name: string) => path.join(root, name, 'var')
  for (const name of ['data', 'whole', 'then']) fs.mkdirSync(path.join(root, name))
  const backup = path.join(root, 'backup')
  const secrets = path.join(root, 'secrets')
  try {
    const killed = await live(at('data'), backup, secrets)
    await removeFolder(at('data'))

    const begin = performance.now()
    await xinjian(['restore', '--from', backup, '--into', at('whole'), '--secrets-from', secrets])
    const restoreS = seconds(begin)
    const again = await startOn(at('whole'), { DEMO_DATA: 'on' })
    const ready = await isReady(again, START_MS)
    const rtoS = seconds(begin)
    if (!ready) throw new Error(again.said())
    const found = await onDatabase(at('whole'), async (db) => ({
      done: await doneIn(db),
      invoices: Number((await db.pool.query('select count(*) as n from invoice')).rows[0].n),
    }))
    await stopStart(again)

    const moment = ['--at', killed.then.at.toISOString()]
    await xinjian([
      'restore',
      '--from',
      backup,
      '--into',
      at('then'),
      '--secrets-from',
      secrets,
      ...moment,
    ])
    const back = await startOn(at('then'), { DEMO_DATA: 'on' })
    if (!(await isReady(back, START_MS))) throw new Error(back.said())
    const then = await onDatabase(at('then'), doneIn)
    await stopStart(back)
    return conclude(seed, killed, { ...found, restoreS, rtoS, then })
  } finally {
    for (const name of ['data', 'whole', 'then']) await removeFolder(at(name))
    fs.rmSync(root, { recursive: true, force: true })
  }
}

/** Until it is killed. */
async function live(dataDir: string, backup: string, secrets: string): Promise<Killed> {
  const started: Started = await startOn(dataDir, {
    ...{ DEMO_DATA: 'on', BACKUP_DIR: backup, RATE_LIMIT: '1000000' },
  })
  if (!(await isReady(started, START_MS))) throw new Error(started.said())
  try {
    return await onDatabase(dataDir, async (db) => {
      const life = await Life.begin(db, started.port)
      await life.fill(ROWS)
      await settled(db)
      const begin = performance.now()
      const made = await xinjian(['backup', '--to', backup, '--secrets-to', secrets], dataDir)
      const backupS = seconds(begin)
      const going = life.goOn()
      await sleep(GOES_ON_MS)
      const then = await momentOf(db)
      await sleep(GOES_ON_MS)
      const reports = await reportsOf(db)
      const at = Date.now()
      await killStart(started, dataDir, true)
      life.end()
      await going
      return { life, at, reports, then, backupS, backupMb: JSON.parse(made).bytes / 2 ** 20 }
    })
  } finally {
    await killStart(started, dataDir, true)
  }
}

async function doneIn(db: Database): Promise<Done> {
  const { rows } = await db.pool.query('select coalesce(max(n), 0)::int as n from campaign_beat')
  return { reports: await reportsOf(db), beat: rows[0].n }
}

async function momentOf(db: Database): Promise<Moment> {
  const before = await doneIn(db)
  await sleep(100)
  const at = new Date()
  await sleep(100)
  return { at, before, after: await doneIn(db) }
}

/** Until no report is being made. */
async function settled(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await db.pool.query(
      "select count(*)::int as n from report where status in ('QUEUED', 'GENERATING')",
    )
    if (rows[0].n === 0) return
    await sleep(500)
  }
}

async function onDatabase<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const url = await runningCluster(dataDir)
  if (!url) throw new Error(`no database runs on ${dataDir}`)
  const db = openDatabase(url('xinjian'), () => undefined)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** Runs the command as an operator does. @returns its result */
function xinjian(args: string[], dataDir = ''): Promise<string> {
  const env = { PATH: process.env.PATH ?? '', ...(dataDir && { DATA_DIR: dataDir }) }
  const child = spawn(process.execPath, [CLI, ...args], { stdio: ['ignore', 'pipe', 'pipe'], env })
  let [out, said] = ['', '']
  child.stdout.on('data', (chunk) => (out += chunk))
  child.stderr.on('data', (chunk) => (said += chunk))
  return new Promise((resolve, reject) =>
    child.on('close', (code) =>
      code === 0 ? resolve(out) : reject(new Error(`${args[0]}: ${said}`)),
    ),
  )
}

const seconds = (since: number): number => (performance.now() - since) / 1_000
const rounded = (s: number): number => Math.round(s * 10) / 10

interface Found {
  done: Done
  invoices: number
  restoreS: number
  rtoS: number
  then: Done
}

function conclude(seed: number, killed: Killed, found: Found): boolean {
  const { life, then, reports } = killed
  const lost = life.beats.size - [...life.beats.keys()].filter((n) => n <= found.done.beat).length
  const newest = life.beats.get(found.done.beat) ?? killed.at
  const rpoS = lost === 0 ? 0 : Math.max(0, (killed.at - newest) / 1_000)
  const zero = (name: string, list: string[]) => ({
    name: list.length === 0 ? name : `${name} (${list.slice(0, 5).join(', ')})`,
    value: list.length,
    goal: '0',
    met: list.length === 0,
  })
  return tell('restore', seed, {
    title: 'A machine that is gone, restored',
    method: [
      `A product with sample data and ${found.invoices} invoices, with BACKUP_DIR. A base backup; then ${(2 * GOES_ON_MS) / 1_000} s in which a row is written every 20 ms and, beside it, invoices are verified (${life.checks}) and uploaded and reports ordered (${life.ordered} in all).`,
      'Then server, backup process and database are killed with -9 at once and DATA_DIR is removed. `restore` from the backup folder and the secret, to the end and to a moment within; each is started.',
      `\`CAMPAIGN_ROWS=${ROWS}\`; data, backup and what is restored lie on one disk.`,
      'RPO: from the newest acknowledged row that is there after the restore to the kill. RTO: from the command `restore` to the product that says ready.',
    ],
    columns: ['what', 'value'],
    rows: [
      ['invoices', found.invoices],
      ['reports at the kill', reports.size],
      ['base backup, MiB', Math.round(killed.backupMb)],
      ['base backup, s', rounded(killed.backupS)],
      ['restore with its checks, s', rounded(found.restoreS)],
      ['start after it, s', rounded(found.rtoS - found.restoreS)],
      ['acknowledged rows', life.beats.size],
      ['of them lost', lost],
    ],
    figures: [
      zero('reports that are not what they were', differing(reports, found.done.reports)),
      zero('reports missing at the moment', differing(then.before.reports, found.then.reports)),
      zero('reports of after the moment', differing(found.then.reports, then.after.reports)),
      {
        name: 'row written last before the moment, within those around it',
        value: found.then.beat,
        goal: `${then.before.beat}–${then.after.beat}`,
        met: found.then.beat >= then.before.beat && found.then.beat <= then.after.beat,
      },
      { name: 'RPO, s', value: rounded(rpoS), goal: `≤ ${RPO_S}`, met: rpoS <= RPO_S },
      { name: 'RTO, s', value: rounded(found.rtoS), goal: 'measured', met: true, clock: 'time' },
    ],
  })
}
