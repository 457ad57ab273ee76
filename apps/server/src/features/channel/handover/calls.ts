/** The hand-over of a channel in the office: the key its partner seals tickets with, and where people may be led back to. */
import { randomBytes } from 'node:crypto'
import type { contract } from '@xinjian/contract'
import type { channelHandover } from '@xinjian/contract/channel/handover'
import type { Handlers } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { ChannelDeps } from '../deps.ts'
import { turnsOf } from '../provider/turn.ts'
import { CHANNEL_SAYS } from '../words.ts'
import { returnAddress } from './returns.ts'
import { writeReturns, writeTicketKey } from './store.ts'
import { TICKET_KEY_BYTES } from './ticket.ts'

type Calls = Pick<Handlers<typeof contract.channel>, keyof typeof channelHandover>

export function handoverCalls({ db, callbackBox }: ChannelDeps): Calls {
  const { turn } = turnsOf(db)
  return {
    async channelTicketKey(ctx, { code, version, on }) {
      const key = on ? randomBytes(TICKET_KEY_BYTES).toString('base64url') : null
      const row = await turn(ctx, 'channelTicketKey', { code, version }, (tx, by) =>
        writeTicketKey(tx, callbackBox, code, by, key),
      )
      return { row, key }
    },
    channelReturns(ctx, { code, version, addresses }) {
      const list = addresses.map((text) => {
        const known = returnAddress(text)
        if (known === null)
          throw new Refusal('MALFORMED', CHANNEL_SAYS.returnWrong({ address: text }), 'addresses')
        return known
      })
      return turn(ctx, 'channelReturns', { code, version }, (tx, by) =>
        writeReturns(tx, code, by, [...new Set(list)]),
      )
    },
  }
}
