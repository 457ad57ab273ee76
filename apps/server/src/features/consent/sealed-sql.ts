/**
 * The rule of `maySee` (allow.ts) as a condition, for lists that show figures of many enterprises at once: the newest
 * contract of a kind was taken back. A test holds one against the other.
 */

import type { Kind } from './allow.ts'

const SEALING: Record<Kind, string> = { DATA: "('ENT_TAX')", REPORT: "('ENT_TAX', 'ENT_QUERY')" }

/**
 * SQL condition; `enterprise` is the SQL of the enterprise's id, `kind` what is shown: a consent to query that is taken back leaves
 * the data readable. Needs the company as `$1`.
 */
export const isSealed = (enterprise: string, kind: Kind = 'REPORT'): string => `exists (
  select 1 from auth_contract ac
   where ac.company_id = $1 and ac.enterprise_id = ${enterprise} and ac.code in ${SEALING[kind]} and ac.status = 'REVOKED'
     and not exists (
       select 1 from auth_contract nc
        where nc.company_id = $1 and nc.enterprise_id = ac.enterprise_id and nc.code = ac.code
          and (nc.signed_at, nc.contract_no) > (ac.signed_at, ac.contract_no)))`

/** The opposite for figures over many enterprises: the few that are sealed are looked up once. Needs the company as `$1`. */
export const notSealed = (
  enterprise: string,
  kind: Kind = 'REPORT',
): string => `${enterprise} not in (
  select rc.enterprise_id from auth_contract rc
   where rc.company_id = $1 and rc.status = 'REVOKED' and ${isSealed('rc.enterprise_id', kind)})`

/** What a list says of such a row instead of its figures. */
export const SEALED_MESSAGE = '授权已撤销，数据已封存'
