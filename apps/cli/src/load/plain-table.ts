import {
  directionOf,
  type FieldName,
  type HeaderRow,
  missingColumns,
  readHeader,
} from '@xinjian/intake/tables/columns'
import { fieldDecoder } from '@xinjian/intake/tables/csv-rows'
import { CsvScanner, detectSeparator, unquote } from '@xinjian/intake/tables/csv-scan'
import { detectEncoding } from '@xinjian/intake/tables/encoding'
import type { BadRow } from '@xinjian/intake/tables/table-invoice'
import type { DictionarySnapshot } from './byte-dictionary.ts'
import type { EnterpriseOrder } from './plain-fold.ts'
import { PlainRows } from './plain-rows.ts'
import type { RowColumns } from './row-columns.ts'

/**
 * The fast way for the commonest table: a CSV (gzip or not) whose first row is the header and which says nothing beyond
 * enterprise, number, date, one party, three amounts and status. Rows go from bytes to columns without an object or a
 * string; a row that is not written in the plainest form is read by the general reader, so that both ways agree.
 */
export interface PlainTable {
  columns: RowColumns
  /** Rows by enterprise. */
  order: EnterpriseOrder
  direction: 'OUT' | 'IN'
  /** UTF-8. One entry, the empty text, when the table has no such column. */
  enterprises: DictionarySnapshot
  /** UTF-8. */
  parties: DictionarySnapshot
  /** Invoice numbers of red rows, by row. */
  redKeys: Map<number, string>
  bad: BadRow[]
  badCount: number
  rejectedRows: number
}

/** Columns that carry more than the fast way keeps. */
const RICH: readonly FieldName[] = [
  'invoiceCode',
  'einvoiceNo',
  'goodsCode',
  'goodsName',
  'kind',
  'positive',
  'riskLevel',
  'remark',
]

export interface PlainLayout {
  header: HeaderRow
  direction: 'OUT' | 'IN'
  enterprise: number
  number: number
  date: number
  party: number
  partyField: FieldName
  amount: number
  tax: number
  total: number
  status: number
}

/** Layout of a table the fast way can read, or null. */
export function plainLayout(titles: readonly string[]): PlainLayout | null {
  const header = readHeader(titles)
  const { at } = header
  const direction = directionOf(header)
  if (missingColumns(header).length > 0 || direction === null) return null
  if (RICH.some((field) => at[field] !== undefined)) return null
  const side = direction === 'OUT' ? 'buyer' : 'seller'
  const parties = ([`${side}Code`, `${side}TaxNo`, `${side}Name`] as const).filter(
    (field) => at[field] !== undefined,
  )
  const { invoiceNumber, issueDate, amount, tax, total } = at
  if (parties.length !== 1 || invoiceNumber === undefined || issueDate === undefined) return null
  if (amount === undefined || tax === undefined || total === undefined) return null
  return {
    header,
    direction,
    enterprise: at.enterprise ?? -1,
    number: invoiceNumber,
    date: issueDate,
    party: at[parties[0]!]!,
    partyField: parties[0]!,
    amount,
    tax,
    total,
    status: at.status ?? -1,
  }
}

/** Reads the unpacked bytes of a CSV; null when the fast way cannot (the stream is then of no use any more). */
export async function readPlainTable(
  stream: AsyncIterable<Uint8Array>,
): Promise<PlainTable | null> {
  let rows: PlainRows | null = null
  let scanner: CsvScanner | null = null
  for await (const chunk of stream) {
    let bytes = chunk
    if (scanner === null) {
      const found = detectEncoding(chunk)
      if (found.encoding === 'utf-16le') return null
      bytes = chunk.subarray(found.bom)
      const layout = firstLine(bytes, found.encoding)
      if (layout === null) return null
      const plain = new PlainRows(layout, found.encoding)
      rows = plain
      scanner = new CsvScanner(detectSeparator(bytes), (b, n, starts, ends) =>
        plain.add(b, n, starts, ends),
      )
    }
    scanner.push(bytes)
  }
  scanner?.end()
  return rows === null ? null : rows.finish()
}

function firstLine(bytes: Uint8Array, encoding: 'utf-8' | 'gb18030'): PlainLayout | null {
  const decode = fieldDecoder(encoding)
  let layout: PlainLayout | null = null
  let row = 0
  const scanner = new CsvScanner(detectSeparator(bytes), (b, n, starts, ends) => {
    if (row++ > 0) return
    const titles = Array.from({ length: n }, (_, i) =>
      unquote(decode(b, starts[i]!, ends[i]!)).trim(),
    )
    layout = plainLayout(titles)
  })
  scanner.push(bytes.subarray(0, 16 * 1024))
  if (row === 0) scanner.end()
  return layout
}
