/** What a company was told beside what the nodes hold of it. */
import type { Database } from '../../apps/server/src/db/pool.ts'
import { tenantOf } from '../../apps/server/src/db/tenant.ts'
import { ROWS, type Told } from './load.ts'

export interface Astray {
  /** Enterprises, imports and reports that a client was told of and that are not there, or not as they were told to be. */
  lost: number
  /** Enterprises with other than their invoices, imports or reports that stand twice, charges of one report that are two. */
  double: number
  /** Entries that do not add up to the balance, calls charged without an entry or the other way, calls that wait for ever. */
  money: number
}

/** Asked once nothing of the company waits any more. */
export async function astrayOf(db: Database, companyId: number, told: Told): Promise<Astray> {
  const tenant = tenantOf(db, companyId)
  const one = async (sql: string, values: unknown[] = []): Promise<number> =>
    (await tenant.one<{ n: number }>(sql, values as never))!.n
  const taxNos = told.imports.map(({ taxNo }) => taxNo)
  const lost =
    told.saved.length -
    (await one(
      'select count(distinct tax_no)::int as n from enterprise where company_id = $1 and tax_no = any($2)',
      [told.saved],
    )) +
    told.imports.length -
    (await one(
      "select count(*)::int as n from import_batch where company_id = $1 and id = any($2::int[]) and status = 'DONE'",
      [told.imports.map(({ id }) => id)],
    )) +
    new Set(told.reports).size -
    (await one(
      "select count(*)::int as n from report where company_id = $1 and report_no = any($2) and status = 'READY'",
      [told.reports],
    ))
  const double =
    (await one(
      `select count(*)::int as n from (
         select e.id from enterprise e left join invoice i on i.company_id = e.company_id and i.enterprise_id = e.id
          where e.company_id = $1 and e.tax_no = any($2) group by e.id having count(i.company_id) <> $3) odd`,
      [taxNos, ROWS],
    )) +
    (await one(
      `select count(*)::int as n from (
         select enterprise_id from usage_record where company_id = $1 and state = 'CHARGED'
          group by enterprise_id having count(*) > 1) twice`,
    )) +
    told.reports.length -
    new Set(told.reports).size
  const money = await one(
    `select (
       (select count(*) from usage_record where company_id = $1 and state = 'HELD')
       + abs((select count(*) from usage_record where company_id = $1 and state = 'CHARGED' and amount > 0)
             - (select count(*) from ledger_entry where company_id = $1 and kind = 'CHARGE'))
       + abs((select coalesce(sum(amount), 0) from usage_record where company_id = $1 and state = 'CHARGED')
             - (select coalesce(sum(spent), 0) from ledger where company_id = $1))
       + (select coalesce(sum(held), 0) from ledger where company_id = $1))::bigint as n`,
  )
  return { lost, double, money }
}
