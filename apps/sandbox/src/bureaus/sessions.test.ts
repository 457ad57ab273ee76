import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Firm } from '../world/firm.ts'
import type { Account } from './accounts.ts'
import { BureauFailure } from './failures.ts'
import { type Session, Sessions } from './sessions.ts'
import type { Bureau } from './traits.ts'

const MINUTE = 60_000
const bureau = (areaCode: string, sessionMinutes = 20) =>
  ({ sessionMinutes, region: { areaCode } }) as Bureau
const guangdong = bureau('4400')
const firm = {} as Firm

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-15T10:00:00+08:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Why a session is refused; null = it lives. */
function refusal(sessions: Sessions, at: Bureau, session: Session): string | null {
  try {
    expect(sessions.get(at, session.id)).toBe(session)
    return null
  } catch (error) {
    if (error instanceof BureauFailure) return error.code
    throw error
  }
}

describe('a session at a bureau', () => {
  test('lives as long as it is used, and ends when it was idle too long', () => {
    const sessions = new Sessions()
    const session = sessions.start(guangdong, firm)
    for (let i = 0; i < 3; i++) {
      vi.advanceTimersByTime(20 * MINUTE)
      expect(refusal(sessions, guangdong, session)).toBeNull()
    }
    vi.advanceTimersByTime(20 * MINUTE + 1)
    expect(refusal(sessions, guangdong, session)).toBe('SESSION_EXPIRED')
  })
  test('ends after four hours however busy it is', () => {
    const sessions = new Sessions()
    const session = sessions.start(guangdong, firm)
    for (let i = 0; i < 16; i++) {
      vi.advanceTimersByTime(15 * MINUTE)
      expect(refusal(sessions, guangdong, session)).toBeNull()
    }
    vi.advanceTimersByTime(1)
    expect(refusal(sessions, guangdong, session)).toBe('SESSION_EXPIRED')
  })
  test('is known to its own bureau only, by an id and a nonce nobody else has', () => {
    const sessions = new Sessions()
    const [one, two] = [sessions.start(guangdong, firm), sessions.start(guangdong, firm)]
    expect(refusal(sessions, bureau('3300'), one)).toBe('SESSION_EXPIRED')
    expect(one.id).not.toBe(two.id)
    expect(one.nonce).not.toBe(two.nonce)
    expect(() => sessions.get(guangdong, 'made-up')).toThrow(BureauFailure)
  })
  test('of the same person pushes out the earlier one, and nobody else', () => {
    const sessions = new Sessions()
    const account = {} as Account
    const ready = (who: Account) =>
      Object.assign(sessions.start(guangdong, firm), { state: 'READY' as const, account: who })
    const earlier = ready(account)
    const other = ready({} as Account)
    const asking = Object.assign(sessions.start(guangdong, firm), { account })
    const later = ready(account)
    sessions.kickOthers(later)
    expect(refusal(sessions, guangdong, earlier)).toBe('KICKED_OUT')
    for (const session of [other, asking, later])
      expect(refusal(sessions, guangdong, session)).toBeNull()
  })
  test('keeps the first reason it ended for, and no code that could still be used', () => {
    const sessions = new Sessions()
    const session = sessions.start(guangdong, firm)
    session.sms = { code: '123456', expiresAt: 0, sentAt: 0, tries: 0 }
    sessions.end(session, 'KICKED_OUT')
    sessions.end(session, 'SESSION_EXPIRED')
    expect(session).toMatchObject({ over: 'KICKED_OUT', state: 'OVER', sms: null, captcha: null })
  })
  test('is found by its QR code', () => {
    const sessions = new Sessions()
    const session = sessions.start(guangdong, firm)
    session.qr = { id: 'q1', expiresAt: 0, state: 'WAITING' }
    expect(sessions.byQr('q1')).toBe(session)
    expect(sessions.byQr('q2')).toBeUndefined()
    expect(sessions.peek(session.id)).toBe(session)
  })
  test.each([
    ['4400', ['4400']],
    ['*', ['4400', '3300']],
    ['1100', []],
  ])('the knob of %s ends those of its bureau, each once', (areaCode, ended) => {
    const sessions = new Sessions()
    const all = [guangdong, bureau('3300')].map((at) => sessions.start(at, firm))
    expect(sessions.expire(areaCode)).toBe(ended.length)
    expect(sessions.expire(areaCode)).toBe(0)
    const over = all.filter((session) => session.over === 'SESSION_EXPIRED')
    expect(over.map((session) => session.bureau.region.areaCode)).toEqual(ended)
  })
})
