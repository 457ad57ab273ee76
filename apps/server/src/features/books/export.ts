/** Lines of vouchers as XLSX, streamed: memory does not grow with the lines. */
import { Readable } from 'node:stream'
import { inertText } from '@xinjian/format'
import { writeXlsxStream } from 'hucre/xlsx'
import type { TenantDb } from '../../db/tenant.ts'
import type { Download } from '../../http/implement.ts'
import { maySee, whileSeen } from '../consent/index.ts'
import { type LineWanted, type VoucherLine, voucherLines } from '../facts/records/read.ts'
import { BOOKS_SAYS } from './words.ts'

/** Lines of one statement. */
const CHUNK = 5_000
const MONEY = '#,##0.00'

const COLUMNS = [
  { key: 'month', header: BOOKS_SAYS.month, width: 10 },
  { key: 'date', header: BOOKS_SAYS.date, width: 12 },
  { key: 'voucher', header: BOOKS_SAYS.voucher, width: 12 },
  { key: 'line', header: BOOKS_SAYS.line, width: 8 },
  { key: 'text', header: BOOKS_SAYS.text, width: 36 },
  { key: 'account', header: BOOKS_SAYS.account, width: 14 },
  { key: 'name', header: BOOKS_SAYS.accountName, width: 28 },
  { key: 'debit', header: BOOKS_SAYS.debit, width: 18, numFmt: MONEY },
  { key: 'credit', header: BOOKS_SAYS.credit, width: 18, numFmt: MONEY },
  { key: 'place', header: BOOKS_SAYS.place, width: 20 },
] as const

export function linesXlsx(
  tenant: TenantDb,
  enterprise: { id: number; name: string },
  wanted: LineWanted,
): Download {
  const seen = whileSeen(() => maySee(tenant, enterprise.id), chunks(tenant, enterprise.id, wanted))
  const sheet = writeXlsxStream(cellsOf(seen), {
    name: BOOKS_SAYS.lines,
    columns: [...COLUMNS] as never,
    freezePane: { rows: 1 },
  })
  return {
    fileName: `${enterprise.name}-${BOOKS_SAYS.lines}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body: Readable.fromWeb(sheet as never),
  }
}

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

async function* cellsOf(batches: AsyncIterable<VoucherLine[]>) {
  for await (const batch of batches)
    yield* batch.map((line) => {
      const told = Object.entries(line).map(([key, value]) => [
        key,
        typeof value === 'string' ? inertText(value) : value,
      ])
      return { ...Object.fromEntries(told), debit: line.debit / 100, credit: line.credit / 100 }
    })
}
