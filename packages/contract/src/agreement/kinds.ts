/** Papers that companies sign with each other, and the part in which each of them stands in one. */
export const AGREEMENT_KINDS = [
  'LOAN_CONTRACT',
  'TRANSFER_NOTICE',
  'CONFIRMATION',
  'ORDER_CONFIRMATION',
  'RECEIPT',
] as const
export type AgreementKind = (typeof AGREEMENT_KINDS)[number]

export const PARTY_ROLES = ['LENDER', 'BORROWER', 'SELLER', 'DEBTOR', 'BUYER'] as const
export type PartyRole = (typeof PARTY_ROLES)[number]
