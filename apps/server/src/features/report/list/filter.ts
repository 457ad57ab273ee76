import type { ReportRow } from '@xinjian/contract'
import type { ReportSort } from '@xinjian/contract/report/verdicts'
import { likeBy, likeOf } from '../../../db/like.ts'
import { onDays } from '../../../db/lists/days.ts'
import { amongOf, enterprisesNamed, lookUp, namedSql } from '../../../db/lists/worded.ts'
import type { Value } from '../../../db/pool.ts'
import { within } from '../../../db/scope.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { noSealedReport } from '../../consent/index.ts'
import { WITH_ENTERPRISE } from '../store.ts'

export interface ReportFilter {
  taxId?: string | undefined
  reportType?: string | undefined
  /** One of these. */
  reportTypes?: readonly string[] | undefined
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
export const VERDICT_SHOWN = noSealedReport('r')

/**
 * Reports that the filter leaves of those that the session sees. Only what is asked for is a condition, so that each combination is led
 * by the index that fits it; those that may hold a searched text are looked up first. `end`: number of the last row that is read; default: all are.
 */
export async function foundBy(
  tenant: TenantDb,
  filter: ReportFilter,
  end = Number.POSITIVE_INFINITY,
): Promise<Found> {
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value) + 1}`
  const conditions = ['r.company_id = $1']
  if (filter.taxId) conditions.push(`e.tax_no = ${put(filter.taxId)}`)
  if (filter.reportType) conditions.push(`r.report_type = ${put(filter.reportType)}`)
  if (filter.reportTypes) conditions.push(`r.report_type = any(${put([...filter.reportTypes])})`)
  const held = filter.keyword ? await heldBy(tenant, filter.keyword, end, values) : null
  if (held && !held.few) conditions.push(held.sql)
  if (filter.status) conditions.push(`r.status = ${put(filter.status)}`)
  conditions.push(...onDays('r.created_at', filter, put))
  const verdict: string[] = []
  if (filter.decision) verdict.push(`r.decision_rank = rank_of_decision(${put(filter.decision)})`)
  if (filter.grade) verdict.push(`r.grade_rank = rank_of_grade(${put(filter.grade)})`)
  if (filter.scoreFrom !== undefined)
    verdict.push(`r.score_rank >= ${put(filter.scoreFrom)}::float8`)
  if (filter.scoreTo !== undefined) verdict.push(`r.score_rank <= ${put(filter.scoreTo)}::float8`)
  if (verdict.length > 0) conditions.push(...verdict, VERDICT_SHOWN)
  const named = filter.taxId ? ` ${WITH_ENTERPRISE}` : ''
  const seen = within(tenant.scope, values).reports('r')
  // What was looked up is read first, and then put in order: walking the list for a few rows of it comes to its end.
  const reports = held?.few
    ? `(select * from report r where r.company_id = $1 and ${held.sql} offset 0) r`
    : 'report r'
  return { sql: `from ${reports}${named} where ${conditions.join(' and ')}${seen}`, values }
}

/**
 * What the keyword leaves: of enterprises whose name or tax number hold it, or with numbers that do. `few`: they were looked up.
 */
async function heldBy(
  tenant: TenantDb,
  keyword: string,
  end: number,
  values: Value[],
): Promise<{ sql: string; few: boolean }> {
  const [enterprises, numbers] = await Promise.all([
    enterprisesNamed(tenant, keyword),
    lookUp(tenant, 'report', keyword),
  ])
  if (enterprises === null || numbers === null) {
    const at = `$${values.push(likeOf(keyword)) + 1}`
    return {
      sql: `(${await namedSql(tenant, { id: 'r.enterprise_id', keyword, like: at, end })} or r.report_no ${likeBy(keyword)} ${at})`,
      few: false,
    }
  }
  // What was looked up may hold the text; of numbers it is compared here.
  const own = numbers.filter((no) => no.includes(keyword.toUpperCase()))
  const ways = [
    ...(enterprises.length > 0
      ? [amongOf('r.enterprise_id', 'enterprise', enterprises, values)]
      : []),
    ...(own.length > 0 ? [amongOf('r.report_no', 'report', own, values)] : []),
  ]
  return { sql: ways.length > 0 ? `(${ways.join(' or ')})` : 'false', few: true }
}
