/** The code that the invented phone is sent. It is shown in an inbox of the page, and goes nowhere. */
import { randomInt } from 'node:crypto'
import { Refusal } from '../../http/refusal.ts'
import { RESEND_SECONDS } from '../session/index.ts'
import type { VisitRecord } from './store.ts'
import { LENDING_DEMO_SAYS as SAYS } from './words.ts'

const LASTS_MS = 5 * 60_000
const TRIES = 5

/** @param of 0 = the application, else the loan whose contracts are signed */
export function sendCode(visit: VisitRecord, of: number, now: Date): VisitRecord {
  const { code_sent_at: sent, code_for, fault } = visit
  const waits = sent ? sent.getTime() + RESEND_SECONDS * 1000 - now.getTime() : 0
  if (code_for === of && waits > 0)
    throw new Refusal('SMS_TOO_SOON', SAYS.codeTooSoon, undefined, Math.ceil(waits / 1000))
  return {
    ...visit,
    code: String(randomInt(1_000_000)).padStart(6, '0'),
    ...{ code_for: of, code_lost: fault === 'SMS_LOST', code_tries: 0, code_sent_at: now },
    code_until: new Date(fault === 'SMS_EXPIRED' ? now : now.getTime() + LASTS_MS),
  }
}

export type Judged = { visit: VisitRecord; refusal: Refusal | null }

/** A try is counted whether it is right or not; a right code is spent. */
export function judgeCode(visit: VisitRecord, of: number, code: string, now: Date): Judged {
  const no = (refusal: Refusal, next = visit): Judged => ({ visit: next, refusal })
  if (visit.code === null || visit.code_for !== of)
    return no(new Refusal('BAD_SMS_CODE', SAYS.codeNone, 'code'))
  if (!visit.code_until || visit.code_until <= now)
    return no(new Refusal('BAD_SMS_CODE', SAYS.codeExpired, 'code'))
  if (visit.code_tries >= TRIES) return no(new Refusal('BAD_SMS_CODE', SAYS.codeUsedUp, 'code'))
  if (visit.code !== code) {
    const tries = visit.code_tries + 1
    const left = TRIES - tries
    const text = left > 0 ? SAYS.codeWrong({ n: left }) : SAYS.codeUsedUp
    return no(new Refusal('BAD_SMS_CODE', text, 'code'), { ...visit, code_tries: tries })
  }
  const spent = { code: null, code_for: null, code_sent_at: null, code_until: null, code_tries: 0 }
  return { visit: { ...visit, ...spent }, refusal: null }
}
