/** A real database with its backup process beside it, killed and restored: to the end, and to a moment between two rows. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkDatabase } from '../../../cli/src/commands/audit-log/database.ts'
import { type BackupBeside, startBackup } from '../../src/backup/beside.ts'
import { readManifest, writeManifest } from '../../src/backup/manifest.ts'
import { checkRestored } from '../../src/backup/restore/check.ts'
import { type Outcome, restore } from '../../src/backup/restore/restore.ts'
import { type Cluster, startCluster } from '../../src/db/local/cluster.ts'
import { migrate } from '../../src/db/migrate.ts'
import { openDatabase } from '../../src/db/pool.ts'

const SECRET = 'ab'.repeat(32)
let root: string
let backup: BackupBeside | null = null
let cluster: Cluster | null = null
const opened: Cluster[] = []
const said: string[] = []
/** Between the rows `before` and `after`. */
let between: Date
let stored: { early: string; late: string }

const at = (...names: string[]) => path.join(root, ...names)

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-backup-'))
  fs.chmodSync(root, 0o755)
  cluster = await startCluster({ dir: at('data'), settings: { shared_buffers: '32MB' } })
  const db = openDatabase(await cluster.database('xinjian'), () => undefined)
  await migrate(db)
  fs.writeFileSync(at('data', 'secret.key'), SECRET)
  const early = put('early')
  const settings = { dataDir: at('data'), backupKeep: 2, databaseUrl: null, secretKey: null }
  backup = startBackup(at('backup'), settings, (line) => said.push(line))
  await until(() => fs.existsSync(at('backup', 'bases')) && bases().length === 1)
  await row(db, 'before')
  await sleep(50)
  between = await now(db)
  await sleep(50)
  const late = put('late')
  stored = { early, late }
  await row(db, 'after')
  await db.pool.query('select pg_switch_wal()')
  await row(db, 'tail')
  const last = await now(db)
  await until(() => received() > last && fs.existsSync(at('backup', 'files', blobOf(late))))
  await db.close()
  // As a machine that is gone: nobody says goodbye.
  const pid = Number(fs.readFileSync(at('data', 'pg', 'postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(pid, 'SIGKILL')
  backup.end()
  await backup.ended()
})

afterAll(async () => {
  backup?.end()
  for (const one of opened) await one.stop()
  await backup?.ended()
  await cluster?.stop()
  fs.rmSync(root, { recursive: true, force: true })
})

const bases = () => fs.readdirSync(at('backup', 'bases')).filter((name) => !name.startsWith('.'))
const received = () => {
  const file = at('backup', 'wal', 'received-1.json')
  return fs.existsSync(file) ? new Date(JSON.parse(fs.readFileSync(file, 'utf8')).at) : new Date(0)
}
const blobOf = (key: string) => path.join('blobs', key.slice(0, 2), key)

function put(text: string): string {
  const key = createHash('sha256').update(text).digest('hex')
  fs.mkdirSync(at('data', 'blobs', key.slice(0, 2)), { recursive: true })
  fs.writeFileSync(at('data', blobOf(key)), text)
  return key
}

const row = (db: { run(text: string, values: string[]): Promise<unknown> }, name: string) =>
  db.run("insert into company (name, kind) values ($1, 'CUSTOMER')", [name])

async function now(db: { one<T>(text: string): Promise<T | null> }): Promise<Date> {
  const found = await db.one<{ at: Date }>('select clock_timestamp() as at')
  return new Date(found!.at)
}

async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(100)) if (holds()) return
  throw new Error(`waited in vain; said: ${said.join(' ')}`)
}

const restored = (into: string, over: Partial<Parameters<typeof restore>[0]> = {}) =>
  restore({
    ...{ from: at('backup'), into: at(into), at: null, base: null, secretKey: null },
    ...{ secretsFrom: null, say: () => undefined },
    checkAudit: async (url) => void (await checkDatabase(url, { checkpoints: null, key: null })),
    ...over,
  })

/** Names of companies of a restored folder, started as the product starts it. */
async function companies(into: string): Promise<string[]> {
  const started = await startCluster({ dir: at(into), settings: { shared_buffers: '32MB' } })
  opened.push(started)
  const client = new pg.Client({ connectionString: started.url('xinjian') })
  await client.connect()
  try {
    const { rows } = await client.query(
      "select name from company where kind = 'CUSTOMER' order by id",
    )
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

it('to the end: every row and file, also those since the base backup', async () => {
  fs.mkdirSync(at('secrets'))
  fs.writeFileSync(at('secrets', 'secret.key'), SECRET)
  const outcome: Outcome = await restored('whole', { secretsFrom: at('secrets') })
  expect(outcome).toMatchObject({ base: bases()[0], secretMissing: false })
  expect(new Date(outcome.database?.lastTransaction ?? 0) > between).toBe(true)
  expect(await companies('whole')).toEqual(['before', 'after', 'tail'])
  expect(fs.readFileSync(at('whole', blobOf(stored.late)), 'utf8')).toBe('late')
  expect(fs.readFileSync(at('whole', blobOf(stored.early)), 'utf8')).toBe('early')
  expect(fs.readFileSync(at('whole', 'secret.key'), 'utf8')).toBe(SECRET)
  expect(fs.existsSync(at('whole', '.restoring'))).toBe(false)
})

it('to a moment: the row before it is there, the one after it is not; a missing secret is told', async () => {
  const outcome = await restored('then', { at: between })
  expect(outcome).toMatchObject({ until: between.toISOString(), secretMissing: true })
  expect(new Date(outcome.database?.lastTransaction ?? between) < between).toBe(true)
  expect(await companies('then')).toEqual(['before'])
})

it('keeps the secret out of the backup, and the password of the database too', () => {
  const password = fs.readFileSync(at('data', 'pg-password'), 'utf8')
  const files = fs.readdirSync(at('backup'), { recursive: true, withFileTypes: true })
  for (const file of files.filter((entry) => entry.isFile())) {
    const bytes = fs.readFileSync(path.join(file.parentPath, file.name))
    for (const secret of [SECRET, password]) expect(bytes.includes(secret), file.name).toBe(false)
  }
})

it('refuses, and leaves nothing behind: a folder in use, a moment out of reach, another secret', async () => {
  fs.mkdirSync(at('used'))
  fs.writeFileSync(at('used', 'mine'), 'mine')
  await expect(restored('used')).rejects.toThrow(/不是空目录[\s\S]*never overwrites/)
  expect(fs.readdirSync(at('used'))).toEqual(['mine'])
  fs.mkdirSync(at('broken', '.restoring'), { recursive: true })
  await expect(restored('broken')).rejects.toThrow(/恢复没有完成[\s\S]*did not end/)
  const early = new Date(Date.now() - 86_400_000)
  await expect(restored('no', { at: early })).rejects.toThrow(/最早可恢复到[\s\S]*earliest/)
  const late = new Date(received().getTime() + 1_000)
  await expect(restored('no', { at: late })).rejects.toThrow(/日志只到[\s\S]*goes up to/)
  await expect(restored('no', { at: new Date(Date.now() + 60_000) })).rejects.toThrow(/在将来/)
  await expect(restored('no', { secretKey: 'cd'.repeat(32) })).rejects.toThrow(
    /SECRET_KEY 不是该备份所用的密钥/,
  )
  expect(fs.existsSync(at('no'))).toBe(false)
})

it('refuses a damaged backup: a file, the log, a manifest', async () => {
  const base = bases()[0]!
  await spoiled(at('backup', 'bases', base, 'pg', 'PG_VERSION'), async () =>
    expect(restored('no')).rejects.toThrow(/pg\/PG_VERSION[\s\S]*missing or damaged/),
  )
  const last = fs
    .readdirSync(at('backup', 'wal'))
    .filter((name) => name.length === 24)
    .at(-1)!
  await spoiled(at('backup', 'wal', last), async () =>
    expect(restored('no')).rejects.toThrow(/日志[\s\S]*The log .* is damaged/),
  )
  await spoiled(at('backup', 'bases', base, 'manifest.json'), async () =>
    expect(restored('no')).rejects.toThrow(/截断或改动[\s\S]*cut short/),
  )
  await spoiled(at('backup', 'files', blobOf(stored.early)), async () =>
    expect(restored('no')).rejects.toThrow(/files\/blobs/),
  )
  expect(fs.existsSync(at('no', 'pg'))).toBe(false)
})

it('checks a restored database: files that rows name, documents of reports, money', async () => {
  await restored('checked')
  const manifest = readManifest(at('backup', 'bases', bases()[0]!))
  const checked = () => checkRestored(at('checked'), manifest, async () => undefined)
  const key = 'e'.repeat(64)
  const json = '{"a":1}'
  const fingerprint = createHash('sha256').update(json).digest('hex')
  const report = `insert into report (company_id, report_no, enterprise_id, report_type, params, created_by, status, document, fingerprint)
    values (1, $1, 1, 'INVOICE', '{}', 'x', 'READY', $2, $3)`
  await told('checked', [
    [
      `insert into verify_archive_file (company_id, archive, n, name, bytes, blob_key, made_by) values (1, 1, 1, 'a', 1, $1, 'x')`,
      [key],
    ],
    [report, ['R1', gzipSync(json), fingerprint]],
  ])
  expect(await checked()).toMatchObject({ reports: 1, missingFiles: [key] })
  await told('checked', [[report, ['R2', gzipSync('{"a":2}'), fingerprint]]])
  await expect(checked()).rejects.toThrow(/报告 R2 的内容与其指纹不符/)
  await told('checked', [
    ['insert into ledger (company_id, available, received) values (7, 5, -5)', []],
  ])
  await expect(checked()).rejects.toThrow(/余额与流水不符（机构 7）/)
})

/** Statements to a restored database, as its owner. */
async function told(into: string, statements: [string, unknown[]][]): Promise<void> {
  const started = await startCluster({ dir: at(into), settings: { shared_buffers: '32MB' } })
  const client = new pg.Client({ connectionString: started.url('xinjian') })
  await client.connect()
  try {
    for (const [text, values] of statements) await client.query(text, values)
  } finally {
    await client.end()
    await started.stop()
  }
}

it('refuses a log with a gap, to its end and to a moment behind the gap', async () => {
  const wal = at('backup', 'wal')
  const whole = fs.readdirSync(wal).filter((name) => name.length === 24)
  const hidden = path.join(wal, whole.at(-1)!)
  fs.renameSync(hidden, at('hidden'))
  try {
    await expect(restored('no')).rejects.toThrow(/日志在 .* 处损坏[\s\S]*should go to/)
    await expect(restored('no', { at: received() })).rejects.toThrow(/should go to/)
  } finally {
    fs.renameSync(at('hidden'), hidden)
  }
  expect(fs.readdirSync(at('no'))).toEqual([])
})

it('refuses a backup of a newer program, and one with fewer rows than it had', async () => {
  const dir = at('backup', 'bases', bases()[0]!)
  const text = fs.readFileSync(path.join(dir, 'manifest.json'))
  const manifest = readManifest(dir)
  const database = manifest.database!
  try {
    const migrations = [...database.migrations, { name: '9999-later.sql', sha256: '' }]
    writeManifest(dir, { ...manifest, database: { ...database, migrations } })
    await expect(restored('no')).rejects.toThrow(/9999-later.sql[\s\S]*newer or another version/)
    const counts = { ...database.counts, ledger_entry: 1 }
    writeManifest(dir, { ...manifest, database: { ...database, counts } })
    await expect(restored('no')).rejects.toThrow(/ledger_entry 只有 0 行，备份时有 1 行/)
  } finally {
    fs.writeFileSync(path.join(dir, 'manifest.json'), text)
  }
  expect(fs.readdirSync(at('no'))).toEqual([])
})

/** One byte of a file is another for as long as `work` takes. */
async function spoiled(file: string, work: () => Promise<unknown>): Promise<void> {
  const bytes = fs.readFileSync(file)
  const other = Buffer.from(bytes)
  other[Math.floor(other.length / 2)]! ^= 1
  fs.writeFileSync(file, other)
  try {
    await work()
  } finally {
    fs.writeFileSync(file, bytes)
  }
}
