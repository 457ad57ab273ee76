/** Collections of datasets that a bureau shows whole: each one speaks of the months that the bureau shows. */
import type { Dataset } from '@xinjian/contract'
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import { type MonthIndex, monthOfDay } from '@xinjian/engine/kit/calendar/window'
import { datasetMonths } from './datasets.ts'

export interface Collection {
  dataset: Dataset
  /** When it was there whole, to the millisecond. */
  at: Date
}

/** `$1` company, `$2` enterprise, `$3` datasets. A dataset that came empty was collected as well. */
export const COLLECTIONS = `
  select i.dataset, date_trunc('milliseconds', i.finished_at) as at
    from collect_item i join collect_task t on t.company_id = i.company_id and t.task_id = i.task_id
   where i.company_id = $1 and t.enterprise_id = $2 and i.dataset = any($3) and i.state in ('DONE', 'EMPTY')
   order by i.finished_at, i.dataset`

/** First and last month, the running one included, that collections of one dataset showed; each pair once, oldest first. */
export function shownMonths(
  collections: readonly Collection[],
  dataset: Dataset,
): [MonthIndex, MonthIndex][] {
  const months = collections
    .filter((c) => c.dataset === dataset)
    .map(({ at }) => monthOfDay(chinaDay(at.toISOString()).day))
  return [...new Set(months)]
    .sort((a, b) => a - b)
    .map((month) => [month - datasetMonths(dataset), month])
}
