/**
 * A table of a stranger, read in a thread with a heap of its own: a file that exhausts it or never ends costs that thread,
 * not the server. Rows cross over in batches of a thousand, and no faster than they are taken.
 */
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { IntakeError, toParseError } from '../errors.ts'
import type { ParseErrorCode } from '../invoice.ts'
import type { FromTable, TableJob } from './isolated-messages.ts'
import type { TableOptions } from './read-invoice-table.ts'
import { type TableBatch, TableError } from './table-invoice.ts'

export interface IsolatedTableOptions extends TableOptions {
  /** Heap of the thread, MiB. A million rows of the bureau's export need about 150. */
  memoryMb?: number
  /** No batch for so long although one was asked for: the file is given up. */
  stallMs?: number
}

const CREDIT = 4
/** Rows live for a moment; a large nursery only keeps dead ones resident. */
const YOUNG_MB = 16
const WORKER = fileURLToPath(new URL('./isolated-worker.ts', import.meta.url))

/** As `readInvoiceTable`, of a file. Throws a `TableError`, TIMEOUT and OUT_OF_MEMORY among them. */
export async function* readInvoiceTableIsolated(
  path: string,
  options: IsolatedTableOptions = {},
): AsyncIterable<TableBatch> {
  const { memoryMb = 768, stallMs = 120_000, progress, ...owner } = options
  const worker = new Worker(WORKER, {
    workerData: { path, owner, credit: CREDIT } satisfies TableJob,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const arrived: FromTable[] = []
  let wake = () => {}
  const put = (message: FromTable) => {
    arrived.push(message)
    wake()
  }
  const broken = (code: ParseErrorCode) =>
    put({ kind: 'error', error: toParseError(new IntakeError(code)) })
  worker.on('message', put)
  worker.on('error', (error: NodeJS.ErrnoException) =>
    broken(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'OUT_OF_MEMORY' : 'CORRUPTED'),
  )
  worker.on('exit', () => broken('CORRUPTED'))
  try {
    for (;;) {
      const next = arrived.shift()
      if (!next) {
        const stalled = setTimeout(() => broken('TIMEOUT'), stallMs)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
        clearTimeout(stalled)
        continue
      }
      if (next.kind === 'end') return
      if (next.kind === 'error') throw new TableError(next.error.code, next.error.message)
      worker.postMessage('taken')
      progress?.(next.read, next.total)
      yield next.batch
    }
  } finally {
    await worker.terminate()
  }
}
