/** The thread behind `readInvoiceTableIsolated`: reads one table, sends batches as far as credit reaches. */
import { parentPort, workerData } from 'node:worker_threads'
import { toParseError } from '../errors.ts'
import type { FromTable, TableJob } from './isolated-messages.ts'
import { readInvoiceTable } from './read-invoice-table.ts'

const { path, owner, credit } = workerData as TableJob
const port = parentPort!
let left = credit
let granted = () => {}
port.on('message', () => {
  left++
  granted()
})

const send = (message: FromTable) => port.postMessage(message)

try {
  let read = 0
  let total: number | null = null
  const progress = (bytes: number, of: number | null) => {
    read = bytes
    total = of
  }
  for await (const batch of readInvoiceTable(path, { ...owner, progress })) {
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
port.close()
