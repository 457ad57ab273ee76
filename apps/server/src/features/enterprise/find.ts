/** Enterprises for who types a few letters: by name, tax number or pinyin initials. Each way reads one index of the company. */

import { amongSql, lookUp } from '../../db/lists/worded.ts'
import type { Value } from '../../db/pool.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'

export interface FoundEnterprise {
  tax_no: string
  name: string
}

const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** At most `most`, those first that begin with what was typed. */
export async function findEnterprises(
  tenant: TenantDb,
  typed: string,
  most: number,
): Promise<FoundEnterprise[]> {
  const q = literal(typed)
  const letters = /^[a-z0-9]+$/i.test(typed) ? q.toLowerCase() : null
  const values: Value[] = [`${q.toUpperCase()}%`, `%${q}%`, `${q}%`, letters && `%${letters}%`]
  const named = amongSql(
    'enterprise.id',
    'enterprise',
    await lookUp(tenant, 'enterprise', typed),
    values,
  )
  const seen = within(tenant.scope, values).enterprises('enterprise.id')
  const limit = Math.trunc(most)
  return tenant.rows<FoundEnterprise>(
    `select tax_no, name from (
       (select tax_no, name, 0 as place from enterprise
         where company_id = $1 and tax_no like $2 ${named} ${seen} order by tax_no limit ${limit})
       union all
       (select tax_no, name, case when name like $4 then 1 else 3 end from enterprise
         where company_id = $1 and name ilike $3 ${named} ${seen} order by 3, name limit ${limit})
       union all
       (select tax_no, name, case when initials like substr($5, 2) then 2 else 4 end from enterprise
         where company_id = $1 and initials like $5 ${seen} order by 3, name limit ${limit})
     ) found group by tax_no, name order by min(place), name limit ${limit}`,
    values,
  )
}
