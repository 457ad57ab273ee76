/** SQL of graph queries. None is ever changed or removed: what its consent ended is not shown. */
import type { contract, DataOf } from '@xinjian/contract'
import { formatDay, parseDay } from '@xinjian/engine/kit/calendar/window'
import type { GraphView } from '@xinjian/graph/graph'
import { likeOf } from '../../db/like.ts'
import type { Value } from '../../db/pool.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { isWithdrawn } from '../consent/index.ts'

export interface GraphQueryRecord {
  no: string
  at: Date
  enterprise_id: number
  enterprise_name: string
  tax_no: string
  view: GraphView
  levels: number
  nodes: number
  edges: number
  findings: number
  charged: boolean
  made_by: string
  used: number[]
  /** A consent that it rests on was taken back. */
  sealed: boolean
}

export interface KeptGraph extends GraphQueryRecord {
  answer: Uint8Array
  rows_of: Uint8Array
}

/** Of a row `g` of `graph_query`; needs the company as `$1`. */
export const isGraphSealed = (g: string): string =>
  `exists (select 1 from unnest(${g}.collected) as c (id) where ${isWithdrawn('c.id')})`
const COLUMNS = `g.no, g.at, g.enterprise_id, g.enterprise_name, g.tax_no, g.view, g.levels, g.nodes, g.edges, g.findings, g.charged,
  g.made_by, g.used, ${isGraphSealed('g')} as sealed`

/** SQL: queries that the session may see: all of its company, or its own. */
function seen({ scope }: TenantDb, values: Value[]): string {
  const own = scope.madeBy === null ? '' : ` and g.made_by = $${values.push(scope.madeBy) + 1}`
  return `${own}${within({ ...scope, madeBy: null }, values).enterprises('g.enterprise_id')}`
}

export interface NewGraphQuery extends Omit<GraphQueryRecord, 'at' | 'sealed'> {
  requestId: string | null
  filters: object
  collected: number[]
  answer: Buffer
  rowsOf: Buffer
}

/** How many were written: none where the same user asked the same at once. */
export const insertGraphQuery = (tx: TenantDb, of: NewGraphQuery): Promise<number> =>
  tx.run(
    `insert into graph_query (company_id, no, request_id, enterprise_id, enterprise_name, tax_no, view, levels, filters, nodes, edges,
       findings, charged, used, collected, answer, rows_of, made_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) on conflict do nothing`,
    [
      ...[of.no, of.requestId, of.enterprise_id, of.enterprise_name, of.tax_no, of.view, of.levels],
      ...[JSON.stringify(of.filters), of.nodes, of.edges, of.findings, of.charged],
      ...[of.used, of.collected, of.answer, of.rowsOf, of.made_by],
    ],
  )

export const graphByNo = (tenant: TenantDb, no: string): Promise<KeptGraph | null> => {
  const values: Value[] = [no]
  const visible = seen(tenant, values)
  return tenant.one<KeptGraph>(
    `select ${COLUMNS}, g.answer, g.rows_of from graph_query g where g.company_id = $1 and g.no = $2 ${visible}`,
    values,
  )
}

/** What the same user asked for under the same name before. */
export const graphByRequest = (
  tenant: TenantDb,
  madeBy: string,
  requestId: string,
): Promise<KeptGraph | null> =>
  tenant.one<KeptGraph>(
    `select ${COLUMNS}, g.answer, g.rows_of from graph_query g
      where g.company_id = $1 and g.made_by = $2 and g.request_id = $3`,
    [madeBy, requestId],
  )

export interface GraphRecordFilter {
  keyword?: string | undefined
  view?: GraphView | undefined
  from?: string | undefined
  to?: string | undefined
}

type Row = DataOf<typeof contract.graph.graphRecords>['rows'][number]

/** Newest first; days are those of China. */
export async function graphPage(
  tenant: TenantDb,
  filter: GraphRecordFilter,
  page: number,
  size: number,
): Promise<{ total: number; rows: Row[] }> {
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value) + 1}`
  const conditions = ['g.company_id = $1']
  if (filter.view) conditions.push(`g.view = ${put(filter.view)}`)
  if (filter.from) conditions.push(`g.at >= ${put(midnight(filter.from))}::timestamptz`)
  if (filter.to)
    conditions.push(`g.at < ${put(midnight(formatDay(parseDay(filter.to)! + 1)))}::timestamptz`)
  const like = likeOf(filter.keyword)
  if (like) {
    const at = put(like)
    conditions.push(`(g.enterprise_name ilike ${at} or g.tax_no ilike ${at} or g.no ilike ${at})`)
  }
  const where = `${conditions.join(' and ')} ${seen(tenant, values)}`
  const at = values.length + 2
  const [rows, count] = await Promise.all([
    tenant.rows<GraphQueryRecord>(
      `select ${COLUMNS} from graph_query g where ${where} order by g.at desc, g.no desc limit $${at} offset $${at + 1}`,
      [...values, size, (page - 1) * size],
    ),
    tenant.one<{ n: number }>(
      `select count(*)::int as n from graph_query g where ${where}`,
      values,
    ),
  ])
  return { rows: rows.map(wireRecord), total: count?.n ?? 0 }
}

const midnight = (day: string): string => `${day}T00:00:00+08:00`

/** That it was asked and charged is told of a sealed one; what was found is not. */
const wireRecord = (row: GraphQueryRecord): Row => ({
  queryNo: row.no,
  at: row.at.toISOString(),
  user: row.made_by,
  enterpriseName: row.enterprise_name,
  taxNo: row.tax_no,
  view: row.view,
  levels: row.levels,
  ...(row.sealed
    ? { nodes: null, edges: null, findings: null }
    : { nodes: row.nodes, edges: row.edges, findings: row.findings }),
  charged: row.charged,
  sealed: row.sealed,
})
