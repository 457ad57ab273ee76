/** Which base backup a restore begins with. */
import { SettingFault } from '../../setting-fault.ts'
import type { Layout } from '../layout.ts'
import { basesIn, type Manifest, readableBases, readManifest } from '../manifest.ts'
import { receivedIn } from '../wal/received.ts'
import { words } from '../words.ts'

export interface Wanted {
  at: Date | null
  base: string | null
  /** Clock, ms. */
  now: number
}

/**
 * The newest that leads to the moment; without one the newest of all, and never an older one in the place of a damaged one unasked.
 * Throws a SettingFault where there is none, or the moment is out of reach.
 */
export function chosenBase(layout: Layout, { at, base, now }: Wanted): Manifest {
  const ids = basesIn(layout)
  if (ids.length === 0) throw new SettingFault(words.noBackup(layout.bases))
  if (at && at.getTime() > now) throw new SettingFault(words.inFuture(at.toISOString()))
  if (base !== null) {
    if (!ids.includes(base)) throw new SettingFault(words.noBase(base, ids))
    return reached(layout, readManifest(layout.base(base)), at)
  }
  if (!at) return readManifest(layout.base(ids.at(-1) as string))
  const early = readableBases(layout)
  const found = early.filter(({ madeAt }) => Date.parse(madeAt) <= at.getTime()).at(-1)
  if (!found) throw new SettingFault(words.tooEarly(at.toISOString(), early[0]?.madeAt ?? null))
  return reached(layout, found, at)
}

function reached({ wal }: Layout, manifest: Manifest, at: Date | null): Manifest {
  if (!at) return manifest
  if (Date.parse(manifest.madeAt) > at.getTime())
    throw new SettingFault(words.tooEarly(at.toISOString(), manifest.madeAt))
  const received = receivedIn(wal, manifest.database?.timeline)
  if (manifest.database && (!received || Date.parse(received.at) < at.getTime()))
    throw new SettingFault(words.tooLate(at.toISOString(), received?.at ?? manifest.madeAt))
  return manifest
}
