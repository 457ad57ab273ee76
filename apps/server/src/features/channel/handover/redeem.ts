/** A ticket becomes a link like any other, so that the collection knows of no second way in. */
import { companyOf } from '../../../db/directory.ts'
import type { Database } from '../../../db/pool.ts'
import { tenantOf } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Box } from '../../../security/box.ts'
import { channelOf, enterLink, newLinkCode } from '../channel.ts'
import { nameOfKeys } from '../keys/name.ts'
import { CHANNEL_SAYS } from '../words.ts'
import { listedReturn } from './returns.ts'
import { takeTicket, ticketKeyOf } from './store.ts'
import { openTicket, TICKET_SECONDS, ticketAt } from './ticket.ts'

/** A day, as long as a task has: the link is for this visit. */
const LINK_HOURS = 24

export interface Brought {
  /** Last part of the path of the call that it was brought to. */
  call: 'collect/decode' | 'zb/bank/decode'
  channel: string
  /** The door's marker, where the ticket is bound to one. */
  source?: string
  ticket: string
  visit: string
}

export async function linkOfTicket(
  db: Database,
  box: Box,
  { call, channel, source, ticket: text, visit }: Brought,
): Promise<{ channel: string; source: string | null }> {
  const invalid = () => new Refusal('TASK_EXPIRED', CHANNEL_SAYS.ticketInvalid)
  const companyId = await companyOf(db, 'CHANNEL', channel)
  if (companyId === null) throw invalid()
  const tenant = tenantOf(db, companyId)
  const key = await ticketKeyOf(tenant, box, channel)
  const ticket = key && openTicket(key, ticketAt(call, channel, source), text)
  if (!ticket) throw invalid()
  const left = ticket.exp - Date.now() / 1000
  if (left <= 0) throw new Refusal('TASK_EXPIRED', CHANNEL_SAYS.ticketOver)
  // One that holds for ever would be a password of the partner's in an address.
  if (left > TICKET_SECONDS) throw invalid()
  const returnTo = ticket.returnTo
    ? listedReturn((await channelOf(tenant, channel)).return_urls, ticket.returnTo)
    : null
  if (ticket.returnTo && returnTo === null)
    throw new Refusal('TASK_EXPIRED', CHANNEL_SAYS.returnNotListed)
  const marker = source ?? ticket.source ?? null
  const code = newLinkCode()
  return tenant.transaction(async (tx) => {
    const { id, exp } = ticket
    const before = await takeTicket(tx, { channel, ticket: id, visit, exp }, code)
    if (before === 'USED') throw new Refusal('TASK_EXPIRED', CHANNEL_SAYS.ticketUsed)
    if (before !== null) return { channel: before, source: marker }
    const createdBy = nameOfKeys(channel)
    const link = { channel, source: marker, taxNo: ticket.taxNo ?? null, createdBy, returnTo }
    await enterLink(tx, code, link, LINK_HOURS)
    return { channel: code, source: marker }
  })
}
