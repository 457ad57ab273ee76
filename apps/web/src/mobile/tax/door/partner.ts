/** Moves of the steps that a partner's door asks for (`task.asked`): what is sent, and what comes next by itself. */
import type { BodyOf } from '@xinjian/contract/endpoint'
import { type CollectTask, collect } from '@xinjian/contract/nouns/collect'
import { ApiError } from '../../../api/errors.ts'
import { startCountdown } from '../countdown.ts'
import { drafts, patchDraft } from '../drafts.ts'
import { step, take } from '../flow.ts'
import { RESEND_SECONDS, sendCode, TOO_SOON } from '../steps.ts'

export type Asked = NonNullable<CollectTask['asked']>
export type SmsStep = Exclude<Asked['step'], 'BANK_CARD'>

const SEND = { JDY_SMS: collect.jdySendSms, RYC_SMS: collect.rycSendSms } as const
const AGAIN = { again: true }

/** Has the partner's code sent to a mobile, and counts down; also when one was sent shortly before. */
export async function sendPartnerCode(of: SmsStep, mobile: string): Promise<void> {
  try {
    const { resendAfterSeconds } = await step(SEND[of], { mobile })
    patchDraft('door', { mobile })
    startCountdown('DOOR', resendAfterSeconds)
  } catch (error) {
    if (error instanceof ApiError && error.status === TOO_SOON)
      startCountdown('DOOR', RESEND_SECONDS)
    throw error
  }
}

/** The code, and the partner's word for the person: one call or two. */
export async function checkPartnerCode(of: SmsStep, mobile: string, smsCode: string) {
  if (of === 'JDY_SMS')
    return take(await step(collect.jdyAuthentication, { mobile, smsCode }, AGAIN))
  take(await step(collect.rycCheckSmsCode, { mobile, smsCode }, AGAIN))
  return askPartner(mobile)
}

/** The partner's word alone, once its code was right. */
export const askPartner = async (mobile: string): Promise<CollectTask> =>
  take(await step(collect.rycAuthentication, { mobile }, AGAIN))

export const verifyCard = async (body: BodyOf<typeof collect.verifyBankcard4>) =>
  take(await step(collect.verifyBankcard4, body, AGAIN))

/** The mobile that the partner's code goes to, as far as this phone knows it; '' = it must be typed. */
export function mobileOf(asked: Asked, signer: CollectTask['signer']): string {
  const { door, validate } = drafts.get()
  if (!asked.ownMobile) return door.mobile
  return ownMobile(validate.mobile, signer)
}

/** What was typed of the signer's mobile here, where it is the one that the server masks. */
export const ownMobile = (typed: string, signer: CollectTask['signer']): string =>
  /^1\d{10}$/.test(typed) && `${typed.slice(0, 3)}****${typed.slice(7)}` === signer?.mobile
    ? typed
    : ''

/** Sends the code of the coming step where nobody has to be asked for a number; true = it was sent. */
export async function sendNext({ asked, signer, state }: CollectTask): Promise<boolean> {
  if (state !== 'VALIDATE') return false
  if (asked === null) await sendCode('SIGNER')
  else {
    const mobile = asked.ownMobile ? mobileOf(asked, signer) : ''
    if (asked.step === 'BANK_CARD' || asked.checked || mobile === '') return false
    await sendPartnerCode(asked.step, mobile)
  }
  return true
}
