import { statSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { DayNumber } from '@xinjian/engine/invoice/facts'
import type { ParseErrorCode } from '@xinjian/intake/invoice'
import { TableError } from '@xinjian/intake/tables/table-invoice'
import type { EnterpriseLine, LineOptions } from '../report/report-line.ts'
import type { DictionarySnapshot } from './byte-dictionary.ts'
import type { PlainShare } from './merge.ts'
import type { PlainTable } from './plain-rows.ts'

export type HelperTask =
  | { kind: 'load'; path: string; today: DayNumber }
  | {
      kind: 'lines'
      shares: PlainShare[]
      parties: DictionarySnapshot
      enterprises: string[]
      options: LineOptions
    }

export type HelperReply =
  | { kind: 'progress'; read: number; total: number }
  | { kind: 'loaded'; table: PlainTable | null }
  | { kind: 'lines'; lines: EnterpriseLine[] }
  | { kind: 'failed'; code: ParseErrorCode | null; message: string }

/** Size of a file; 0 for one that cannot be read, which its reader will complain about. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

/**
 * The second thread: reads the smaller file, then computes its half of the enterprises. One task at a time. Made before
 * anything else, because a thread takes its time to start.
 */
export class Helper {
  /** Which file it reads. */
  readonly file: 'sales' | 'purchases'
  readonly table: Promise<PlainTable | null>
  progress: (read: number, total: number) => void = () => {}
  /** A thread does not inherit the compile cache of `main.ts`; the environment gives it one. */
  private readonly worker = new Worker(new URL('./helper-thread.ts', import.meta.url), {
    env: { ...process.env, NODE_COMPILE_CACHE: getCompileCacheDir() },
  })

  constructor(sales: string, purchases: string, today: DayNumber) {
    this.file = sizeOf(sales) < sizeOf(purchases) ? 'sales' : 'purchases'
    const path = this.file === 'sales' ? sales : purchases
    const task = { kind: 'load', path, today } as const
    this.table = this.run(task, (reply) =>
      reply.kind === 'loaded' ? { value: reply.table } : null,
    )
    // Awaited later: until then its failure must not count as unhandled.
    this.table.catch(() => {})
  }

  lines(task: Omit<Extract<HelperTask, { kind: 'lines' }>, 'kind'>): Promise<EnterpriseLine[]> {
    return this.run({ kind: 'lines', ...task }, (reply) =>
      reply.kind === 'lines' ? { value: reply.lines } : null,
    )
  }

  async close(): Promise<void> {
    await this.worker.terminate()
  }

  private run<T>(task: HelperTask, pick: (reply: HelperReply) => { value: T } | null): Promise<T> {
    return new Promise((resolve, reject) => {
      const done = (): void => {
        this.worker.off('message', hear)
        this.worker.off('error', fail)
      }
      const fail = (error: Error): void => {
        done()
        reject(error)
      }
      const hear = (reply: HelperReply): void => {
        if (reply.kind === 'progress') {
          this.progress(reply.read, reply.total)
          return
        }
        done()
        const picked = pick(reply)
        if (picked) resolve(picked.value)
        else if (reply.kind === 'failed')
          reject(reply.code ? new TableError(reply.code, reply.message) : new Error(reply.message))
      }
      this.worker.on('message', hear)
      this.worker.on('error', fail)
      this.worker.postMessage(task)
    })
  }
}
