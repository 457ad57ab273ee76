import { type Cell, voucherOf } from '../src/ticket/voucher.ts'
import { printedPage } from './printed-page.ts'

/** The cells of lines that are typed. */
export const cellsOf = (lines: readonly string[]): Cell[] =>
  voucherOf(printedPage(lines), 'OCR').cells
