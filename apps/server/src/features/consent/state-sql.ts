/** The state of consent as SQL (`state.ts`): of a row of the ledger, and of an enterprise wherever a statement names one. */

import type { ConsentCode } from '@xinjian/contract/consent/consent-scopes'

/** Of a contract `c`: EXPIRED is not stored, it is what EFFECTIVE becomes by the clock. `at`: the SQL of another moment. */
export const stateOfRow = (c: string, at = 'now()'): string =>
  `case when ${c}.status = 'EFFECTIVE' and ${c}.valid_to <= ${at} then 'EXPIRED' else ${c}.status end`

/** What an enterprise says today, by the SQL of its id: NONE, EFFECTIVE, EXPIRED or REVOKED. `$1` is the company. */
export const consentState = (
  enterprise: string,
  code: ConsentCode,
  at?: string,
): string => `coalesce((
  select ${stateOfRow('sc', at)} from auth_contract sc
   where sc.company_id = $1 and sc.enterprise_id = ${enterprise} and sc.code = '${code}'
   order by sc.signed_at desc, sc.contract_no desc limit 1), 'NONE')`
