/** Invoices behind a figure, as the drawer and the spreadsheet show them. */
import type { EvidenceColumn, EvidenceRow } from '@xinjian/contract'
import { meaningOf } from '@xinjian/engine/invoice/evidence/definition'
import type { InvoiceEvidence } from '@xinjian/engine/report/document'
import { kindName } from '@xinjian/format/invoice/kinds'
import type { EvidenceSource } from '../../evidence/read.ts'
import { shownNumber } from '../invoice-key.ts'
import {
  type EvidenceSort,
  evidencePage,
  evidenceStream,
  type InvoiceEvidenceRow,
} from './evidence.ts'
import { invoiceRecord } from './record.ts'
import { invoiceTotals } from './totals.ts'

const HEAD: readonly EvidenceColumn[] = [
  { key: 'date', title: '开票日期', type: 'date' },
  { key: 'time', title: '开票时间', type: 'text', under: 'date' },
  { key: 'direction', title: '方向', type: 'text', under: 'date' },
  { key: 'counterpartyName', title: '对方名称', type: 'text' },
  { key: 'counterpartyTaxNo', title: '对方税号', type: 'text', under: 'counterpartyName' },
  { key: 'kind', title: '票种', type: 'text' },
  { key: 'key', title: '发票号码', type: 'text', under: 'kind' },
  { key: 'status', title: '状态', type: 'text', under: 'kind' },
  { key: 'source', title: '来源', type: 'text', under: 'counterpartyName' },
]
const money = (key: string, title: string): EvidenceColumn => ({
  key,
  title,
  type: 'money',
  sum: true,
})
/** A figure of lines adds up over these, not over whole invoices: they come first. */
const OF_LINES = [money('lineAmount', '相关明细不含税金额'), money('lineTax', '相关明细税额')]
const WHOLE = [
  money('total', '价税合计'),
  money('amountExclTax', '不含税金额'),
  money('taxAmount', '税额'),
]

const SOURCES: Record<string, string> = {
  TABLE: '发票清单',
  XML: 'XML 文件',
  OFD: 'OFD 文件',
  PDF: 'PDF 文件',
  IMAGE: '图片识别',
}

export const invoiceEvidence: EvidenceSource<InvoiceEvidence> = {
  title: ({ direction }) =>
    direction === 'OUT' ? '销项发票' : direction === 'IN' ? '进项发票' : '发票',
  words: (query) => meaningOf(query).words,
  columns: (query) => [...HEAD, ...(meaningOf(query).lines ? OF_LINES : []), ...WHOLE],
  sorts: ['date', 'total'],
  counter: '张',
  async page(tenant, { enterpriseId, seq }, query, { sort, ...options }) {
    const { total, rows, sums } = await evidencePage(tenant, enterpriseId, seq, query, {
      ...options,
      sort: sort as EvidenceSort | undefined,
    })
    const { lines, totalAmount, ...whole } = sums
    return {
      total,
      rows: rows.map(rowOf),
      sums: {
        ...(lines ? { lineAmount: lines.amountExclTax, lineTax: lines.taxAmount } : {}),
        ...whole,
        total: totalAmount,
      },
    }
  },
  totals: invoiceTotals,
  record: invoiceRecord,
  async *stream(tenant, { enterpriseId, seq }, query, { sort, ...options }) {
    const batches = evidenceStream(tenant, enterpriseId, seq, query, {
      ...options,
      sort: sort as EvidenceSort | undefined,
    })
    for await (const batch of batches) yield batch.map(rowOf)
  },
}

const rowOf = (row: InvoiceEvidenceRow): EvidenceRow => ({
  id: `${row.direction}${row.key}`,
  cells: {
    date: row.issueDate,
    time: row.issueTime,
    direction: row.direction === 'OUT' ? '销项' : '进项',
    counterpartyName: row.counterpartyName,
    counterpartyTaxNo: row.counterpartyTaxNo,
    kind: kindName(row.kind),
    key: shownNumber(row.key),
    status: row.status === 'VOID' ? '作废' : row.positive ? '正常' : '红字',
    source: SOURCES[row.source] ?? row.source,
    ...(row.lines ? { lineAmount: row.lines.amountExclTax, lineTax: row.lines.taxAmount } : {}),
    total: row.totalAmount,
    amountExclTax: row.amountExclTax,
    taxAmount: row.taxAmount,
  },
})
