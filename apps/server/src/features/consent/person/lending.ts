/** Under which consent lenders are asked of whom: the slip of each subject, and what stands of each today. */
import { createHash } from 'node:crypto'
import { LENDING_SUBJECTS, type LendingSubject } from '@xinjian/format/lending/records'
import type { TenantDb } from '../../../db/tenant.ts'
import { issueLendingPass, type LendingPass } from '../../../outside/lending/pass.ts'
import { createBox } from '../../../security/box.ts'
import type { Secret } from '../../../security/secret.ts'
import { createContractSeals } from '../seal.ts'
import { SIGNER_BOX } from '../signing/house.ts'
import { contractByNo } from '../store.ts'
import { lendingCodeOf } from './persons.ts'
import type { PersonSigner } from './signing.ts'
import { waitingInvites } from './store.ts'

export interface LendingStand {
  subject: LendingSubject
  /** The contract that is in force, and allows it; null = there is none. */
  contractNo: string | null
  /** A person masked; null = nobody is named. */
  name: string | null
}

export interface LendingConsents {
  /** null = the subject allows it by no contract in force, or its record was altered. */
  pass(tenant: TenantDb, enterpriseId: number, subject: LendingSubject): Promise<LendingPass | null>
}

/** What stands of every subject at this moment, in the snapshot of the caller. */
export async function lendingStands(tx: TenantDb, enterpriseId: number): Promise<LendingStand[]> {
  const rows = await tx.rows<{ code: string; contract_no: string; name: string }>(
    `select n.code, n.contract_no, n.signer ->> 'name' as name from (
       select distinct on (c.code) c.code, c.contract_no, c.signer, c.status, c.valid_to, c.scopes from auth_contract c
        where c.company_id = $1 and c.enterprise_id = $2 order by c.code, c.signed_at desc, c.contract_no desc) n
      where n.status = 'EFFECTIVE' and n.valid_to > now() and 'LENDING' = any(n.scopes)`,
    [enterpriseId],
  )
  const invited = await waitingInvites(tx, enterpriseId)
  return LENDING_SUBJECTS.map((subject) => {
    const contract = rows.find(({ code }) => code === lendingCodeOf(subject))
    const waiting = invited.find(({ role }) => role === subject)
    return {
      subject,
      contractNo: contract?.contract_no ?? null,
      name: subject === 'ENTERPRISE' ? null : (contract?.name ?? waiting?.shown.name ?? null),
    }
  })
}

export function createLendingConsents(secret: Secret): LendingConsents {
  const box = createBox(secret, SIGNER_BOX)
  const seals = createContractSeals(secret)
  return {
    async pass(tenant, enterpriseId, subject) {
      const stands = await lendingStands(tenant, enterpriseId)
      const contractNo = stands.find((one) => one.subject === subject)?.contractNo
      const record = contractNo ? await contractByNo(tenant, contractNo) : null
      if (!record || !seals.intact(record)) return null
      const { contract_no: no, signed_as: signed, signer_sealed: sealed } = record
      const number =
        subject === 'ENTERPRISE'
          ? signed.taxNo
          : (JSON.parse(box.open(no, sealed)) as PersonSigner).idNo
      return issueLendingPass({
        companyId: tenant.companyId,
        subject,
        contractNo: no,
        subjectHash: createHash('sha256').update(number.toUpperCase()).digest('hex'),
      })
    },
  }
}
