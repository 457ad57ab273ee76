import { writeFile } from 'node:fs/promises'
import type { InvoiceFacts, MonthIndex } from '@xinjian/engine/invoice/facts'
import { invoiceReport } from '@xinjian/engine/invoice/report'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { industryOf } from '@xinjian/format/industry/industries'
import type { PartyRegistry } from '../load/party-registry.ts'
import { type EnterpriseDigests, enterpriseFacts } from './enterprise-facts.ts'

/** The whole report of one enterprise. `name` is what the user calls it, `industry` a code of GB/T 4754 or null. */
export function buildReport(
  name: string,
  digests: EnterpriseDigests,
  rows: Pick<InvoiceFacts, 'scans' | 'sources'>,
  through: MonthIndex,
  parties: PartyRegistry,
  industry: string | null,
): ReportDocument {
  const counterparty = (id: number) => parties.counterparty(id)
  const facts = enterpriseFacts(name, digests, rows, through, counterparty)
  if (industry) facts.registration = { ...facts.registration, ...registeredAs(industry) }
  return invoiceReport(facts)
}

function registeredAs(code: string): Partial<InvoiceFacts['registration']> {
  const industry = industryOf(code)
  return industry
    ? {
        industryCode: industry.code,
        industryName: industry.name,
        industrySection: industry.section,
      }
    : {}
}

/** Writes the report as a spreadsheet and on paper, where asked for. */
export async function writeFiles(
  report: ReportDocument,
  { pdf, xlsx }: { pdf: string | null; xlsx: string | null },
): Promise<void> {
  if (xlsx) {
    const { writeReportXlsx } = await import('@xinjian/report-files/xlsx')
    await writeFile(xlsx, await writeReportXlsx(report))
  }
  if (pdf) {
    const { printReport } = await import('./print-report.ts')
    await writeFile(pdf, await printReport(report))
  }
}
