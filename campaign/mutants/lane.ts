/** Body of one reading process: a file at a time, with what it cost. Beyond its memory it is killed, as every reader is. */
import { detectFormat } from '@xinjian/intake/detect'
import { toParseError } from '@xinjian/intake/errors'
import { watchMemory } from '@xinjian/intake/isolate/watch-memory'
import { parseDocument } from '@xinjian/intake/parse-document'
import { readInvoiceTable } from '@xinjian/intake/tables/read-invoice-table'

export interface LaneRequest {
  name: string
  bytes: Uint8Array
}

export interface LaneReply {
  invoices: number
  /** First error, or null. */
  code: string | null
  /** Whether any of it was read from pixels. */
  recognised: boolean
  /** Processor time, milliseconds. */
  cpuMs: number
  /** Resident memory afterwards, MiB. */
  rssMb: number
}

watchMemory()

async function read({
  name,
  bytes,
}: LaneRequest): Promise<Pick<LaneReply, 'invoices' | 'code' | 'recognised'>> {
  const table = /\.(?:xlsx|csv|gz)$/.test(name) && detectFormat(bytes).format !== 'pdf'
  if (!table) {
    let recognised = detectFormat(bytes).format === 'image'
    const files = await parseDocument(name, bytes, {
      page: () => {
        recognised = true
      },
    })
    const invoices = files.reduce((sum, file) => sum + file.invoices.length, 0)
    return { invoices, recognised, code: files.find((file) => file.error)?.error?.code ?? null }
  }
  let invoices = 0
  try {
    for await (const { rows } of readInvoiceTable(bytes, { fileName: name }))
      invoices += rows.length
    return { invoices, recognised: false, code: null }
  } catch (thrown) {
    return { invoices, recognised: false, code: toParseError(thrown).code }
  }
}

process.on('message', async (request: LaneRequest) => {
  const before = process.cpuUsage()
  const result = await read(request)
  const { user, system } = process.cpuUsage(before)
  const rssMb = Math.round(process.memoryUsage.rss() / 2 ** 20)
  process.send?.({ ...result, cpuMs: (user + system) / 1000, rssMb } satisfies LaneReply)
})
process.on('disconnect', () => process.exit(0))
