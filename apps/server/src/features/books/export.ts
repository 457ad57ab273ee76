/** A level of the walk as XLSX; lines of vouchers streamed: memory does not grow with them. */
import { Readable } from 'node:stream'
import { streamTableXlsx } from '@xinjian/report-files/xlsx'
import type { TenantDb } from '../../db/tenant.ts'
import type { Download } from '../../http/implement.ts'
import { maySee, whileSeen } from '../consent/index.ts'
import { type LineWanted, type VoucherLine, voucherLines } from '../facts/records/read.ts'
import type { Sheet } from './sheets.ts'
import { BOOKS_SAYS } from './words.ts'

/** Lines of one statement. */
const CHUNK = 5_000

const COLUMNS = [
  { key: 'month', title: BOOKS_SAYS.month, type: 'month' },
  { key: 'date', title: BOOKS_SAYS.date, type: 'date' },
  { key: 'voucher', title: BOOKS_SAYS.voucher, type: 'text' },
  { key: 'line', title: BOOKS_SAYS.line, type: 'int' },
  { key: 'text', title: BOOKS_SAYS.text, type: 'text' },
  { key: 'account', title: BOOKS_SAYS.account, type: 'text' },
  { key: 'name', title: BOOKS_SAYS.accountName, type: 'text' },
  { key: 'debit', title: BOOKS_SAYS.debit, type: 'money' },
  { key: 'credit', title: BOOKS_SAYS.credit, type: 'money' },
  { key: 'place', title: BOOKS_SAYS.place, type: 'text' },
] as const

export function linesXlsx(
  tenant: TenantDb,
  enterprise: { id: number; name: string },
  wanted: LineWanted,
): Download {
  const seen = whileSeen(() => maySee(tenant, enterprise.id), chunks(tenant, enterprise.id, wanted))
  return download(
    `${enterprise.name}-${BOOKS_SAYS.lines}`,
    streamTableXlsx(BOOKS_SAYS.lines, COLUMNS, cellsOf(seen)),
  )
}

export const sheetXlsx = (
  enterprise: { name: string },
  { title, columns, rows }: Sheet,
): Download => download(`${enterprise.name}-${title}`, streamTableXlsx(title, columns, one(rows)))

async function* one<Row>(rows: readonly Row[]) {
  yield* rows
}

const download = (name: string, sheet: ReadableStream<Uint8Array>): Download => ({
  fileName: `${name}.xlsx`,
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  body: Readable.fromWeb(sheet as never),
})

async function* chunks(
  tenant: TenantDb,
  enterpriseId: number,
  wanted: LineWanted,
): AsyncIterable<VoucherLine[]> {
  for (let after: string | undefined; ; ) {
    const page = await voucherLines(tenant, enterpriseId, wanted, after, CHUNK)
    const last = page?.rows.at(-1)
    if (!page || !last) return
    yield page.rows
    if (!page.more) return
    after = last.id
  }
}

/** Amounts in yuan, as people reckon. */
async function* cellsOf(batches: AsyncIterable<VoucherLine[]>) {
  for await (const batch of batches)
    yield* batch.map((line) => ({ ...line, debit: line.debit / 100, credit: line.credit / 100 }))
}
