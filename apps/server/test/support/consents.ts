/** Contracts as an enterprise signs them on the phone, without the phone. */
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'
import { tellRevoked } from '../../src/features/channel/index.ts'
import { createConsents, type Parties } from '../../src/features/consent/index.ts'
import { loadSecret } from '../../src/security/secret.ts'
import type { TestServer } from '../harness.ts'

export interface Signed {
  tenant: TenantDb
  enterpriseId: number
  /** The contract that collection rests on. */
  contractNo: string
}

/** Signs both contracts for an enterprise that was saved before. */
export async function signFor(server: TestServer, taxNo: string): Promise<Signed> {
  const consents = createConsents(server.db, loadSecret(server.config), server.config, tellRevoked)
  const enterprise = await server.db.one<{ company_id: number; id: number; name: string }>(
    'select company_id, id, name from enterprise where tax_no = $1',
    [taxNo],
  )
  if (!enterprise) throw new Error(`no enterprise ${taxNo}`)
  const tenant = tenantOf(server.db, enterprise.company_id)
  const parties: Parties = {
    kind: 'TAX',
    enterprise: { name: enterprise.name, taxNo },
    signer: { name: '张三', idNo: '440399198311145538', mobile: '19900000000', role: 'LEGAL_REP' },
    grantees: [{ name: '示例商业银行', contact: '0755-00000000', purpose: '融资审批与贷后管理' }],
  }
  const signed = consents.contracts(parties).map(({ code, version, hash, consents: ticks }) => ({
    code,
    version,
    hash,
    consents: ticks.map((tick) => tick.key),
  }))
  const contractNo = await tenant.transaction((tx) =>
    consents.sign(tx, {
      ...parties,
      enterpriseId: enterprise.id,
      taskId: 'T-signed-for-a-test',
      signed,
      evidence: { ip: '127.0.0.1', shownSeconds: 20 },
      replaces: [],
      signerKey: null,
    }),
  )
  return { tenant, enterpriseId: enterprise.id, contractNo }
}

/** What revocation writes, by whichever way it comes. */
export const REVOKE = `update auth_contract set status = 'REVOKED', revoked_at = now(), revoked_by = 'test', revoke_reason = 'test'
  where company_id = $1 and contract_no = $2`
