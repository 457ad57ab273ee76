/**
 * Records behind a figure: rows of a dataset by the columns of its list; of returns and statements their lines. Rows are read as they
 * stood at the report's cut-off: the highest revision collected by then, without what was gone by then.
 */
import type { EvidenceColumn, EvidenceRow } from '@xinjian/contract'
import type { Condition } from '@xinjian/engine/report/condition'
import type { RecordDataset, RecordEvidence } from '@xinjian/engine/report/document'
import { conditionSql, type Put } from '../../../db/condition-sql.ts'
import { likeOf } from '../../../db/like.ts'
import type { Value } from '../../../db/pool.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import type { AsOf, EvidenceOptions, EvidenceSource } from '../evidence/read.ts'
import { type Cells, cellsOf, column, type StoredColumn } from './columns.ts'
import type { DatasetEvidence, Listing } from './dataset.ts'
import { recordFound } from './evidence-record.ts'
import type { FactTable } from './fact-row.ts'
import { evidenceDatasets, evidenceOf, factDataset } from './registry.ts'
import { sourceName } from './source.ts'

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

/** Its rows as figures open them: of the list, or its lines; with where each came from, since a figure is worth what its rows are. */
interface Opened extends Omit<Listing, 'rows'> {
  table: FactTable
  within?: NonNullable<DatasetEvidence['lines']>['within']
  fields: DatasetEvidence['fields']
}

const SOURCE = column('source', '数据来源', 'Source')
const PLACE = column('place', '原件位置', 'Place in the file')

function openedOf(dataset: RecordDataset): Opened {
  const { lines, byFile, fields } = evidenceOf(dataset)
  const { table, listing } = factDataset(dataset)!
  const own = lines ?? ('told' in listing ? null : { table, ...listing })
  if (!own) throw new Error(`${dataset} has no rows that figures could open`)
  const { shown = (cells: Cells) => cells } = own
  return {
    ...own,
    fields,
    columns: [...own.columns, SOURCE, ...(byFile ? [PLACE] : [])],
    shown: (cells) => ({ ...shown(cells), source: sourceName(String(cells.source)) }),
  }
}

/** The evidence of every dataset that figures open. */
export const recordSources = (): Record<RecordDataset, EvidenceSource<RecordEvidence>> =>
  Object.fromEntries(
    evidenceDatasets().map(([dataset]) => [dataset, recordEvidence(dataset)]),
  ) as Record<RecordDataset, EvidenceSource<RecordEvidence>>

export function recordEvidence(dataset: RecordDataset): EvidenceSource<RecordEvidence> {
  const evidence = evidenceOf(dataset)
  const { title, counter, alike = () => true, told = [] } = evidence
  const listing = openedOf(dataset)
  const { columns } = listing
  const money = columns.filter(({ kind }) => kind === 'money')
  const summed = (query: RecordEvidence) =>
    alike(query.where) ? money.filter(({ unsummed }) => !unsummed) : []
  const sortable = columns.filter(({ kind }) => kind === 'date' || kind === 'money')
  return {
    title: () => title,
    words: ({ words }) => words,
    columns: (query) => {
      const added = summed(query)
      return columns.map((column) => ({
        ...wired(column),
        ...(added.includes(column) ? { sum: true } : {}),
      }))
    },
    sorts: sortable.map(({ key }) => key),
    counter,
    async page(tenant, asOf, query, { page, size, ...options }) {
      const { sql, values } = matching(listing, asOf, query, options)
      const [{ rows: total, sums }, rows] = await Promise.all([
        totalsOf(tenant, summed(query), sql, values),
        rowsOf(tenant, listing, sql, values, options.sort, size, (page - 1) * size),
      ])
      return { total, rows, sums }
    },
    async totals(tenant, asOf, query) {
      const { sql, values } = matching(listing, asOf, query, {})
      return totalsOf(tenant, money, sql, values)
    },
    record(tenant, asOf, query, id) {
      const whole = { ...listing, columns: [...columns, ...told] }
      const read = async (where: Condition): Promise<EvidenceRow[]> => {
        const { sql, values } = matching(whole, asOf, { ...query, where }, {})
        return rowsOf(tenant, whole, sql, values, undefined, CHUNK, 0)
      }
      return recordFound(evidence, [...this.columns(query), ...told.map(wired)], id, read)
    },
    async *stream(tenant, asOf, query, options) {
      const { sql, values } = matching(listing, asOf, query, options)
      for (let offset = 0; ; offset += CHUNK) {
        const rows = await rowsOf(tenant, listing, sql, values, options.sort, CHUNK, offset)
        if (rows.length > 0) yield rows
        if (rows.length < CHUNK) return
      }
    },
  }
}

const wired = ({ key, zh, kind }: StoredColumn): EvidenceColumn => ({
  key,
  title: zh,
  type: TYPES[kind],
})

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
  { table, within, columns, search, order, fields }: Opened,
  { enterpriseId, cutoff }: AsOf,
  query: RecordEvidence,
  { keyword }: EvidenceOptions,
): { sql: string; values: Value[] } {
  const values: Value[] = [enterpriseId, cutoff, likeOf(keyword)]
  const put: Put = (value, type) => {
    values.push(value)
    return `$${values.length + 1}::${type}`
  }
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
  { columns, shown = (cells) => cells }: Opened,
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
