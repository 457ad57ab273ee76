import type { TodoRow } from '@xinjian/contract'
import { type Counted, pageOf } from '../../db/page.ts'
import type { Value } from '../../db/pool.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { PERSON_CODES_SQL } from './person/persons.ts'

/** An enterprise is asked to sign again this long before its consent ends, and not before two thirds of its life are over. */
const DAYS = 30

/** SQL: a contract `c` ends soon. */
export const ENDING = `c.valid_to between now() and now() + interval '${DAYS} days' and c.valid_to <= now() + least(interval '${DAYS} days', (c.valid_to - c.valid_from) / 3)`

/** Contracts in force that end soon, the nearest end first; one that a newer contract of its kind follows is no work. */
export function endingConsents(
  tenant: TenantDb,
  most: number,
  skip: number,
): Promise<Counted & { rows: TodoRow[] }> {
  const values: Value[] = []
  const seen = within(tenant.scope, values).ofTask('c')
  const found = `
    from auth_contract c join enterprise e on e.company_id = c.company_id and e.id = c.enterprise_id
   where c.company_id = $1 and c.status = 'EFFECTIVE' and c.code not in ${PERSON_CODES_SQL}
     and ${ENDING} ${seen}
     and not exists (
       select 1 from auth_contract n where n.company_id = $1 and n.enterprise_id = c.enterprise_id and n.code = c.code
          and (n.signed_at, n.contract_no) > (c.signed_at, c.contract_no))`
  return pageOf(
    tenant,
    {
      columns: `c.contract_no, c.title, e.name, e.tax_no, c.valid_to,
              floor(extract(epoch from c.valid_to - now()) / 86400)::int as days`,
      found,
      order: 'c.valid_to, c.contract_no',
      values,
      most,
      skip,
    },
    (r: {
      contract_no: string
      title: string
      name: string
      tax_no: string
      valid_to: Date
      days: number
    }) => ({
      key: r.contract_no,
      enterpriseName: r.name,
      taxNo: r.tax_no,
      what: r.title,
      at: r.valid_to.toISOString(),
      month: null,
      count: r.days,
    }),
  )
}
