/** When each dataset was there whole, and of which months files of the enterprise speak beside. */
import { FILE_DATASETS } from '@xinjian/format/datasets/datasets'
import { factDatasets } from './registry.ts'

/** A book speaks of the months of its rows, whichever way it came. */
const BOOKS = FILE_DATASETS.map((dataset) => `'${dataset}'`).join(', ')

/** `$1` company, `$2` enterprise, `$3` datasets; rows are `Collection` of the coverage. A dataset that came empty was collected as well. */
export const COLLECTIONS = `
  select i.dataset, date_trunc('milliseconds', i.finished_at) as at, null::int as first, null::int as last
    from collect_item i join collect_task t on t.company_id = i.company_id and t.task_id = i.task_id
   where i.company_id = $1 and t.enterprise_id = $2 and t.sealed_at is null and i.dataset = any($3)
     and i.dataset not in (${BOOKS}) and i.state in ('DONE', 'EMPTY')
${factDatasets()
  .flatMap(([dataset, { filed }]) =>
    filed
      ? `   union all
  select '${dataset}', f.at, f.first, f.last from (${filed.periods}) f where '${dataset}' = any($3)`
      : [],
  )
  .join('\n')}
   order by at, dataset, first, last`
