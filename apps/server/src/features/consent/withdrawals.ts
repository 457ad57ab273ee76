/** Consents to collect that were taken back, as work: what came under them is taken out of the facts (features/withdrawal). */
import type { ContractCode } from '@xinjian/contract/consent/consent-scopes'
import type { TenantDb } from '../../db/tenant.ts'
import { claimed } from '../../jobs/claimed.ts'
import { type Claim, type JobTable, LeaseLost } from '../../jobs/job.ts'

export const WITHDRAWALS: JobTable = {
  name: 'withdrawal',
  key: 'contract_no',
  running: 'RUNNING',
}

/** The enterprise of a claimed withdrawal, the kind of its consent, and whether that is still taken back: not given anew since. */
export async function withdrawalOf(
  tx: TenantDb,
  claim: Claim,
): Promise<{ enterpriseId: number; code: ContractCode; stands: boolean }> {
  const row = await tx.one<{ enterprise_id: number; code: ContractCode; newest: string }>(
    `select w.enterprise_id, own.code, (
       select c.contract_no from auth_contract c
        where c.company_id = $1 and c.enterprise_id = w.enterprise_id and c.code = own.code
        order by c.signed_at desc, c.contract_no desc limit 1) as newest
       from withdrawal w join auth_contract own on own.company_id = w.company_id and own.contract_no = w.contract_no
      where w.company_id = $1 and w.contract_no = $2`,
    [claim.id],
  )
  if (!row) throw new LeaseLost()
  return { enterpriseId: row.enterprise_id, code: row.code, stands: row.newest === claim.id }
}

/** All that the person of a contract signed for the same until then: what came under an earlier one leaves with the last. */
export const contractsOfPerson = async (tx: TenantDb, contractNo: string): Promise<string[]> =>
  (
    await tx.rows<{ contract_no: string }>(
      `select given.contract_no from auth_contract own
         join auth_contract given on given.company_id = own.company_id and given.enterprise_id = own.enterprise_id
          and given.code = own.code and given.signer_key = own.signer_key and given.signed_at <= own.signed_at
        where own.company_id = $1 and own.contract_no = $2`,
      [contractNo],
    )
  ).map((row) => row.contract_no)

/** `seq`: revision from which on nothing of it is among the facts. */
export const endWithdrawal = (
  tx: TenantDb,
  claim: Claim,
  status: 'DONE' | 'GIVEN_ANEW' | 'FAILED',
  seq: number | null,
): Promise<void> =>
  claimed(tx, claim).write('status = $4, to_seq = $5, lease_until = null, finished_at = now()', [
    status,
    seq,
  ])

/** Whether something was taken out of the enterprise's facts after their revision `seq`. */
export const takenOutAfter = async (
  tx: TenantDb,
  enterpriseId: number,
  seq: number,
): Promise<boolean> =>
  (await tx.one(
    'select 1 from withdrawal where company_id = $1 and enterprise_id = $2 and to_seq > $3 limit 1',
    [enterpriseId, seq],
  )) !== null

/**
 * Revision of the enterprise's facts from which on nothing that was collected of its invoices before is among them, 0 = there is none:
 * SQL over `$1` company and `$2` enterprise. Other consents leave invoices where they are.
 */
export const INVOICES_TAKEN_OUT_AT = `(
  select coalesce(max(w.to_seq), 0) from withdrawal w
    join auth_contract wc on wc.company_id = w.company_id and wc.contract_no = w.contract_no
   where w.company_id = $1 and w.enterprise_id = $2 and w.status = 'DONE' and wc.code = 'ENT_TAX')`
