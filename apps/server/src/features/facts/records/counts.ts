import type { Dataset } from '@xinjian/contract'
import type { TenantDb } from '../../../db/tenant.ts'
import { factDatasets } from './registry.ts'

/** Rows that hold today, by dataset; of statements, how many there are. */
export async function heldRows(
  tenant: TenantDb,
  enterpriseId: number,
): Promise<Map<Dataset, number>> {
  const parts = factDatasets().map(([dataset, { table, counted }]) => {
    const shown = counted ? `, ${counted.columns}` : ''
    return `select '${dataset}' as dataset, count(${counted?.each ?? '*'})::int as n from (
        select distinct on (row_key) gone ${shown} from ${table}
         where company_id = $1 and enterprise_id = $2 order by row_key, revision desc) t where not gone`
  })
  const rows = await tenant.rows<{ dataset: Dataset; n: number }>(parts.join(' union all '), [
    enterpriseId,
  ])
  return new Map(rows.map((r) => [r.dataset, r.n]))
}
