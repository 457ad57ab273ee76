/** The files of a base backup and the log since, as a data folder that recovers when it is started. */
import fs from 'node:fs'
import path from 'node:path'
import type { Identity } from '../../db/local/binaries.ts'
import { SettingFault } from '../../setting-fault.ts'
import { copyFile, eachOf, hashFile, namesIn, type Owner, syncFolder } from '../files.ts'
import type { Layout } from '../layout.ts'
import type { Manifest } from '../manifest.ts'
import { PARTIAL, segmentsIn, sumsIn } from '../wal/archive.ts'
import { following, isHistory, SEGMENT_BYTES, timelineOf, unbrokenFrom } from '../wal/segments.ts'
import { words } from '../words.ts'

/** @returns the last segment that was laid: recovery has to come as far. Throws a SettingFault where the log is damaged or has a gap. */
export async function layDatabase(
  layout: Layout,
  manifest: Manifest,
  to: string,
  identity: Identity,
): Promise<string> {
  const { uid } = identity
  const owner = uid === undefined ? undefined : { uid, gid: identity.gid ?? uid }
  const base = layout.base(manifest.id)
  await layTree(path.join(base, 'pg'), to, owner)
  const wal = path.join(to, 'pg_wal')
  for (const name of namesIn(path.join(base, 'wal')))
    await copyFile(path.join(base, 'wal', name), path.join(wal, name), owner)
  const end = await layLog(layout, manifest, wal, owner)
  for (const name of namesIn(layout.wal).filter(isHistory))
    if (!fs.existsSync(path.join(wal, name)))
      await copyFile(path.join(layout.wal, name), path.join(wal, name), owner)
  syncFolder(wal)
  const signal = path.join(to, 'recovery.signal')
  fs.writeFileSync(signal, '', { mode: 0o600, flush: true })
  if (owner) fs.chownSync(signal, owner.uid, owner.gid)
  return end
}

async function layLog(
  { wal: from }: Layout,
  { database }: Manifest,
  to: string,
  owner: Owner | undefined,
): Promise<string> {
  const { timeline = 0, lastSegment = '' } = database ?? {}
  const later = segmentsIn(from).filter((n) => timelineOf(n) === timeline && n > lastSegment)
  const end = unbrokenFrom(lastSegment, new Set([lastSegment, ...later])) ?? lastSegment
  const beyond = later.filter((name) => name > end)
  if (beyond.length > 0) throw new SettingFault(words.gapInLog(end, beyond[0] ?? ''))
  const sums = sumsIn(from)
  for (const name of later) {
    const copied = await copyFile(path.join(from, name), path.join(to, name), owner)
    if (copied?.bytes !== SEGMENT_BYTES || (sums.get(name) ?? copied.sha256) !== copied.sha256)
      throw new SettingFault(words.damagedLog(path.join(from, name)))
  }
  const last = following(end)
  const partial = path.join(from, `${last}${PARTIAL}`)
  if ((await hashFile(partial)) === null) return end
  await copyFile(partial, path.join(to, last), owner)
  // PostgreSQL reads whole segments; what was not received is void.
  fs.truncateSync(path.join(to, last), SEGMENT_BYTES)
  return last
}

async function layTree(from: string, to: string, owner: Owner | undefined): Promise<void> {
  fs.mkdirSync(to, { mode: 0o700 })
  if (owner) fs.chownSync(to, owner.uid, owner.gid)
  const entries = fs.readdirSync(from, { withFileTypes: true })
  for (const { name } of entries.filter((entry) => entry.isDirectory()))
    await layTree(path.join(from, name), path.join(to, name), owner)
  const files = entries.filter((entry) => entry.isFile())
  await eachOf(files, async ({ name }) => {
    await copyFile(path.join(from, name), path.join(to, name), owner)
  })
  syncFolder(to)
}
