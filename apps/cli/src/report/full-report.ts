import { writeFile } from 'node:fs/promises'
import type { Counterparty, DayNumber, InvoiceFacts } from '@xinjian/engine/invoice/facts'
import { invoiceReport } from '@xinjian/engine/invoice/report'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { industryOf } from '@xinjian/format/industry/industries'
import type { Identity, LoadedTable } from '../load/loaded.ts'
import {
  type AskedMonths,
  type EnterpriseDigests,
  enterpriseDigests,
  enterpriseFacts,
  enterpriseSources,
} from './enterprise-facts.ts'
import { fingerprintOf } from './fingerprint.ts'

/** What a report is asked for. */
export interface Asked extends AskedMonths {
  /** Day on which it is judged how old the data are. */
  asOf: DayNumber
  /** Code of GB/T 4754, of one enterprise only. */
  industry: string | null
}

export interface WholeReport {
  document: ReportDocument
  digests: EnterpriseDigests
}

/** The whole report of one enterprise of the tables; `called` names one that the tables do not. */
export function buildReport(
  name: string,
  tables: readonly LoadedTable[],
  asked: Asked,
  counterparty: (id: number) => Counterparty,
  called = name,
): WholeReport {
  const { facts, digests } = invoiceFactsOf(name, tables, asked, counterparty, called)
  return { document: invoiceReport(facts), digests }
}

/** What the tables tell of one enterprise. */
export function invoiceFactsOf(
  name: string,
  tables: readonly LoadedTable[],
  asked: Asked,
  counterparty: (id: number) => Counterparty,
  called: string,
): { facts: InvoiceFacts; digests: EnterpriseDigests } {
  const digests = enterpriseDigests(name, tables, asked)
  const rejected = tables.reduce((n, t) => n + t.rejectedRows, 0)
  const rows = enterpriseSources(name, tables, asked.through, rejected)
  const facts = enterpriseFacts(
    identityOf(name, tables, called),
    digests,
    rows,
    asked,
    counterparty,
  )
  if (asked.industry)
    facts.registration = { ...facts.registration, ...registeredAs(asked.industry) }
  return { facts, digests }
}

/** As the tables call it, each for what the others do not say. */
function identityOf(name: string, tables: readonly LoadedTable[], called: string): Identity {
  const known = tables.map((table) => table.identity(name))
  const first = (field: keyof Identity) => known.find((k) => k[field] !== null)?.[field] ?? null
  const taxNo = first('taxNo')
  return { name: first('name') ?? (taxNo === null ? called : null), taxNo }
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
    const head = { reportNo: null, fingerprint: fingerprintOf(report) }
    await writeFile(xlsx, await writeReportXlsx(report, head))
  }
  if (pdf) {
    const { printReport } = await import('./print-report.ts')
    await writeFile(pdf, await printReport(report))
  }
}
