/** Which months the sources of an enterprise cover. */
import type { Direction, InvoiceFacts, MonthIndex } from '@xinjian/engine/invoice/facts'
import { DIRECTIONS } from './direction.ts'

/** First and last month that a source covers in one direction: inside, a month without rows is known to be empty. */
export interface Period {
  direction: 0 | 1
  first: MonthIndex
  last: MonthIndex
  /** A tax bureau told it; else a file of the enterprise. */
  collected: boolean
}

/**
 * An upload covers from its first to its last month with rows, since a file does not say for which period it was drawn. A
 * collection covers the months that were read to their end, empty ones among them: the bureau lists them one by one, and one
 * that it would not show, or that broke off, is missing whatever lies around it.
 */
export const COVERED = {
  name: 'facts-covered',
  text: `select p.direction, p.first_month as first, p.last_month as last, false as collected
       from invoice_period p
       left join import_batch b on b.company_id = p.company_id and b.id = p.import_id
      where p.company_id = $1 and p.enterprise_id = $2 and b.blob_key is distinct from ''
     union
     select (case dataset when 'INVOICE_OUT' then 0 else 1 end)::smallint, m, m, true
       from (select dataset, left(month, 4)::int * 12 + right(month, 2)::int - 1 as m from collect_coverage
              where company_id = $1 and enterprise_id = $2 and dataset in ('INVOICE_OUT', 'INVOICE_IN')) c
     order by 1, 2, 3`,
}

/** Months as runs: collections list them one by one. */
function monthRuns(months: readonly MonthIndex[]): [MonthIndex, MonthIndex][] {
  const runs: [MonthIndex, MonthIndex][] = []
  for (const month of months.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && month <= last[1] + 1) last[1] = month
    else runs.push([month, month])
  }
  return runs
}

/**
 * The union of the periods: its span is `covered`, months of the span in no period are `missingMonths` (not collected). A month
 * that has rows but lies in no period was read in part only, and is missing too.
 */
export function coverageOf(
  periods: readonly Period[],
  withRows: readonly { direction: Direction; month: MonthIndex }[],
): Pick<InvoiceFacts, 'covered' | 'missingMonths' | 'collected'> {
  const covered: InvoiceFacts['covered'] = { OUT: null, IN: null }
  const missingMonths: Record<Direction, MonthIndex[]> = { OUT: [], IN: [] }
  for (const direction of ['OUT', 'IN'] as const) {
    const own = periods.filter((p) => DIRECTIONS[p.direction] === direction)
    const rows = withRows.filter((m) => m.direction === direction).map((m) => m.month)
    const months = [...own.flatMap((p) => [p.first, p.last]), ...rows]
    if (months.length === 0) continue
    const span: [MonthIndex, MonthIndex] = [Math.min(...months), Math.max(...months)]
    covered[direction] = span
    for (let m = span[0]; m <= span[1]; m++)
      if (!own.some((p) => m >= p.first && m <= p.last)) missingMonths[direction].push(m)
  }
  const told = (index: 0 | 1) =>
    monthRuns(
      periods
        .filter(({ direction, collected }) => direction === index && collected)
        .map(({ first }) => first),
    )
  const collected = { OUT: told(0), IN: told(1) }
  const some = collected.OUT.length + collected.IN.length > 0
  return { covered, missingMonths, ...(some ? { collected } : {}) }
}
