/** The returns of an enterprise nine times over again, each time further back: ten times the declarations, as if filed that long. */
import type { Database } from '../../apps/server/src/db/pool.ts'

type Row = Record<string, unknown>

const TIMES = 9
const MONTH = /(\d{4})-?(\d{2})/g

const shifted = (text: string, years: number): string =>
  text.replace(MONTH, (month) => String(Number(month.slice(0, 4)) - years) + month.slice(4))

/** Columns of a return that name its time. */
function earlier(row: Row, years: number): Row {
  const copy = { ...row }
  for (const key of [
    'row_key',
    'return_key',
    'period_from',
    'period_to',
    'declared_on',
    'deadline',
  ])
    if (typeof copy[key] === 'string') copy[key] = shiftedKey(copy[key], years)
  if (typeof copy.year === 'number') copy.year -= years
  return copy
}

/** `A200000/2025Q4` has its year alone, `GENERAL/2025-01-2025-01` its months. */
const shiftedKey = (text: string, years: number): string => {
  const [, form, year, rest] = /^(A\d{6}\/)(\d{4})(.*)$/.exec(text) ?? []
  return year ? `${form}${Number(year) - years}${rest}` : shifted(text, years)
}

const TABLES = ['vat_return', 'vat_return_line', 'cit_return', 'cit_return_line']

export interface TenTimes {
  /** Nine times over again: how many returns there are then. */
  add(): Promise<number>
  /** As it was. */
  remove(): Promise<void>
}

export async function tenTimes(db: Database, enterpriseId: number): Promise<TenTimes> {
  const [span] = await db.rows<{ years: number }>(
    `select (max(left(period_to, 4))::int - min(left(period_from, 4))::int + 1) as years
       from vat_return where enterprise_id = $1`,
    [enterpriseId],
  )
  const own = new Map<string, Row[]>()
  for (const table of TABLES) {
    const rows = await db.rows<{ row: Row }>(
      `select to_jsonb(t) as row from ${table} t where enterprise_id = $1`,
      [enterpriseId],
    )
    own.set(
      table,
      rows.map(({ row }) => row),
    )
  }
  const tidy = () => db.pool.query(`vacuum (analyze) ${TABLES.join(', ')}`)
  return {
    async add() {
      for (const [table, rows] of own)
        for (let n = 1; n <= TIMES; n++)
          await db.run(
            `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
            [JSON.stringify(rows.map((row) => earlier(row, n * span!.years)))],
          )
      await tidy()
      return (TIMES + 1) * (own.get('vat_return')!.length + own.get('cit_return')!.length)
    },
    async remove() {
      for (const [table, rows] of own)
        await db.run(`delete from ${table} where enterprise_id = $1 and row_key <> all ($2)`, [
          enterpriseId,
          rows.map((row) => row.row_key),
        ])
      await tidy()
    },
  }
}
