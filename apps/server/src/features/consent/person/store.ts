/** Invitations of persons, and the newest consent of each role. */
import type { PersonConsent } from '@xinjian/contract/consent/person-consents'
import type { LendingPerson } from '@xinjian/format/lending/records'
import type { Value } from '../../../db/pool.ts'
import { within } from '../../../db/scope.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { stateOfRow } from '../state-sql.ts'
import type { ContractRecord } from '../store.ts'
import { PERSON_CODES_SQL } from './persons.ts'

/** Names and numbers that were tried in vain until an invitation is used up. */
const MOST_TRIES = 5

export interface Invite {
  invite_no: string
  enterprise_id: number
  enterprise: { name: string; taxNo: string }
  role: LendingPerson
  /** Masked. */
  shown: { name: string; mobile: string }
  sealed: Buffer
  shown_at: Date | null
  shown_hash: string | null
  expires_at: Date
  created_by: string
}

const COLUMNS = `i.invite_no, i.enterprise_id, json_build_object('name', e.name, 'taxNo', e.tax_no) as enterprise, i.role, i.shown, i.sealed,
  i.shown_at, i.shown_hash, i.expires_at, i.created_by`
const FROM =
  'from person_invite i join enterprise e on e.company_id = i.company_id and e.id = i.enterprise_id'
const OPEN = "i.status = 'INVITED' and i.expires_at > now()"

export interface NewInvite extends Pick<Invite, 'role' | 'shown' | 'sealed'> {
  inviteNo: string
  enterpriseId: number
  tokenHash: Buffer
  createdBy: string
  days: number
}

/** Takes the place of one of the same role that waits. */
export async function insertInvite(tx: TenantDb, i: NewInvite): Promise<void> {
  await tx.run(
    `update person_invite set status = 'CANCELLED'
      where company_id = $1 and enterprise_id = $2 and role = $3 and status = 'INVITED'`,
    [i.enterpriseId, i.role],
  )
  await tx.run(
    `insert into person_invite (company_id, invite_no, enterprise_id, role, token_hash, shown, sealed, created_by, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now() + $9 * interval '1 day')`,
    [
      ...[i.inviteNo, i.enterpriseId, i.role, i.tokenHash, JSON.stringify(i.shown), i.sealed],
      ...[i.createdBy, i.days],
    ],
  )
}

/** The invitation that a token opens; null = it was signed, cancelled, or is too old. */
export const inviteByToken = (tenant: TenantDb, tokenHash: Buffer) =>
  tenant.one<Invite>(
    `select ${COLUMNS} ${FROM} where i.company_id = $1 and i.token_hash = $2 and ${OPEN}`,
    [tokenHash],
  )

/** Before a name and a number are judged. False = there were too many. */
export const takeTry = async (tenant: TenantDb, inviteNo: string): Promise<boolean> =>
  (await tenant.run(
    `update person_invite set tries = tries + 1 where company_id = $1 and invite_no = $2 and tries < ${MOST_TRIES}`,
    [inviteNo],
  )) === 1

export const forgiveTries = (tenant: TenantDb, inviteNo: string): Promise<number> =>
  tenant.run('update person_invite set tries = 0 where company_id = $1 and invite_no = $2', [
    inviteNo,
  ])

/** From when on a text of this hash was shown. */
export async function noteShown(
  tenant: TenantDb,
  { invite_no: no }: Invite,
  hash: string,
): Promise<Date> {
  const row = await tenant.one<{ shown_at: Date }>(
    `update person_invite set shown_at = case when shown_hash = $3 then shown_at else now() end, shown_hash = $3
      where company_id = $1 and invite_no = $2 returning shown_at`,
    [no, hash],
  )
  return row!.shown_at
}

/** @returns whether it still waited */
export const endInvite = async (
  tx: TenantDb,
  inviteNo: string,
  contractNo: string | null,
): Promise<{ enterprise_id: number; role: LendingPerson } | null> =>
  tx.one(
    `update person_invite set status = $3, contract_no = $4
      where company_id = $1 and invite_no = $2 and status = 'INVITED' returning enterprise_id, role`,
    [inviteNo, contractNo ? 'SIGNED' : 'CANCELLED', contractNo],
  )

type Newest = Pick<
  ContractRecord,
  'contract_no' | 'signer' | 'signed_at' | 'valid_to' | 'revoked_at'
> & {
  code: string
  state: 'EFFECTIVE' | 'EXPIRED' | 'REVOKED' | 'SUPERSEDED'
}

/** The newest consent of each kind that persons sign. */
export const newestOfPersons = (tenant: TenantDb, enterpriseId: number) => {
  const values: Value[] = [enterpriseId]
  const seen = shownTo(tenant, values, {
    enterprise: 'c.enterprise_id',
    invitedBy: (user) => `exists (select 1 from person_invite own
        where own.company_id = $1 and own.contract_no = c.contract_no and own.created_by = ${user})`,
  })
  return tenant.rows<Newest>(
    `select distinct on (c.code) c.code, c.contract_no, c.signer, c.signed_at, c.valid_to, c.revoked_at, ${stateOfRow('c')} as state
       from auth_contract c where c.company_id = $1 and c.enterprise_id = $2 and c.code in ${PERSON_CODES_SQL} ${seen}
      order by c.code, c.signed_at desc, c.contract_no desc`,
    values,
  )
}

/**
 * Whoever names a whole tax number may ask of it, and invite persons; what became of a colleague's invitations is shown to those alone who
 * have reached the enterprise. Own invitations always are.
 */
function shownTo(
  { scope }: TenantDb,
  values: Value[],
  sql: { enterprise: string; invitedBy(user: string): string },
): string {
  if (scope.madeBy === null) return ''
  const reached = within(scope, values).enterprises(sql.enterprise)
  return `and ((true ${reached}) or ${sql.invitedBy(`$${values.push(scope.madeBy) + 1}`)})`
}

type Waiting = Pick<Invite, 'invite_no' | 'role' | 'shown' | 'expires_at'>

export const waitingInvites = (tenant: TenantDb, enterpriseId: number) => {
  const values: Value[] = [enterpriseId]
  const seen = shownTo(tenant, values, {
    enterprise: 'i.enterprise_id',
    invitedBy: (user) => `i.created_by = ${user}`,
  })
  return tenant.rows<Waiting>(
    `select i.invite_no, i.role, i.shown, i.expires_at from person_invite i
      where i.company_id = $1 and i.enterprise_id = $2 and ${OPEN} ${seen}`,
    values,
  )
}

/** One role as the office sees it. */
export function personConsentOf(
  role: LendingPerson,
  newest: Newest | undefined,
  waiting: Waiting | undefined,
): PersonConsent {
  const state = newest?.state === 'SUPERSEDED' ? 'REVOKED' : newest?.state
  const inForce = state === 'EFFECTIVE'
  const who = inForce || !waiting ? newest?.signer : waiting.shown
  return {
    role,
    state: inForce ? 'EFFECTIVE' : waiting ? 'INVITED' : (state ?? 'NONE'),
    name: who?.name ?? null,
    mobile: who?.mobile ?? null,
    contractNo: newest?.contract_no ?? null,
    signedAt: newest?.signed_at.toISOString() ?? null,
    validTo: newest?.valid_to.toISOString() ?? null,
    revokedAt: newest?.revoked_at?.toISOString() ?? null,
    inviteNo: waiting?.invite_no ?? null,
    inviteEndsAt: waiting?.expires_at.toISOString() ?? null,
  }
}
