/** A report as it is handed to the paper page by whoever prints it without a server: a JSON block of the page itself. */
import type { ReportDocument } from './document.ts'

/** Id of that block. */
export const SHEET_BLOCK = 'report-sheet'

export interface Sheet {
  document: ReportDocument
  /** Of the report's canonical JSON, hex. */
  fingerprint: string
  /** When the sheet was made, ISO. */
  createdAt: string
  /** Who printed it: part of the watermark. */
  user: string
}
