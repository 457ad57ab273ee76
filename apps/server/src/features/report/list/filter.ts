import type { ReportRow } from '@xinjian/contract'
import type { ReportSort } from '@xinjian/contract/report/verdicts'
import { likeOf } from '../../../db/like.ts'
import type { Value } from '../../../db/pool.ts'
import { within } from '../../../db/scope.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { notReportSealed } from '../../consent/index.ts'
import { WITH_ENTERPRISE } from '../store.ts'

export interface ReportFilter {
  taxId?: string | undefined
  reportType?: string | undefined
  keyword?: string | undefined
  status?: string | undefined
  decision?: ReportRow['decision'] | undefined
  grade?: string | undefined
  /** Both included. */
  scoreFrom?: number | undefined
  scoreTo?: number | undefined
  /** Days in China, both included. */
  from?: string | undefined
  to?: string | undefined
  /** Default: the newest first. */
  sort?: ReportSort | undefined
}

/** SQL of `from … where …` over `report r`, `$1` is the company; conditions of a page go behind it. */
export interface Found {
  sql: string
  values: Value[]
}

/** What is shown of a report `r` that nobody may look at tells nothing of its verdict, and so do lists. */
export const VERDICT_SHOWN = notReportSealed('r')

/**
 * Reports that the filter leaves of those that the session sees. Only what is asked for is a condition, so that each combination is led
 * by the index that fits it.
 */
export function foundBy(tenant: TenantDb, filter: ReportFilter): Found {
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value) + 1}`
  const conditions = ['r.company_id = $1']
  if (filter.taxId) conditions.push(`e.tax_no = ${put(filter.taxId)}`)
  if (filter.reportType) conditions.push(`r.report_type = ${put(filter.reportType)}`)
  const like = likeOf(filter.keyword)
  if (like) {
    const at = put(like)
    conditions.push(`(e.name ilike ${at} or e.tax_no like ${at} or r.report_no like ${at})`)
  }
  if (filter.status) conditions.push(`r.status = ${put(filter.status)}`)
  if (filter.from) conditions.push(`r.created_at >= ${put(filter.from)}::date`)
  if (filter.to) conditions.push(`r.created_at < ${put(filter.to)}::date + 1`)
  const verdict: string[] = []
  if (filter.decision) verdict.push(`r.decision_rank = rank_of_decision(${put(filter.decision)})`)
  if (filter.grade) verdict.push(`r.grade_rank = rank_of_grade(${put(filter.grade)})`)
  if (filter.scoreFrom !== undefined)
    verdict.push(`r.score_rank >= ${put(filter.scoreFrom)}::float8`)
  if (filter.scoreTo !== undefined) verdict.push(`r.score_rank <= ${put(filter.scoreTo)}::float8`)
  if (verdict.length > 0) conditions.push(...verdict, VERDICT_SHOWN)
  const named = filter.taxId || like ? ` ${WITH_ENTERPRISE}` : ''
  const seen = within(tenant.scope, values).reports('r')
  return { sql: `from report r${named} where ${conditions.join(' and ')}${seen}`, values }
}
