/**
 * Whether a company may use the platform now, and whether work goes on. One that was frozen takes its secondary customers with it:
 * their calls are on its account. What an account put in motion or handed out rests with it (docs/decisions/0094).
 */
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { SESSION_SAYS } from './words.ts'

/** SQL, by the aliases `c` of the company and `parent` of the one whose customer it is, which is joined to its left. */
export const STANDS = `(c.status = 'ACTIVE' and coalesce(parent.status = 'ACTIVE', true))`

export const frozenCompany = (): Refusal =>
  new Refusal('ACCOUNT_FROZEN', SESSION_SAYS.accountYourCompanySuspended)

/** Who was frozen. */
export type Rest = 'COMPANY' | 'ACCOUNT'

const asked = (question: string) =>
  `select ${question}($2) as rest from (select $1::int as company_id) own where company_id = $1`
const RESTS = asked('rests_for')
const HELD = asked('hold_standing')

/** `maker`: account name of whoever asked for it; null, or a name that is no account's: nobody's. */
export const restOf = async (tenant: TenantDb, maker: string | null): Promise<Rest | null> =>
  (await tenant.one<{ rest: Rest | null }>(RESTS, [maker]))!.rest

/** Refuses where somebody was frozen. */
export const refuseRested = (rest: Rest | null): void => {
  if (rest === 'COMPANY') throw frozenCompany()
  if (rest === 'ACCOUNT')
    throw new Refusal('ACCOUNT_FROZEN', SESSION_SAYS.accountSubmittedTaskSuspended)
}

/** Refuses work of a company, or of an account, that was frozen: no other try of it mends that. */
export const mustStand = async (tenant: TenantDb, maker: string | null): Promise<void> =>
  refuseRested(await restOf(tenant, maker))

/** `mustStand` in the transaction that writes what the work came to: until it ends nobody is frozen. */
export const mustStillStand = async (tx: TenantDb, maker: string | null): Promise<void> =>
  refuseRested((await tx.one<{ rest: Rest | null }>(HELD, [maker]))!.rest)
