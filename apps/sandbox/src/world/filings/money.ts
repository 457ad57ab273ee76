/** Money of filings: rounding and text. */
import { type Fen, formatFen } from '@xinjian/format'

/** Part of an amount, half away from zero. */
export const part = (amount: Fen, ratio: number): Fen =>
  Math.sign(amount) * Math.round(Math.abs(amount) * ratio)

/** Row number → decimal text, as a form is handed over. */
export type FormRows = Record<string, string>

export function formRows(rows: Readonly<Record<string, Fen>>): FormRows {
  return Object.fromEntries(Object.entries(rows).map(([row, fen]) => [row, formatFen(fen)]))
}
