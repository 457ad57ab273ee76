/** What a base backup says of itself. It carries its own hash, and those of all that it lists. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { canonicalJson } from '@xinjian/format'
import { SettingFault } from '../setting-fault.ts'
import { namesIn, writeWhole } from './files.ts'
import { type Layout, MANIFEST, UNFINISHED } from './layout.ts'
import { words } from './words.ts'

export interface FileEntry {
  /** Under the folder of the base backup, with `/`. */
  path: string
  bytes: number
  sha256: string
}

export interface Migration {
  name: string
  sha256: string
}

/** Of the embedded database. */
export interface DatabasePart {
  /** As PostgreSQL says it, `18.4`. */
  version: string
  systemIdentifier: string
  timeline: number
  /** Places in the log between which it was copied, and the segments that hold them. */
  startLsn: string
  stopLsn: string
  firstSegment: string
  lastSegment: string
  /** What was applied, in order. */
  migrations: Migration[]
  /** Rows of tables that only ever grow, and reports that are ready. */
  counts: Record<string, number>
}

export interface Manifest {
  format: 1
  id: string
  startedAt: string
  /** When it was whole, ISO 8601: the earliest moment that it can be restored to. */
  madeAt: string
  /** null: the database is one's own (DATABASE_URL), and so is its backup. */
  database: DatabasePart | null
  /** What the server's secret is known by, without telling it; null where no secret was found. */
  secretCheck: string | null
  files: FileEntry[]
  /** Stored files beside, listed in `stored.txt` with its hash. */
  stored: { files: number; bytes: number; sha256: string }
}

const hashOf = (manifest: Manifest): string =>
  createHash('sha256').update(canonicalJson(manifest)).digest('hex')

export function writeManifest(dir: string, manifest: Manifest): void {
  const text = JSON.stringify({ ...manifest, sha256: hashOf(manifest) }, null, 1)
  writeWhole(path.join(dir, MANIFEST), `${text}\n`)
}

/** Throws a SettingFault where it is missing, cut short, changed or of a later form. */
export function readManifest(dir: string): Manifest {
  const file = path.join(dir, MANIFEST)
  if (!fs.existsSync(file)) throw new SettingFault(words.noManifest(dir))
  let said: Manifest & { sha256?: string }
  try {
    said = JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    throw new SettingFault(words.damagedManifest(file))
  }
  const { sha256, ...manifest } = said
  if (manifest.format !== 1) throw new SettingFault(words.otherForm(file))
  if (sha256 !== hashOf(manifest)) throw new SettingFault(words.damagedManifest(file))
  return manifest
}

/** Ids of finished base backups, oldest first: an id begins with its time. */
export const basesIn = (layout: Layout): string[] =>
  namesIn(layout.bases).filter((name) => !name.startsWith(UNFINISHED))

/** Those that can be read, oldest first; what cannot be is nobody's to remove and counts for nothing. */
export function readableBases(layout: Layout): Manifest[] {
  return basesIn(layout).flatMap((id) => {
    try {
      return [readManifest(layout.base(id))]
    } catch {
      return []
    }
  })
}
