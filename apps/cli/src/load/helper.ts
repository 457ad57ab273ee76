import { getCompileCacheDir } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { ParseErrorCode } from '@xinjian/intake/invoice'
import { TableError } from '@xinjian/intake/tables/table-invoice'
import type { PlainShare } from './merge.ts'
import type { PlainTable } from './plain-table.ts'

export type HelperTask =
  | { kind: 'load'; path: string }
  | { kind: 'lines'; shares: PlainShare[]; enterprises: string[]; through: number; score: boolean }

export type HelperReply =
  | { kind: 'progress'; read: number; total: number }
  | { kind: 'loaded'; table: PlainTable | null }
  | { kind: 'lines'; lines: string[] }
  | { kind: 'failed'; code: ParseErrorCode | null; message: string }

/** The second thread: reads the second file, then computes its half of the enterprises. One task at a time. */
export class Helper {
  /** A thread does not inherit the compile cache of `main.ts`; the environment gives it one. */
  private readonly worker = new Worker(new URL('./helper-thread.ts', import.meta.url), {
    env: { ...process.env, NODE_COMPILE_CACHE: getCompileCacheDir() },
  })

  load(path: string, progress: (read: number, total: number) => void): Promise<PlainTable | null> {
    return this.run(
      { kind: 'load', path },
      (reply) => (reply.kind === 'loaded' ? { value: reply.table } : null),
      progress,
    )
  }

  lines(task: Omit<Extract<HelperTask, { kind: 'lines' }>, 'kind'>): Promise<string[]> {
    return this.run({ kind: 'lines', ...task }, (reply) =>
      reply.kind === 'lines' ? { value: reply.lines } : null,
    )
  }

  async close(): Promise<void> {
    await this.worker.terminate()
  }

  private run<T>(
    task: HelperTask,
    pick: (reply: HelperReply) => { value: T } | null,
    progress: (read: number, total: number) => void = () => {},
  ): Promise<T> {
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
          progress(reply.read, reply.total)
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
