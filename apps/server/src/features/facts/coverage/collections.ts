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

/** Of a month as uploads keep it, `202610`. */
const indexOf = (month: string): string =>
  `left(${month}, 4)::int * 12 + right(${month}, 2)::int - 1`

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
   union all
  select 'VAT_RETURN', date_trunc('milliseconds', v.collected_at), ${indexOf('v.period_from')}, ${indexOf('v.period_to')}
    from (select distinct on (row_key) gone, source, period_from, period_to, collected_at from vat_return
           where company_id = $1 and enterprise_id = $2 order by row_key, revision desc) v
   where not v.gone and v.source = 'UPLOAD' and 'VAT_RETURN' = any($3)
   union all
  select 'CIT_RETURN', date_trunc('milliseconds', c.collected_at), c.year * 12 + coalesce(c.quarter * 3 - 3, 0), c.year * 12 + coalesce(c.quarter, 4) * 3 - 1
    from (select distinct on (row_key) gone, source, year, quarter, collected_at from cit_return
           where company_id = $1 and enterprise_id = $2 order by row_key, revision desc) c
   where not c.gone and c.source = 'UPLOAD' and 'CIT_RETURN' = any($3)
   union all
  select 'TAX_PAYMENT', date_trunc('milliseconds', max(p.collected_at)), ${monthOf('p.paid_on')}, ${monthOf('p.paid_on')}
    from (select distinct on (row_key) gone, source, paid_on, collected_at from tax_payment
           where company_id = $1 and enterprise_id = $2 order by row_key, revision desc) p
   where not p.gone and p.source = 'UPLOAD' and 'TAX_PAYMENT' = any($3)
   group by ${monthOf('p.paid_on')}
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

/** Months of a dataset of which files of the enterprise speak; runs, oldest first. What a bureau told of them stands beside. */
export function fileMonths(
  collections: readonly Collection[],
  dataset: Dataset,
): [MonthIndex, MonthIndex][] {
  const runs: [MonthIndex, MonthIndex][] = []
  const files = shownMonths(
    collections.filter(({ first }) => first != null),
    dataset,
  )
  for (const [first, last] of files.sort((a, b) => a[0] - b[0])) {
    const run = runs.at(-1)
    if (run && first <= run[1] + 1) run[1] = Math.max(run[1], last)
    else runs.push([first, last])
  }
  return runs
}

/** What a bureau told: the others are files of the enterprise. */
export const ofBureau = (collections: readonly Collection[]): Collection[] =>
  collections.filter(({ first }) => first == null)
