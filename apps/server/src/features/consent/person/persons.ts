/** The persons of an enterprise as contracts call them: the kind of contract that he or she signs. */
import {
  PERSON_CONSENT_CODES,
  type PersonConsentCode,
  personConsentOf,
} from '@xinjian/contract/consent/consent-scopes'
import type { LendingSubject } from '@xinjian/format/lending/records'

/** The contract under which lenders are asked of a subject; of the enterprise its consent to query. */
export const lendingCodeOf = (subject: LendingSubject): PersonConsentCode | 'ENT_QUERY' =>
  subject === 'ENTERPRISE' ? 'ENT_QUERY' : personConsentOf(subject)

export const isPersonCode = (code: string): code is PersonConsentCode =>
  (PERSON_CONSENT_CODES as readonly string[]).includes(code)

/** SQL list of the contracts that persons sign for themselves. */
export const PERSON_CODES_SQL = `(${PERSON_CONSENT_CODES.map((code) => `'${code}'`).join(', ')})`
