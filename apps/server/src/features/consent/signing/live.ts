/** The contract on which a collection rests, as it is now. */
import type { TenantDb } from '../../../db/tenant.ts'
import type { Rest } from '../../session/index.ts'

export interface LiveContract {
  contract_no: string
  scopes: string[]
  tax_no: string
}

/**
 * The contract on which a collection rests, if it is in force now; or the one that has taken its place since. A revoked one
 * has no successor: what was signed later is for what begins later.
 */
const LIVE = `select l.contract_no, l.scopes, e.tax_no
       from auth_contract c
       join auth_contract l on l.company_id = c.company_id and l.enterprise_id = c.enterprise_id and l.code = c.code
       join enterprise e on e.company_id = c.company_id and e.id = c.enterprise_id
      where c.company_id = $1 and c.contract_no = $2 and c.status in ('EFFECTIVE', 'SUPERSEDED')
        and l.status = 'EFFECTIVE' and l.valid_to > now()`

export const liveContract = (tenant: TenantDb, contractNo: string) =>
  tenant.one<LiveContract>(LIVE, [contractNo])

/** The same, and who of the company and this account was frozen, in one statement: both are asked before every call to a source. */
export const liveContractFor = async (
  tenant: TenantDb,
  contractNo: string,
  maker: string | null,
): Promise<{ rest: Rest | null; live: LiveContract | null }> => {
  const { rest, ...live } = (await tenant.one<
    { rest: Rest | null } & (LiveContract | Record<keyof LiveContract, null>)
  >(`select rests_for($3) as rest, live.* from (select 1) asked left join (${LIVE}) live on true`, [
    contractNo,
    maker,
  ]))!
  return { rest, live: live.contract_no === null ? null : live }
}
