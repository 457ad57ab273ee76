/**
 * A table of a stranger, read in a process of its own: what it takes of memory it takes there, and gives back with its end; a file
 * that exhausts it or never ends costs that process, not the server. Rows cross over in small batches, and no faster than they
 * are taken.
 */
import { statSync } from 'node:fs'
import { IntakeError, toParseError } from '../errors.ts'
import type { ParseErrorCode } from '../invoice.ts'
import { Apart } from '../isolate/apart.ts'
import { LIMITS } from '../limits.ts'
import type { FromTable, ToTable } from './isolated-messages.ts'
import { TableError } from './table-invoice.ts'

export interface Isolation {
  /** Resident memory of the process, MiB. */
  memoryMb?: number | undefined
  /** Milliseconds that the file may be waited for in all; the time in which the caller works with its rows is not counted. */
  deadlineMs?: number | undefined
  progress?: ((read: number, total: number | null) => void) | undefined
}

const CREDIT = 4
/** Rows live for a moment; a large nursery only keeps dead ones resident. */
const YOUNG = '--max-semi-space-size=8'

/** Batches of a file by a program of `serveTable`. Throws a `TableError`, TIMEOUT and OUT_OF_MEMORY among them. */
export async function* readApart<Options, Batch>(
  program: URL,
  path: string,
  options: Options,
  { memoryMb = LIMITS.tableMemoryMb, deadlineMs, progress }: Isolation,
): AsyncIterable<Batch> {
  let left = deadlineMs ?? deadlineOf(path)
  const apart = new Apart<ToTable<Options>, FromTable<Batch>>(program, { memoryMb, flags: [YOUNG] })
  const arrived: FromTable<Batch>[] = []
  let wake = () => {}
  const put = (message: FromTable<Batch>) => {
    arrived.push(message)
    wake()
  }
  const broken = (code: ParseErrorCode) =>
    put({ kind: 'error', error: toParseError(new IntakeError(code)) })
  apart.onReply = put
  apart.onDeath = broken
  let unstarted: Error | null = null
  apart.onNoStart = (error) => {
    unstarted = error
    wake()
  }
  apart.work()
  apart.send({ kind: 'read', path, options, credit: CREDIT })
  try {
    for (;;) {
      // For want of handles or memory: that is ours and passes, so it goes on as it is (errno).
      if (unstarted) throw unstarted
      const next = arrived.shift()
      if (!next) {
        const since = performance.now()
        const late = setTimeout(() => broken('TIMEOUT'), Math.max(0, left))
        await new Promise<void>((resolve) => {
          wake = resolve
        })
        clearTimeout(late)
        left -= performance.now() - since
        continue
      }
      if (next.kind === 'end') return
      if (next.kind === 'error') throw new TableError(next.error.code, next.error.message)
      apart.send({ kind: 'taken' })
      progress?.(next.read, next.total)
      yield next.batch
    }
  } finally {
    apart.onDeath = null
    apart.onNoStart = null
    apart.kill('CORRUPTED')
  }
}

/** One total for the file, by its size. */
function deadlineOf(path: string): number {
  const bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  return LIMITS.tableMs + (bytes / 2 ** 20) * LIMITS.tableMsPerMb
}
