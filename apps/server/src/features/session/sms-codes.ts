/**
 * Codes by SMS, for logging in and for signing: six digits, five minutes, one use, three tries, 60 s between sends, ten a day per number
 * (domain §5.1, ASVS 6.5.1, 6.5.5, 6.6.3).
 */
import { createHmac, randomInt } from 'node:crypto'
import type { Database, Db } from '../../db/pool.ts'
import { Refusal } from '../../http/refusal.ts'
import type { SmsGateway } from '../../outside/sms.ts'
import type { Columns } from '../../security/column/column.ts'
import type { Secret } from '../../security/secret.ts'
import { restingNumber, restingNumbers } from './sms-number.ts'
import { SESSION_SAYS } from './words.ts'

export const RESEND_SECONDS = 60
const PER_DAY = 10
const TRIES = 3
/** What is signed by a code: for an enterprise, for oneself. */
const SIGNED: Readonly<Record<string, string>> = {
  SIGN: SESSION_SAYS.consentToCollect,
  PERSON: SESSION_SAYS.consentOfPerson,
}

/** What a partner's door has confirmed by a code: the partner. */
const CONFIRMED: Readonly<Record<string, string>> = {
  JDY: SESSION_SAYS.partnerJdy,
  RYC: SESSION_SAYS.partnerRyc,
}

/** The message's template at the gateway, and its text. */
function messageOf(purpose: string, code: string): { template: string; text: string } {
  const what = SIGNED[purpose]
  if (what) return { template: 'SIGN_CODE', text: SESSION_SAYS.codeToSign({ what, code }) }
  const of = CONFIRMED[purpose]
  if (of) return { template: 'CHECK_CODE', text: SESSION_SAYS.codeOfPartner({ of, code }) }
  return {
    template: 'LOGIN_CODE',
    text: `【信鉴】您的登录验证码为${code}，5分钟内有效。请勿告知他人。`,
  }
}

export interface SmsCodes {
  /** Draws a code and waits until the gateway took it. */
  send(mobile: string, purpose: string): Promise<void>
  /**
   * Draws a code; the function returned delivers it. Whoever must not tell whether a number has an account draws for every
   * number, answers, and delivers beside the answer: its time and the gateway's faults tell nothing then.
   */
  draw(mobile: string, purpose: string): Promise<() => Promise<void>>
  /** Codes sent to a number in the last hour; from the third on the caller asks for a captcha. */
  sentLastHour(mobile: string, purpose: string): Promise<number>
  /** RIGHT once per code. On a transaction's connection the code is used up only together with what it opens. */
  take(mobile: string, purpose: string, code: string, on?: Db): Promise<CodeTried>
}

/** RIGHT, or how often the code that was sent last may still be tried: 0 = it is used up or too old, so that another is needed. */
export type CodeTried = 'RIGHT' | number

/** Sends nobody after a new code while the one he has still counts. */
export const wrongSmsCode = (left: number, field?: string): Refusal =>
  new Refusal(
    'BAD_SMS_CODE',
    left > 0 ? SESSION_SAYS.smsCodeWrong({ n: left }) : SESSION_SAYS.smsCodeExpired,
    field,
  )

export function createSmsCodes(
  db: Database,
  gateway: SmsGateway,
  { secret, columns }: { secret: Secret; columns: Pick<Columns, 'index' | 'begun'> },
): SmsCodes {
  const allOf = (mobile: string) => restingNumbers(columns, mobile)
  // The one that makes first; a code that came by another is good for its five minutes.
  const hashes = (mobile: string, purpose: string, code: string) =>
    secret
      .live('sms-code', 32)
      .map(({ key }) => createHmac('sha256', key).update(`${mobile}:${purpose}:${code}`).digest())
  const draw: SmsCodes['draw'] = async (mobile, purpose) => {
    if (!gateway.available) throw new Refusal('UNAVAILABLE', SESSION_SAYS.smsNotSetUp)
    const rests = await restingNumber(columns, mobile)
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
    await db.transaction(async (tx) => {
      // One at a time per number: of many requests at once the second sees the first.
      await tx.run('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `sms:${purpose}:${mobile}`,
      ])
      const recent = await tx.one<{ too_soon: boolean; today: number }>(
        `select coalesce(max(created_at) > now() - interval '${RESEND_SECONDS} seconds', false) as too_soon,
                count(*) filter (where created_at > now() - interval '1 day') as today
           from sms_code where mobile = any($1::text[]) and purpose = $2`,
        [allOf(mobile), purpose],
      )
      if (recent?.too_soon) throw new Refusal('SMS_TOO_SOON')
      if ((recent?.today ?? 0) >= PER_DAY)
        throw new Refusal('SMS_TOO_SOON', SESSION_SAYS.mostCodesOfDay)
      await tx.run(
        "insert into sms_code (mobile, purpose, code_hash, expires_at) values ($1, $2, $3, now() + interval '5 minutes')",
        [rests, purpose, hashes(mobile, purpose, code)[0]!],
      )
    })
    return () => gateway.send({ to: mobile, params: { code }, ...messageOf(purpose, code) })
  }

  return {
    draw,
    send: async (mobile, purpose) => (await draw(mobile, purpose))(),
    async sentLastHour(mobile, purpose) {
      const row = await db.one<{ n: number }>(
        "select count(*) as n from sms_code where mobile = any($1::text[]) and purpose = $2 and created_at > now() - interval '1 hour'",
        [allOf(mobile), purpose],
      )
      return row?.n ?? 0
    },
    async take(mobile, purpose, code, on = db) {
      // Counting the try before comparing: two requests at once cannot share one try.
      const row = await on.one<{ id: number; code_hash: Buffer; attempts: number }>(
        `update sms_code set attempts = attempts + 1
          where id = (select max(id) from sms_code where mobile = any($1::text[]) and purpose = $2)
            and used_at is null and expires_at > now() and attempts < ${TRIES}
        returning id, code_hash, attempts`,
        [allOf(mobile), purpose],
      )
      if (!row) return 0
      if (!hashes(mobile, purpose, code.trim()).some((hash) => row.code_hash.equals(hash)))
        return TRIES - row.attempts
      const used = await on.run(
        'update sms_code set used_at = now() where id = $1 and used_at is null',
        [row.id],
      )
      return used === 1 ? 'RIGHT' : 0
    },
  }
}
