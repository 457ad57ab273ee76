/**
 * The way into a bureau, as steps (domain 5.2). Step codes: 0 done, 1 second factor needed, 2 choose enterprise and role,
 * 3 submit the SMS code, 4 wait for the QR code.
 */
import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MessageStore } from '../messages/store.ts'
import { type Account, type Accounts, isPassword, magicOf, maskMobile } from './accounts.ts'
import { BureauFailure } from './failures.ts'
import type { Seal } from './seal.ts'
import type { Session, Sessions } from './sessions.ts'
import type { LoginWay } from './traits.ts'

export interface Step {
  stepCode: 0 | 1 | 2 | 3 | 4
  data: Record<string, unknown>
}

const SMS_LIFE_S = 300
const SMS_TRIES = 3
export const QR_LIFE_S = 120

export interface LoginTools {
  accounts: Accounts
  sessions: Sessions
  seal: Seal
  messages: MessageStore
  wall: () => string
  /** Seconds that a `slow-` password takes. */
  slowSeconds: () => number
  /** Seconds after a code until another one is sent. */
  smsPauseSeconds: () => number
}

export interface LoginForm {
  way: LoginWay
  account: string
  passwordSealed: string
  captcha: string
}

/** Password or SMS login. */
export async function login(
  tools: LoginTools,
  session: Session,
  form: LoginForm,
  signal: AbortSignal,
): Promise<Step> {
  expectStep(session, 'START')
  if (!session.bureau.ways.includes(form.way) || form.way === 'QR')
    throw new BureauFailure('WAY_NOT_OFFERED')
  checkCaptcha(session, form.captcha)
  const account = tools.accounts.find(session.bureau.region.areaCode, form.account)
  checkLock(account)
  if (form.way === 'SMS') {
    if (!account || account.person.mobile !== form.account)
      throw wrongPassword(tools, session, account)
    session.account = account
    session.state = 'SECOND_FACTOR'
    return sendSms(tools, session)
  }
  const password = tools.seal.open(form.passwordSealed, session.nonce)
  if (password === null) throw new BureauFailure('BAD_REQUEST')
  const magic = magicOf(password)
  if (!account || (magic === null && !isPassword(account, password)))
    throw wrongPassword(tools, session, account)
  await applyMagic(tools, session, account, magic, signal)
  account.wrong = 0
  session.account = account
  session.magic = magic
  if (magic === 'drop' || magic === 'kick') session.trouble = { kind: magic, in: 3 }
  if (!session.bureau.secondFactor && magic !== 'sms' && magic !== 'smsold')
    return enter(tools, session)
  session.state = 'SECOND_FACTOR'
  const ways = session.bureau.ways.filter((w) => w === 'QR')
  return {
    stepCode: 1,
    data: { ways: ['SMS', ...ways], maskedMobile: maskMobile(account.person.mobile) },
  }
}

export function sendSms(tools: LoginTools, session: Session): Step {
  expectStep(session, 'SECOND_FACTOR', 'SMS')
  const now = Date.now()
  const { mobile } = session.account!.person
  const pause = tools.smsPauseSeconds()
  const waited = session.sms ? (now - session.sms.sentAt) / 1000 : pause
  if (waited < pause)
    throw new BureauFailure('SMS_TOO_SOON', { seconds: Math.ceil(pause - waited) })
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const life = session.magic === 'smsold' && session.sms === null ? 0 : SMS_LIFE_S
  session.sms = { code, expiresAt: now + life * 1000, sentAt: now, tries: 0 }
  session.state = 'SMS'
  const text = `【${session.bureau.region.name}税务】您正在登录电子税务局，验证码${code}，${SMS_LIFE_S / 60}分钟内有效，请勿泄露给他人。`
  tools.messages.add(
    { channel: 'SMS', to: mobile, template: 'ETAX_LOGIN', subject: '', text },
    { code },
  )
  return {
    stepCode: 3,
    data: { maskedMobile: maskMobile(mobile), expiresIn: SMS_LIFE_S, resendAfter: pause },
  }
}

export function verifySms(tools: LoginTools, session: Session, code: string): Step {
  expectStep(session, 'SMS')
  const sms = session.sms!
  if (Date.now() >= sms.expiresAt) throw new BureauFailure('SMS_EXPIRED')
  if (code !== sms.code) {
    sms.tries++
    if (sms.tries < SMS_TRIES)
      throw new BureauFailure('SMS_WRONG', { remaining: SMS_TRIES - sms.tries })
    session.state = 'START'
    session.sms = null
    throw new BureauFailure('SMS_WRONG', { remaining: 0 })
  }
  session.sms = null
  return enter(tools, session)
}

/** A QR code, as first factor or as second. */
export function startQr(session: Session, origin: string): Step {
  expectStep(session, 'START', 'SECOND_FACTOR', 'SMS', 'QR')
  if (!session.bureau.ways.includes('QR')) throw new BureauFailure('WAY_NOT_OFFERED')
  const id = randomBytes(12).toString('hex')
  session.qr = { id, expiresAt: Date.now() + QR_LIFE_S * 1000, state: 'WAITING' }
  session.state = 'QR'
  return {
    stepCode: 4,
    data: {
      qrId: id,
      content: `${origin}/app/scan?qr=${id}`,
      expiresIn: QR_LIFE_S,
      app: '税务APP',
    },
  }
}

export function pollQr(tools: LoginTools, session: Session): Step {
  expectStep(session, 'QR')
  const qr = session.qr!
  if (qr.state === 'REJECTED') throw new BureauFailure('QR_REJECTED')
  if (qr.state === 'CONFIRMED') return enter(tools, session)
  if (Date.now() >= qr.expiresAt) throw new BureauFailure('QR_EXPIRED')
  return { stepCode: 4, data: { state: qr.state } }
}

/** Choice after step code 2. */
export function chooseRole(tools: LoginTools, session: Session, taxNo: string, role: string): Step {
  expectStep(session, 'ROLE')
  const binding = session.account!.bindings.find(
    (b) => b.firm.taxNo === taxNo && (!role || b.role === role),
  )
  if (!binding) throw new BureauFailure('ROLE_NOT_BOUND')
  if (binding.firm !== session.firm) throw new BureauFailure('ENTERPRISE_MISMATCH')
  session.binding = binding
  return ready(tools, session)
}

function enter(tools: LoginTools, session: Session): Step {
  const { bindings } = session.account!
  if (bindings.length > 1) {
    session.state = 'ROLE'
    const choices = bindings.map((b) => ({ taxNo: b.firm.taxNo, name: b.firm.name, role: b.role }))
    return { stepCode: 2, data: { choices } }
  }
  if (bindings[0]!.firm !== session.firm) {
    session.state = 'START'
    throw new BureauFailure('ENTERPRISE_MISMATCH')
  }
  session.binding = bindings[0]!
  return ready(tools, session)
}

function ready(tools: LoginTools, session: Session): Step {
  session.state = 'READY'
  tools.sessions.kickOthers(session)
  const { firm, role } = session.binding!
  return {
    stepCode: 0,
    data: { taxNo: firm.taxNo, name: firm.name, role, personName: session.account!.person.name },
  }
}

/** The session must be at one of the steps. Throws WRONG_STEP. */
export function expectStep(session: Session, ...states: Session['state'][]): void {
  if (!states.includes(session.state)) throw new BureauFailure('WRONG_STEP')
}

function checkCaptcha(session: Session, given: string): void {
  const captcha = session.captcha
  if (session.bureau.captcha === 'NONE' && !captcha) return
  session.captcha = null
  if (!captcha || captcha.answer !== given.trim()) throw new BureauFailure('CAPTCHA_WRONG')
}

export function checkLock(account: Account | undefined): void {
  if (account && account.lockedUntil > Date.now()) throw locked(account.lockedUntil)
}

function locked(until: number): BureauFailure {
  const time = new Date(until + 8 * 3_600_000).toISOString().slice(11, 16)
  return new BureauFailure('ACCOUNT_LOCKED', { until: time })
}

/** Unknown account and wrong password look the same. */
function wrongPassword(
  tools: LoginTools,
  session: Session,
  account: Account | undefined,
): BureauFailure {
  if (!account)
    return new BureauFailure('PASSWORD_WRONG', { remaining: session.bureau.lockAfter - 1 })
  const remaining = tools.accounts.wrong(account, session.bureau.lockAfter, Date.now())
  return remaining === 0
    ? locked(account.lockedUntil)
    : new BureauFailure('PASSWORD_WRONG', { remaining })
}

async function applyMagic(
  tools: LoginTools,
  session: Session,
  account: Account,
  magic: string | null,
  signal: AbortSignal,
): Promise<void> {
  if (magic === 'captcha' && session.captchaTries++ === 0) throw new BureauFailure('CAPTCHA_WRONG')
  if (magic === 'locked') throw locked(Math.max(account.lockedUntil, Date.now() + 30 * 60_000))
  if (magic === 'face') throw new BureauFailure('FACE_REQUIRED')
  if (magic === 'newpwd') throw new BureauFailure('PASSWORD_NOT_OPENED')
  if (magic === 'risk') throw new BureauFailure('RISK_CONTROL')
  if (magic === 'slow') await sleep(tools.slowSeconds() * 1000, undefined, { signal })
}
