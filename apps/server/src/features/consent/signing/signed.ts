/** What somebody signed, held against what was shown. */
import { Refusal } from '../../../http/refusal.ts'
import type { Contract } from '../templates.ts'
import { CONSENT_SAYS } from '../words.ts'

export interface SignedContract {
  code: string
  version: string
  hash: string
  consents: string[]
}

/** Every text, in the version and with the fingerprint that were shown, every tick. */
export function checkSigned(shown: readonly Contract[], signed: readonly SignedContract[]): void {
  for (const contract of shown) {
    const given = signed.find((s) => s.code === contract.code)
    if (!given)
      throw new Refusal('CONSENT_INCOMPLETE', CONSENT_SAYS.signContract({ title: contract.title }))
    if (given.version !== contract.version || given.hash !== contract.hash)
      throw new Refusal('CONTRACT_CHANGED')
    const missing = contract.consents.find((c) => !given.consents.includes(c.key))
    if (missing) throw new Refusal('CONSENT_INCOMPLETE', CONSENT_SAYS.tick({ text: missing.text }))
  }
}
