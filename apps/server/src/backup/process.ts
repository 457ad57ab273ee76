/**
 * A process beside the server, for as long as it runs (docs/decisions/0231): receives the database's log, copies stored files as they come, and
 * makes the nightly base backup. `node process.ts DATA_DIR BACKUP_DIR KEEP embedded|foreign [SECRET_CHECK]`; it ends
 * with whoever holds its standard input.
 */
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { runningCluster } from '../db/local/cluster.ts'
import { say } from '../output.ts'
import { makeBase } from './base.ts'
import { claimFolder } from './claim.ts'
import { baseIsDue } from './due.ts'
import { layoutOf } from './layout.ts'
import { readableBases } from './manifest.ts'
import { Mirror } from './mirror.ts'
import { prune } from './prune.ts'
import { secretCheckOf } from './secret.ts'
import { segmentsIn } from './wal/archive.ts'
import { receive } from './wal/receive.ts'
import { words } from './words.ts'

const MIRROR_MS = 10_000
const DUE_MS = 60_000
const FIRST_MS = 1_000
const AGAIN_MS = 5_000
/** The database sends the rest of its log as it stops. */
const REST_MS = 20_000

const [dataDir = '', backupDir = '', keep = '', database = '', secret = ''] = process.argv.slice(2)
const layout = layoutOf(backupDir)
const embedded = database === 'embedded'
const ending = new AbortController()
process.stdin.on('end', () => ending.abort()).resume()
// Whoever holds our input decides: a Ctrl-C in the terminal reaches us as well, before the database has sent all it has.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

/** What is said once stays said until it went well again. */
const faults = new Map<string, string>()
async function minded(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
    wentWell(what)
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    // What breaks off while all ends is no fault.
    if (!ending.signal.aborted && faults.get(what) !== text) say(words.backupFault(what, text))
    faults.set(what, text)
  }
}
function wentWell(what: string): void {
  if (faults.delete(what)) say(words.backupAgain(what))
}

const pause = (ms: number) => sleep(ms, undefined, { signal: ending.signal }).catch(() => undefined)

async function repeat(what: string, ms: number, work: () => Promise<void>): Promise<void> {
  while (!ending.signal.aborted) {
    await minded(what, work)
    await pause(ms)
  }
}

/** Connection strings of the running cluster, of which the folder is. */
async function mustRun(): Promise<(name: string) => string> {
  const url = await runningCluster(dataDir)
  if (!url) throw new Error(words.notRunning(dataDir))
  return url
}

async function receiveLog(): Promise<void> {
  const url = await mustRun()
  await asked(url, (client) => claimFolder(client, layout))
  await receive({
    url: url('postgres'),
    dir: layout.wal,
    pgWal: path.join(dataDir, 'pg', 'pg_wal'),
    begun: () => wentWell('wal'),
  })
}

async function asked<T>(
  url: (name: string) => string,
  ask: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url('postgres') })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

async function baseWhereDue(): Promise<void> {
  const url = embedded ? await mustRun() : null
  const timeline = url
    ? await asked(
        url,
        async (client) =>
          (await client.query('select timeline_id as n from pg_control_checkpoint()')).rows[0].n,
      )
    : 0
  if (!baseIsDue(readableBases(layout), url && segmentsIn(layout.wal), timeline, Date.now())) return
  const { id } = await makeBase({
    dataDir,
    layout,
    url,
    secretCheck: secret || secretCheckOf(dataDir, null),
  })
  const pruned = await prune(layout, dataDir, Number(keep))
  say(words.madeBase(id, pruned.bases.length))
}

fs.mkdirSync(backupDir, { recursive: true, mode: 0o700 })
const mirror = new Mirror(dataDir, layout.files)
const mirrored = async () => {
  const { damaged } = await mirror.run()
  if (damaged.length > 0) throw new Error(words.damagedStored(damaged))
}
const log = embedded ? repeat('wal', AGAIN_MS, receiveLog) : Promise.resolve()
await Promise.all([
  repeat('files', MIRROR_MS, mirrored),
  // Behind the first of the log, which is to go on from what the base backup ends with.
  pause(FIRST_MS).then(() => repeat('base', DUE_MS, baseWhereDue)),
])
await minded('files', mirrored)
await Promise.race([log, sleep(REST_MS)])
process.exit(0)
