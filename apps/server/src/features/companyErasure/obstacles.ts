/** What stands in the way of erasing a company, each in a sentence: money that is open, work that runs, customers of its own. */
import { yuanOfHao } from '@xinjian/format'
import { companiesOf } from '../../db/directory.ts'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import { balancesOf } from '../ledger/index.ts'
import { ERASURE_SAYS as SAYS } from './words.ts'

/** Sentences; none = it may go. Asked at the order, at each confirmation, and before the first row goes. */
export async function obstaclesOf(db: Database, companyId: number): Promise<string[]> {
  const tenant = tenantOf(db, companyId)
  const { available, held } = await balancesOf(tenant)
  const children = await db.one<{ n: number }>(
    'select count(*)::int as n from company where parent_id = $1',
    [companyId],
  )
  const counted: [n: number, say: (args: { n: number }) => string][] = [
    [await count(tenant, `voucher where company_id = $1 and status = 'WAITING'`), SAYS.vouchers],
    [
      await count(
        tenant,
        `bill where company_id = $1 and status <> 'PAID' and amount - reversed - adjusted > 0`,
      ),
      SAYS.bills,
    ],
    [await count(tenant, `loan where company_id = $1 and ${OPEN_LOAN}`), SAYS.lent],
    [await borrowed(db, companyId), SAYS.borrowed],
    [await financed(db, companyId), SAYS.receivables],
    [await running(db, tenant), SAYS.running],
    [children?.n ?? 0, SAYS.children],
  ]
  return [
    ...(available > 0 ? [SAYS.balance({ sum: yuanOfHao(available) })] : []),
    ...(available < 0 ? [SAYS.debt({ sum: yuanOfHao(-available) })] : []),
    ...(held !== 0 ? [SAYS.held({ sum: yuanOfHao(held) })] : []),
    ...counted.filter(([n]) => n > 0).map(([n, say]) => say({ n })),
  ]
}

/** `of`: SQL after `from`, held to the company. */
async function count(tenant: TenantDb, of: string, values: (number | string)[] = []) {
  const row = await tenant.one<{ n: number }>(`select count(*)::int as n from ${of}`, values)
  return row?.n ?? 0
}

const OPEN_LOAN = "state not in ('SETTLED', 'REJECTED', 'FAILED')"

/** With whoever lent to it: funders are led to by the directory. */
async function borrowed(db: Database, companyId: number): Promise<number> {
  let n = 0
  for (const funder of await companiesOf(db, 'BORROWER', String(companyId)))
    n += await count(
      tenantOf(db, funder),
      `loan where company_id = $1 and borrower_id = $2 and ${OPEN_LOAN}`,
      [companyId],
    )
  return n
}

const OPEN_RECEIVABLE = "state in ('SUBMITTED', 'CONFIRMED', 'FINANCED', 'OVERDUE')"
const OPEN_ORDER = "state in ('VERIFIED', 'FINANCED', 'DELIVERED', 'INVOICED')"

/** As the funder, and with each funder in whose programme it has a seat. */
async function financed(db: Database, companyId: number): Promise<number> {
  const tenant = tenantOf(db, companyId)
  const seats = await tenant.rows<{ funder_id: number }>(
    'select distinct funder_id from scf_seat where company_id = $1',
  )
  let n = await count(tenant, `scf_receivable where company_id = $1 and ${OPEN_RECEIVABLE}`)
  n += await count(tenant, `scf_order where company_id = $1 and ${OPEN_ORDER}`)
  for (const { funder_id: funder } of seats.filter((seat) => seat.funder_id !== companyId))
    for (const [table, open] of [
      ['scf_receivable', OPEN_RECEIVABLE],
      ['scf_order', OPEN_ORDER],
    ])
      n += await count(
        tenantOf(db, funder),
        `${table} t where t.company_id = $1 and ${open}
           and (exists (select 1 from scf_anchor a where a.company_id = t.company_id and a.no = t.anchor_no and a.party_id = $2)
             or exists (select 1 from scf_relation r where r.company_id = t.company_id and r.no = t.relation_no and r.party_id = $2))`,
        [companyId],
      )
  return n
}

/** Work that goes out by itself, and the erasure: neither stands in its way. */
const NO_OBSTACLE = ['collect_callback', 'company_erasure', 'notice_delivery', 'verify_watch']

const JOBS = `
  select c.relname as name from pg_class c
   where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relispartition and c.relname <> all($1::text[])
     and (select count(*) from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
           and a.attname in ('company_id', 'status', 'faults', 'lease_until')) = 4
   order by 1`

/** Rows of every table of jobs that the catalogue has, so that no kind of work is forgotten. */
async function running(db: Database, tenant: TenantDb): Promise<number> {
  let n = 0
  for (const { name } of await db.rows<{ name: string }>(JOBS, [NO_OBSTACLE]))
    n += await count(
      tenant,
      `${name} where company_id = $1 and status in ('QUEUED', 'RUNNING', 'GENERATING')`,
    )
  return n
}
