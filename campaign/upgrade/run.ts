/**
 * An upgrade without outage: the release before works, the new one starts beside it on the same database, each side's jobs are done by the
 * other, the old one comes back on the new schema, and is drained at last. People log in, look at lists, upload, order reports and collect
 * all the while. `-- upgrade --from REVISION` names the release before.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../apps/server/src/config.ts'
import { startCluster } from '../../apps/server/src/db/local/cluster.ts'
import { type Database, openDatabase } from '../../apps/server/src/db/pool.ts'
import { addDemoAccounts } from '../../apps/server/src/demo/accounts.ts'
import { stockCompany } from '../../apps/server/src/demo/money.ts'
import type { CrashWorld } from '../../apps/server/test/collect/crash-world.ts'
import { officeToken, Sandbox } from '../../apps/server/test/collect-phone.ts'
import type { TestServer } from '../../apps/server/test/harness.ts'
import { type Found, look } from '../crash/check.ts'
import { Load, nothingYet } from '../crash/load.ts'
import { firmOf, publishedFirms, taxNoOf } from '../lib/firms.ts'
import { isReady, MAIN, type Started, startOn, stopStart } from '../lib/started.ts'
import { tell } from '../lib/tell.ts'
import { Balancer } from './balancer.ts'
import { type People, peopleAt } from './people.ts'
import { type Release, releaseBefore, unpack } from './release.ts'
import { type Sealed, sealedOf } from './sealed.ts'

const START_MS = 120_000
/** Work that is ordered in one phase and done in the next begins so long before its end. */
const STRADDLES_MS = 1_500
const DATABASE = 'upgrade'

type Side = 'old' | 'new'

interface Phase {
  what: string
  api: readonly Side[]
  worker: readonly Side[]
}

const PHASES: readonly Phase[] = [
  { what: 'the release before alone', api: ['old'], worker: ['old'] },
  { what: 'the new one beside it', api: ['old', 'new'], worker: ['old', 'new'] },
  { what: 'ordered at the old, done by the new', api: ['old'], worker: ['new'] },
  { what: 'ordered at the new, done by the old', api: ['new'], worker: ['old'] },
  { what: 'back: the old alone on the new schema', api: ['old'], worker: ['old'] },
  { what: 'the new one alone', api: ['new'], worker: ['new'] },
]

export async function run(seed: number, { from }: { from?: string } = {}): Promise<boolean> {
  const before = releaseBefore(from)
  if (before === null) {
    process.stdout.write('没有版本历史（git），找不到上一个版本，本项跳过\n')
    return true
  }
  const old = unpack(before.revision, before.lacks)
  process.stdout.write(`${old.revision.slice(0, 8)} ${old.day}, lacks ${old.lacks.join(' ')}\n`)
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-upgrade-'))
  fs.chmodSync(root, 0o755)
  const sandbox = await Sandbox.start(0.1)
  const cluster = await startCluster({ dir: root, settings: { shared_buffers: '64MB' } })
  const balancer = await Balancer.open()
  const sides = new Sides(old, root, {
    sandbox: sandbox.url,
    url: await cluster.database(DATABASE),
  })
  try {
    await sides.start('old', 'api')
    await sides.start('old', 'worker')
    const db = openDatabase(cluster.url(DATABASE), () => undefined)
    try {
      const told = await upgrade({ sides, db, balancer, sandbox })
      return conclude(seed, old, told)
    } finally {
      await db.close()
    }
  } finally {
    balancer.close()
    await sides.stop()
    await cluster.stop()
    sandbox.stop()
    old.remove()
    fs.rmSync(root, { recursive: true, force: true })
  }
}

/** Processes of both releases on one database and one folder of files. */
class Sides {
  readonly #of: Readonly<Record<Side, string>>
  readonly #env: Record<string, string>
  readonly #dir: string
  readonly #running = new Map<string, Started>()

  constructor(old: Release, dir: string, at: { sandbox: string; url: string }) {
    this.#of = { old: old.main, new: MAIN }
    this.#dir = dir
    this.#env = { DATABASE_URL: at.url, SANDBOX_URL: at.sandbox, RATE_LIMIT: '1000000' }
  }

  /** Configuration as the processes have it, but for the port. */
  config(port: number) {
    return readConfig({ ...this.#env, DATA_DIR: this.#dir, PORT: String(port) })
  }

  portOf(side: Side): number {
    return this.#running.get(`${side} api`)?.port ?? 0
  }

  /** Milliseconds until it was ready; 0 where it runs. */
  async start(side: Side, role: 'api' | 'worker'): Promise<number> {
    if (this.#running.has(`${side} ${role}`)) return 0
    const since = performance.now()
    const env = { ...this.#env, CAPTCHA_WORK: '0' }
    const started = await startOn(this.#dir, env, [this.#of[side], `--role=${role}`])
    if (!(await isReady(started, START_MS))) throw new Error(`${side} ${role}: ${started.said()}`)
    this.#running.set(`${side} ${role}`, started)
    return performance.now() - since
  }

  /** As a supervisor does: SIGTERM, and the process ends what it has begun. */
  async end(side: Side, role: 'api' | 'worker'): Promise<void> {
    const started = this.#running.get(`${side} ${role}`)
    this.#running.delete(`${side} ${role}`)
    if (started) await stopStart(started)
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#running.values()].map(stopStart))
  }
}

interface World {
  sides: Sides
  db: Database
  balancer: Balancer
  sandbox: Sandbox
}

interface Told {
  rows: (string | number)[][]
  load: Load
  people: People
  balancer: Balancer
  found: Found
  givenUp: string[]
  sealed: { byOld: Sealed; byNew: Sealed }
  migrateMs: number
}

async function upgrade({ sides, db, balancer, sandbox }: World): Promise<Told> {
  const companies = await addDemoAccounts(db, null)
  for (const companyId of companies.values()) await stockCompany(db, companyId)
  const token = await officeToken({ db } as TestServer, 'demo')
  const config = sides.config(balancer.port)
  const base = `http://127.0.0.1:${balancer.port}/api`
  const load = new Load({ config, db } as CrashWorld, sandbox, token, nothingYet())
  const published = await publishedFirms(sandbox)
  balancer.leadTo([sides.portOf('old')])
  const people = peopleAt(base, sandbox, token)
  const rows: Told['rows'] = []
  const going: Promise<string[]>[] = []
  let n = 0
  const begin = async (): Promise<string[]> => {
    const nth = n++
    const [ofTaxes, ofBooks] = await Promise.all([0, 1].map((i) => firmOf(sandbox, nth * 2 + i)))
    const ended = await Promise.allSettled([
      load.uploadAndReport(taxNoOf(nth)),
      load.collect(ofTaxes!, 'TAX'),
      load.collect(ofBooks!, 'ERP'),
      load.askPublished(published[nth % published.length]!),
    ])
    return ended.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  }
  const done = () => {
    const { imports, books, reports, collections } = load.told
    return [imports.length + books.length, reports.length, collections.length]
  }
  let migrateMs = 0
  let byOld: Sealed = { read: 0, same: 0, foreign: [], other: [] }
  for (const { what, api, worker } of PHASES) {
    const since = performance.now()
    const [calls, failed] = [balancer.calls, balancer.failed.length]
    const ready = await takeUp(sides, balancer, api, worker)
    if (migrateMs === 0 && api.includes('new')) migrateMs = ready
    const had = done()
    const own = begin()
    going.push(own)
    await own
    // The last of it is ordered here and done by whoever is there next.
    going.push(begin())
    await sleep(STRADDLES_MS)
    if (what.startsWith('back')) byOld = await sealedOf(base, token, load.told.reports)
    const now = done()
    rows.push([
      what,
      api.join(' + '),
      worker.join(' + '),
      balancer.calls - calls,
      balancer.failed.length - failed,
      ...now.map((count, i) => count - had[i]!),
      ((performance.now() - since) / 1_000).toFixed(1),
    ])
    process.stdout.write(`${rows.at(-1)!.join(' | ')}\n`)
  }
  const givenUp = (await Promise.all(going)).flat()
  await people.leave()
  const found = await look(db, load.told)
  const byNew = await sealedOf(base, token, load.told.reports)
  return { rows, load, people, balancer, found, givenUp, sealed: { byOld, byNew }, migrateMs }
}

/**
 * Whoever is wanted is started, calls go to them, and who is wanted no longer is ended once no call is open at it. @returns ms until the new
 * API was ready
 */
async function takeUp(
  sides: Sides,
  balancer: Balancer,
  api: readonly Side[],
  worker: readonly Side[],
): Promise<number> {
  let ready = 0
  for (const side of api) ready = Math.max(ready, await sides.start(side, 'api'))
  for (const side of worker) await sides.start(side, 'worker')
  balancer.leadTo(api.map((side) => sides.portOf(side)))
  for (const side of ['old', 'new'] as const) {
    if (!api.includes(side)) {
      await balancer.idle(sides.portOf(side))
      await sides.end(side, 'api')
    }
    if (!worker.includes(side)) await sides.end(side, 'worker')
  }
  return ready
}

function conclude(seed: number, old: Release, told: Told): boolean {
  const { rows, load, people, balancer, found, givenUp, sealed, migrateMs } = told
  const none = (name: string, list: readonly string[]) => ({
    name: list.length === 0 ? name : `${name} (${[...new Set(list)].slice(0, 10).join('; ')})`,
    value: list.length,
    goal: '0',
    met: list.length === 0,
  })
  const { imports, books, reports, collections, odd } = load.told
  return tell('upgrade', seed, {
    title: 'Two releases on one database, one after the other',
    method: [
      `The release before: ${old.revision.slice(0, 8)} of ${old.day}, which lacks ${old.lacks.join(', ')}. Its own files and the packages that are installed here; pages are not built and not tried.`,
      'API and worker of each are processes of their own, behind a balancer of the campaign that leads to the APIs in turn. A process is ended by SIGTERM, an API once no call is open at it.',
      `In each phase a firm uploads invoices and a journal and has a report made on each, taxes of one firm and books of another are collected from phones, and a report on registry and courts is ordered; the same begins again shortly before the next phase. Somebody logs in (${people.logins}) and two look at a list (${people.lists}) all the while.`,
      `Acknowledged: ${imports.length} imports of invoices, ${books.length} of journals, ${reports.length} reports, ${collections.length} collections. ${balancer.calls} calls.`,
      `The new API was ready after ${(migrateMs / 1_000).toFixed(1)} s, its migrations included, while the old one worked.`,
      'Failed: 5xx, or no answer. Every report is read and recomputed by the old release on the new schema, those of the new one among them, and in the end by the new one; one that was made by an engine which the release has not is told so in words. From release 1.0.0 on the new one has every engine of the old (CONTRIBUTING.md).',
    ],
    columns: [
      'phase',
      'API',
      'worker',
      'calls',
      'failed',
      'imports',
      'reports',
      'collections',
      's',
    ],
    rows,
    figures: [
      none('calls that failed', balancer.failed),
      none('answers that were neither done nor "come again"', [...odd, ...people.odd]),
      none('acknowledged and not done', found.undone),
      none('doubled', found.doubled),
      none('left running', found.stuck),
      none('given up by its client', givenUp),
      ...(['byOld', 'byNew'] as const).flatMap((by) => {
        const { read, foreign, other } = sealed[by]
        const of = `of ${read} reports, at the ${by === 'byOld' ? 'old' : 'new'} release`
        return [
          none(`${of} not the same bytes`, other),
          {
            name: `${of} told to be of an engine that it has not`,
            value: foreign.length,
            goal: 'counted',
            met: true,
          },
        ]
      }),
    ],
  })
}
