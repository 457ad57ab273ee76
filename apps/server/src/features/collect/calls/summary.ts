/** What was collected, for the enterprise's own eyes: counts, periods, a few facts in words. */
import type { contract, DataOf } from '@xinjian/contract'
import { groupDigits } from '@xinjian/format'
import type { TenantDb } from '../../../db/tenant.ts'
import { type Highlight, highlightsOf } from '../../collected/index.ts'
import { planOf } from '../datasets.ts'
import { itemsOf, type TaskRow } from '../task.ts'

type Summary = DataOf<typeof contract.collect.getSummary>

export async function summaryOf(tenant: TenantDb, task: TaskRow): Promise<Summary> {
  const enterpriseId = task.enterprise_id ?? 0
  const [items, highlights] = await Promise.all([
    itemsOf(tenant, task.task_id),
    highlightsOf(tenant, enterpriseId),
  ])
  return {
    enterprise: { name: task.enterprise_name ?? '', taxNo: task.tax_no ?? '' },
    dataCutoff: task.data_cutoff?.toISOString() ?? null,
    completeThrough: task.complete_through,
    contractNo: task.contract_no,
    datasets: items.map((item) => {
      const { dataset, name } = planOf(item.dataset)
      return {
        dataset,
        name,
        state: item.state,
        rows: item.rows,
        from: item.first_period,
        to: item.last_period,
        highlights: (highlights[dataset] ?? []).map(inWords),
      }
    }),
  }
}

/** Amounts in groups of three: seven digits in a row are not read, they are counted. */
const inWords = ({ zh, value, kind }: Highlight): string =>
  (kind === 'money' ? [zh, groupDigits(value), '元'] : [zh, value]).filter(Boolean).join(' ')
