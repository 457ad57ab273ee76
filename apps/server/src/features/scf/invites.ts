/** Invitations: a link that one company may take once, and only the one whose tax number it was made for. */
import { companyOf, enterKey } from '../../db/directory.ts'
import { OWN_COMPANY } from '../../db/distribute/first-node.ts'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { hashToken, newToken } from '../../security/secret.ts'
import { companyByTaxNo, companyIdentity } from '../session/index.ts'
import { anchorByNo, relationByNo } from './store/programme.ts'
import { SCF_SAYS } from './words.ts'

const DAYS = 14

interface Invite {
  role: 'ANCHOR' | 'MEMBER'
  ref_no: string
  tax_no: string
  expires_at: Date
}

/** Whom a reference stands for, with the core enterprise it belongs to; refuses where they sit there already. */
async function invitable(tenant: TenantDb, role: Invite['role'], refNo: string) {
  if (role === 'ANCHOR') {
    const anchor = await anchorByNo(tenant, refNo)
    if (anchor.party_id !== null) throw new Refusal('CONFLICT', SCF_SAYS.joinedAlready)
    return { name: anchor.name, taxNo: anchor.tax_no }
  }
  const relation = await relationByNo(tenant, refNo)
  if (relation.state === 'CONFIRMED') throw new Refusal('CONFLICT', SCF_SAYS.joinedAlready)
  if (relation.state === 'DISABLED') throw new Refusal('CONFLICT', SCF_SAYS.stepNotNow)
  return { name: relation.name, taxNo: relation.tax_no }
}

/** The token is told once; an earlier invitation of the same is cancelled. */
export async function invite(
  tenant: TenantDb,
  { role, refNo, by }: { role: Invite['role']; refNo: string; by: string },
): Promise<{ token: string; name: string; expiresAt: Date }> {
  const { name, taxNo } = await invitable(tenant, role, refNo)
  const { token, hash } = newToken()
  return tenant.transaction(async (tx) => {
    await tx.run(
      `update scf_invite set status = 'CANCELLED' where company_id = $1 and role = $2 and ref_no = $3 and status = 'OPEN'`,
      [role, refNo],
    )
    await enterKey(tx, 'SCF_INVITE', hash)
    const row = await tx.one<{ expires_at: Date }>(
      `insert into scf_invite (company_id, token_hash, role, ref_no, tax_no, made_by, expires_at)
       values ($1, $2, $3, $4, $5, $6, now() + make_interval(days => ${DAYS})) returning expires_at`,
      [hash, role, refNo, taxNo, by],
    )
    return { token, name, expiresAt: row!.expires_at }
  })
}

const OPEN = `with funder as materialized (select rests_for(null) as rest from ${OWN_COMPANY})
  select role, ref_no, tax_no, expires_at from scf_invite, funder
  where company_id = $1 and token_hash = $2 and status = 'OPEN' and expires_at > now() and funder.rest is null`

async function opened(db: Database, token: string) {
  const hash = hashToken(token)
  const funderId = await companyOf(db, 'SCF_INVITE', hash)
  const funder = funderId === null ? null : tenantOf(db, funderId)
  const row = await funder?.one<Invite>(OPEN, [hash])
  if (!funder || !row) throw new Refusal('CONFLICT', SCF_SAYS.inviteGone)
  const { name: funderName } = await companyIdentity(db, funder.companyId)
  const relation = row.role === 'MEMBER' ? await relationByNo(funder, row.ref_no) : null
  const anchor = await anchorByNo(funder, relation?.anchor_no ?? row.ref_no)
  return { funder, hash, row, funderName, anchorName: anchor.name, name: (relation ?? anchor).name }
}

/** A secondary customer carries the tax number that its parent typed, which proves nothing: only a company that the platform admitted does. */
const isInvited = async (db: Database, companyId: number, taxNo: string): Promise<boolean> =>
  (await companyByTaxNo(db, taxNo))?.id === companyId

/** What an invitation says to whoever opened its link. */
export async function invitation(db: Database, companyId: number, token: string) {
  const { row, funderName, anchorName, name } = await opened(db, token)
  return {
    ...{ role: row.role, funderName, anchorName, name, taxNo: row.tax_no },
    expiresAt: row.expires_at.toISOString(),
    mine: await isInvited(db, companyId, row.tax_no),
  }
}

/**
 * Takes a seat: the seat first, in the company's own rows, then the funder's row that names the company. A seat alone opens nothing, so that
 * whatever breaks in between leaves a link that can be taken again.
 */
export async function accept(db: Database, own: TenantDb, token: string, by: string) {
  const { funder, hash, row, funderName, anchorName } = await opened(db, token)
  if (own.companyId === funder.companyId || !(await isInvited(db, own.companyId, row.tax_no)))
    throw new Refusal('CONFLICT', SCF_SAYS.inviteNotYours)
  const seat = { funderId: funder.companyId, role: row.role, refNo: row.ref_no }
  await own.run(
    `insert into scf_seat (company_id, funder_id, role, ref_no, funder_name, anchor_name, taken_by)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [seat.funderId, seat.role, seat.refNo, funderName, anchorName, by],
  )
  await funder.transaction(async (tx) => {
    const taken = await tx.run(
      `update scf_invite set status = 'ACCEPTED', accepted_by = $3, accepted_at = clock_timestamp()
        where company_id = $1 and token_hash = $2 and status = 'OPEN' and expires_at > now()`,
      [hash, by],
    )
    const seated = await tx.run(
      row.role === 'ANCHOR'
        ? 'update scf_anchor set party_id = $3 where company_id = $1 and no = $2 and party_id is null'
        : `update scf_relation set party_id = $3, state = 'CONFIRMED' where company_id = $1 and no = $2 and state = 'INVITED'`,
      [row.ref_no, own.companyId],
    )
    if (taken === 0 || seated === 0) throw new Refusal('CONFLICT', SCF_SAYS.inviteGone)
  })
  return (await seatsOf(own)).find(
    ({ funderId, refNo }) => funderId === seat.funderId && refNo === seat.refNo,
  )!
}

/** A company has few programmes. */
const MOST_SEATS = 200

/** The company's own seats, the newest first. */
export async function seatsOf(own: TenantDb) {
  const rows = await own.rows<{
    funderId: number
    role: Invite['role']
    refNo: string
    funderName: string
    anchorName: string
    takenBy: string
    takenAt: Date
  }>(
    `select funder_id as "funderId", role, ref_no as "refNo", funder_name as "funderName", anchor_name as "anchorName",
            taken_by as "takenBy", taken_at as "takenAt"
       from scf_seat where company_id = $1 order by taken_at desc limit ${MOST_SEATS}`,
  )
  return rows.map((row) => ({ ...row, takenAt: row.takenAt.toISOString() }))
}
