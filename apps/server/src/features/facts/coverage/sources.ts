/** What is known of the sources of an enterprise's rows: stated risk levels, rows refused, rows repeated. */
import type { Direction, MonthIndex, SourceFacts } from '@xinjian/engine/invoice/facts'
import type { Period } from './coverage.ts'
import { DIRECTIONS } from './direction.ts'

/** A period with what its source said. */
export interface SourcePeriod extends Period {
  row_count: number | null
  risk_stated: number | null
}

export const PERIODS = {
  name: 'facts-periods',
  text: `select direction, first_month as first, last_month as last, row_count, risk_stated from invoice_period
    where company_id = $1 and enterprise_id = $2 order by direction, first_month, last_month`,
}

/** Counters over the uploads of an enterprise. */
export interface UploadCounts {
  /** null = no upload, or one that was booked before repeats were counted. */
  repeated: number | null
  /** The same of rows that are alike, */
  alike: number | null
  /** and of invoices whose lines do not come to their amount. */
  lines_differ: number | null
  refused: number
}

/**
 * Uploads whose rows were booked, the same content once. A collection refuses no row (it stops instead), and may read a page
 * twice after an interruption, so it says nothing of repeats.
 */
export const UPLOADS = {
  name: 'facts-uploads',
  text: `select coalesce(sum(refused), 0)::int8 as refused,
            case when count(*) filter (where repeated is null) = 0 then sum(repeated)::int8 end as repeated,
            case when count(*) filter (where alike is null) = 0 then sum(alike)::int8 end as alike,
            case when count(*) filter (where lines_differ is null) = 0 then sum(lines_differ)::int8 end as lines_differ
       from (select b.blob_key, max(b.bad_count) as refused, max(p.repeated) as repeated,
                    case when bool_and(p.alike is not null) then max(p.alike) end as alike,
                    case when bool_and(p.lines_differ is not null) then max(p.lines_differ) end as lines_differ
               from import_batch b
               join (select import_id, sum(repeated) as repeated,
                            case when bool_and(alike is not null) then sum(alike) end as alike,
                            case when bool_and(lines_differ is not null) then sum(lines_differ) end as lines_differ
                       from invoice_period
                      where company_id = $1 and enterprise_id = $2 group by import_id) p on p.import_id = b.id
              where b.company_id = $1 and b.enterprise_id = $2 and b.blob_key <> ''
              group by b.blob_key) u`,
}

export function sourcesOf(
  periods: readonly SourcePeriod[],
  uploads: UploadCounts | undefined,
): SourceFacts {
  const riskStated: Record<Direction, [MonthIndex, MonthIndex][]> = { OUT: [], IN: [] }
  const ordered = [...periods].sort((a, b) => a.first - b.first || a.last - b.last)
  for (const { direction, first, last, row_count, risk_stated } of ordered) {
    if (row_count === null || row_count === 0 || risk_stated !== row_count) continue
    const stated = riskStated[DIRECTIONS[direction]]
    const before = stated.at(-1)
    // Joined, so that the same months give the same facts however often they were read.
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last)
    else stated.push([first, last])
  }
  return {
    riskStated,
    duplicates: uploads?.repeated ?? null,
    alikeCounted: uploads?.alike ?? null,
    rejectedRows: uploads?.refused ?? null,
    linesDiffer: uploads?.lines_differ ?? null,
  }
}
