/** What the months of a book come to, kept beside its rows: made anew, of the rows that hold, for each month that was written. */
import type { TenantDb } from '../../../../../db/tenant.ts'
import { type BookSeq, raiseBookSeq } from '../../../../enterprise/index.ts'
import type { FactRow, FactTable } from '../../fact-row.ts'

/** The engine's count of the first and the last month that were written. */
export interface Months {
  first: number
  last: number
}

export interface Digest {
  /** The month that a row of the table speaks of, of its columns as they are written. */
  monthOf(columns: Record<string, unknown>): number | null
  /** After every change of rows, under the lock of the enterprise's marks. null = all months. */
  refresh(tx: TenantDb, enterpriseId: number, months: Months | null): Promise<void>
}

/** Sums of a table by month: `made` says how each is made of SQL that has the rows of the months as they hold. */
export function digestOf(of: {
  table: FactTable
  /** Raised with every change. */
  seq: BookSeq
  /** Column of the month or day of a row; every revision of a row speaks of the same. */
  column: string
  /** Its first and last value in months as the engine counts them. */
  bounds(first: number, last: number): [string, string]
  monthOf: Digest['monthOf']
  made: Readonly<Record<string, (rows: string) => string>>
}): Digest {
  const { table, seq, column, bounds, monthOf, made } = of
  const within = `r.${column} between $3 and $4`
  const rows = (holds: string): string => `(
  select r.* from ${table} r
   where r.company_id = $1 and r.enterprise_id = $2 and ${within} and not r.gone and ${holds})`
  const statements = (holds: string): string[] =>
    Object.values(made).map((make) => make(rows(holds)))
  // Of a book that was never edited no row has to be looked up. No joins: rows that were written just now have no statistics.
  const first = statements('r.revision = 1')
  const newest = statements(`r.revision = (
     select max(n.revision) from ${table} n where n.company_id = $1 and n.enterprise_id = $2 and n.row_key = r.row_key)`)
  return {
    monthOf,
    async refresh(tx, enterpriseId, months) {
      const { first: from, last: to } = months ?? ALL
      const span = [enterpriseId, ...bounds(from, to)]
      for (const sums of Object.keys(made))
        await tx.run(
          `delete from ${sums} where company_id = $1 and enterprise_id = $2 and month between $3 and $4`,
          [enterpriseId, from, to],
        )
      const edited = await tx.one(
        `select 1 from ${table} r where r.company_id = $1 and r.enterprise_id = $2 and r.revision > 1 and ${within} limit 1`,
        span,
      )
      for (const statement of edited ? newest : first) await tx.run(statement, span)
      await raiseBookSeq(tx, enterpriseId, seq)
    },
  }
}

/** Of the years that files may speak of. */
const ALL: Months = { first: 1900 * 12, last: 2199 * 12 + 11 }

/** `2024-03`. */
export const monthText = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`

/** The months that facts speak of, fact by fact. */
export class Span {
  readonly #monthOf: Digest['monthOf']
  #months: Months | null = null

  constructor({ monthOf }: Digest) {
    this.#monthOf = monthOf
  }

  add({ columns }: FactRow): void {
    const month = this.#monthOf(columns)
    if (month === null) return
    if (this.#months === null) this.#months = { first: month, last: month }
    else if (month < this.#months.first) this.#months.first = month
    else if (month > this.#months.last) this.#months.last = month
  }

  /** null = none. */
  get months(): Months | null {
    return this.#months
  }
}

/** The months that facts speak of; null = none. */
export function monthsOf(digest: Digest, facts: readonly FactRow[]): Months | null {
  const span = new Span(digest)
  for (const fact of facts) span.add(fact)
  return span.months
}
