/** Rows of one table of a company, line by line, from a place on: in the order of its key, so that whoever takes over goes on there. */
import pg from 'pg'
import type { Db } from '../../db/pool.ts'
import { refusedAs } from '../../http/refusal.ts'
import type { Columns } from '../../security/column/column.ts'
import { sealedPairs } from '../../security/column/pairs.ts'
import { shownOf, type Words } from './personal.ts'
import type { Table } from './tables.ts'

export interface ReadBatch {
  /** One JSON object a row, without its line end. */
  lines: readonly string[]
  /** Key of the last row; null = there is no further one. */
  place: string[] | null
}

/** Rows of the first batch; then as many as come to about so many characters: rows may hold pictures or a few numbers. */
const FIRST_ROWS = 8
const MOST_ROWS = 2_000
const BATCH_CHARS = 2 ** 20

/** @returns rows of the next batch, by those of the last one */
export function nextRows(rows: number, chars: number): number {
  const fitting = Math.floor((rows * BATCH_CHARS) / Math.max(1, chars))
  return Math.max(1, Math.min(fitting, 4 * rows, MOST_ROWS))
}

const WORDS = /^(?:text|text\[\]|jsonb)$/
const JSON_TYPE = 'jsonb'

const id = pg.escapeIdentifier
const object = (names: readonly string[]): string =>
  names.length === 0
    ? "'{}'::json"
    : `(select row_to_json(o) from (select ${names.map((name) => `t.${id(name)}`).join(', ')}) o)`

/**
 * @param from reads what the table is read by: the company's own connection or the platform's; and opens what rests sealed
 * @param after key of the row before; null = from the first
 */
export async function* readTable(
  from: { db: Db; columns: Columns },
  table: Table,
  companyId: number,
  after: readonly string[] | null,
): AsyncGenerator<ReadBatch> {
  const { columns, key } = table
  const words = columns.filter(({ type }) => WORDS.test(type)).map(({ name }) => name)
  const json = columns.filter(({ type }) => type === JSON_TYPE).map(({ name }) => name)
  const plain = columns.filter(({ type }) => !WORDS.test(type)).map(({ name }) => name)
  const keys = key.map(({ name }) => `t.${id(name)}`)
  const behind = key.map(({ type }, i) => `$${i + 2}::text::${type}`)
  const text = (started: boolean) => `
    select ${object(plain)}::text as plain, ${object(words)} as words, ${object(sealed)} as sealed, array[${keys.map((k) => `${k}::text`).join(', ')}]::text[] as place
      from ${id(table.name)} t
     where ${table.own}${table.open ? ` and ${table.open}` : ''}
       ${started && keys.length > 0 ? `and (${keys.join(', ')}) > (${behind.join(', ')})` : ''}
     order by ${keys.length > 0 ? keys.join(', ') : '1'} limit $${started ? keys.length + 2 : 2}`
  // One that is left out is left out of what is opened, too.
  const pairs = sealedPairs().filter(
    ({ table: name, clear }) => name === table.name && columns.some((one) => one.name === clear),
  )
  const sealed = pairs.map((pair) => pair.sealed)
  const shown = shownOf(table.name, words, json)
  let place = after
  let most = FIRST_ROWS
  for (;;) {
    const rows = await from.db.rows<Row>(text(place !== null), [companyId, ...(place ?? []), most])
    const last = rows.length < most || keys.length === 0
    const next = last ? null : rows.at(-1)!.place
    const lines: string[] = []
    for (const row of rows) {
      const clear = await opened(from.columns, pairs, companyId, row)
      lines.push(lineOf(row.plain, shown.words({ ...row.words, ...clear })))
    }
    yield { lines, place: next }
    if (next === null) return
    place = next
    most = nextRows(
      rows.length,
      lines.reduce((sum, line) => sum + line.length, 0),
    )
  }
}

interface Row {
  plain: string
  words: Words
  /** As PostgreSQL writes bytes in JSON: `\x` and hex. */
  sealed: Readonly<Record<string, string | null>>
  /** Its key. */
  place: string[]
}

/** What rests sealed, where it stood in clear; of what does not open, the words that say so. */
async function opened(
  columns: Columns,
  pairs: ReturnType<typeof sealedPairs>,
  companyId: number,
  { sealed, place }: Row,
): Promise<Words> {
  const cells: Record<string, unknown> = {}
  for (const { name, clear, sealed: at, json } of pairs) {
    const bytes = sealed[at]
    if (!bytes) continue
    const cell = { companyId, column: name, row: place.join('/') }
    const resting = { clear: null, sealed: Buffer.from(bytes.slice(2), 'hex') }
    cells[clear] = await columns.open(cell, resting).then(
      (text) => (json ? JSON.parse(text) : text),
      refusedAs(({ message }) => message),
    )
  }
  return cells
}

/** Numbers go as the database wrote them: none passes through those of JavaScript, which would round the long ones. */
function lineOf(plain: string, words: Words): string {
  const own = JSON.stringify(words)
  if (own === '{}') return plain
  return plain === '{}' ? own : `${plain.slice(0, -1)},${own.slice(1)}`
}
