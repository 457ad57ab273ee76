/** The office's look at what was collected. Every look passes the consent ledger and is noted in it. */
import type { contract, Dataset } from '@xinjian/contract'
import type { SessionCtx } from '../../http/context.ts'
import type { Handlers } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { planOf } from '../collect/datasets.ts'
import { seeAndNote } from '../consent/allow.ts'
import { enterpriseByTaxNo } from '../enterprise/store.ts'
import { wireColumn } from '../facts/tax/columns.ts'
import { recordOf } from '../facts/tax/records.ts'
import { collectedXlsx } from './export.ts'
import { columnsOf, rowsPage } from './rows.ts'
import { officeSummary } from './summary.ts'

export const collectedCalls: Handlers<typeof contract.collected> = {
  async collectedSummary(ctx, { taxNo }) {
    return officeSummary(ctx.tenant, await lookedAt(ctx, taxNo, '查看', '采集数据概况'))
  },

  async collectedRows(ctx, { taxNo, dataset, keyword, page, size }) {
    const enterprise = await lookedAt(ctx, taxNo, '查看', nameOf(dataset))
    const found = await rowsPage(ctx.tenant, enterprise, dataset, keyword, page, size)
    return { ...found, page, size, columns: columnsOf(dataset).map(wireColumn) }
  },

  async collectedRecord(ctx, { taxNo, dataset, id }) {
    const enterprise = await lookedAt(ctx, taxNo, '查看明细', nameOf(dataset))
    return recordOf(ctx.tenant, enterprise.id, dataset, id)
  },

  async collectedExport(ctx, { taxNo, dataset, keyword }) {
    const enterprise = await lookedAt(ctx, taxNo, '导出', nameOf(dataset))
    return collectedXlsx(ctx.tenant, enterprise, dataset, keyword)
  },
}

const nameOf = (dataset: Dataset): string => `采集数据：${planOf(dataset).name}`

/** The enterprise, after the look is allowed and noted; refuses CONSENT_REQUIRED when its data is sealed. */
async function lookedAt(
  { tenant, session }: SessionCtx,
  taxNo: string,
  action: string,
  object: string,
) {
  const enterprise = await enterpriseByTaxNo(tenant, taxNo)
  if (!enterprise) throw new Refusal('ENTERPRISE_UNKNOWN')
  await seeAndNote(tenant, enterprise.id, {
    who: session.userName,
    kind: 'DATA',
    action,
    object,
  })
  return enterprise
}
