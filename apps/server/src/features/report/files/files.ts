/**
 * PDF, XLSX and JSON of a report. Made once, kept by content: the same number downloaded again is the same bytes, and its
 * hash answers the public proof page. PDF and XLSX show the report by the institution's template, once for each; JSON is whole.
 */
import type { Readable } from 'node:stream'
import { WARM_SHEET } from '@xinjian/contract/paper'
import { REPORT_KINDS } from '@xinjian/engine/report/kinds'
import { type ReportView, viewKey } from '@xinjian/engine/report/view/view'
import { numberPages } from '@xinjian/report-files/join/number-pages'
import { type Printer, paperFooter } from '@xinjian/report-files/pdf'
import { writeReportXlsx } from '@xinjian/report-files/xlsx'
import type { Blobs } from '../../../blobs.ts'
import type { Config } from '../../../config.ts'
import { enterKey } from '../../../db/directory.ts'
import type { Database } from '../../../db/pool.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Download } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { createFileSeal } from '../../../security/file-seal.ts'
import type { Secret } from '../../../security/secret.ts'
import { lineBeside } from '../../firm/index.ts'
import { viewFor } from '../../template/index.ts'
import { storedDocument, storedJson } from '../documents.ts'
import { mustStillShow } from '../sealing.ts'
import { mustBeReady } from '../service.ts'
import { PAPER_SECONDS, type Shares } from '../share.ts'
import type { ReportRecord } from '../store.ts'
import { REPORT_SAYS } from '../words.ts'
import {
  countOf,
  countSections,
  countWords,
  type SectionCount,
  sealedForm,
  type ViewedFileRow,
} from './file-view.ts'

export type FileFormat = 'pdf' | 'xlsx' | 'json'

const TYPES: Record<FileFormat, string> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
}

/** With how much of the report it shows; null = all of it. */
export interface ReportFile extends Download {
  sections: SectionCount | null
}

export interface ReportFiles {
  get(tenant: TenantDb, reportNo: string, format: FileFormat, by: string): Promise<ReportFile>
}

interface FilesDeps {
  config: Config
  db: Database
  blobs: Blobs
  shares: Shares
  printer: Printer
  secret: Secret
  /** Where this process finds the pages that are printed. */
  pages: string
}

export function createReportFiles(deps: FilesDeps): ReportFiles {
  const { config, blobs, shares, printer, secret } = deps
  const seal = createFileSeal(secret)
  const making = new Map<string, Promise<ViewedFileRow>>()

  const make = async (
    tenant: TenantDb,
    report: ReportRecord,
    of: FileOf,
    by: string,
  ): Promise<ViewedFileRow> => {
    const document = of.view && (await storedDocument(tenant, report.report_no))
    const count = of.view && document && countSections(document, of.view)
    const source = await content(tenant, report, { ...of, count }, by)
    const { key, bytes } = await blobs.put(source)
    const view_key = viewKey(of.view)
    const seen = { view_key, shown: count?.shown ?? null, sections: count?.of ?? null }
    const form = sealedForm(of.format, seen)
    await tenant.transaction(async (tx) => {
      await enterKey(tx, 'FILE', key)
      await tx.run(
        `insert into report_file (company_id, report_no, format, sha256, blob_key, bytes, seal, view_key, shown, sections)
         values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9)
         on conflict (company_id, report_no, format, view_key) do nothing`,
        [
          report.report_no,
          of.format,
          key,
          bytes,
          seal.of(tenant.companyId, report.report_no, form, key),
          view_key,
          seen.shown,
          seen.sections,
        ],
      )
      await mustStillShow(tx, report)
    })
    // Two processes may have made it at once; whichever was first is the file for ever.
    return (await fileRow(tenant, report.report_no, of)) as ViewedFileRow
  }

  const content = async (
    tenant: TenantDb,
    report: ReportRecord,
    { format, view, count }: FileOf & { count: SectionCount | null },
    by: string,
  ): Promise<Readable | Uint8Array> => {
    if (format === 'json') return storedJson(tenant, report.report_no)
    if (format === 'xlsx')
      return writeReportXlsx(await storedDocument(tenant, report.report_no), {
        reportNo: report.report_no,
        fingerprint: report.fingerprint,
        view,
        firm: (await lineBeside(deps.db, tenant, report)).line,
      })
    const { token } = await shares.create(tenant, {
      reportNo: report.report_no,
      seconds: PAPER_SECONDS,
      purpose: '打印',
      createdBy: by,
      kind: 'PAPER',
    })
    const query = new URLSearchParams({
      reportNo: report.report_no,
      ticket: token,
      base: config.publicUrl,
      view: viewKey(view),
    })
    const sheet = `${deps.pages}/pdfTemplate`
    // In the fragment: the waiting sheet takes it without loading anew, and no access log ever sees the ticket.
    const job = {
      url: `${sheet}#${query}`,
      warm: sheet + WARM_SHEET,
      owner: String(tenant.companyId),
    }
    const footer = paperFooter(report.report_no, ...(count ? [countWords(count)] : []))
    const printed = await printer.print({ ...job, footer }).catch((error) => {
      throw new Refusal('UNAVAILABLE', REPORT_SAYS.pdfFailed({ why: (error as Error).name }))
    })
    return numberPages(printed)
  }

  return {
    async get(tenant, reportNo, format, by) {
      const report = await mustBeReady(tenant, reportNo)
      const view = format === 'json' ? null : await viewFor(tenant, report.report_type)
      const of = { format, view }
      const id = `${reportNo}.${format}.${viewKey(view)}`
      let row = await fileRow(tenant, reportNo, of)
      if (!row) {
        const running =
          making.get(id) ?? make(tenant, report, of, by).finally(() => making.delete(id))
        making.set(id, running)
        row = await running
      }
      seal.mustMatch(tenant.companyId, reportNo, sealedForm(format, row), row)
      return {
        fileName: `${report.enterprise_name}-${REPORT_KINDS[report.report_type].title}-${reportNo}.${format}`,
        type: TYPES[format],
        body: await blobs.readWhole(row.blob_key),
        sha256: row.sha256,
        sections: countOf(row),
      }
    },
  }
}

interface FileOf {
  format: FileFormat
  /** null = the whole document. */
  view: ReportView | null
}

const fileRow = (tenant: TenantDb, reportNo: string, { format, view }: FileOf) =>
  tenant.one<ViewedFileRow>(
    `select sha256, blob_key, seal, view_key, shown, sections from report_file
      where company_id = $1 and report_no = $2 and format = $3 and view_key = $4`,
    [reportNo, format, viewKey(view)],
  )
