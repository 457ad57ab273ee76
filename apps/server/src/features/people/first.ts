/** The first administrator of a company that somebody else opens: an account without a password, and the link that sets it. */
import type { RoleCode } from '@xinjian/contract'
import { leaveHand } from '../../db/hands.ts'
import type { Db, Tx } from '../../db/pool.ts'
import { Refusal } from '../../http/refusal.ts'
import type { PasswordLinks } from '../session/index.ts'
import * as store from './store.ts'
import { PEOPLE_SAYS } from './words.ts'

export interface First {
  userName: string
  name: string
  mobile: string
  email: string
}

/** Refuses, at its field, a name or a number that another account has. The number is the company's `phone` where it is entered. */
export async function mustBeFree(db: Db, of: Pick<First, 'userName' | 'mobile'>): Promise<void> {
  const taken = await store.takenAlready(db, of)
  if (taken) throw new Refusal('CONFLICT', store.TAKEN[taken], taken === 'mobile' ? 'phone' : taken)
}

/** With the company that it belongs to, by the hand of whoever entered it; the link is posted with it. */
export async function openFirst(
  tx: Tx,
  links: PasswordLinks,
  companyId: number,
  { roles, byId, ...first }: First & { roles: readonly RoleCode[]; byId: number },
): Promise<void> {
  links.mustReach(first)
  const id = await store.makeAccount(tx, companyId, first).catch((error) => {
    const taken = store.takenField(error)
    if (!taken) throw error
    throw new Refusal('CONFLICT', taken.msg, taken.field === 'mobile' ? 'phone' : taken.field)
  })
  await leaveHand(tx, 'MADE', [id], byId)
  await store.setRoles(tx, id, roles)
  await links.make(tx, { ...first, id, companyId }, 'ACTIVATE')
}

/** A new link for the first administrator of a company, who has not followed the one before; where it goes, masked. */
export async function inviteFirst(
  tx: Tx,
  links: PasswordLinks,
  companyId: number,
): Promise<string> {
  const first = await store.firstAccount(tx, companyId)
  if (!first) throw new Refusal('UNKNOWN', PEOPLE_SAYS.customerNoFirstAdministrator)
  if (!first.waiting) throw new Refusal('CONFLICT', PEOPLE_SAYS.firstAdministratorActivatedAccount)
  links.mustReach(first)
  await links.make(tx, { ...first, companyId }, 'ACTIVATE')
  return links.wayTo(first)
}
