/** The SMS gateway behind one interface: the sandbox's, a commercial one's by its own protocol, or one of the house by URL and key. */
import type { Config } from '../config.ts'
import { Refusal } from '../http/refusal.ts'
import { sendByAliyun } from './sms/aliyun.ts'
import { sendByHouse } from './sms/house.ts'
import type { Sms } from './sms/message.ts'
import type { SmsOutcome } from './sms/outcome.ts'
import { OUTSIDE_SAYS } from './words.ts'

export interface SmsGateway {
  /** False without a gateway: nobody gets a message. */
  readonly available: boolean
  /** Throws an SmsFault when the gateway did not take it. */
  send(sms: Sms): Promise<void>
}

/** Not sent, as far as is known. People are told to wait; `reason` is for the row of the message and names nobody. */
export class SmsFault extends Refusal {
  /** Whether another try may go better, and sends nothing twice. */
  readonly again: boolean
  readonly reason: string
  constructor(again: boolean, reason: string) {
    super('UNAVAILABLE', OUTSIDE_SAYS.smsCannotSentJust)
    this.again = again
    this.reason = reason
  }
}

type Settings = Pick<
  Config,
  'sandbox' | 'sandboxUrl' | 'sandboxKey' | 'smsAliyun' | 'smsUrl' | 'smsKey'
>

export function createSmsGateway(config: Settings): SmsGateway {
  const send = senderOf(config)
  return {
    available: send !== null,
    async send(sms) {
      if (!send) throw new Refusal('UNAVAILABLE', OUTSIDE_SAYS.smsNotSetUp)
      const outcome = await send(sms)
      if (outcome !== 'SENT') throw new SmsFault(outcome.again, outcome.reason)
    },
  }
}

function senderOf(config: Settings): ((sms: Sms) => Promise<SmsOutcome>) | null {
  const { sandbox, sandboxUrl, sandboxKey, smsAliyun, smsUrl, smsKey } = config
  if (sandbox) return (sms) => sendByHouse(`${sandboxUrl}/gateway/sms`, sandboxKey, sms)
  if (smsAliyun) return (sms) => sendByAliyun(smsAliyun, sms)
  return smsUrl ? (sms) => sendByHouse(smsUrl, smsKey ?? '', sms) : null
}
