/**
 * A new password at a bureau, by a registered mobile: account → mobiles on record → code → new password. It begins where a login
 * begins and leaves the session there; a lock is lifted with the old password.
 */
import { randomInt } from 'node:crypto'
import { type Account, isPassword, maskMobile } from './accounts.ts'
import { BureauFailure } from './failures.ts'
import { expectStep, type LoginTools } from './login.ts'
import type { Reset, Session } from './sessions.ts'

const SMS_LIFE_S = 300
const SMS_TRIES = 3

/** Mobiles on record of whoever bears this account (ID number or mobile). Throws ACCOUNT_UNKNOWN. */
export function resetMobiles(tools: LoginTools, session: Session, name: string) {
  expectStep(session, 'START')
  const account = tools.accounts.find(session.bureau.region.areaCode, name)
  if (!account) throw new BureauFailure('ACCOUNT_UNKNOWN')
  session.reset = { account, sms: null, proven: false }
  return {
    mobiles: mobilesOf(account).map((mobile, i) => ({ id: String(i), mobile: maskMobile(mobile) })),
  }
}

export function resetSms(tools: LoginTools, session: Session, mobileId: string) {
  const reset = beganReset(session)
  const mobile = mobilesOf(reset.account)[Number(mobileId)]
  if (!mobile) throw new BureauFailure('BAD_REQUEST')
  const now = Date.now()
  const pause = tools.smsPauseSeconds()
  const waited = reset.sms ? (now - reset.sms.sentAt) / 1000 : pause
  if (waited < pause)
    throw new BureauFailure('SMS_TOO_SOON', { seconds: Math.ceil(pause - waited) })
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  reset.sms = { code, expiresAt: now + SMS_LIFE_S * 1000, sentAt: now, tries: 0 }
  reset.proven = false
  const text = `【${session.bureau.region.name}税务】您正在重置电子税务局个人登录密码，验证码${code}，${SMS_LIFE_S / 60}分钟内有效，请勿泄露给他人。`
  tools.messages.add(
    { channel: 'SMS', to: mobile, template: 'ETAX_RESET', subject: '', text },
    { code },
  )
  return { maskedMobile: maskMobile(mobile), expiresIn: SMS_LIFE_S, resendAfter: pause }
}

export function verifyReset(session: Session, code: string): void {
  const reset = beganReset(session)
  if (!reset.sms || Date.now() >= reset.sms.expiresAt) throw new BureauFailure('SMS_EXPIRED')
  if (code !== reset.sms.code) {
    reset.sms.tries++
    const remaining = SMS_TRIES - reset.sms.tries
    if (remaining === 0) session.reset = null
    throw new BureauFailure('SMS_WRONG', { remaining })
  }
  reset.sms = null
  reset.proven = true
}

/** Takes the new password. Throws PASSWORD_TOO_WEAK, PASSWORD_UNCHANGED; either may be mended at once. */
export function resetPassword(tools: LoginTools, session: Session, passwordSealed: string): void {
  const reset = beganReset(session)
  if (!reset.proven) throw new BureauFailure('WRONG_STEP')
  const password = tools.seal.open(passwordSealed, session.nonce)
  if (password === null) throw new BureauFailure('BAD_REQUEST')
  if (!strong(password)) throw new BureauFailure('PASSWORD_TOO_WEAK')
  if (isPassword(reset.account, password)) throw new BureauFailure('PASSWORD_UNCHANGED')
  tools.accounts.renew(reset.account, password)
  tools.sessions.endOf(reset.account, session)
  session.reset = null
}

/** The number that logs in, and of a legal representative the one he or she had before. */
const mobilesOf = ({ person }: Account): string[] =>
  person.role === '法定代表人' ? [person.mobile, `130${person.mobile.slice(3)}`] : [person.mobile]

/** 8 to 20 characters of three kinds of four, as the bureaus ask. */
const strong = (password: string): boolean =>
  password.length >= 8 &&
  password.length <= 20 &&
  [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length >= 3

function beganReset(session: Session): Reset {
  expectStep(session, 'START')
  if (!session.reset) throw new BureauFailure('WRONG_STEP')
  return session.reset
}
