/** Body of a process that reads tables one after the other, as the product's reads one. */
import { toParseError } from '@xinjian/intake/errors'
import { watchMemory } from '@xinjian/intake/isolate/watch-memory'
import { readInvoiceTable } from '@xinjian/intake/tables/read-invoice-table'
import { readVerifyTable } from '@xinjian/intake/tables/verify/read-verify-table'
import { type Outcome, ofError, TODAY } from './outcome.ts'

export interface TableRequest {
  path: string
  name: string
  verify: boolean
}

watchMemory()

async function read({ path, name, verify }: TableRequest): Promise<Outcome> {
  let rows = 0
  try {
    if (verify)
      for await (const batch of readVerifyTable(path, { today: TODAY, fileName: name }))
        rows += batch.length
    else
      for await (const batch of readInvoiceTable(path, { fileName: name }))
        rows += batch.rows.length + batch.bad.length
    // A table without a row is told so by whoever asked for it.
    return { told: rows > 0, code: null, fault: null }
  } catch (thrown) {
    return ofError(toParseError(thrown))
  }
}

process.on('message', async (request: TableRequest) => process.send?.(await read(request)))
process.on('disconnect', () => process.exit(0))
