/** Whether a backup is whole: each file of a base backup, each stored file, each segment of the log. */
import fs from 'node:fs'
import path from 'node:path'
import { eachOf, hashFile } from './files.ts'
import { type Layout, STORED } from './layout.ts'
import { basesIn, type Manifest, readManifest } from './manifest.ts'
import { storedOf } from './mirror.ts'
import { segmentsIn, sumsIn } from './wal/archive.ts'
import { receivedIn } from './wal/received.ts'
import { timelineOf, unbrokenFrom } from './wal/segments.ts'
import { words } from './words.ts'

export interface Verified {
  base: string
  madeAt: string | null
  /** Up to when it can be restored: the log received since, or itself. */
  until: string | null
  faults: string[]
}

/** Every base backup with all that belongs to it. Stored files are read once for all of them. */
export async function verifyBackup(layout: Layout): Promise<Verified[]> {
  const log = await verifyLog(layout)
  const known = new Map<string, boolean>()
  const verified: Verified[] = []
  for (const base of basesIn(layout)) {
    try {
      const manifest = readManifest(layout.base(base))
      const faults = await verifyBase(layout, manifest, known)
      verified.push({
        base,
        madeAt: manifest.madeAt,
        until: untilOf(layout, manifest),
        faults: [...faults, ...log],
      })
    } catch (error) {
      verified.push({ base, madeAt: null, until: null, faults: [(error as Error).message] })
    }
  }
  return verified
}

/** What is missing or not as it was written. @param known stored files that were read already, and whether they are whole */
export async function verifyBase(
  layout: Layout,
  manifest: Manifest,
  known = new Map<string, boolean>(),
): Promise<string[]> {
  const dir = layout.base(manifest.id)
  const faults: string[] = []
  await eachOf(manifest.files, async ({ path: name, bytes, sha256 }) => {
    const found = await hashFile(path.join(dir, name))
    if (found?.bytes !== bytes || found.sha256 !== sha256) faults.push(`${manifest.id}/${name}`)
  })
  const list = path.join(dir, STORED)
  if ((await hashFile(list))?.sha256 !== manifest.stored.sha256)
    return [...faults, `${manifest.id}/${STORED}`]
  for (const { path: name } of storedOf(fs.readFileSync(list, 'utf8'))) {
    const whole =
      known.get(name) ??
      (await hashFile(path.join(layout.files, name)))?.sha256 === path.basename(name)
    known.set(name, whole)
    if (!whole) faults.push(`files/${name}`)
  }
  return faults
}

async function verifyLog({ wal }: Layout): Promise<string[]> {
  const sums = sumsIn(wal)
  const faults: string[] = []
  for (const name of segmentsIn(wal)) {
    const sum = sums.get(name)
    if (sum && (await hashFile(path.join(wal, name)))?.sha256 !== sum) faults.push(`wal/${name}`)
  }
  return faults
}

function untilOf({ wal }: Layout, { database, madeAt }: Manifest): string {
  const received = receivedIn(wal, database?.timeline)
  if (!database || !received) return madeAt
  const own = segmentsIn(wal).filter((name) => timelineOf(name) === database.timeline)
  const end = unbrokenFrom(database.lastSegment, new Set([...own, database.lastSegment]))
  const gap = own.some((name) => name > (end ?? ''))
  return gap || received.at < madeAt ? words.onlyItself(madeAt) : received.at
}
