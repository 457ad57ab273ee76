/** Reports that tell of persons, and the consents of these that each rests on. */
import type { TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { View } from '../views.ts'
import { CONSENT_SAYS } from '../words.ts'

/** The same person said it again since, or says it still. */
const STANDS = `exists (
  select 1 from auth_contract l
   where l.company_id = $1 and l.enterprise_id = c.enterprise_id and l.code = c.code and l.signer_key = c.signer_key
     and l.status = 'EFFECTIVE' and l.valid_to > now())`

/** Refuses unless each of the contracts is in force; they stand until the transaction ends. */
export async function mustStandFor(tx: TenantDb, contractNos: readonly string[]): Promise<void> {
  if (contractNos.length === 0) return
  await tx.run(
    'select 1 from auth_contract where company_id = $1 and contract_no = any($2) order by contract_no for share',
    [[...contractNos]],
  )
  const standing = await tx.rows(
    `select 1 from auth_contract where company_id = $1 and contract_no = any($2) and status = 'EFFECTIVE' and valid_to > now()`,
    [[...contractNos]],
  )
  if (standing.length < contractNos.length)
    throw new Refusal('CONSENT_REQUIRED', CONSENT_SAYS.personWithdrew)
}

/** In the transaction that makes the report: whoever of them takes it back from then on seals it. */
export const restOnPersons = (
  tx: TenantDb,
  reportNo: string,
  contractNos: readonly string[],
): Promise<number> =>
  tx.run(
    'insert into report_person (company_id, report_no, contract_no) select $1::int, $2, unnest($3::text[])',
    [reportNo, [...contractNos]],
  )

/** Passing a report on is new work: each person that it tells of must still allow it. */
export async function mustStillAllow(tenant: TenantDb, reportNo: string): Promise<void> {
  const ended = await tenant.one(
    `select 1 from report_person p join auth_contract c on c.company_id = p.company_id and c.contract_no = p.contract_no
      where p.company_id = $1 and p.report_no = $2 and not ${STANDS} limit 1`,
    [reportNo],
  )
  if (ended) throw new Refusal('CONSENT_REQUIRED', CONSENT_SAYS.personWithdrew)
}

/** Each person sees in 我的授权 who read what is told of him or her. */
export const recordPersonAccess = (
  tenant: TenantDb,
  reportNo: string,
  view: View,
): Promise<number> =>
  tenant.run(
    `with named as materialized (select contract_no from report_person where company_id = $1 and report_no = $2)
     insert into consent_view (company_id, contract_no, who, action, object, purpose)
     select $1::int, contract_no, $3, $4, $5, $6 from named`,
    [reportNo, view.who, view.action, view.object, view.purpose],
  )
