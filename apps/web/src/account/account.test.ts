import { describe, expect, it } from 'vitest'
import { byGrade, currentMonth, shortTime } from './dashboard/data.ts'
import { judgeLogin, judgeSend } from './login-form.ts'

const EMPTY = { username: '', password: '', mobile: '', captcha: '', smsCode: '' }

describe('login form', () => {
  it.each([
    [
      'password' as const,
      EMPTY,
      { username: 'needUsername', password: 'needPassword', captcha: 'needCaptcha' },
    ],
    ['password' as const, { ...EMPTY, username: 'demo', password: 'x', captcha: 'a' }, {}],
    [
      'password' as const,
      { ...EMPTY, username: '  ', password: 'x', captcha: 'a' },
      { username: 'needUsername' },
    ],
    ['sms' as const, EMPTY, { mobile: 'needMobile', smsCode: 'needSmsCode' }],
    ['sms' as const, { ...EMPTY, mobile: '199 0000 0001', smsCode: '123456' }, {}],
    ['sms' as const, { ...EMPTY, mobile: '12900000001', smsCode: '1' }, { mobile: 'badMobile' }],
    ['sms' as const, { ...EMPTY, mobile: '1990000000', smsCode: '1' }, { mobile: 'badMobile' }],
  ])('%s %j → %j', (way, form, faults) => expect(judgeLogin(way, form)).toEqual(faults))

  it('sends a code for a number, and for the image once the server has asked for it', () => {
    const form = { ...EMPTY, mobile: '19900000001' }
    expect(judgeSend(EMPTY, false)).toEqual({ mobile: 'needMobile' })
    expect(judgeSend(form, false)).toEqual({})
    expect(judgeSend(form, true)).toEqual({ captcha: 'needCaptcha' })
    expect(judgeSend({ ...form, captcha: 'ab' }, true)).toEqual({})
  })
})

describe('short times', () => {
  it('are in China’s time whatever the reader’s', () => {
    expect(shortTime('2026-10-07T16:30:00Z')).toBe('10-08 00:30')
    expect(shortTime('2026-10-08T10:21:00+08:00')).toBe('10-08 10:21')
    expect(shortTime('nonsense')).toBe('nonsense')
  })
})

describe('dashboard rows', () => {
  it('order grades from best to worst, unknown ones last', () => {
    const rows = ['C', 'A', '?', 'AAA', 'BB', 'D'].map((grade) => ({ grade }))
    expect(byGrade(rows).map((r) => r.grade)).toEqual(['AAA', 'A', 'BB', 'C', 'D', '?'])
  })
  it('know the month in China at the turn of a month', () => {
    expect(currentMonth(Date.parse('2026-10-31T15:59:59Z'))).toBe('2026-10')
    expect(currentMonth(Date.parse('2026-10-31T16:00:00Z'))).toBe('2026-11')
  })
})
