/** A person signs for him- or herself: the text made out for that person, and the contract in the ledger. */
import { personConsentOf } from '@xinjian/contract/consent/consent-scopes'
import { maskIdNo, maskMobile, maskName } from '@xinjian/format'
import type { LendingPerson } from '@xinjian/format/lending/records'
import { LENDING_NAMES } from '@xinjian/format/lending/words'
import type { Config } from '../../../config.ts'
import type { Database } from '../../../db/pool.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { createBox } from '../../../security/box.ts'
import type { Secret } from '../../../security/secret.ts'
import { createContractSeals } from '../seal.ts'
import { DAY_MS, granteesOf, MINE, nextContractNo, PLATFORM, SIGNER_BOX } from '../signing/house.ts'
import { checkSigned, type SignedContract } from '../signing/signed.ts'
import { type ContractRecord, type Grantee, insertContract } from '../store.ts'
import { type Contract, fill, templateOf } from '../templates.ts'

export interface PersonSigner {
  name: string
  idNo: string
  mobile: string
  role: LendingPerson
}

export interface PersonParties {
  enterprise: { id: number; name: string; taxNo: string }
  signer: PersonSigner
  grantees: Grantee[]
}

export interface PersonSigning extends PersonParties {
  signed: Omit<SignedContract, 'code'>
  evidence: ContractRecord['evidence']
  signerKey: string
}

interface PersonSignatures {
  text(parties: PersonParties): Contract
  /** @returns number and end of the contract */
  sign(tx: TenantDb, signing: PersonSigning): Promise<{ contractNo: string; validTo: Date }>
}

export function createPersonSignatures(
  db: Database,
  secret: Secret,
  house: Pick<Config, 'publicUrl' | 'servicePhone'>,
): PersonSignatures {
  const box = createBox(secret, SIGNER_BOX)
  const seals = createContractSeals(secret)

  const text = ({ enterprise, signer, grantees }: PersonParties): Contract =>
    fill(templateOf(personConsentOf(signer.role)), {
      enterprise: enterprise.name,
      taxNo: enterprise.taxNo,
      signer: signer.name,
      role: LENDING_NAMES[signer.role],
      idNo: maskIdNo(signer.idNo),
      mobile: maskMobile(signer.mobile),
      platform: PLATFORM,
      service: house.servicePhone ?? grantees[0]?.contact ?? '',
      mine: `${house.publicUrl}${MINE}`,
      ...granteesOf(grantees),
    })

  return {
    text,
    async sign(tx, { enterprise, signer, grantees, signed, evidence, signerKey }) {
      const contract = text({ enterprise, signer, grantees })
      checkSigned([contract], [{ ...signed, code: contract.code }])
      const template = templateOf(contract.code)
      const contractNo = await nextContractNo(db)
      const signedAt = new Date()
      const row = {
        ...contract,
        contractNo,
        signedAs: { name: enterprise.name, taxNo: enterprise.taxNo },
        enterpriseId: enterprise.id,
        taskId: null,
        purposes: template.purposes,
        scopes: template.scopes,
        grantees,
        signer: {
          name: maskName(signer.name),
          mobile: maskMobile(signer.mobile),
          idNo: maskIdNo(signer.idNo),
          role: LENDING_NAMES[signer.role],
        },
        signerSealed: box.seal(contractNo, JSON.stringify(signer)),
        evidence,
        signedAt,
        validTo: new Date(signedAt.getTime() + template.days * DAY_MS),
        signerKey,
      }
      await insertContract(tx, { ...row, seal: seals.of(tx.companyId, row) })
      return { contractNo, validTo: row.validTo }
    },
  }
}
