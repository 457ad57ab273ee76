/** Agreements as answers tell them. */
import type { AgreementDetail, AgreementRow } from '@xinjian/contract/nouns/finance/agreement'
import { wired } from '../../http/rows/wired.ts'
import type { Held } from './ledger.ts'
import type { StoredAgreement } from './store.ts'

export const wireAgreement = (
  row: Omit<StoredAgreement, 'evidence' | 'evidence_sealed'>,
): AgreementRow => ({
  ...wired(row, 'contract_no kind subject_no title version hash signer signed_for signed_at'),
  parties: row.parties.map(({ role, name, taxNo }) => ({ role, name, taxNo })),
})

const said = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)

/** From where somebody signed is the business of the lender and of the signer's own company; the other party is told that it is sealed. */
export function wireAgreementDetail(held: Held): AgreementDetail {
  const signedBy = held.parties.find(({ role }) => role === held.signed_for)?.companyId
  const told = held.company_id === held.lender_id || held.company_id === signedBy
  return {
    row: wireAgreement(held),
    paragraphs: held.paragraphs,
    ip: told ? said(held.evidence.ip) : null,
    agent: told ? said(held.evidence.agent) : null,
    intact: held.intact,
  }
}
