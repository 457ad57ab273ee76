import type { ParsedFile } from './invoice.ts'
import { ParseProcess } from './isolate/process.ts'
import { LIMITS } from './limits.ts'

export interface IsolateOptions {
  /** Deadline per document, milliseconds; every document of a ZIP has its own. */
  timeoutMs?: number
  /** Resident memory of the parsing process, MiB, native memory included. */
  memoryMb?: number
}

/** Processes at most; recognition itself uses two cores. */
const POOL_SIZE = 2
/** A process is replaced after so many files: what native libraries leak stays small. */
const JOBS_PER_PROCESS = 400

const idle: ParseProcess[] = []
const waiting: (() => void)[] = []
let running = 0

/**
 * Parses a file of a stranger in another process, which may hang, run out of memory or crash without harm to this one.
 * Never rejects: what went wrong is in `error` (TIMEOUT, OUT_OF_MEMORY, CORRUPTED …). Processes are kept warm for the
 * next file and do not keep the program from exiting.
 */
export async function parseFileIsolated(
  name: string,
  bytes: Uint8Array,
  options: IsolateOptions = {},
): Promise<ParsedFile[]> {
  const { timeoutMs = LIMITS.timeoutMs, memoryMb = LIMITS.memoryMb } = options
  if (running >= POOL_SIZE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  const process = takeIdle(memoryMb) ?? new ParseProcess(memoryMb)
  try {
    return await process.run(name, bytes, timeoutMs)
  } finally {
    if (process.alive && process.jobs < JOBS_PER_PROCESS) idle.push(process)
    else if (process.alive) process.kill('CORRUPTED')
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

function takeIdle(memoryMb: number): ParseProcess | null {
  while (idle.length > 0) {
    const at = idle.findIndex((p) => p.memoryMb === memoryMb)
    const [process] = idle.splice(Math.max(0, at), 1)
    if (process!.alive && process!.memoryMb === memoryMb) return process!
    process!.kill('CORRUPTED')
  }
  return null
}

/** Ends the idle processes, for a graceful stop and between tests. */
export function closeIsolation(): void {
  for (const process of idle.splice(0)) process.kill('CORRUPTED')
}
