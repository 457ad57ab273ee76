/** Lines of returns as they are shown: by their number, and by the name that the form gives it. */
import { lineName } from '@xinjian/format/returns/form-lines'
import type { TenantDb } from '../../../../db/tenant.ts'
import { type Cells, column, type StoredColumn } from '../columns.ts'
import { scheduleName } from './vat-schedules.ts'

export type ReturnTable = 'vat_return' | 'cit_return'

/** Of the lines of one return, in its record. */
export const LINE: readonly StoredColumn[] = [
  column('line_code', '栏次', 'Line'),
  column('name', '项目', 'Item'),
]

/** Of lines as rows: the name the database does not know. */
export const LINE_ROW: readonly StoredColumn[] = [
  column('line_code', '栏次', 'Line'),
  column('name', '项目', 'Item', 'text', "''"),
]
export const named = (cells: Cells): Cells => ({
  ...cells,
  name:
    scheduleName(String(cells.line_code)) ?? lineName(String(cells.form), String(cells.line_code)),
})

/** An amount of the line `code` of the return `r`, or null: forms number their lines differently. */
export const lineAmount = (table: ReturnTable, code: string): string =>
  `(select l.amount from ${table}_line l where l.company_id = $1 and l.enterprise_id = $2
      and l.row_key = r.row_key || '/' || ${code} order by l.revision desc limit 1)`

interface Line extends Record<string, unknown> {
  line_code: string
  form_version: string
}

/** The lines of one return as they hold today. */
export const linesOf = (
  tenant: TenantDb,
  table: ReturnTable,
  enterpriseId: number,
  key: string,
): Promise<Line[]> =>
  tenant.rows<Line>(
    `select * from (
       select distinct on (row_key) * from ${table}_line
        where company_id = $1 and enterprise_id = $2 and return_key = $3 order by row_key, revision desc) l
      where not gone order by line_code::int`,
    [enterpriseId, key],
  )

/** Lines are named after their return: `<return>/<line>`. */
export const returnOf = (id: string): string => id.slice(0, id.lastIndexOf('/'))
