/**
 * The seals of the ledger: over everything a contract is shown with, as it was signed, and over its revocation. The fingerprint
 * of the text is computed anew from the text, never read.
 */
import { createHmac } from 'node:crypto'
import { canonicalJson } from '@xinjian/format'
import { createRowSeal, isRowSeal } from '../../security/row-seal.ts'
import type { Secret } from '../../security/secret.ts'
import type { ContractRecord, NewContract, Revocation } from './store.ts'
import { hashContract } from './templates.ts'

export interface ContractSeals {
  of(companyId: number, contract: Omit<NewContract, 'seal'>): string
  ofRevocation(revocation: Omit<Revocation, 'seal'> & { contractNo: string }): string
  /** True when the row is what was sealed. */
  intact(record: ContractRecord): boolean
}

export function createContractSeals(secret: Secret): ContractSeals {
  const contracts = createRowSeal(secret, 'contract')
  const revocations = createRowSeal(secret, 'contract-revocation')
  const firstKey = secret.derive('consent-seal', 32)

  /** Seals of the first form covered number, fingerprint and evidence; names of the text are held against the text. */
  const intactBefore = (r: ContractRecord): boolean => {
    const content = { contractNo: r.contract_no, hash: r.hash, evidence: r.evidence }
    const seal = createHmac('sha256', firstKey).update(canonicalJson(content)).digest('hex')
    const text = r.paragraphs.join('\n')
    const named = [
      r.signed_as.name,
      r.signed_as.taxNo,
      r.signer.idNo,
      r.signer.mobile,
      r.signer.role,
    ]
    const grantees = r.grantees.flatMap((g) => [g.name, g.contact, g.purpose])
    return r.seal === seal && [...named, ...grantees].every((words) => text.includes(words))
  }

  const revocationIntact = (r: ContractRecord): boolean => {
    const { revoked_at: at, revoked_by: by, revoke_reason: reason, revoke_seal: seal } = r
    if (seal === null) {
      // Before revocations were sealed, a contract sealed in the first form could be taken back.
      const sealedLater = isRowSeal(r.seal)
      return sealedLater ? r.status !== 'REVOKED' && !at && !by && !reason : true
    }
    return (
      r.status === 'REVOKED' &&
      revocations.matches(seal, { contractNo: r.contract_no, by, reason, at })
    )
  }

  return {
    of: (companyId, c) => contracts.of({ companyId, validFrom: c.signedAt, ...c }),
    ofRevocation: (r) => revocations.of({ ...r }),
    intact(r) {
      const { title, version, paragraphs, consents } = r
      if (hashContract({ title, version, paragraphs, consents }) !== r.hash) return false
      const fields = fieldsOf(r)
      // Contracts from before signers found theirs by a key were sealed without one, and were given it later.
      const whole = isRowSeal(r.seal)
        ? contracts.matches(r.seal, { ...fields, signerKey: r.signer_key }) ||
          contracts.matches(r.seal, fields)
        : intactBefore(r)
      return whole && revocationIntact(r)
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
})
