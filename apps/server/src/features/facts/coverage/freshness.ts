/** When each dataset of an enterprise was last got from a bureau, under which contract, and what failed since. */
import { DATASET_NAMES, type Dataset, type DatasetFreshness } from '@xinjian/contract'
import { isProgram, programNames } from '@xinjian/format/books/programs'
import { areaName } from '@xinjian/format/bureau/areas'
import { COLLECTED_DATASETS } from '@xinjian/format/datasets/datasets'
import type { TenantDb } from '../../../db/tenant.ts'
import { isBookWithdrawn } from '../../consent/index.ts'

export interface Freshness extends DatasetFreshness {
  first: string | null
  last: string | null
  failure: string | null
}

interface Got {
  dataset: Dataset
  at: Date
  task_id: string
  contract_no: string | null
  area_code: string | null
}

/** Lines of bank accounts rest on a contract of their own. */
const CONTRACT = `coalesce((
  select c.contract_no from auth_contract c
   where i.dataset = 'BANK_LINE' and c.company_id = $1 and c.task_id = t.task_id and c.code = 'ENT_BANK'
   order by c.signed_at desc limit 1), t.contract_no)`

/**
 * All datasets in the order of a collection; what was taken out with its consent is none. `datasets` absent = those of a bureau. `before` leaves out what came later: the freshness of a report is that of its
 * data, not of today's.
 */
export async function freshnessOf(
  tenant: TenantDb,
  enterpriseId: number,
  before: Date | null = null,
  datasets: readonly Dataset[] = COLLECTED_DATASETS,
): Promise<Freshness[]> {
  const values = [enterpriseId, before]
  const from = `from collect_item i join collect_task t on t.company_id = i.company_id and t.task_id = i.task_id
      where i.company_id = $1 and t.enterprise_id = $2 and t.sealed_at is null
        and not (t.kind = 'ERP' and ${isBookWithdrawn('t.enterprise_id', 'i.dataset')}) and ($3::timestamptz is null or i.finished_at <= $3)`
  const [got, spans, failed] = await Promise.all([
    tenant.rows<Got>(
      `select distinct on (i.dataset) i.dataset, i.finished_at as at, i.task_id, ${CONTRACT} as contract_no, t.area_code ${from}
          and i.state in ('DONE', 'EMPTY') order by i.dataset, i.finished_at desc`,
      values,
    ),
    tenant.rows<{ dataset: Dataset; first: string | null; last: string | null }>(
      `select i.dataset, min(i.first_period) as first, max(i.last_period) as last ${from}
          and i.state = 'DONE' group by i.dataset`,
      values,
    ),
    tenant.rows<{ dataset: Dataset; at: Date; error: string | null }>(
      `select distinct on (i.dataset) i.dataset, i.finished_at as at, i.error ${from}
          and i.state = 'FAILED' order by i.dataset, i.finished_at desc`,
      values,
    ),
  ])
  return datasets.map((dataset) => {
    const last = got.find((g) => g.dataset === dataset)
    const span = spans.find((s) => s.dataset === dataset)
    const failure = failed.find((f) => f.dataset === dataset)
    return {
      dataset,
      name: DATASET_NAMES[dataset],
      collectedAt: last?.at.toISOString() ?? null,
      source: last?.area_code ? placeOf(last.area_code) : null,
      contractNo: last?.contract_no ?? null,
      taskId: last?.task_id ?? null,
      first: periodOf(span?.first),
      last: periodOf(span?.last),
      failure: failure && (!last || failure.at > last.at) ? (failure.error ?? '未能取得') : null,
    }
  })
}

/** `4403` → 深圳税局, `GALAXY` → 金蝶云·星空. */
const placeOf = (code: string): string =>
  isProgram(code) ? programNames(code).zh : `${areaName(code)}税局`

/** Without what only the office's own page shows. */
export const wireFreshness = ({
  first: _first,
  last: _last,
  failure: _failure,
  ...wire
}: Freshness): DatasetFreshness => wire

/** Bureaus write months as 202610. */
const periodOf = (period: string | null | undefined): string | null =>
  period?.replace(/^(\d{4})(\d{2})$/, '$1-$2') ?? null
