import type { ReportOrder, ReportSort } from '@xinjian/contract/report/verdicts'
import { VERDICT_SHOWN } from './filter.ts'

type Column = readonly [sql: string, type: string]

/** A run of rows of a list in one order, all columns downwards or all upwards. None of them is ever null within it. */
export interface Part {
  columns: readonly Column[]
  down: boolean
  /** Condition on `report r` of the rows that stand in it. */
  where: string
}

const AT: readonly Column[] = [
  ['r.created_at', 'timestamptz'],
  ['r.report_no', 'text'],
]

/** The column of each order before time and number, and whether it is what a sealed report does not tell. */
const BY: Record<ReportOrder, { column?: Column; secret?: true }> = {
  createdAt: {},
  reportType: { column: ['r.report_type', 'text'] },
  decision: { column: ['r.decision_rank', 'smallint'], secret: true },
  grade: { column: ['r.grade_rank', 'smallint'], secret: true },
  score: { column: ['r.score_rank', 'float8'], secret: true },
}

/**
 * The parts of a list one after the other. By what a verdict says: those that tell it, then all that do not, the newest first, whichever
 * way the order runs. Where a report stands must not tell what its row does not.
 */
export function partsOf(sort: ReportSort): readonly [Part] | readonly [Part, Part] {
  const { column, secret } = BY[sort.replace('-', '') as ReportOrder]
  const down = sort.startsWith('-')
  const columns = column ? [column, ...AT] : AT
  if (!column || !secret) return [{ columns, down, where: 'true' }]
  const [ranked] = column
  return [
    { columns, down, where: `(${ranked} is not null and ${VERDICT_SHOWN})` },
    { columns: AT, down: true, where: `(${ranked} is null or not ${VERDICT_SHOWN})` },
  ]
}

/** SQL of `order by` within a part. */
export const orderOf = ({ columns, down }: Part): string =>
  `order by ${columns.map(([sql]) => `${sql}${down ? ' desc' : ''}`).join(', ')}`
