/** The process behind `readInvoiceTableIsolated`: reads one table, sends batches as far as credit reaches. */
import { toParseError } from '../errors.ts'
import { watchMemory } from '../isolate/watch-memory.ts'
import { pieces } from './batches.ts'
import type { FromTable, ToTable } from './isolated-messages.ts'
import { readInvoiceTable } from './read-invoice-table.ts'

watchMemory()

let left = 0
let granted = () => {}

const send = (message: FromTable) => process.send?.(message)

process.on('message', (message: ToTable) => {
  if (message.kind === 'taken') {
    left++
    granted()
  } else void read(message)
})
process.on('disconnect', () => process.exit(0))

async function read({ path, owner, credit }: ToTable & { kind: 'read' }): Promise<void> {
  left = credit
  try {
    let read = 0
    let total: number | null = null
    const progress = (bytes: number, of: number | null) => {
      read = bytes
      total = of
    }
    for await (const whole of readInvoiceTable(path, { ...owner, progress }))
      for (const batch of pieces(whole)) {
        while (left === 0) {
          await new Promise<void>((resolve) => {
            granted = resolve
          })
        }
        left--
        send({ kind: 'batch', batch, read, total })
      }
    send({ kind: 'end' })
  } catch (error) {
    send({ kind: 'error', error: toParseError(error) })
  }
}
