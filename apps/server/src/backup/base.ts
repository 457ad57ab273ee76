/**
 * A base backup of the running product, by PostgreSQL's low-level interface (manual, 25.3): whole by itself, for it takes along the log that
 * was written while it was copied. Stored files are copied before and after: what a row of that moment names was there at one of the two.
 */
import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { SettingFault } from '../setting-fault.ts'
import { claimFolder } from './claim.ts'
import { countsOf } from './counts.ts'
import { copyFile, eachOf, namesIn, syncFolder, writeWhole } from './files.ts'
import { DATABASE, type Layout, STORED, UNFINISHED } from './layout.ts'
import { isLeftOut } from './left-out.ts'
import { type DatabasePart, type FileEntry, type Manifest, writeManifest } from './manifest.ts'
import { Mirror, storedIn, storedText } from './mirror.ts'
import { isHistory, isSegment, lsnOf, segmentBefore, unbrokenFrom } from './wal/segments.ts'
import { words } from './words.ts'

export interface BaseOptions {
  dataDir: string
  layout: Layout
  /** Connection strings of the embedded cluster; null: the database is one's own. */
  url: ((database: string) => string) | null
  secretCheck: string | null
}

/** Makes one, and gives its manifest. It has its name only when it is whole and on the disk. */
export async function makeBase({
  dataDir,
  layout,
  url,
  secretCheck,
}: BaseOptions): Promise<Manifest> {
  const startedAt = new Date().toISOString()
  const id = `${startedAt.replace(/[-:]|\.\d+/g, '')}-${randomBytes(3).toString('hex')}`
  const beside = path.join(layout.bases, UNFINISHED + id)
  fs.mkdirSync(beside, { recursive: true, mode: 0o700 })
  try {
    const mirror = new Mirror(dataDir, layout.files)
    await mirror.run()
    const files: FileEntry[] = []
    const database = url && (await copyDatabase({ dataDir, layout, url }, beside, files))
    const { damaged } = await mirror.run()
    if (damaged.length > 0) throw new SettingFault(words.damagedStored(damaged))
    const stored = storedIn(layout.files)
    const text = storedText(stored)
    writeWhole(path.join(beside, STORED), text)
    const manifest: Manifest = {
      ...{ format: 1, id, startedAt, madeAt: new Date().toISOString() },
      ...{ database, secretCheck, files },
      stored: {
        files: stored.length,
        bytes: stored.reduce((sum, { bytes }) => sum + bytes, 0),
        sha256: createHash('sha256').update(text).digest('hex'),
      },
    }
    writeManifest(beside, manifest)
    fs.renameSync(beside, layout.base(id))
    syncFolder(layout.bases)
    return manifest
  } catch (error) {
    fs.rmSync(beside, { recursive: true, force: true })
    throw error
  }
}

async function copyDatabase(
  {
    dataDir,
    layout,
    url,
  }: Pick<BaseOptions, 'dataDir' | 'layout'> & { url: (name: string) => string },
  to: string,
  files: FileEntry[],
): Promise<DatabasePart> {
  const client = new pg.Client({ connectionString: url(DATABASE) })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const systemIdentifier = await claimFolder(client, layout)
    // Until the end of this connection nothing of the log is taken away that the copy needs.
    await client.query(
      "select pg_create_physical_replication_slot('xinjian_base_' || pg_backend_pid(), true, true)",
    )
    const begun = await client.query("select pg_backup_start('xinjian', true)::text as lsn")
    const { timeline } = (
      await client.query('select timeline_id as timeline from pg_control_checkpoint()')
    ).rows[0]
    const pgDir = path.join(dataDir, 'pg')
    await copyTree(pgDir, to, '', files)
    // Before its end: whatever it is restored to has these, and more.
    const counts = await countsOf(client)
    const ended = await client.query(
      'select lsn::text, labelfile, spcmapfile from pg_backup_stop(false)',
    )
    const { lsn, labelfile, spcmapfile } = ended.rows[0]
    if (spcmapfile?.trim()) throw new SettingFault(words.tablespaces())
    files.push(writeFile(to, 'pg/backup_label', labelfile))
    const firstSegment = segmentBefore(timeline, lsnOf(begun.rows[0].lsn) + 1n)
    const lastSegment = segmentBefore(timeline, lsnOf(lsn))
    await copyLog(pgDir, to, { firstSegment, lastSegment }, files)
    const { rows } = await client.query("select current_setting('server_version') as version")
    const migrations = await client.query('select name, sha256 from migration order by name')
    return {
      ...{ version: rows[0].version, systemIdentifier, timeline },
      ...{ startLsn: begun.rows[0].lsn, stopLsn: lsn, firstSegment, lastSegment },
      migrations: migrations.rows,
      counts,
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Files that go while they are copied belong to what was dropped: the log says so to whoever recovers. */
async function copyTree(
  pgDir: string,
  to: string,
  under: string,
  files: FileEntry[],
): Promise<void> {
  fs.mkdirSync(path.join(to, 'pg', under), { mode: 0o700 })
  const entries = await fs.promises
    .readdir(path.join(pgDir, under), { withFileTypes: true })
    .catch(() => [])
  const wanted = entries.filter((entry) => !isLeftOut(path.posix.join(under, entry.name)))
  for (const entry of wanted.filter((one) => one.isDirectory()))
    await copyTree(pgDir, to, path.posix.join(under, entry.name), files)
  const own = wanted.filter((entry) => entry.isFile())
  await eachOf(own, async (entry) => {
    const name = path.posix.join(under, entry.name)
    const copied = await copyFile(path.join(pgDir, name), path.join(to, 'pg', name))
    if (copied) files.push({ path: `pg/${name}`, ...copied })
  })
  syncFolder(path.join(to, 'pg', under))
}

/** The log that was written meanwhile: without it the copy is none. */
async function copyLog(
  pgDir: string,
  to: string,
  { firstSegment, lastSegment }: { firstSegment: string; lastSegment: string },
  files: FileEntry[],
): Promise<void> {
  fs.mkdirSync(path.join(to, 'wal'), { mode: 0o700 })
  const needed = namesIn(path.join(pgDir, 'pg_wal')).filter(
    (name) => isHistory(name) || (isSegment(name) && name >= firstSegment && name <= lastSegment),
  )
  if (unbrokenFrom(firstSegment, new Set(needed)) !== lastSegment)
    throw new SettingFault(words.logIncomplete())
  for (const name of needed) {
    const copied = await copyFile(path.join(pgDir, 'pg_wal', name), path.join(to, 'wal', name))
    if (copied) files.push({ path: `wal/${name}`, ...copied })
  }
  syncFolder(path.join(to, 'wal'))
}

function writeFile(dir: string, name: string, text: string): FileEntry {
  writeWhole(path.join(dir, name), text)
  const sha256 = createHash('sha256').update(text).digest('hex')
  return { path: name, bytes: Buffer.byteLength(text), sha256 }
}
