/**
 * The two-minute pass by which our own printer reads one contract: signed, bound to the contract and to the public address of this
 * copy, kept nowhere. Copies beside each other may have one secret and the same contract numbers.
 */
import { Refusal } from '../../../http/refusal.ts'
import type { Secret } from '../../../security/secret.ts'
import { createSigner } from '../../../security/signer.ts'

const SECONDS = 120

export interface Tickets {
  issue(companyId: number, contractNo: string, now: number): string
  /** Refuses what is forged, altered or old. */
  open(ticket: string, now: number): { companyId: number; contractNo: string }
}

/** `audience`: the public address of this copy. */
export function createTickets(secret: Secret, audience: string): Tickets {
  const signer = createSigner(secret, 'consent-paper')
  const signed = (body: string) => `${audience}\n${body}`
  return {
    issue(companyId, contractNo, now) {
      const body = `${companyId}.${contractNo}.${Math.floor(now / 1000) + SECONDS}`
      return `${body}.${signer.sign(signed(body))}`
    },
    open(ticket, now) {
      const [company = '', contractNo = '', expires = '', signature = ''] = ticket.split('.')
      const same = signer.matches(signed(`${company}.${contractNo}.${expires}`), signature)
      if (!same || !(Number(expires) * 1000 > now)) throw new Refusal('SHARE_INVALID')
      return { companyId: Number(company), contractNo }
    },
  }
}
