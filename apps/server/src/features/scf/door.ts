/**
 * The one door from a company into another's programme. Its own seat names funder, role and what it sits for; the funder's row names the
 * company that sits there. Both must say so at every call, and what comes out reaches one core enterprise or one member, never more.
 */
import type { Seat } from '@xinjian/contract/nouns/finance/scf'
import { OWN_COMPANY } from '../../db/distribute/first-node.ts'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Bound } from './store/receivables.ts'
import { SCF_SAYS } from './words.ts'

export interface Door {
  role: Seat['role']
  /** The funder's rows; every statement on receivables takes the bound. */
  funder: TenantDb
  bound: Bound
  anchorNo: string
  /** Of a member. */
  relationNo: string | null
}

/** Nobody enters where the funder rests. */
const AWAKE = `with funder as materialized (select rests_for(null) as rest from ${OWN_COMPANY})`

const ANCHOR = `${AWAKE} select a.no as "anchorNo", null as "relationNo" from scf_anchor a, funder
  where a.company_id = $1 and a.no = $2 and a.party_id = $3 and funder.rest is null`
const MEMBER = `${AWAKE} select r.anchor_no as "anchorNo", r.no as "relationNo" from scf_relation r, funder
  where r.company_id = $1 and r.no = $2 and r.party_id = $3 and r.state = 'CONFIRMED' and funder.rest is null`

/** @param role the side that the call is for; absent = either */
export async function throughDoor(
  db: Database,
  own: TenantDb,
  seat: Seat,
  role?: Seat['role'],
): Promise<Door> {
  if (role && seat.role !== role) throw new Refusal('CONFLICT', SCF_SAYS.notYourSide)
  const held = await own.one(
    'select 1 from scf_seat where company_id = $1 and funder_id = $2 and role = $3 and ref_no = $4',
    [seat.funderId, seat.role, seat.refNo],
  )
  if (!held) throw new Refusal('UNKNOWN', SCF_SAYS.noSuchSeat)
  const funder = tenantOf(db, seat.funderId)
  const row = await funder.one<{ anchorNo: string; relationNo: string | null }>(
    seat.role === 'ANCHOR' ? ANCHOR : MEMBER,
    [seat.refNo, own.companyId],
  )
  if (!row) throw new Refusal('UNKNOWN', SCF_SAYS.noSuchSeat)
  return {
    role: seat.role,
    funder,
    bound:
      row.relationNo === null
        ? { column: 'anchor_no', no: row.anchorNo }
        : { column: 'relation_no', no: row.relationNo },
    ...row,
  }
}
