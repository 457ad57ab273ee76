/** The documents of an archive, one by one and not read: for whoever reads each by itself. */
import { detectFormat } from '../detect.ts'
import { IntakeError, toParseError } from '../errors.ts'
import type { ParseError } from '../invoice.ts'
import { LIMITS } from '../limits.ts'
import { READING_SAYS } from '../words.ts'
import { listZip, type UnpackBudget, unpack } from './entries.ts'

/** A document, by its path in the archive (`五月/a.jpg`, `包.zip/b.pdf`). */
export type Unpacked =
  | { name: string; bytes: Uint8Array; error: null }
  | { name: string; bytes: null; error: ParseError }

/**
 * Every document of an archive and of archives in it, within the bounds of all archives. What is wrong with one is told in its place;
 * a hostile archive (ZIP_BOMB, ZIP_PATH) throws, whatever was given before.
 */
export function* unpackAll(bytes: Uint8Array): Generator<Unpacked> {
  const budget: UnpackBudget = {
    bytes: LIMITS.maxUnpackedBytes,
    entries: LIMITS.maxArchiveEntries,
  }
  yield* within('', bytes, 1, budget)
}

function* within(
  folder: string,
  bytes: Uint8Array,
  depth: number,
  budget: UnpackBudget,
): Generator<Unpacked> {
  if (depth > LIMITS.maxArchiveDepth) throw new IntakeError('ZIP_BOMB', READING_SAYS.archiveTooDeep)
  if (bytes.length > LIMITS.maxArchiveBytes) throw new IntakeError('TOO_LARGE')
  const entries = listZip(bytes, budget)
  if (entries.length === 0) throw new IntakeError('EMPTY')
  for (const entry of entries) {
    const name = folder + entry.name
    try {
      const content = unpack(bytes, entry, budget, LIMITS.maxDocumentBytes)
      if (detectFormat(content).format === 'zip')
        yield* within(`${name}/`, content, depth + 1, budget)
      else yield { name, bytes: content, error: null }
    } catch (thrown) {
      const error = toParseError(thrown)
      if (error.code === 'ZIP_BOMB' || error.code === 'ZIP_PATH') throw thrown
      yield { name, bytes: null, error }
    }
  }
}
