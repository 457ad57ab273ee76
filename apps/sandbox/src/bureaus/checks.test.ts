import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestSandbox, type TestSession } from '../testing/client.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
beforeEach(() => sandbox.post('/knobs/unlock', {}))
afterAll(() => sandbox.stop())

const enter = async (area: string) => {
  const firm = await sandbox.neighbour(area)
  return { firm, session: await sandbox.open(area, firm.taxNo) }
}

describe('an image of Chinese characters', () => {
  let session: TestSession
  const check = (captcha: string) => session.post('/captcha/check', { captcha })
  beforeEach(async () => {
    session = (await enter('3600')).session
  })

  it('shows strokes, no text, and asks for three characters', async () => {
    const { data } = await session.get('/captcha')
    expect(data.svg).not.toMatch(/<text/)
    expect(data.svg.match(/<polyline/g).length).toBeGreaterThan(2)
    expect(data.hint).toBe('请输入图中的3个汉字')
    expect(await session.captcha()).toMatch(/^\p{Script=Han}{3}$/u)
  })

  it('is judged by itself, as often as it is right; a wrong answer uses it up', async () => {
    const answer = await session.captcha()
    expect((await check(answer)).code).toBe('0000')
    expect((await check(answer)).code).toBe('0000')
    expect((await check('错了吗')).code).toBe('CAPTCHA_WRONG')
    expect((await check(answer)).code).toBe('CAPTCHA_WRONG')
  })
})

describe('an account, before a password is sent', () => {
  it('is told its roles in the firm; unknown, locked and strange ones are refused', async () => {
    const { firm, session } = await enter('4200')
    const account = await sandbox.account(firm.taxNo)
    const check = (name: string) => session.post('/account/check', { account: name })
    expect(await check(account.idNo)).toMatchObject({
      code: '0000',
      data: { roles: ['法定代表人'] },
    })
    expect((await check(account.mobile)).code).toBe('0000')
    expect((await check('420399199001010000')).code).toBe('ACCOUNT_UNKNOWN')
    const other = await sandbox.neighbour('4200', 1)
    const stranger = await sandbox.account(other.taxNo)
    expect((await check(stranger.idNo)).code).toBe('ROLE_NOT_BOUND')
    for (let i = 0; i < 5; i++) await session.password(account.idNo, 'nonsense')
    expect((await check(account.idNo)).code).toBe('ACCOUNT_LOCKED')
  })
})

it('bureaus without these checks refuse them', async () => {
  const { session } = await enter('5000')
  expect((await session.post('/captcha/check', { captcha: '1' })).code).toBe('WAY_NOT_OFFERED')
  expect((await session.post('/account/check', { account: 'x' })).code).toBe('WAY_NOT_OFFERED')
})
