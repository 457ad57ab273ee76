/** What a process that reads tables does: reads one, sends its batches as far as credit reaches. */
import { toParseError } from '../errors.ts'
import { watchMemory } from '../isolate/watch-memory.ts'
import type { FromTable, ToTable } from './isolated-messages.ts'

type Progress = (read: number, total: number | null) => void

/** `read` gives batches that may cross as they are. */
export function serveTable<Options, Batch>(
  read: (path: string, options: Options, progress: Progress) => AsyncIterable<Batch>,
): void {
  watchMemory()
  let left = 0
  let granted = () => {}
  const send = (message: FromTable<Batch>) => process.send?.(message)

  const serve = async ({ path, options, credit }: ToTable<Options> & { kind: 'read' }) => {
    left = credit
    try {
      let at = 0
      let total: number | null = null
      const progress: Progress = (bytes, of) => {
        at = bytes
        total = of
      }
      for await (const batch of read(path, options, progress)) {
        while (left === 0) {
          await new Promise<void>((resolve) => {
            granted = resolve
          })
        }
        left--
        send({ kind: 'batch', batch, read: at, total })
      }
      send({ kind: 'end' })
    } catch (error) {
      send({ kind: 'error', error: toParseError(error) })
    }
  }
  process.on('message', (message: ToTable<Options>) => {
    if (message.kind === 'taken') {
      left++
      granted()
    } else void serve(message)
  })
  process.on('disconnect', () => process.exit(0))
}
