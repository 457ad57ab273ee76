/** A person signs for him- or herself: the text made out for that person, and the contract in the ledger. */
import { personConsentOf } from '@xinjian/contract/consent/consent-scopes'
import { maskIdNo, maskMobile, maskName } from '@xinjian/format'
import type { LendingPerson } from '@xinjian/format/lending/records'
import type { Config } from '../../../config.ts'
import type { Database } from '../../../db/pool.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { createBox } from '../../../security/box.ts'
import type { Secret } from '../../../security/secret.ts'
import { DAY_MS, MINE, nextContractNo, PLATFORM, SIGNER_BOX } from '../house.ts'
import { createContractSeals } from '../seal.ts'
import { checkSigned, type SignedContract } from '../signed.ts'
import { type ContractRecord, type Grantee, insertContract } from '../store.ts'
import { type Contract, fill, templateOf } from '../templates.ts'
import { PERSON_ROLES } from './persons.ts'

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

export interface PersonSignatures {
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
      role: PERSON_ROLES[signer.role],
      idNo: maskIdNo(signer.idNo),
      mobile: maskMobile(signer.mobile),
      platform: PLATFORM,
      service: house.servicePhone ?? grantees[0]?.contact ?? '',
      mine: `${house.publicUrl}${MINE}`,
      grantees: grantees.map(({ name }) => name).join('、'),
      granteeList: grantees
        .map((g, i) => `${i + 1}. ${g.name}；联系方式：${g.contact}；用途：${g.purpose}`)
        .join('\u3000'),
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
          role: PERSON_ROLES[signer.role],
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
