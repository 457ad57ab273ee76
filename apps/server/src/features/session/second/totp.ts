/** Codes of an authenticator (RFC 6238, by otplib): SHA-1, six digits, thirty seconds, as all of them know it. */
import { generateSecret, generateURI, verifySync } from 'otplib'

/** Clocks of phones differ by one step at most. */
const DRIFT_SECONDS = 30

/** 160 bits in base32 (RFC 4648), as authenticators take them. */
export const newSecret = (): string => generateSecret({ length: 20 })

/** The step that a code is of, later than `last`; null = it is of none. */
export function matchingStep(
  secret: string,
  code: string,
  now: number,
  last: number,
): number | null {
  const asked = { secret, token: code, epoch: now / 1000, epochTolerance: DRIFT_SECONDS }
  try {
    const found = verifySync({ ...asked, afterTimeStep: last })
    return found.valid && 'timeStep' in found ? found.timeStep : null
  } catch {
    // No six digits, or the last step lies ahead of the clock.
    return null
  }
}

/** What an authenticator scans. */
export const totpUri = (secret: string, account: string): string =>
  generateURI({ issuer: '信鉴', label: account, secret })
