import { collect } from '@xinjian/contract/nouns/collect'
import { startCountdown } from '../../../tax/countdown.ts'
import { act } from '../../../tax/flow.ts'

/** Sends the bureau's code, and counts down until another can be had. */
export const sendTo = async (mobileId: string) => {
  const sent = await act(collect.resetSendCode, { mobileId })
  startCountdown('BUREAU', sent.resendAfterSeconds)
}
