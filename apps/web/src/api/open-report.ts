import type { ReportRow } from '@xinjian/contract'
import { report } from '@xinjian/contract/nouns/report'
import type { FirmLine } from '@xinjian/contract/report/firm'
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { ReportView } from '@xinjian/engine/report/view/view'
import { bareCall } from './bare.ts'

export interface OpenedReport {
  row: ReportRow
  institution: string
  purpose: string
  expiresAt: string
  /** As the institution has reports of the kind shown; null = whole. */
  view: ReportView | null
  /** Of the enterprise, as of now. */
  firm: FirmLine
  document: ReportDocument
  /** How the channel looks in whose frame it is shown; null = a link to send. */
  channel: { title: string; color: string; logo: string | null } | null
}

/**
 * The report behind a ticket or a shared link. Rejects with an Error whose message can be printed as it is. The document is
 * typed here and not in the contract, which knows it as JSON.
 */
export const openReport = (token: string, signal?: AbortSignal): Promise<OpenedReport> =>
  bareCall(report.shareOpen, { token }, signal) as Promise<OpenedReport>
