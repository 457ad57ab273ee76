/**
 * The one place where a text becomes a cell of a spreadsheet, of whatever file. Names and remarks come from strangers: a spreadsheet
 * program runs a text that begins as a formula does, on opening a CSV, and from a workbook as soon as the cell is edited or saved
 * as CSV (OWASP, CSV injection).
 */

/**
 * What begins a formula, in the widths of East Asian keyboards, too: programs there take the wide signs for the narrow ones. Some
 * skip what is not seen before it, and take a tab or a line end at the beginning for the end of a cell.
 */
const FORMULA = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]|[\t\r\n])/u
/** Dashes that stand for nothing, and a negative number, say the same when they are read as a formula. */
const HARMLESS = /^(?:-+|-\d+(?:\.\d+)?%?)$/

/** The text, with an apostrophe in front where a program might run it. */
export const inertText = (text: string): string =>
  FORMULA.test(text) && !HARMLESS.test(text) ? `'${text}` : text

export type CsvValue = string | number | boolean | null | undefined

/** One field of RFC 4180; what separates fields in some country is quoted, too. */
export function csvField(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const text = inertText(value)
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows of a CSV, without a last line end. */
export const csvLines = (rows: readonly (readonly CsvValue[])[]): string =>
  rows.map((row) => row.map(csvField).join(',')).join('\r\n')
