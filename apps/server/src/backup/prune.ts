/**
 * What is taken away once there are more base backups than are kept: whole base backups, oldest first; segments of WAL that none of the kept
 * ones begins at or goes through; stored files that none of them lists, that are gone from DATA_DIR and came before the oldest of them.
 */
import fs from 'node:fs'
import path from 'node:path'
import { namesIn } from './files.ts'
import { type Layout, STORED, UNFINISHED } from './layout.ts'
import { type Manifest, readableBases } from './manifest.ts'
import { storedIn, storedOf } from './mirror.ts'
import { PARTIAL, settleSums } from './wal/archive.ts'
import { isSegment, timelineOf } from './wal/segments.ts'

const DAY_MS = 24 * 3_600_000

export interface Pruned {
  bases: string[]
  segments: number
  stored: number
}

/** Which of them go. @param bases oldest first @param keep how many stay, at least one */
export const surplus = (bases: readonly Manifest[], keep: number): Manifest[] =>
  bases.slice(0, Math.max(0, bases.length - Math.max(1, keep)))

/** Segments (also unfinished ones) that no kept base backup needs. Without one nothing goes. */
export function needless(segments: readonly string[], kept: readonly Manifest[]): string[] {
  const first = new Map<number, string>()
  for (const { database } of kept) {
    if (!database) continue
    const known = first.get(database.timeline)
    if (known === undefined || database.firstSegment < known)
      first.set(database.timeline, database.firstSegment)
  }
  if (first.size === 0) return []
  // A timeline that begins now has no base backup yet.
  const newest = Math.max(...first.keys())
  return segments.filter((name) => {
    const from = first.get(timelineOf(name))
    return from === undefined ? timelineOf(name) < newest : name < from
  })
}

/** Keeps the newest `keep` base backups that can be read. One that is damaged counts for none, and stays. */
export async function prune(layout: Layout, dataDir: string, keep: number): Promise<Pruned> {
  const all = readableBases(layout)
  const gone = surplus(all, keep)
  const kept = all.slice(gone.length)
  for (const { id } of gone) fs.rmSync(layout.base(id), { recursive: true, force: true })
  removeUnfinished(layout)
  const old = needless(
    namesIn(layout.wal).filter((name) => isSegment(name.replace(PARTIAL, ''))),
    kept,
  )
  for (const name of old) fs.rmSync(path.join(layout.wal, name), { force: true })
  if (old.length > 0) await settleSums(layout.wal)
  const stored = gone.length > 0 ? pruneStored(layout, dataDir, kept) : 0
  return { bases: gone.map(({ id }) => id), segments: old.length, stored }
}

/** What a run that was killed left: nobody writes longer than a day. */
function removeUnfinished({ bases }: Layout): void {
  for (const name of namesIn(bases).filter((n) => n.startsWith(UNFINISHED))) {
    const dir = path.join(bases, name)
    if (fs.statSync(dir).mtimeMs < Date.now() - DAY_MS)
      fs.rmSync(dir, { recursive: true, force: true })
  }
}

function pruneStored(layout: Layout, dataDir: string, kept: readonly Manifest[]): number {
  const oldest = kept[0]
  if (!oldest) return 0
  const listed = new Set<string>()
  for (const { id } of kept)
    for (const file of storedOf(fs.readFileSync(path.join(layout.base(id), STORED), 'utf8')))
      listed.add(file.path)
  let removed = 0
  for (const { path: name } of storedIn(layout.files)) {
    const file = path.join(layout.files, name)
    if (listed.has(name) || fs.existsSync(path.join(dataDir, name))) continue
    if (fs.statSync(file).mtimeMs >= Date.parse(oldest.startedAt)) continue
    fs.rmSync(file)
    removed += 1
  }
  return removed
}
