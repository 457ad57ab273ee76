/** The office's look at what was collected. Every look passes the consent register and is noted in it. */
import { contract, DATASET_NAMES, type Dataset } from '@xinjian/contract'
import { DATASET_LINES } from '@xinjian/format/datasets/datasets'
import { implement } from '../../http/implement.ts'
import { recordOf, wireColumn } from '../facts/records/read.ts'
import { collectedXlsx } from './export.ts'
import { invoiceRecord, isInvoices } from './invoice-rows.ts'
import { lookedAt } from './looked-at.ts'
import { columnsOf, rowsPage } from './rows.ts'
import { financialStatements } from './statements.ts'
import { officeSummary } from './summary.ts'
import { COLLECTED_SAYS } from './words.ts'

export const collectedRoutes = implement(contract.collected, {
  async collectedSummary(ctx, { taxNo }) {
    return officeSummary(ctx.tenant, await lookedAt(ctx, taxNo, '查看', { object: '采集数据概况' }))
  },

  async collectedRows(ctx, { taxNo, dataset, keyword, page, size }) {
    const enterprise = await lookedAt(ctx, taxNo, '查看', of(dataset))
    const found = await rowsPage(ctx.tenant, enterprise, dataset, keyword, page, size)
    return { ...found, page, size, columns: columnsOf(dataset).map(wireColumn) }
  },

  async collectedRecord(ctx, { taxNo, dataset, id }) {
    const enterprise = await lookedAt(ctx, taxNo, '查看明细', of(dataset))
    return isInvoices(dataset)
      ? invoiceRecord(ctx.tenant, enterprise.id, dataset, id)
      : recordOf(ctx.tenant, enterprise.id, dataset, id)
  },

  async financialReport(ctx, { taxId, periodTo }) {
    const enterprise = await lookedAt(ctx, taxId, '查看', of('FIN_STATEMENT'))
    return financialStatements(ctx.tenant, enterprise.id, periodTo)
  },

  async collectedExport(ctx, { taxNo, dataset, keyword }) {
    const enterprise = await lookedAt(ctx, taxNo, COLLECTED_SAYS.exports, of(dataset))
    return collectedXlsx(ctx.tenant, enterprise, dataset, keyword)
  },
})

/** What is looked at, and whose it is. */
const of = (dataset: Dataset) => ({
  object: `采集数据：${DATASET_NAMES[dataset]}`,
  source: DATASET_LINES[dataset].source,
})
