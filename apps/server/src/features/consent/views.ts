/** SQL of looks at what came under contracts. */
import type { TenantDb } from '../../db/tenant.ts'

export interface View {
  who: string
  action: string
  object: string
  purpose: string | null
}

/**
 * Notes a look at the data under the contracts that cover it: the newest of each kind asked for. No contract, no note. The same look of the
 * last `quietMinutes` stands for this one (0 = each is noted).
 */
export const insertViews = (
  tenant: TenantDb,
  enterpriseIds: readonly number[],
  codes: readonly string[],
  view: View,
  quietMinutes = 0,
) =>
  tenant.run(
    `with covering as materialized (
       select distinct on (enterprise_id, code) contract_no from auth_contract
        where company_id = $1 and enterprise_id = any($2) and code = any($3) and status <> 'SUPERSEDED'
        order by enterprise_id, code, signed_at desc),
     unsaid as materialized (
       select c.contract_no from covering c
        where $8::int = 0 or not exists (
          select 1 from consent_view v
           where v.company_id = $1 and v.contract_no = c.contract_no and v.at > now() - make_interval(mins => $8)
             and v.who = $4 and v.action = $5 and v.object = $6))
     insert into consent_view (company_id, contract_no, who, action, object, purpose)
     select $1::int, contract_no, $4, $5, $6, $7 from unsaid`,
    [
      ...[[...enterpriseIds], [...codes], view.who, view.action, view.object, view.purpose],
      quietMinutes,
    ],
  )

export const viewsOf = (tenant: TenantDb, contractNo: string) =>
  tenant.rows<View & { at: Date }>(
    `select at, who, action, object, purpose from consent_view
      where company_id = $1 and contract_no = $2 order by n desc limit 500`,
    [contractNo],
  )
