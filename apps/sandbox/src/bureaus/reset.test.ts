import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestAccount, TestSandbox, type TestSession } from '../testing/client.ts'

let sandbox: TestSandbox
let firm: { taxNo: string; areaCode: string }
let account: TestAccount
let session: TestSession
beforeAll(async () => {
  sandbox = await TestSandbox.start()
  firm = await sandbox.neighbour('5000')
  account = await sandbox.account(firm.taxNo)
})
beforeEach(async () => {
  await sandbox.post('/knobs/unlock', {})
  session = await sandbox.open('5000', firm.taxNo)
})
afterAll(() => sandbox.stop())

const begin = async (mobileId = '0') => {
  await session.post('/reset/mobiles', { account: account.idNo })
  return session.post('/reset/sms', { mobileId })
}
const prove = async () => {
  await begin()
  return session.post('/reset/verify', { smsCode: await sandbox.smsCode(account.mobile) })
}
const set = (password: string) =>
  session.post('/reset/password', { passwordSealed: session.seal(password) })

describe('a new password by a registered mobile', () => {
  it('opens the account, which the old one does no more, and lifts the lock', async () => {
    for (let i = 0; i < 3; i++) await session.password(account.idNo, 'nonsense')
    expect((await session.password(account.idNo, account.password)).code).toBe('ACCOUNT_LOCKED')
    const list = await session.post('/reset/mobiles', { account: account.idNo })
    expect(list.data.mobiles).toEqual([
      { id: '0', mobile: `${account.mobile.slice(0, 3)}****${account.mobile.slice(-4)}` },
      { id: '1', mobile: `130****${account.mobile.slice(-4)}` },
    ])
    expect((await prove()).code).toBe('0000')
    expect((await set('Xinmima#2026')).code).toBe('0000')
    expect((await session.password(account.idNo, account.password)).code).toBe('PASSWORD_WRONG')
    expect((await session.password(account.idNo, 'Xinmima#2026')).stepCode).toBe(0)
  })

  it('goes to the mobile that was chosen', async () => {
    await begin('1')
    expect(await sandbox.smsCode(`130${account.mobile.slice(3)}`)).toMatch(/^\d{6}$/)
    expect((await session.post('/reset/sms', { mobileId: '2' })).code).toBe('BAD_REQUEST')
  })

  it.each([
    ['Ab1#567', 'PASSWORD_TOO_WEAK'],
    ['Ab1#5678', '0000'],
    ['abcd1234', 'PASSWORD_TOO_WEAK'],
    ['Abcd1234', '0000'],
    [`Ab1#${'5'.repeat(16)}`, '0000'],
    [`Ab1#${'5'.repeat(17)}`, 'PASSWORD_TOO_WEAK'],
  ])('%s is answered %s', async (password, code) => {
    await prove()
    expect((await set(password)).code).toBe(code)
  })

  it('takes no step before the one it rests on', async () => {
    expect((await session.post('/reset/sms', { mobileId: '0' })).code).toBe('WRONG_STEP')
    await begin()
    expect((await set('Xinmima#2026')).code).toBe('WRONG_STEP')
    await prove()
    expect((await set(account.password)).code).toBe('PASSWORD_UNCHANGED')
    expect((await set('Xinmima#2026')).code).toBe('0000')
    expect((await set('Xinmima#2027')).code).toBe('WRONG_STEP')
  })

  it('gives up after three wrong codes, sends no second one at once, and knows no strangers', async () => {
    const stranger = await session.post('/reset/mobiles', { account: '440399199001010000' })
    expect(stranger.code).toBe('ACCOUNT_UNKNOWN')
    await begin()
    expect((await session.post('/reset/sms', { mobileId: '0' })).code).toBe('SMS_TOO_SOON')
    for (const remaining of [2, 1, 0])
      expect(await session.post('/reset/verify', { smsCode: 'x' })).toMatchObject({
        code: 'SMS_WRONG',
        data: { remaining },
      })
    expect((await session.post('/reset/verify', { smsCode: 'x' })).code).toBe('WRONG_STEP')
  })

  it('ends the sessions that the old one opened', async () => {
    const other = await sandbox.enter(firm)
    await prove()
    await set('Xinmima#2026')
    expect((await other.get('/datasets')).code).toBe('SESSION_EXPIRED')
  })
})
