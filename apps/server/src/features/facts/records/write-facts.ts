/** Facts into their tables: a row that is as it was leaves no trace, a changed one becomes the next revision. */
import type { Dataset } from '@xinjian/contract'
import type { RecordDataset } from '@xinjian/format/datasets/datasets'
import type { TABLES } from '../../../db/rows/tables.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import type { SourceRow } from '../../../outside/source/connector.ts'
import { lockFactMarks } from '../../enterprise/index.ts'
import type { FactDataset } from './dataset.ts'
import { type FactRow, type FactTable, hashOf, type Provenance } from './fact-row.ts'
import { retireWhere } from './files/retire.ts'
import { monthsOf } from './ledger/digest/digest.ts'
import { KeyCounts } from './ledger/key-counts.ts'
import { factDataset, tablesOf } from './registry.ts'
import { UPLOAD } from './source.ts'

/** Collected, told by files, or public. */
type Stored = Dataset | RecordDataset

/** A book has tens of thousands of rows, and one statement takes its rows as an array for each column. */
const ROWS_AT_ONCE = 5_000

/** Writes all facts of a dataset in one go. @returns how many rows are new or changed */
export async function writeFacts(
  tx: TenantDb,
  from: Provenance,
  facts: readonly FactRow[],
  dataset: Stored,
): Promise<number> {
  const { digest } = known(dataset)
  // Sums are made of the rows of every writer: one after the other.
  if (digest) await lockFactMarks(tx, from.enterpriseId)
  const written = await writeRows(tx, from, facts, dataset)
  const months = digest && monthsOf(digest, facts)
  if (months && written > 0) await digest.refresh(tx, from.enterpriseId, months)
  return written
}

/** The same without the sums by month. */
export async function writeRows(
  tx: TenantDb,
  from: Provenance,
  facts: readonly FactRow[],
  dataset: Stored,
): Promise<number> {
  const { snapshot, filed, table: main, ...rest } = known(dataset)
  const giveWay = from.source === UPLOAD ? undefined : filed?.giveWay
  let written = giveWay ? await giveWay(tx, from, facts) : 0
  for (const table of tablesOf({ table: main, ...rest })) {
    const rows = distinct(facts.filter((f) => f.table === table))
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
      written += await writeTable(tx, from, table, rows.slice(at, at + ROWS_AT_ONCE))
    // What was shown last time is shown no more.
    if (snapshot && table === main)
      await retireWhere(
        tx,
        from,
        table,
        'not (l.row_key = any($3))',
        rows.map((r) => r.key),
      )
  }
  return written
}

/**
 * All that a program tells of a book for a period now: what it told of it otherwise is gone. `period` as `at` of the dataset says it; null = the
 * periods of the rows themselves, or the book has none. What came another way stays.
 */
export async function writeWhole(
  tx: TenantDb,
  from: Provenance,
  facts: readonly FactRow[],
  dataset: Dataset,
  period: string | null,
): Promise<number> {
  const { at, digest, table } = known(dataset)
  if (!at) throw new Error(`${dataset} is no book`)
  // Sums are made of the rows of every writer: one after the other.
  if (digest) await lockFactMarks(tx, from.enterpriseId)
  const written = await writeRows(tx, from, facts, dataset)
  const { sql, column } = at
  const periods =
    period !== null
      ? [period]
      : [...new Set(facts.map((f) => String(f.columns[column ?? ''] ?? '')))]
  const keys = distinct(facts).map(({ key }) => key)
  const which = 'l.source = $4 and not (l.row_key = any($3))'
  const gone = await retireWhere(tx, from, table, which, keys, [], { sql, periods })
  // Of a month that was emptied no row says which it was.
  const months = digest && facts.length > 0 ? monthsOf(digest, facts) : null
  if (digest && written + gone > 0) await digest.refresh(tx, from.enterpriseId, months)
  return written + gone
}

function known(dataset: Stored): FactDataset {
  const found = factDataset(dataset)
  if (!found) throw new Error(`${dataset} has no flat records`)
  return found
}

/** Facts of one row of a dataset, or of a part of it, as its source calls it. */
export const factsOf = (dataset: Stored, part: string, row: SourceRow): FactRow[] =>
  factDataset(dataset)?.parts[part]?.(row) ?? []

interface KeyedRow extends FactRow {
  hash: string
}

const distinct = (facts: readonly FactRow[]): KeyedRow[] =>
  keyed(facts).map((fact) => ({ ...fact, hash: hashOf(fact.columns) }))

/** Two rows of one key are two facts: the second gets a number of its own, in the bureau's order. */
export function keyed(facts: readonly FactRow[]): FactRow[] {
  const seen = new KeyCounts()
  return facts.map((fact) => numbered(fact, seen))
}

/** The same of rows that come one by one. @param seen keys met before */
export function numbered(fact: FactRow, seen: KeyCounts): FactRow {
  const n = seen.count(fact.key)
  return n === 1 ? fact : { ...fact, key: `${fact.key}#${n}` }
}

/**
 * Columns go as arrays of their own types: to read rows from one JSON took the database longer than to write them (docs/decisions/0272). The look
 * for what is held is left out where the enterprise has nothing in the table yet.
 */
async function writeTable(
  tx: TenantDb,
  from: Provenance,
  table: FactTable,
  rows: readonly KeyedRow[],
): Promise<number> {
  const first = rows[0]
  if (!first) return 0
  const columns = Object.keys({ ...first.columns, ...first.found })
  const types = await columnTypes(tx, table)
  const typeOf = (column: string): string => {
    const type = types.get(column)
    // Of an array `unnest` would make rows.
    if (!type || type.endsWith('[]'))
      throw new Error(`${table}.${column}: no column of a flat record`)
    return type
  }
  const values = columns.map((column) => {
    const of = ({ columns: own, found }: KeyedRow): unknown =>
      own[column] ?? (found as Record<string, unknown> | undefined)?.[column] ?? null
    return typeOf(column) === 'jsonb' ? rows.map((row) => jsonOf(of(row))) : rows.map(of)
  })
  return tx.run(
    `insert into ${table} (company_id, enterprise_id, row_key, revision, hash, source, collected_at, contract_no, task_id, ${columns.join(', ')})
     select $1::int, $2::int, r.row_key, coalesce(l.revision, 0) + 1, r.hash, $3, now(), $4, $5, ${columns.map((c) => `r.${c}`).join(', ')}
       from unnest($6::text[], $7::text[], ${columns.map((c, i) => `$${i + 8}::${typeOf(c)}[]`).join(', ')})
            as r (row_key, hash, ${columns.join(', ')})
       left join lateral (
         select revision, hash, gone from ${table} t
          where t.company_id = $1 and t.enterprise_id = $2 and t.row_key = r.row_key
            and (select exists (select 1 from ${table} h where h.company_id = $1 and h.enterprise_id = $2))
          order by revision desc limit 1) l on true
      where l.hash is distinct from r.hash or l.gone`,
    [
      from.enterpriseId,
      from.source,
      from.contractNo,
      from.taskId,
      rows.map(({ key }) => key),
      rows.map(({ hash }) => hash),
      ...values,
    ],
  )
}

const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

type Table = (typeof TABLES)[number]

type Types = ReadonlyMap<string, string>

/** Open database → table → column → type. A release changes no type of a column that the one before writes. */
const typesOf = new WeakMap<object, Map<Table, Types>>()

const TYPES = `select a.attname as name, format_type(a.atttypid, null) as type
   from (select $1::int as company_id) own join pg_attribute a on a.attrelid = $2::text::regclass and a.attnum > 0 and not a.attisdropped
  where company_id = $1`

/** Column → SQL type (`bigint`, `date`, `jsonb` …), as the database has them; asked once of each table. */
async function columnTypes(tenant: TenantDb, table: Table): Promise<Types> {
  const tables = typesOf.get(tenant.database) ?? new Map<Table, Types>()
  typesOf.set(tenant.database, tables)
  const kept = tables.get(table)
  if (kept) return kept
  const rows = await tenant.rows<{ name: string; type: string }>(TYPES, [table])
  const types = new Map(rows.map(({ name, type }) => [name, type]))
  tables.set(table, types)
  return types
}
