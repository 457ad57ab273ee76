import { LIMITS } from '../limits.ts'
import { listZip, type UnpackBudget, unpack } from './entries.ts'

/**
 * The document that a reading is named after: the file itself, or what lies in the archive under `a.zip!/b/c.jpg`, archives in
 * archives as well. null = it is not there. Bounded as reading is; throws IntakeError as `unpack` does.
 */
export function findDocument(name: string, bytes: Uint8Array, place: string): Uint8Array | null {
  const budget: UnpackBudget = {
    bytes: LIMITS.maxUnpackedBytes,
    entries: LIMITS.maxArchiveEntries,
  }
  return within(name, bytes, place, budget)
}

function within(
  name: string,
  bytes: Uint8Array,
  place: string,
  budget: UnpackBudget,
): Uint8Array | null {
  if (name === place) return bytes
  if (!place.startsWith(`${name}!/`)) return null
  for (const entry of listZip(bytes, budget)) {
    const path = `${name}!/${entry.name}`
    if (path !== place && !place.startsWith(`${path}!/`)) continue
    return within(path, unpack(bytes, entry, budget, LIMITS.maxDocumentBytes), place, budget)
  }
  return null
}
