/** A phone that came by a partner's door, or by the platform's own, where institutions are chosen. */

import type { CollectTask } from '@xinjian/contract'
import { DIRECT_CHANNEL } from '@xinjian/contract/collect/direct-channel'
import { must, Phone, type Sandbox } from '../../collect-phone.ts'
import type { Person } from '../../collect-sandbox.ts'
import type { TestServer } from '../../harness.ts'

/** Of the sandbox (its docs/identity.md): a card that passes. */
const CARD = '6228480000000122'

export class DoorPhone extends Phone {
  readonly #at: { channelCode?: string; source?: string }
  readonly #institutions: readonly string[]
  /** Codes of the partner that were refused: nobody types one again and again. */
  readonly #refused = new Set<string>()

  /** `door`: code of a partner's channel, or the institutions that this person chooses; null = a plain link. */
  constructor(server: TestServer, sandbox: Sandbox, door: string | readonly string[] | null) {
    super(server, sandbox)
    const chosen = Array.isArray(door)
    this.#at = chosen
      ? { channelCode: DIRECT_CHANNEL }
      : door === null
        ? {}
        : { channelCode: door as string, source: door as string }
    this.#institutions = chosen ? door : []
  }

  override open(over: object = {}) {
    return super.open({ ...this.#at, ...over })
  }

  /** Before a firm is named. */
  async choose(): Promise<void> {
    if (this.#institutions.length === 0) return
    await must(this.call('authorizeWithToken', { institutions: this.#institutions }))
  }

  /** A code of the partner's, as it comes to the mobile. */
  protected partnersCode(mobile: string): Promise<string> {
    return this.sandbox.smsCode(mobile, 'CHECK_CODE')
  }

  /** What the partner asks next of whoever signs. */
  async pass({ step, checked }: NonNullable<CollectTask['asked']>, { mobile }: Person) {
    if (step === 'BANK_CARD') return must(this.sealed('verify/bankcard4', { cardNo: CARD, mobile }))
    if (step === 'RYC_SMS' && checked) return must(this.call('rycAuthentication', { mobile }))
    // Refused when the code of a call that was cut off is still on its way: that one will do.
    await this.call(step === 'RYC_SMS' ? 'rycSendSms' : 'jdySendSms', { mobile })
    const smsCode = await this.partnersCode(mobile)
    if (this.#refused.has(smsCode)) throw new Error('waits for a code of the partner')
    const call = step === 'RYC_SMS' ? 'rycCheckSmsCode' : 'jdyAuthentication'
    const answer = await this.call(call, { mobile, smsCode })
    if (answer.status === 1003) this.#refused.add(smsCode)
    return must(Promise.resolve(answer))
  }
}
