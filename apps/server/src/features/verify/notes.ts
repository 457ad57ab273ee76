/** What is said of a result that says not enough by itself. */
import { VERIFICATIONS_PER_DAY, type VerifyResult } from '@xinjian/format/verify/result'
import { VERIFY_SAYS } from './words.ts'

const NOTES: Partial<Record<VerifyResult, string>> = {
  INCONSISTENT: VERIFY_SAYS.differsFromPlatform,
  NOT_FOUND: VERIFY_SAYS.platformDoesNotKnow,
  LIMIT_EXCEEDED: VERIFY_SAYS.checksUsedUp({ n: VERIFICATIONS_PER_DAY }),
  BUSY: VERIFY_SAYS.platformBusy,
  TOO_EARLY: VERIFY_SAYS.tooEarlyNotCharged,
  TOO_OLD: VERIFY_SAYS.tooOldNotCharged,
  PARAM_ERROR: VERIFY_SAYS.notAccepted,
  UNSUPPORTED: VERIFY_SAYS.notSupported,
  VENDOR_ERROR: VERIFY_SAYS.serviceFailed,
}

export const noteOf = (result: VerifyResult): string => NOTES[result] ?? ''

export const BROKEN_OFF = VERIFY_SAYS.checkBrokenOff
