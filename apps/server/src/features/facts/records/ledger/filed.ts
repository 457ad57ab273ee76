/** What files told of a book: when each part came and of which months it speaks. */
import type { SqlField } from '../../../../db/condition-sql.ts'
import type { FactDataset } from '../dataset.ts'
import type { FactTable } from '../fact-row.ts'
import { monthOfDaySql } from '../month.ts'

/** `2024-03` as the engine counts months, in SQL. */
export const monthOfTextSql = (month: string): string =>
  `(left(${month}, 4)::int * 12 + right(${month}, 2)::int - 1)`

/** @param first, last SQL of the months that a row `p` speaks of; `columns` it is made of */
export const filedBy = (
  table: FactTable,
  columns: string,
  first: string,
  last = first,
): NonNullable<FactDataset['filed']> => ({
  periods: `
      select date_trunc('milliseconds', max(p.collected_at)) as at, ${first} as first, ${last} as last
        from (select distinct on (row_key) gone, collected_at, ${columns} from ${table}
               where company_id = $1 and enterprise_id = $2 order by row_key, revision desc) p
       where not p.gone group by ${first}, ${last}`,
})

/** The same of sums that are kept by month. */
export const filedByMonths = (
  table: 'gl_month' | 'bank_month',
): NonNullable<FactDataset['filed']> => ({
  periods: `
      select date_trunc('milliseconds', max(m.collected_at)) as at, m.month as first, m.month as last
        from ${table} m where m.company_id = $1 and m.enterprise_id = $2 group by m.month`,
})

export const filedByDay = (table: FactTable, day: string): NonNullable<FactDataset['filed']> =>
  filedBy(table, day, monthOfDaySql(`p.${day}`))

/** The month of a day, as the engine counts months. */
export const monthField = (day: string): SqlField => ({ sql: monthOfDaySql(day), type: 'int' })

/** The same of `2024-03`. */
export const monthTextField = (month: string): SqlField => ({
  sql: monthOfTextSql(month),
  type: 'int',
})
