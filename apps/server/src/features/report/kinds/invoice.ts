/** 发票报告: of uploaded and collected invoices. */
import { INVOICE_ENGINE } from '@xinjian/engine/invoice/engine'
import type { InvoiceFacts } from '@xinjian/engine/invoice/facts'
import { readFactMarks } from '../../enterprise/index.ts'
import { invoiceMonths, loadFacts } from '../../facts/invoice/read.ts'
import type { ServerKind } from './kind.ts'

export const invoiceKind: ServerKind<InvoiceFacts> = {
  engine: INVOICE_ENGINE,
  datasets: ['REGISTRATION', 'CREDIT_RATING', 'INVOICE_OUT', 'INVOICE_IN'],
  scopes: ['INVOICE_OUT', 'INVOICE_IN', 'REPORT'],
  noData: '请先上传发票文件',
  months: invoiceMonths,
  async load(tenant, enterpriseId) {
    const { facts, seq } = await loadFacts(tenant, enterpriseId)
    return facts.digests.length === 0 ? null : { facts, seq, dataCutoff: facts.dataCutoff }
  },
  hasNewer: async (tenant, enterpriseId, { seq }) =>
    (await readFactMarks(tenant, enterpriseId)).seq > seq,
}
