/**
 * Records of a bureau behind a figure: any flat fact table, by the columns of its listing; of returns and statements their lines. Rows are read as they stood at the
 * report's cut-off: the highest revision collected by then, without what was gone by then.
 */
import type { EvidenceColumn, EvidenceRow } from '@xinjian/contract'
import type { Condition } from '@xinjian/engine/report/condition'
import type { RecordDataset, RecordEvidence } from '@xinjian/engine/report/document'
import { conditionSql, type Put, type SqlField } from '../../../db/condition-sql.ts'
import { likeOf } from '../../../db/like.ts'
import type { Value } from '../../../db/pool.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import type { AsOf, EvidenceOptions, EvidenceSource } from '../evidence/read.ts'
import { cellsOf, type StoredColumn } from './columns.ts'
import { alike } from './evidence/alike.ts'
import { recordBehind } from './evidence/record.ts'
import { recordListing } from './evidence-listings.ts'
import type { FactTable } from './fact-row.ts'
import type { Listing } from './listings.ts'
import { RECORD_FIELDS } from './record-fields.ts'

/** What rows are called and counted as. */
const NAMES: Record<RecordDataset, { title: string; counter: string }> = {
  CREDIT_RATING: { title: '纳税信用评级', counter: '条' },
  TAX_PAYMENT: { title: '税款缴纳', counter: '笔' },
  VAT_RETURN: { title: '增值税申报表', counter: '栏' },
  CIT_RETURN: { title: '企业所得税申报表', counter: '行' },
  FIN_STATEMENT: { title: '财务报表', counter: '项' },
  TAX_ARREARS: { title: '欠税', counter: '笔' },
  TAX_VIOLATION: { title: '违法违章', counter: '条' },
  SOCIAL_INSURANCE: { title: '社保缴纳', counter: '条' },
  BANK_TAX_AUTH: { title: '银税互动授权', counter: '条' },
}

const TYPES: Record<StoredColumn['kind'], EvidenceColumn['type']> = {
  text: 'text',
  grade: 'text',
  date: 'date',
  money: 'money',
  number: 'number',
  wan: 'number',
  percent: 'number',
}
/** Rows of one fetch of a stream. */
const CHUNK = 2_000

export function recordEvidence(dataset: RecordDataset): EvidenceSource<RecordEvidence> {
  const listing = recordListing(dataset)
  const { columns } = listing
  const money = columns.filter(({ kind }) => kind === 'money')
  const summed = (query: RecordEvidence) =>
    alike(query) ? money.filter(({ unsummed }) => !unsummed) : []
  const sortable = columns.filter(({ kind }) => kind === 'date' || kind === 'money')
  return {
    title: () => NAMES[dataset].title,
    words: ({ words }) => words,
    columns: (query) => {
      const added = summed(query)
      return columns.map((column) => ({
        key: column.key,
        title: column.zh,
        type: TYPES[column.kind],
        ...(added.includes(column) ? { sum: true } : {}),
      }))
    },
    sorts: sortable.map(({ key }) => key),
    counter: NAMES[dataset].counter,
    async page(tenant, asOf, query, { page, size, ...options }) {
      const { sql, values } = matching(listing, dataset, asOf, query, options)
      const [{ rows: total, sums }, rows] = await Promise.all([
        totalsOf(tenant, summed(query), sql, values),
        rowsOf(tenant, listing, sql, values, options.sort, size, (page - 1) * size),
      ])
      return { total, rows, sums }
    },
    async totals(tenant, asOf, query) {
      const { sql, values } = matching(listing, dataset, asOf, query, {})
      return totalsOf(tenant, money, sql, values)
    },
    record(tenant, asOf, query, id) {
      const read = async (where: Condition): Promise<EvidenceRow[]> => {
        const { sql, values } = matching(listing, dataset, asOf, { ...query, where }, {})
        return rowsOf(tenant, listing, sql, values, undefined, CHUNK, 0)
      }
      return recordBehind(dataset, NAMES[dataset].title, this.columns(query), id, read)
    },
    async *stream(tenant, asOf, query, options) {
      const { sql, values } = matching(listing, dataset, asOf, query, options)
      for (let offset = 0; ; offset += CHUNK) {
        const rows = await rowsOf(tenant, listing, sql, values, options.sort, CHUNK, offset)
        if (rows.length > 0) yield rows
        if (rows.length < CHUNK) return
      }
    },
  }
}

async function totalsOf(
  tenant: TenantDb,
  money: readonly StoredColumn[],
  sql: string,
  values: readonly Value[],
): Promise<{ rows: number; sums: Record<string, number> }> {
  const sums = money.map(({ key }) => `, coalesce(sum(${key}), 0)::int8 as ${key}`).join('')
  const found = await tenant.one<Record<string, number>>(
    `select count(*)::int8 as n ${sums} from (${sql}) m`,
    [...values],
  )
  return {
    rows: found?.n ?? 0,
    sums: Object.fromEntries(money.map(({ key }) => [key, (found?.[key] ?? 0) / 100])),
  }
}

/** Rows of a table as they stood at the cut-off; company, enterprise and cut-off are its first values. */
const stoodThen = (table: FactTable): string => `
  select * from (
    select distinct on (row_key) * from ${table}
     where company_id = $1 and enterprise_id = $2
       and date_trunc('milliseconds', collected_at) <= $3::timestamptz
     order by row_key, revision desc) c where not c.gone`

/** Statement of all matching rows with the listing's columns; its values stand behind $1, the company. */
function matching(
  { table, within, columns, search, order }: Listing,
  dataset: RecordDataset,
  { enterpriseId, cutoff }: AsOf,
  query: RecordEvidence,
  { keyword }: EvidenceOptions,
): { sql: string; values: Value[] } {
  const values: Value[] = [enterpriseId, cutoff, likeOf(keyword)]
  const put: Put = (value, type) => {
    values.push(value)
    return `$${values.length + 1}::${type}`
  }
  const fields: Record<string, SqlField> = RECORD_FIELDS[dataset]
  const where = conditionSql(query.where, fields, put)
  const rowsThen = within
    ? `select ${within.columns} from (${stoodThen(table)}) own union all ${within.rows(stoodThen(within.table))}`
    : stoodThen(table)
  return {
    sql: `select r.row_key, row_number() over (order by ${order}) as position,
                 ${columns.map((c) => `${c.sql} as ${c.key}`).join(', ')}
            from (${rowsThen}) r
           where ${where} and ($4::text is null or ${search.map((s) => `${s} ilike $4`).join(' or ')})`,
    values,
  }
}

async function rowsOf(
  tenant: TenantDb,
  { columns, shown = (cells) => cells }: Listing,
  sql: string,
  values: readonly Value[],
  sort: string | undefined,
  size: number,
  offset: number,
): Promise<EvidenceRow[]> {
  const key = sort?.replace(/^-/, '')
  const order =
    key === undefined
      ? 'position'
      : `${key} ${sort?.startsWith('-') ? 'desc' : 'asc'} nulls last, position`
  const n = values.length + 1
  const rows = await tenant.rows<Record<string, unknown> & { row_key: string }>(
    `select * from (${sql}) m order by ${order} limit $${n + 1} offset $${n + 2}`,
    [...values, size, offset],
  )
  return rows.map((row) => ({ id: row.row_key, cells: shown(cellsOf(columns, row)) }))
}
