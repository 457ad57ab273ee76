/**
 * The seals of the ledger: over everything a contract is shown with, as it was signed, and over its revocation. The fingerprint
 * of the text is computed anew from the text, never read.
 */
import { createRowSeal } from '../../security/row-seal.ts'
import type { Secret } from '../../security/secret.ts'
import type { ContractRecord, NewContract, Revocation } from './store.ts'
import { hashContract } from './templates.ts'

export interface ContractSeals {
  of(companyId: number, contract: Omit<NewContract, 'seal'>): string
  ofRevocation(revocation: Omit<Revocation, 'seal'> & { contractNo: string }): string
  /** What is said where the key of a seal is kept no more; null = it can be judged. */
  unjudged(record: ContractRecord): string | null
  /** True when the row is what was sealed. */
  intact(record: ContractRecord): boolean
}

export function createContractSeals(secret: Secret): ContractSeals {
  const contracts = createRowSeal(secret, 'contract')
  const revocations = createRowSeal(secret, 'contract-revocation')

  const revocationIntact = (r: ContractRecord): boolean => {
    const { revoked_at: at, revoked_by: by, revoke_reason: reason, revoke_seal: seal } = r
    if (seal === null) return r.status !== 'REVOKED' && !at && !by && !reason
    return (
      r.status === 'REVOKED' &&
      revocations.matches(seal, { contractNo: r.contract_no, by, reason, at })
    )
  }

  return {
    of: (companyId, c) => contracts.of({ companyId, validFrom: c.signedAt, ...c }),
    ofRevocation: (r) => revocations.of({ ...r }),
    unjudged: (r) => contracts.unjudged(r.seal) ?? revocations.unjudged(r.revoke_seal),
    intact(r) {
      const { title, version, paragraphs, consents } = r
      if (hashContract({ title, version, paragraphs, consents }) !== r.hash) return false
      return contracts.matches(r.seal, fieldsOf(r)) && revocationIntact(r)
    },
  }
}

/** The row with the names it was sealed under. */
const fieldsOf = (r: ContractRecord) => ({
  companyId: r.company_id,
  contractNo: r.contract_no,
  signedAs: r.signed_as,
  enterpriseId: r.enterprise_id,
  taskId: r.task_id,
  code: r.code,
  title: r.title,
  version: r.version,
  hash: r.hash,
  paragraphs: r.paragraphs,
  consents: r.consents,
  purposes: r.purposes,
  scopes: r.scopes,
  grantees: r.grantees,
  signer: r.signer,
  signerSealed: r.signer_sealed,
  evidence: r.evidence,
  signedAt: r.signed_at,
  validFrom: r.valid_from,
  validTo: r.valid_to,
  signerKey: r.signer_key,
})
