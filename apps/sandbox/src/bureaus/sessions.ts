/** Sessions at the bureaus: where each stands in the login, when it ends, who pushed it out. */
import { randomBytes } from 'node:crypto'
import type { Firm } from '../world/firm.ts'
import type { Account, Binding, Magic } from './accounts.ts'
import type { Captcha } from './captcha.ts'
import { BureauFailure } from './failures.ts'
import type { Bureau } from './traits.ts'

export type SessionState = 'START' | 'SECOND_FACTOR' | 'SMS' | 'QR' | 'ROLE' | 'READY' | 'OVER'

export interface QrCode {
  id: string
  expiresAt: number
  state: 'WAITING' | 'SCANNED' | 'CONFIRMED' | 'REJECTED'
}

/** A new password on its way (`reset.ts`). */
export interface Reset {
  account: Account
  sms: { code: string; expiresAt: number; sentAt: number; tries: number } | null
  /** The code was right: the next password is taken. */
  proven: boolean
}

export interface Session {
  id: string
  nonce: string
  bureau: Bureau
  firm: Firm
  state: SessionState
  account: Account | null
  binding: Binding | null
  magic: Magic | null
  captcha: Captcha | null
  captchaTries: number
  sms: { code: string; expiresAt: number; sentAt: number; tries: number } | null
  qr: QrCode | null
  /** A new password is being set. */
  reset: Reset | null
  /** Data requests left until something happens (magic drop- and kick-). */
  trouble: { kind: 'drop' | 'kick'; in: number } | null
  touchedAt: number
  startedAt: number
  over: 'SESSION_EXPIRED' | 'KICKED_OUT' | null
}

const CAPACITY = 20_000
const LONGEST_MS = 4 * 3_600_000

export class Sessions {
  #sessions = new Map<string, Session>()

  start(bureau: Bureau, firm: Firm): Session {
    const now = Date.now()
    const session: Session = {
      id: randomBytes(16).toString('hex'),
      nonce: randomBytes(12).toString('hex'),
      bureau,
      firm,
      state: 'START',
      account: null,
      binding: null,
      magic: null,
      captcha: null,
      captchaTries: 0,
      sms: null,
      qr: null,
      reset: null,
      trouble: null,
      touchedAt: now,
      startedAt: now,
      over: null,
    }
    this.#sessions.set(session.id, session)
    if (this.#sessions.size > CAPACITY) this.#sessions.delete(this.#sessions.keys().next().value!)
    return session
  }

  /** A living session of this bureau. Throws SESSION_EXPIRED or KICKED_OUT. */
  get(bureau: Bureau, id: string): Session {
    const session = this.#sessions.get(id)
    if (!session || session.bureau !== bureau) throw new BureauFailure('SESSION_EXPIRED')
    const now = Date.now()
    const idle = now - session.touchedAt > bureau.sessionMinutes * 60_000
    if (!session.over && (idle || now - session.startedAt > LONGEST_MS))
      session.over = 'SESSION_EXPIRED'
    if (session.over) throw new BureauFailure(session.over)
    session.touchedAt = now
    return session
  }

  byQr(qrId: string): Session | undefined {
    for (const session of this.#sessions.values()) if (session.qr?.id === qrId) return session
    return undefined
  }

  /** The same person in two places: the earlier session is out. */
  kickOthers(session: Session): void {
    for (const other of this.#sessions.values())
      if (other !== session && other.state === 'READY' && other.account === session.account)
        this.end(other, 'KICKED_OUT')
  }

  /** A new password ends what the old one opened. */
  endOf(account: Account, except: Session): void {
    for (const other of this.#sessions.values())
      if (other !== except && other.account === account) this.end(other, 'SESSION_EXPIRED')
  }

  end(session: Session, why: 'SESSION_EXPIRED' | 'KICKED_OUT'): void {
    session.over ??= why
    session.state = 'OVER'
    session.sms = null
    session.captcha = null
  }

  /** Knob. @returns how many ended */
  expire(areaCode: string): number {
    let n = 0
    for (const session of this.#sessions.values()) {
      if (session.over || (areaCode !== '*' && session.bureau.region.areaCode !== areaCode))
        continue
      this.end(session, 'SESSION_EXPIRED')
      n++
    }
    return n
  }

  peek(id: string): Session | undefined {
    return this.#sessions.get(id)
  }
}
