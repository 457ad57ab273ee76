/**
 * The one state of consent: what an enterprise says today to this company, by kind of contract and by scope. The newest contract of a
 * kind says it: NONE (never signed), EFFECTIVE, EXPIRED by the clock, REVOKED. `sealed-sql.ts` asks the same of many rows at once, and
 * a test holds the two together.
 */
import {
  CONSENT_SCOPE_NAMES,
  CONSENT_SCOPES,
  type ConsentCode,
  type ConsentScope,
  type ConsentState,
  consentOfScope,
} from '@xinjian/contract/consent/consent-scopes'
import type { Value } from '../../db/pool.ts'
import type { AuthContractRow } from '../../db/rows/consent.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { PERSON_CODES_SQL } from './person/persons.ts'
import { stateOfRow } from './state-sql.ts'
import { SIGNED_FOR } from './templates.ts'

export interface NewestContract
  extends Pick<AuthContractRow, 'contract_no' | 'scopes' | 'valid_to'> {
  code: ConsentCode
  state: ConsentState
}

const NEWEST = `select distinct on (c.code) c.code, c.contract_no, c.scopes, c.valid_to, ${stateOfRow('c')} as state
  from auth_contract c`
/** What persons signed for themselves is no word of the enterprise. */
const OWN = `c.code not in ${PERSON_CODES_SQL}`
const ORDER = 'order by c.code desc, c.signed_at desc, c.contract_no desc'

/** What the enterprise says of each kind, the consent to collect first. Empty = it never signed any. */
export const newestContracts = (tenant: TenantDb, enterpriseId: number) =>
  tenant.rows<NewestContract>(
    `${NEWEST} where c.company_id = $1 and c.enterprise_id = $2 and ${OWN} ${ORDER}`,
    [enterpriseId],
  )

/** The same by tax number; empty, too, for an enterprise that nobody has named yet, or that the session may not look at. */
export const newestContractsOf = (tenant: TenantDb, taxNo: string) => {
  const values: Value[] = [taxNo]
  const seen = within(tenant.scope, values).enterprises('e.id')
  return tenant.rows<NewestContract>(
    `${NEWEST} join enterprise e on e.company_id = c.company_id and e.id = c.enterprise_id
      where c.company_id = $1 and e.tax_no = $2 and ${OWN} ${seen} ${ORDER}`,
    values,
  )
}

/** Whether one of the consents was taken back and not given anew; `codes` = which of them. */
export const isTakenBack = (
  contracts: readonly NewestContract[],
  codes: readonly ConsentCode[] = ['ENT_TAX', 'ENT_QUERY'],
): boolean => contracts.some((c) => c.state === 'REVOKED' && codes.includes(c.code))

/** Scopes that contracts in force hold. */
export const scopesInForce = (contracts: readonly NewestContract[]): ReadonlySet<string> =>
  new Set(contracts.flatMap((c) => (c.state === 'EFFECTIVE' ? c.scopes : [])))

/** What a collection from a bureau and its reports need: asked about where no scope is named. */
const OF_TAXES = CONSENT_SCOPES.filter((scope) => SIGNED_FOR.TAX.includes(consentOfScope(scope)))

/** What is said of each of these scopes; none named = those of taxes and of reports. */
export const scopeStates = (
  contracts: readonly NewestContract[],
  asked: readonly ConsentScope[] = [],
) =>
  (asked.length > 0 ? [...new Set(asked)] : OF_TAXES).map((scope) => {
    const holder = contracts.find((c) => c.scopes.includes(scope))
    const state: ConsentState = holder?.state ?? 'NONE'
    return {
      scope,
      name: CONSENT_SCOPE_NAMES[scope],
      valid: state === 'EFFECTIVE',
      state,
      contractNo: holder?.contract_no ?? null,
      validTo: holder?.valid_to.toISOString() ?? null,
    }
  })

/** Whether any enterprise of the company took a consent back since. */
export const takenBackSince = async (tenant: TenantDb, at: Date): Promise<boolean> =>
  (await tenant.one(
    'select 1 from auth_contract where company_id = $1 and revoked_at >= $2 limit 1',
    [at],
  )) !== null
