/** All rows of one figure as XLSX, streamed from a database cursor: memory does not grow with the rows. */
import { Readable } from 'node:stream'
import type { BodyOf, contract, EvidenceRow } from '@xinjian/contract'
import { asksLines } from '@xinjian/engine/invoice/evidence'
import type { InvoiceKind } from '@xinjian/intake/invoice'
import { kindName } from '@xinjian/intake/kinds'
import { cellTexts } from '@xinjian/report-files/xlsx-cells'
import { writeXlsxStream } from 'hucre/xlsx'
import type { TenantDb } from '../../db/tenant.ts'
import type { Download } from '../../http/implement.ts'
import { evidenceStream } from '../facts/invoice/read.ts'
import { evidenceOf } from './evidence-of.ts'
import { mustBeReady, storedDocument } from './service.ts'

const COLUMNS = [
  { header: '发票号码', key: 'key', width: 26 },
  { header: '方向', key: 'direction', width: 8 },
  { header: '开票日期', key: 'issueDate', width: 12 },
  { header: '开票时间', key: 'issueTime', width: 10 },
  { header: '票种', key: 'kind', width: 22 },
  { header: '状态', key: 'status', width: 8 },
  { header: '正数发票', key: 'positive', width: 10 },
  { header: '对方名称', key: 'counterpartyName', width: 34 },
  { header: '对方税号', key: 'counterpartyTaxNo', width: 22 },
  { header: '不含税金额', key: 'amountExclTax', width: 16, numFmt: '#,##0.00' },
  { header: '税额', key: 'taxAmount', width: 14, numFmt: '#,##0.00' },
  { header: '价税合计', key: 'totalAmount', width: 16, numFmt: '#,##0.00' },
  { header: '来源', key: 'source', width: 12 },
]

/** A figure of lines adds up over these, not over whole invoices. */
const LINE_COLUMNS = [
  { header: '相关明细不含税金额', key: 'lineAmount', width: 18, numFmt: '#,##0.00' },
  { header: '相关明细税额', key: 'lineTax', width: 14, numFmt: '#,##0.00' },
]

const SOURCES: Record<string, string> = {
  TABLE: '发票清单',
  XML: 'XML 文件',
  OFD: 'OFD 文件',
  PDF: 'PDF 文件',
  IMAGE: '图片识别',
}

export async function evidenceXlsx(
  tenant: TenantDb,
  { reportNo, of, keyword, sort }: BodyOf<typeof contract.report.evidenceExport>,
): Promise<Download> {
  const report = await mustBeReady(tenant, reportNo)
  const query = evidenceOf(await storedDocument(tenant, reportNo), of)
  const batches = evidenceStream(tenant, report.enterprise_id, report.facts_seq ?? 0, query, {
    keyword,
    sort,
  })
  const sheet = writeXlsxStream(rows(batches), {
    name: '明细',
    columns: asksLines(query) ? [...COLUMNS, ...LINE_COLUMNS] : COLUMNS,
    freezePane: { rows: 1 },
  })
  return {
    fileName: `${report.enterprise_name}-${of.replace(/[^\w.-]/g, '_')}-明细.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body: Readable.fromWeb(sheet as never),
  }
}

/** A text cell that begins like a formula is data: the writer types it as a string, so a spreadsheet never runs it. */
async function* rows(
  batches: AsyncIterable<EvidenceRow[]>,
): AsyncIterable<Record<string, unknown>> {
  for await (const batch of batches) {
    for (const { lines, ...row } of batch) {
      yield {
        ...cellTexts(row),
        ...(lines ? { lineAmount: lines.amountExclTax, lineTax: lines.taxAmount } : {}),
        direction: row.direction === 'OUT' ? '销项' : '进项',
        kind: kindName(row.kind as InvoiceKind),
        status: row.status === 'VOID' ? '作废' : '正常',
        positive: row.positive ? '是' : '否',
        source: SOURCES[row.source] ?? row.source,
      }
    }
  }
}
