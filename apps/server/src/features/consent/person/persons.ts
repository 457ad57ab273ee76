/** The persons of an enterprise as contracts call them: what each is to it, and the kind of contract that he or she signs. */
import {
  PERSON_CONSENT_CODES,
  type PersonConsentCode,
  personConsentOf,
} from '@xinjian/contract/consent/consent-scopes'
import type { LendingPerson, LendingSubject } from '@xinjian/format/lending/records'

/** As the text names the signer. */
export const PERSON_ROLES: Record<LendingPerson, string> = {
  LEGAL_REP: '法定代表人',
  SPOUSE: '法定代表人配偶',
  CONTROLLER: '实际控制人',
}

/** The contract under which lenders are asked of a subject; of the enterprise its consent to query. */
export const lendingCodeOf = (subject: LendingSubject): PersonConsentCode | 'ENT_QUERY' =>
  subject === 'ENTERPRISE' ? 'ENT_QUERY' : personConsentOf(subject)

export const isPersonCode = (code: string): code is PersonConsentCode =>
  (PERSON_CONSENT_CODES as readonly string[]).includes(code)

/** SQL list of the contracts that persons sign for themselves. */
export const PERSON_CODES_SQL = `(${PERSON_CONSENT_CODES.map((code) => `'${code}'`).join(', ')})`
