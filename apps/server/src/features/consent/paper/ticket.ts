/**
 * The two-minute pass by which our own printer reads one contract: signed, bound to the contract and to the public address of this
 * copy, kept nowhere. Copies beside each other may have one secret and the same contract numbers.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../../../http/refusal.ts'
import type { Secret } from '../../../security/secret.ts'

const SECONDS = 120

export interface Tickets {
  issue(companyId: number, contractNo: string, now: number): string
  /** Refuses what is forged, altered or old. */
  open(ticket: string, now: number): { companyId: number; contractNo: string }
}

/** `audience`: the public address of this copy. */
export function createTickets(secret: Secret, audience: string): Tickets {
  const key = secret.derive('consent-paper', 32)
  const sign = (body: string) =>
    createHmac('sha256', key).update(`${audience}\n${body}`).digest('base64url')
  return {
    issue(companyId, contractNo, now) {
      const body = `${companyId}.${contractNo}.${Math.floor(now / 1000) + SECONDS}`
      return `${body}.${sign(body)}`
    },
    open(ticket, now) {
      const [company = '', contractNo = '', expires = '', signature = ''] = ticket.split('.')
      const expected = Buffer.from(sign(`${company}.${contractNo}.${expires}`))
      const given = Buffer.from(signature)
      const same = given.length === expected.length && timingSafeEqual(given, expected)
      if (!same || !(Number(expires) * 1000 > now)) throw new Refusal('SHARE_INVALID')
      return { companyId: Number(company), contractNo }
    },
  }
}
