import { writeFile } from 'node:fs/promises'
import type { InvoiceFacts, MonthIndex } from '@xinjian/engine/invoice/facts'
import { invoiceReport } from '@xinjian/engine/invoice/report'
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { PartyRegistry } from '../load/party-registry.ts'
import { type EnterpriseDigests, enterpriseFacts } from './enterprise-facts.ts'
import { fingerprintOf } from './fingerprint.ts'

/** The whole report of one enterprise. `name` is what the user calls it. */
export function buildReport(
  name: string,
  digests: EnterpriseDigests,
  rows: Pick<InvoiceFacts, 'scans' | 'sources'>,
  through: MonthIndex,
  parties: PartyRegistry,
): ReportDocument {
  const counterparty = (id: number) => parties.counterparty(id)
  return invoiceReport(enterpriseFacts(name, digests, rows, through, counterparty))
}

/** Writes the report as a spreadsheet and on paper, where asked for. */
export async function writeFiles(
  report: ReportDocument,
  { pdf, xlsx }: { pdf: string | null; xlsx: string | null },
): Promise<void> {
  if (xlsx) {
    const { writeReportXlsx } = await import('@xinjian/report-files/xlsx')
    const head = { reportNo: null, fingerprint: fingerprintOf(report) }
    await writeFile(xlsx, await writeReportXlsx(report, head))
  }
  if (pdf) {
    const { printReport } = await import('./print-report.ts')
    await writeFile(pdf, await printReport(report))
  }
}
