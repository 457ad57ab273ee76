import { open } from 'node:fs/promises'
import { beginsAsPicture } from './detect.ts'
import type { ParsedFile } from './invoice.ts'
import { createPool } from './isolate/pool.ts'
import { Reading, type ReadOptions } from './isolate/reading.ts'
import { LIMITS } from './limits.ts'

export interface IsolateOptions extends ReadOptions {
  /** Whose file it is, by any number of the caller's: those take turns. */
  whose?: number
}

const documents = createPool({ most: 2, kept: 2, memoryMb: LIMITS.memoryMb })
/** Two for whoever is alone, one for others; at rest one of them keeps the models. */
const recognition = createPool({ most: 3, kept: 1, memoryMb: LIMITS.recognitionMemoryMb })

/**
 * Parses a file of a stranger (its bytes, or the path where it lies) in another process, which may hang, run out of memory or
 * crash without harm to this one. What has to be recognised is read by a process for that alone. What went wrong is in `error` (TIMEOUT,
 * OUT_OF_MEMORY, CORRUPTED …), and of an archive each
 * entry has its own. Rejects only where no process can be started (errno: EMFILE, EAGAIN …): that is ours and passes. Processes
 * are kept warm for the next file and do not keep the program from exiting.
 */
export async function parseFileIsolated(
  name: string,
  source: Uint8Array | string,
  { whose, ...options }: IsolateOptions = {},
): Promise<ParsedFile[]> {
  const reading = new Reading(name, source, options)
  if (await isPicture(source)) reading.isPicture()
  else await documents.inTurn(whose, () => reading.all(documents, false))
  if (reading.needsPixels) await recognition.inTurn(whose, () => reading.all(recognition, true))
  return reading.files
}

/** Pictures tell themselves by their first bytes; a file that cannot be opened is told by whoever reads it. */
async function isPicture(source: Uint8Array | string): Promise<boolean> {
  const head = typeof source === 'string' ? await headOf(source).catch(() => null) : source
  return head !== null && beginsAsPicture(head)
}

const HEAD = 16

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Ends the idle processes, for a graceful stop and between tests. */
export function closeIsolation(): void {
  documents.close()
  recognition.close()
}
