import { createPlaces } from './places.ts'
import { ParseProcess } from './process.ts'

/** A process is replaced after so many files, whatever its memory. */
export const JOBS_PER_PROCESS = 400

interface Bounds {
  /** Processes at most, each with a core. */
  most: number
  /** Processes that stay when there is nothing to do. */
  kept: number
  /** Resident memory of each, MiB, native memory included. */
  memoryMb: number
}

/** Processes for one kind of work, kept warm for the next file. What one of them does to itself no other kind notices. */
export interface Pool {
  /** Works when it is the turn of whose file it is. */
  inTurn<T>(whose: number | undefined, work: () => Promise<T>): Promise<T>
  /** Works with a process, with as much memory as is told. */
  withProcess<T>(
    memoryMb: number | undefined,
    work: (process: ParseProcess) => Promise<T>,
  ): Promise<T>
  /** Ends the idle processes. */
  close(): void
}

export function createPool(bounds: Bounds): Pool {
  const places = createPlaces(bounds.most)
  const idle: ParseProcess[] = []
  const takeIdle = (memoryMb: number): ParseProcess | null => {
    while (idle.length > 0) {
      const at = idle.findIndex((p) => p.memoryMb === memoryMb)
      const [process] = idle.splice(Math.max(0, at), 1)
      if (process!.alive && process!.memoryMb === memoryMb) return process!
      process!.kill('CORRUPTED')
    }
    return null
  }
  return {
    inTurn: (whose, work) => places.take(whose, work),
    async withProcess(memoryMb = bounds.memoryMb, work) {
      const process = takeIdle(memoryMb) ?? new ParseProcess(memoryMb)
      try {
        return await work(process)
      } finally {
        const keep = process.fit && process.jobs < JOBS_PER_PROCESS && idle.length < bounds.kept
        if (keep) idle.push(process)
        else if (process.alive) process.kill('CORRUPTED')
      }
    },
    close() {
      for (const process of idle.splice(0)) process.kill('CORRUPTED')
    },
  }
}
