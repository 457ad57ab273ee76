/**
 * What a company may do with an enterprise's data, by the ledger. An enterprise without any contract is one whose files the
 * company uploaded itself: nothing is asked. With contracts, the ledger decides; a consent that was taken back leaves what was
 * uploaded as if there had never been one, once what was collected is out of the facts (docs/decisions/0065).
 */
import type { CollectKind } from '@xinjian/contract'
import {
  type ConsentCode,
  type ConsentScope,
  consentOfScope,
  consentOfSource,
} from '@xinjian/contract/consent/consent-scopes'
import { DATA_SOURCES, type DataSource } from '@xinjian/format/datasets/datasets'
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { holdsCollected, isSealed, type Kind } from './sealed-sql.ts'
import { isTakenBack, type NewestContract, newestContracts, scopesInForce } from './state.ts'
import { lockContracts } from './store.ts'
import { SIGNED_FOR } from './templates.ts'
import { insertViews } from './views.ts'
import { takenOutAfter } from './withdrawals.ts'
import { CONSENT_SAYS } from './words.ts'

export type { Kind } from './sealed-sql.ts'

/** The contracts that an access was made under: of data that of its source, of several sources each of theirs. */
const codesOf = ({ kind, source }: Pick<AccessRecord, 'kind' | 'source'>): ConsentCode[] => {
  if (kind === 'REPORT') return ['ENT_QUERY']
  return source ? [consentOfSource(source)] : [...new Set(DATA_SOURCES.map(consentOfSource))]
}

const SEALED = CONSENT_SAYS.enterpriseWithdrewAuthorisationData

/** New work on the data (a report, a collection): needs contracts in force that hold these scopes. */
export async function mayUse(
  tenant: TenantDb,
  enterpriseId: number,
  scopes: readonly string[],
): Promise<void> {
  const allowed = await usableOf(tenant, enterpriseId, scopes)
  if (allowed.length < scopes.length) throw new Refusal('CONSENT_REQUIRED')
}

/** Those of the scopes that contracts in force hold; all of them where only the company's own files are left, or ever were. */
export async function usableOf<Scope extends string>(
  tenant: TenantDb,
  enterpriseId: number,
  scopes: readonly Scope[],
): Promise<Scope[]> {
  const contracts = await newestContracts(tenant, enterpriseId)
  if (contracts.length === 0) return [...scopes]
  if (isTakenBack(contracts) && !(await ofCollected(tenant, enterpriseId))) return [...scopes]
  const held = scopesInForce(contracts)
  const own = new Set<Scope>()
  for (const scope of scopes)
    if (!held.has(scope) && (await isOwn(tenant, enterpriseId, contracts, scope))) own.add(scope)
  return scopes.filter((scope) => held.has(scope) || own.has(scope))
}

/** No contract speaks of what the scope names, or one that was taken back, and what it had brought is out: the company's own files are left. */
async function isOwn(
  tenant: TenantDb,
  enterpriseId: number,
  contracts: readonly NewestContract[],
  scope: string,
): Promise<boolean> {
  const code = consentOfScope(scope as ConsentScope)
  const contract = contracts.find((c) => c.code === code)
  if (!contract) return true
  const kind = COLLECTED_UNDER[code]
  return (
    contract.state === 'REVOKED' &&
    kind !== null &&
    !(await asked(tenant, enterpriseId, holdsCollected('$2', kind)))
  )
}

/** Of which collections a contract speaks; null = of all. */
const COLLECTED_UNDER: Record<ConsentCode, CollectKind | null> = {
  ENT_TAX: 'TAX',
  ENT_ERP: 'ERP',
  ENT_BANK: 'ERP',
  ENT_QUERY: null,
}

/** Whether anything that a collection brought is among the facts. */
export const ofCollected = (tenant: TenantDb, enterpriseId: number): Promise<boolean> =>
  asked(tenant, enterpriseId, holdsCollected('$2'))

/** Whether the consent to collect was taken back, and not given anew. */
export async function tookBack(
  tenant: TenantDb,
  enterpriseId: number,
  kind: CollectKind = 'TAX',
): Promise<boolean> {
  const [collecting] = SIGNED_FOR[kind]
  return isTakenBack(await newestContracts(tenant, enterpriseId), [collecting])
}

const asked = async (tenant: TenantDb, enterpriseId: number, condition: string) =>
  (await tenant.one<{ holds: boolean }>(`select ${condition} as holds`, [enterpriseId]))!.holds

/**
 * For what is written of facts of the revision `seq`: refuses when what was collected was taken out since they were read.
 * @returns whether anything collected is among them
 */
export async function lockActiveConsent(
  tx: TenantDb,
  enterpriseId: number,
  seq: number,
): Promise<boolean> {
  if (await takenOutAfter(tx, enterpriseId, seq)) throw new Refusal('CONSENT_REQUIRED')
  return ofCollected(tx, enterpriseId)
}

/**
 * `mayUse` in the transaction that writes what the work came to: the contracts stand until it ends, so that nothing is
 * written after a revocation, however long the work took.
 */
export async function mustStillUse(
  tx: TenantDb,
  enterpriseId: number,
  scopes: readonly string[],
): Promise<void> {
  await lockContracts(tx, enterpriseId)
  await mayUse(tx, enterpriseId, scopes)
}

/**
 * Looking at data that are there: refused once consent was taken back and not given anew, while anything collected is among them or
 * nothing else is. A contract that merely ran out leaves what was made under it readable (lending files must be kept), but nothing
 * new is made.
 */
export async function maySee(tenant: TenantDb, enterpriseId: number): Promise<void> {
  if (await asked(tenant, enterpriseId, isSealed('$2')))
    throw new Refusal('CONSENT_REQUIRED', SEALED)
}

/** What a collection itself brought: whatever else there is, it is sealed with its consent. */
export async function mustNotBeWithdrawn(
  tenant: TenantDb,
  enterpriseId: number,
  kind: CollectKind,
): Promise<void> {
  if (await tookBack(tenant, enterpriseId, kind)) throw new Refusal('CONSENT_REQUIRED', SEALED)
}

/** Looking at a report: `sealed` as its row tells it (`isReportSealed`). Where it tells of persons too, who took back is not told. */
export function maySeeReport(of: { sealed: boolean; persons?: boolean }): void {
  if (of.sealed)
    throw new Refusal(
      'CONSENT_REQUIRED',
      of.persons ? CONSENT_SAYS.consentOfReportWithdrawn : SEALED,
    )
}

/** The same in the transaction that keeps what an access brought forth (a file), as `mustStillUse` does. */
export async function mustStillSee(tx: TenantDb, enterpriseId: number): Promise<void> {
  await lockContracts(tx, enterpriseId)
  await maySee(tx, enterpriseId)
}

/** Batches on their way out: each is asked for anew, so that a revocation ends an export that has begun. */
export async function* whileSeen<T>(
  ask: () => Promise<void>,
  batches: AsyncIterable<T>,
): AsyncIterable<T> {
  for await (const batch of batches) {
    await ask()
    yield batch
  }
}

export interface AccessRecord {
  who: string
  kind: Kind
  action: string
  object: string
  purpose?: string | null
  /** Whose data it is; absent = of every source. */
  source?: DataSource
}

/** Notes an access under the contract that it was made under; there is none behind what was uploaded. */
export const recordAccess = async (
  tenant: TenantDb,
  enterpriseId: number,
  access: AccessRecord,
): Promise<void> => {
  await insertViews(tenant, [enterpriseId], codesOf(access), { purpose: null, ...access })
}

/** The same of several enterprises whose data stand in one answer. `onceInMinutes`: what was noted that recently is not noted again. */
export const recordAccessOfMany = async (
  tenant: TenantDb,
  enterpriseIds: readonly number[],
  access: AccessRecord,
  { onceInMinutes = 0 }: { onceInMinutes?: number } = {},
): Promise<void> => {
  const view = { purpose: null, ...access }
  if (enterpriseIds.length > 0)
    await insertViews(tenant, enterpriseIds, codesOf(access), view, onceInMinutes)
}

/** Checks and notes an access to data in one step: nobody sees without being seen. */
export async function seeRecorded(
  tenant: TenantDb,
  enterpriseId: number,
  access: Omit<AccessRecord, 'kind'>,
): Promise<void> {
  await maySee(tenant, enterpriseId)
  await recordAccess(tenant, enterpriseId, { ...access, kind: 'DATA' })
}
