/** Returns: a head and its lines, keyed by form, version and line code (forms change, domain §0.2). */
import type { Fen } from '@xinjian/format'
import type { FactRow } from '../fact-row.ts'
import { fen } from '../values.ts'

/** Declared sales of domain §2.3 and §2.4, by form. */
export function declaredSales(form: string, amountOf: (line: string) => Fen | null): Fen {
  const lines = form === 'SMALL' ? ['1', '4', '7', '9', '13'] : ['1', '5', '7', '8']
  return lines.reduce((sum, line) => sum + (amountOf(line) ?? 0), 0)
}

/** The lines of a return, each under its head; `more`: what a form says of a line besides its amount. */
export const lineRows = (
  table: FactRow['table'],
  head: { key: string; version: string },
  rows: Record<string, unknown>,
  more: (line: string) => FactRow['columns'] = () => ({}),
): FactRow[] =>
  Object.keys(rows).map((line) => ({
    table,
    key: `${head.key}/${line}`,
    columns: {
      return_key: head.key,
      form_version: head.version,
      line_code: line,
      amount: fen(rows[line]),
      ...more(line),
    },
  }))
