/**
 * PDF, XLSX and JSON of a report. Made once, kept by content: the same number downloaded again is the same bytes, and its
 * hash answers the public proof page.
 */
import type { Readable } from 'node:stream'
import { WARM_SHEET } from '@xinjian/contract/paper'
import { REPORT_KINDS } from '@xinjian/engine/report/kinds'
import type { Printer } from '@xinjian/report-files/pdf'
import { writeReportXlsx } from '@xinjian/report-files/xlsx'
import type { Blobs } from '../../blobs.ts'
import type { Config } from '../../config.ts'
import { enterKey } from '../../db/directory.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { Download } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { createFileSeal, type FileRow } from '../../security/file-seal.ts'
import type { Secret } from '../../security/secret.ts'
import { storedDocument, storedJson } from './documents.ts'
import { mustStillShow } from './sealing.ts'
import { mustBeReady } from './service.ts'
import { PAPER_SECONDS, type Shares } from './share.ts'
import type { ReportRecord } from './store.ts'

export type FileFormat = 'pdf' | 'xlsx' | 'json'

const TYPES: Record<FileFormat, string> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
}
const FOOTER = (reportNo: string) =>
  `<div style="width:100%;font:8px sans-serif;color:#6b7785;padding:0 12mm;display:flex;justify-content:space-between"><span>${reportNo}</span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`

export interface ReportFiles {
  get(tenant: TenantDb, reportNo: string, format: FileFormat, by: string): Promise<Download>
}

export function createReportFiles(
  config: Config,
  blobs: Blobs,
  shares: Shares,
  printer: Printer,
  secret: Secret,
): ReportFiles {
  const seal = createFileSeal(secret)
  const making = new Map<string, Promise<FileRow>>()

  const make = async (
    tenant: TenantDb,
    report: ReportRecord,
    format: FileFormat,
    by: string,
  ): Promise<FileRow> => {
    const source = await content(tenant, report, format, by)
    const { key, bytes } = await blobs.put(source)
    await tenant.transaction(async (tx) => {
      await enterKey(tx, 'FILE', key)
      await tx.run(
        `insert into report_file (company_id, report_no, format, sha256, blob_key, bytes, seal) values ($1, $2, $3, $4, $4, $5, $6)
         on conflict (company_id, report_no, format) do nothing`,
        [
          report.report_no,
          format,
          key,
          bytes,
          seal.of(tenant.companyId, report.report_no, format, key),
        ],
      )
      await mustStillShow(tx, report)
    })
    // Two processes may have made it at once; whichever was first is the file for ever.
    return (await fileRow(tenant, report.report_no, format)) as FileRow
  }

  const content = async (
    tenant: TenantDb,
    report: ReportRecord,
    format: FileFormat,
    by: string,
  ): Promise<Readable | Uint8Array> => {
    if (format === 'json') return storedJson(tenant, report.report_no)
    if (format === 'xlsx')
      return writeReportXlsx(await storedDocument(tenant, report.report_no), {
        reportNo: report.report_no,
        fingerprint: report.fingerprint,
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
    })
    const sheet = `http://127.0.0.1:${config.port}/pdfTemplate`
    // In the fragment: the waiting sheet takes it without loading anew, and no access log ever sees the ticket.
    const job = { url: `${sheet}#${query}`, warm: sheet + WARM_SHEET }
    return printer.print({ ...job, footer: FOOTER(report.report_no) }).catch((error) => {
      throw new Refusal('UNAVAILABLE', `PDF 暂时无法生成，请稍后重试（${(error as Error).name}）`)
    })
  }

  return {
    async get(tenant, reportNo, format, by) {
      const report = await mustBeReady(tenant, reportNo)
      const id = `${reportNo}.${format}`
      let row = await fileRow(tenant, reportNo, format)
      if (!row) {
        const running =
          making.get(id) ?? make(tenant, report, format, by).finally(() => making.delete(id))
        making.set(id, running)
        row = await running
      }
      seal.mustMatch(tenant.companyId, reportNo, format, row)
      return {
        fileName: `${report.enterprise_name}-${REPORT_KINDS[report.report_type].title}-${reportNo}.${format}`,
        type: TYPES[format],
        body: await blobs.readWhole(row.blob_key),
        sha256: row.sha256,
      }
    },
  }
}

const fileRow = (tenant: TenantDb, reportNo: string, format: FileFormat) =>
  tenant.one<FileRow>(
    'select sha256, blob_key, seal from report_file where company_id = $1 and report_no = $2 and format = $3',
    [reportNo, format],
  )
