/** Reports that rest on what was collected of other enterprises than their own, and what the withdrawal of one of these reaches (0201). */
import type { TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { lockContracts } from '../store.ts'
import { anyWithdrawn, usableOfMany } from '../usable-of-many.ts'
import type { View } from '../views.ts'
import { CONSENT_SAYS } from '../words.ts'

/** What of an enterprise is counted in reports of others. */
const COUNTED = ['INVOICE_OUT', 'INVOICE_IN'] as const

/**
 * In the transaction that makes the report: whoever of them takes its consent back from then on seals it. Where one did since the facts were
 * read, the job is told to come again: it is then made without.
 */
export async function restOnOthers(
  tx: TenantDb,
  reportNo: string,
  enterpriseIds: readonly number[],
): Promise<void> {
  if (enterpriseIds.length === 0) return
  for (const id of [...enterpriseIds].sort((a, b) => a - b)) await lockContracts(tx, id)
  if (await anyWithdrawn(tx, enterpriseIds)) throw new Refusal('UNAVAILABLE')
  await tx.run(
    'insert into report_beside (company_id, report_no, enterprise_id) select $1::int, $2, unnest($3::int[])',
    [reportNo, [...enterpriseIds]],
  )
}

const othersOf = async (tenant: TenantDb, reportNo: string): Promise<number[]> =>
  (
    await tenant.rows<{ id: number }>(
      'select enterprise_id as id from report_beside where company_id = $1 and report_no = $2',
      [reportNo],
    )
  ).map(({ id }) => id)

/** Passing a report on is new work: each of them must still allow it. */
export async function othersMustStillAllow(tenant: TenantDb, reportNo: string): Promise<void> {
  const usable = await usableOfMany(tenant, await othersOf(tenant, reportNo), COUNTED)
  if ([...usable.values()].some(({ scopes }) => scopes.length === 0))
    throw new Refusal('CONSENT_REQUIRED', CONSENT_SAYS.consentOfReportWithdrawn)
}

/** Each of them sees who looked at what is told with its data: under its consent to collect. */
export const recordAccessOfOthers = (
  tenant: TenantDb,
  reportNo: string,
  view: View,
): Promise<number> =>
  tenant.run(
    `with covering as materialized (
       select distinct on (b.enterprise_id) c.contract_no
         from report_beside b
         join auth_contract c on c.company_id = b.company_id and c.enterprise_id = b.enterprise_id
          and c.code = 'ENT_TAX' and c.status <> 'SUPERSEDED'
        where b.company_id = $1 and b.report_no = $2
        order by b.enterprise_id, c.signed_at desc)
     insert into consent_view (company_id, contract_no, who, action, object, purpose)
     select $1::int, contract_no, $3, $4, $5, $6 from covering`,
    [reportNo, view.who, view.action, view.object, view.purpose],
  )
