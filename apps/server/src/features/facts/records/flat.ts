/** A dataset whose rows are told as they are stored: one line a column, and everything else follows from the lines. */
import type { SqlField } from '../../../db/condition-sql.ts'
import type { SourceRow } from '../../../outside/source/connector.ts'
import { column, type StoredColumn } from './columns.ts'
import type { DatasetEvidence, FactDataset, Listing } from './dataset.ts'
import type { FactTable } from './fact-row.ts'
import { heldSql } from './held-facts.ts'
import { date, fen, number, text } from './values.ts'

/** `flag` is yes or no. `integer` is a whole number that conditions may compare. */
type Kind = StoredColumn['kind'] | 'integer' | 'flag'

export interface FlatColumn {
  kind?: Kind
  /** What the source calls it. */
  from: string
  /** What stands where the source tells nothing; absent = nothing does. */
  otherwise?: string | number
  /** How it is read where its kind does not say it all. */
  read?: (value: unknown) => unknown
  /** Its name among the engine's facts, and in conditions on them; absent = they do not speak of it. */
  fact?: string
  /** As the engine's facts take it, where its kind does not say it all: SQL. */
  held?: string
  /** Its heading in the office's list; absent = it is not listed. */
  zh?: string
  en?: string
  /** As it is listed, where the column does not say it all: SQL over the row `r`. */
  shown?: string
  /** Its sum over rows means nothing. */
  unsummed?: true
}

const READ: Record<Kind, (value: unknown) => unknown> = {
  text,
  grade: text,
  date,
  money: fen,
  number,
  integer: number,
  wan: number,
  percent: number,
  flag: (value) => value === true,
}
/** Numerics come as text, days as the driver's: the engine takes numbers and ISO days. */
const CAST: Partial<Record<Kind, string>> = {
  date: '::text',
  number: '::float8',
  wan: '::float8',
  percent: '::float8',
}
const TYPE: Partial<Record<Kind, string>> = {
  date: 'date',
  money: 'bigint',
  integer: 'int',
  number: 'numeric',
  wan: 'numeric',
  percent: 'numeric',
}

const LISTED: Partial<Record<Kind, StoredColumn['kind']>> = { integer: 'text', flag: 'text' }

export interface FlatSpec<C extends string>
  extends Pick<FactDataset, 'snapshot' | 'collect' | 'highlights' | 'filed' | 'at' | 'digest'> {
  table: FactTable
  /** What the source calls the dataset. */
  part: string
  /** What makes a row the same fact as last time. */
  key(row: SourceRow): string
  columns: Readonly<Record<C, FlatColumn>>
  /** Columns in the order they are listed; absent = as they stand. */
  listed?: readonly NoInfer<C>[]
  order: string
  search: readonly string[]
  shown?: Listing['shown']
  evidence?: Pick<DatasetEvidence, 'title' | 'counter' | 'byFile'> & {
    /** Fields of conditions that are no column, or not as it stands. */
    fields?: DatasetEvidence['fields']
  }
}

/** The dataset, and the statement that reads its rows as the engine's facts have them. */
export function flatDataset<C extends string>(
  spec: FlatSpec<C>,
): FactDataset & { readonly held: string } {
  const { table, part, key, columns, order, search, shown, evidence, listed, ...rest } = spec
  const all = Object.entries<FlatColumn>(columns)
  // A book has a million rows: each is made in the order in which its hash takes it.
  const readers = all
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, { kind = 'text', from, read = READ[kind], otherwise = null }]) =>
        ({ name, from, read, otherwise }) as const,
    )
  const rowOf = (row: SourceRow): Record<string, unknown> => {
    const made: Record<string, unknown> = {}
    for (const { name, from, read, otherwise } of readers) made[name] = read(row[from]) ?? otherwise
    return made
  }
  const fields = all.flatMap(([name, { kind = 'text', fact }]): [string, SqlField][] =>
    fact ? [[fact, { sql: `r.${name}`, type: TYPE[kind] ?? 'text' }]] : [],
  )
  const held = all.flatMap(([name, { kind = 'text', fact, held: sql }]) =>
    fact ? `${sql ?? `${name}${CAST[kind] ?? ''}`} as "${fact}"` : [],
  )
  const names = listed ?? all.map(([name]) => name as C)
  return {
    ...rest,
    table,
    parts: { [part]: (row) => [{ table, key: key(row), columns: rowOf(row) }] },
    listing: {
      columns: names.flatMap((name) => listedColumn(name, columns[name])),
      order,
      search,
      ...(shown && { shown }),
    },
    ...(evidence && {
      evidence: {
        ...evidence,
        fields: {
          key: { sql: 'r.row_key', type: 'text' },
          ...Object.fromEntries(fields),
          ...evidence.fields,
        },
      },
    }),
    held: heldSql(table, held.join(', ')),
  }
}

function listedColumn(
  name: string,
  { kind = 'text', zh, en, shown, unsummed }: FlatColumn,
): StoredColumn[] {
  if (!zh || !en) return []
  const listed = column(name, zh, en, LISTED[kind] ?? (kind as StoredColumn['kind']), shown)
  return [unsummed ? { ...listed, unsummed } : listed]
}
