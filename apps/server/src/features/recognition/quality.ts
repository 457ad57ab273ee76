/** How well vouchers are read, as people's confirmations and corrections tell, over all companies: counts alone. */
import type { contract, DataOf } from '@xinjian/contract'
import type { Value } from '../../db/pool.ts'
import type { Db } from '../../db/statement.ts'

type Quality = DataOf<typeof contract.recognition.recognitionQuality>

/** Below so many fields a share is no figure. */
export const LEAST = 10
/** Where a field may be booked unseen (0.9), and where a person must look (0.6), are among them. */
const BOUNDS = [0, 0.6, 0.8, 0.9, 0.95, 1] as const

export interface QualityFilter {
  from?: string | undefined
  to?: string | undefined
  kind?: string | undefined
  field?: string | undefined
  source?: string | undefined
}

/** Conditions on `recognition_correction c`, and their values from `$1` on; days are Beijing's. */
export function whereOf(filter: QualityFilter): { where: string; values: Value[] } {
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value)}`
  const conditions = ['true']
  const day = (value: string, more = '') =>
    `((${put(value)}::date${more})::timestamp at time zone 'Asia/Shanghai')`
  if (filter.from) conditions.push(`c.at >= ${day(filter.from)}`)
  if (filter.to) conditions.push(`c.at < ${day(filter.to, ' + 1')}`)
  if (filter.kind) conditions.push(`c.kind = ${put(filter.kind)}`)
  if (filter.field) conditions.push(`c.field = ${put(filter.field)}`)
  if (filter.source) conditions.push(`c.source = ${put(filter.source)}`)
  return { where: conditions.join(' and '), values }
}

interface Counted {
  n: number
  right: number
}

const share = ({ n, right }: Counted): number | null =>
  n < LEAST ? null : Math.round((right / n) * 10_000) / 10_000
const figure = (counted: Counted) => ({ n: counted.n, right: share(counted) })

const RIGHT = "count(*) filter (where c.outcome = 'RIGHT')::int as right"
const WEEK = "to_char(date_trunc('week', c.at at time zone 'Asia/Shanghai'), 'YYYY-MM-DD')"

export async function qualityOf(db: Db, filter: QualityFilter): Promise<Quality> {
  const { where, values } = whereOf(filter)
  const from = `from recognition_correction c where ${where}`
  const bucket = `width_bucket(c.confidence::float8, array[${BOUNDS.slice(1, -1).join(', ')}]::float8[])`
  const [cells, reliability, weeks] = await Promise.all([
    db.rows<Counted & { kind: string; field: string; source: string; missed: number }>(
      `select c.kind, c.field, c.source, count(*)::int as n, ${RIGHT}, count(*) filter (where c.outcome = 'MISSED')::int as missed
         ${from} group by 1, 2, 3 order by 1, 4 desc, 2, 3`,
      values,
    ),
    db.rows<Counted & { source: string; bucket: number }>(
      `select c.source, ${bucket} as bucket, count(*)::int as n, ${RIGHT}
         ${from} and c.confidence is not null and c.outcome <> 'MISSED' group by 1, 2 order by 1, 2`,
      values,
    ),
    db.rows<Counted & { source: string; week: string }>(
      `select c.source, ${WEEK} as week, count(*)::int as n, ${RIGHT} ${from} group by 1, 2 order by 2, 1`,
      values,
    ),
  ])
  const sources = [...new Set(cells.map(({ source }) => source))].sort()
  const sumOf = (rows: readonly Counted[]): Counted => ({
    n: rows.reduce((sum, row) => sum + row.n, 0),
    right: rows.reduce((sum, row) => sum + row.right, 0),
  })
  return {
    least: LEAST,
    sources: sources.map((source) => ({
      source,
      ...figure(sumOf(cells.filter((cell) => cell.source === source))),
    })),
    cells: cells.map(({ kind, field, source, missed, ...counted }) => ({
      kind,
      field,
      source,
      ...figure(counted),
      missed: share({ n: counted.n, right: missed }),
    })),
    reliability: reliability.map(({ source, bucket: at, ...counted }) => ({
      source,
      low: BOUNDS[at]!,
      high: BOUNDS[at + 1]!,
      ...figure(counted),
    })),
    weeks: weeks.map(({ source, week, ...counted }) => ({ source, week, ...figure(counted) })),
  }
}
