/** The first administrator of a company that somebody else opens: an account without a password, and the link that sets it. */
import type { RoleCode } from '@xinjian/contract'
import { leaveHand } from '../../db/hands.ts'
import type { Db, Tx } from '../../db/pool.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Columns } from '../../security/column/column.ts'
import { insertAccount, type PasswordLinks } from '../session/index.ts'
import { opened } from './opened.ts'
import * as store from './store.ts'
import { PEOPLE_SAYS } from './words.ts'

/** What accounts are made with, and how their holders are reached. */
export interface AccountParts {
  links: PasswordLinks
  columns: Columns
}

export interface First {
  userName: string
  name: string
  mobile: string
  email: string
}

/** Refuses, at its field, a name or a number that another account has. The number is the company's `phone` where it is entered. */
export async function mustBeFree(
  db: Db,
  columns: Columns,
  of: Pick<First, 'userName' | 'mobile'>,
): Promise<void> {
  const taken = await store.takenAlready(db, columns, of)
  if (taken) throw new Refusal('CONFLICT', store.TAKEN[taken], taken === 'mobile' ? 'phone' : taken)
}

/** With the company that it belongs to, by the hand of whoever entered it; the link is posted with it. */
export async function openFirst(
  tx: Tx,
  { links, columns }: AccountParts,
  companyId: number,
  { roles, byId, ...first }: First & { roles: readonly RoleCode[]; byId: number },
): Promise<void> {
  links.mustReach(first)
  const made = { ...first, companyId, passwordHash: null }
  const id = await insertAccount(tx, columns, made).catch((error) => {
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
  { links, columns }: AccountParts,
  companyId: number,
): Promise<string> {
  const found = await store.firstAccount(tx, companyId)
  if (!found) throw new Refusal('UNKNOWN', PEOPLE_SAYS.customerNoFirstAdministrator)
  if (!found.waiting) throw new Refusal('CONFLICT', PEOPLE_SAYS.firstAdministratorActivatedAccount)
  const { id, userName, reached } = await opened(columns.on(tx), found)
  if (reached instanceof Refusal) throw reached
  links.mustReach(reached)
  await links.make(tx, { ...reached, id, userName, companyId }, 'ACTIVATE')
  return links.wayTo(reached)
}
