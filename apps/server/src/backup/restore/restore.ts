/**
 * A base backup, the log since and the stored files, laid into an empty DATA_DIR. All is done in a folder of its own within it and moved to
 * its place at the end: what breaks off leaves nothing that could be taken for a restored product.
 */
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { freeBytes } from '../../blob-spool.ts'
import { chooseIdentity, findBinaries } from '../../db/local/binaries.ts'
import { programMigrations } from '../../db/migrate.ts'
import { SettingFault } from '../../setting-fault.ts'
import { copyFile, eachOf, namesIn, writeWhole } from '../files.ts'
import { CHECKPOINTS, layoutOf, RESTORING, SECRET_FILE } from '../layout.ts'
import type { Manifest } from '../manifest.ts'
import { storedIn } from '../mirror.ts'
import { secretFor } from '../secret.ts'
import { verifyBase } from '../verify.ts'
import { type Received, receivedIn } from '../wal/received.ts'
import { lsnOf, startOf } from '../wal/segments.ts'
import { words } from '../words.ts'
import { checkRestored, type Restored } from './check.ts'
import { chosenBase } from './choice.ts'
import { laterCheckpoints } from './later-checkpoints.ts'
import { layDatabase } from './lay-database.ts'
import { recover } from './recover.ts'

export interface RestoreOptions {
  from: string
  into: string
  /** null = all there is. */
  at: Date | null
  /** Id of a base backup; null = the newest that leads there. */
  base: string | null
  secretsFrom: string | null
  /** SECRET_KEY of the environment. */
  secretKey: string | null
  /** SECRET_KEYS_READ: the backup may be of before keys were turned. */
  secretKeysRead?: readonly string[]
  say(line: string): void
  /** Beside our own checks: throws where the audit log of this database does not hold. */
  checkAudit(url: string): Promise<void>
}

export interface Outcome {
  base: string
  /** The moment asked for, or that up to which all was received; of a base backup alone, when it was made. */
  until: string
  secretMissing: boolean
  /** Entries of the audit log's checkpoints that are later, set apart. */
  laterCheckpoints: number
  database: (Restored & { lastTransaction: string | null }) | null
}

/** Throws a SettingFault that says what to do; what was laid by then is removed. */
export async function restore(options: RestoreOptions): Promise<Outcome> {
  const { from, into, at, say } = options
  const layout = layoutOf(from)
  const there = namesIn(into)
  if (there.includes(RESTORING)) throw new SettingFault(words.unfinishedRestore(into))
  if (there.length > 0) throw new SettingFault(words.notEmpty(into))
  const manifest = chosenBase(layout, { at, base: options.base, now: Date.now() })
  await mustKnowSchema(manifest)
  const secret = secretFor(
    manifest.secretCheck,
    options.secretsFrom,
    options.secretKey,
    options.secretKeysRead,
  )
  mustHaveRoom(into, manifest)
  say(words.verifying(manifest.id))
  const faults = await verifyBase(layout, manifest)
  if (faults.length > 0) throw new SettingFault(words.damagedBase(manifest.id, faults))
  const dir = path.join(into, RESTORING)
  fs.mkdirSync(dir, { recursive: true, mode: 0o755 })
  try {
    say(words.layingFiles(manifest.stored.files))
    await layStored(layout.files, dir)
    const later = at ? laterCheckpoints(path.join(dir, CHECKPOINTS), at) : 0
    if (secret.file !== null) writeWhole(path.join(dir, SECRET_FILE), secret.file)
    const database = manifest.database && (await restoreDatabase(options, dir, manifest))
    for (const name of inPlace(namesIn(dir)))
      fs.renameSync(path.join(dir, name), path.join(into, name))
    fs.rmdirSync(dir)
    return {
      base: manifest.id,
      until: untilOf(manifest, at, receivedIn(layout.wal, manifest.database?.timeline)?.at),
      secretMissing: secret.missing,
      laterCheckpoints: later,
      database,
    }
  } catch (error) {
    fs.rmSync(dir, { recursive: true, force: true })
    throw error
  }
}

const untilOf = ({ madeAt }: Manifest, at: Date | null, received: string | undefined): string =>
  at?.toISOString() ?? (received !== undefined && received > madeAt ? received : madeAt)

/** The database comes last: with it a start would begin. */
const inPlace = (names: string[]): string[] => [
  ...names.filter((n) => n !== 'pg'),
  ...names.filter((n) => n === 'pg'),
]

async function restoreDatabase(
  options: RestoreOptions,
  dir: string,
  manifest: Manifest,
): Promise<Outcome['database']> {
  const { from, at, say, checkAudit } = options
  const layout = layoutOf(from)
  const binaries = await findBinaries()
  const identity = chooseIdentity(path.join(dir, 'pg'), path.dirname(binaries.postgres))
  const laid = await layDatabase(layout, manifest, path.join(dir, 'pg'), identity)
  // The old one is nowhere in the backup, and none is needed: whoever recovers sets another.
  const password = randomBytes(18).toString('base64url')
  say(words.recovering(at?.toISOString() ?? null))
  const received = receivedIn(layout.wal, manifest.database?.timeline)
  const end = endOf(laid, received)
  // A moment before this one, without a later transaction, is reached all the same.
  const covered = received?.at ?? null
  const last = await recover({ dir, binaries, identity, at, password, end, covered })
  writeWhole(path.join(dir, 'pg-password'), password)
  say(words.checking())
  const restored = await checkRestored(dir, manifest, checkAudit)
  return { ...restored, lastTransaction: last?.toISOString() ?? null }
}

/** How far the log goes that was laid: into its last segment, and as far as it is known to have been received. */
function endOf(segment: string, received: Received | null): bigint {
  const begins = startOf(segment)
  const known = received ? lsnOf(received.lsn) : 0n
  return known > begins ? known : begins
}

async function mustKnowSchema({ database }: Manifest): Promise<void> {
  const known = new Map((await programMigrations()).map(({ name, sha256 }) => [name, sha256]))
  const strange = (database?.migrations ?? []).filter(
    ({ name, sha256 }) => known.get(name) !== sha256,
  )
  if (strange.length > 0) throw new SettingFault(words.newerSchema(strange.map(({ name }) => name)))
}

function mustHaveRoom(into: string, { files, stored }: Manifest): void {
  let there = into
  while (!fs.existsSync(there)) there = path.dirname(there)
  const needed = files.reduce((sum, { bytes }) => sum + bytes, stored.bytes)
  const free = freeBytes(there)
  if (free < needed) throw new SettingFault(words.noRoom(into, needed, free))
}

async function layStored(files: string, dir: string): Promise<void> {
  const stored = storedIn(files)
  for (const folder of new Set(stored.map(({ path: name }) => path.dirname(name))))
    fs.mkdirSync(path.join(dir, folder), { recursive: true })
  await eachOf(stored, async ({ path: name }) => {
    await copyFile(path.join(files, name), path.join(dir, name))
  })
  for (const name of namesIn(path.join(files, CHECKPOINTS)).filter((n) => n.endsWith('.jsonl'))) {
    fs.mkdirSync(path.join(dir, CHECKPOINTS), { recursive: true, mode: 0o700 })
    await copyFile(path.join(files, CHECKPOINTS, name), path.join(dir, CHECKPOINTS, name))
  }
}
