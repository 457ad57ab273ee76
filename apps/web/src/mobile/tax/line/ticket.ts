/** A partner's ticket in the address: changed for a link, and gone from the address before anything else is done. */
import { collect } from '@xinjian/contract/nouns/collect'
import { LAST, type Link, type Shelf } from './channel.ts'
import { ask } from './wire.ts'

/** Whose tickets are bound to the door that they come by. */
const BANK = 'zhongbang'

/** Kept until the answer is there: the same phone may ask again for the same ticket. */
let visit: string | null = null

export async function redeem(link: Link, store: Shelf): Promise<void> {
  const query = new URLSearchParams(location.search)
  const ticket = query.get('ticket') ?? ''
  visit ??= crypto.randomUUID()
  const how = { again: true, silent: true }
  const { code, source } = link
  const given = await (code === BANK
    ? ask(collect.zbBankDecode, { source, ticket, visit }, null, how)
    : ask(collect.collectDecode, { channel: code, ticket, visit }, null, how))
  link.code = given.channel
  link.source = given.source ?? ''
  link.ticket = false
  store.setItem(LAST, link.code)
  // A page loaded anew goes on with the link; a ticket is good for nothing more.
  for (const name of ['ticket', 'channelCode', 'source']) query.delete(name)
  query.set('channel', link.code)
  history.replaceState(history.state, '', `${location.pathname}?${query}`)
}
