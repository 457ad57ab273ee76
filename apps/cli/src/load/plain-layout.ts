import {
  directionOf,
  type FieldName,
  type HeaderRow,
  missingColumns,
  readHeader,
} from '@xinjian/intake/tables/columns'
import { fieldDecoder } from '@xinjian/intake/tables/csv-rows'
import { CsvScanner, detectSeparator, unquote } from '@xinjian/intake/tables/csv-scan'

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

/** Which column holds what; −1 = the table has no such column. */
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

/** The same of the first line of a table's bytes. */
export function layoutOf(bytes: Uint8Array, encoding: 'utf-8' | 'gb18030'): PlainLayout | null {
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
