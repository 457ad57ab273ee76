/** What holds of a firm's books in the database, for tests of what its program brought. */
import type { Firm } from '../collect-phone.ts'
import type { TestServer } from '../harness.ts'

/** What holds now of a table, as SQL; `$1` = the tax number. */
export const held = (table: string) =>
  `(select * from (select distinct on (row_key) t.* from ${table} t join enterprise e on e.company_id = t.company_id and e.id = t.enterprise_id
      where e.tax_no = $1 order by row_key, revision desc) h where not gone) h`

export const one = async <T extends object>(
  server: TestServer,
  sql: string,
  values: unknown[] = [],
) => (await server.db.one<T>(sql, values as never)) as T

/** Lines of vouchers, their sides in 分, and what moved on the account of the bank. */
export const voucherSums = (server: TestServer, firm: Firm) =>
  one<{ n: number; debit: string; credit: string; cash: string }>(
    server,
    `select count(*)::int as n, sum(debit) as debit, sum(credit) as credit,
            sum(debit - credit) filter (where account = '1002') as cash from ${held('gl_voucher_line')}`,
    [firm.taxNo],
  )

export const rowsOf = async (server: TestServer, table: string, firm: Firm) =>
  (await one<{ n: number }>(server, `select count(*)::int as n from ${held(table)}`, [firm.taxNo]))
    .n
