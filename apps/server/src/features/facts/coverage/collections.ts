/**
 * Collections of datasets that a bureau shows whole: each one speaks of the months that the bureau shows. A file of the enterprise
 * speaks of its own period alone.
 */
import type { Dataset } from '@xinjian/contract'
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import { type MonthIndex, monthOfDay } from '@xinjian/engine/kit/calendar/window'
import { datasetMonths } from './datasets.ts'

export interface Collection {
  dataset: Dataset
  /** When it was there whole, to the millisecond. */
  at: Date
  /** First and last month of which an upload speaks; absent and null of a collection. */
  first?: MonthIndex | null
  last?: MonthIndex | null
}

const monthOf = (day: string): string =>
  `(extract(year from ${day}) * 12 + extract(month from ${day}) - 1)::int`

/** `$1` company, `$2` enterprise, `$3` datasets. A dataset that came empty was collected as well. */
export const COLLECTIONS = `
  select i.dataset, date_trunc('milliseconds', i.finished_at) as at, null::int as first, null::int as last
    from collect_item i join collect_task t on t.company_id = i.company_id and t.task_id = i.task_id
   where i.company_id = $1 and t.enterprise_id = $2 and t.sealed_at is null and i.dataset = any($3) and i.state in ('DONE', 'EMPTY')
   union all
  select 'FIN_STATEMENT', date_trunc('milliseconds', max(s.collected_at)), ${monthOf('s.period_from')}, ${monthOf('s.period_to')}
    from (select distinct on (row_key) gone, source, period_from, period_to, collected_at from fin_statement
           where company_id = $1 and enterprise_id = $2 order by row_key, revision desc) s
   where not s.gone and s.source = 'UPLOAD' and 'FIN_STATEMENT' = any($3)
   group by s.period_from, s.period_to
   order by at, dataset, first, last`

/** First and last month, the running one included, that collections of one dataset showed; each pair once, oldest first. */
export function shownMonths(
  collections: readonly Collection[],
  dataset: Dataset,
): [MonthIndex, MonthIndex][] {
  const spans = collections
    .filter((c) => c.dataset === dataset)
    .map(({ at, first, last }): [MonthIndex, MonthIndex] => {
      if (first != null && last != null) return [first, last]
      const month = monthOfDay(chinaDay(at.toISOString()).day)
      return [month - datasetMonths(dataset), month]
    })
  const each = new Map(spans.map((span) => [span.join(), span]))
  return [...each.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0])
}
