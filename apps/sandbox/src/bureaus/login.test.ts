import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestSandbox } from '../testing/client.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
afterAll(() => sandbox.stop())

test('36 bureaus, each with its own way in', async () => {
  const bureaus = (await sandbox.json('/bureaus')) as {
    areaCode: string
    ways: string[]
    state: string
  }[]
  expect(bureaus).toHaveLength(36)
  expect(new Set(bureaus.map((b) => b.areaCode)).size).toBe(36)
  expect(bureaus.every((b) => b.ways.length > 0 && b.state === 'OPEN')).toBe(true)
})

test('password and captcha open the manufacturer', async () => {
  const firm = await sandbox.firm('maker')
  const account = await sandbox.account(firm.taxNo)
  const session = await sandbox.open('4403', firm.taxNo)
  expect(session.start.data).toMatchObject({ captcha: true, enterpriseName: firm.name })
  const captcha = await session.get('/captcha')
  expect(captcha.data.svg).toMatch(/^<svg/)
  expect(captcha.data.svg).not.toMatch(/<text/)
  const step = await session.password(account.idNo, account.password)
  expect(step).toMatchObject({
    code: '0000',
    stepCode: 0,
    data: { taxNo: firm.taxNo, role: '法定代表人' },
  })
})

test('a captcha is good for one try, and a wrong one says so', async () => {
  const firm = await sandbox.firm('maker')
  const account = await sandbox.account(firm.taxNo)
  const session = await sandbox.open('4403', firm.taxNo)
  const form = {
    way: 'PASSWORD',
    account: account.idNo,
    passwordSealed: session.seal(account.password),
  }
  expect((await session.post('/login', { ...form, captcha: '' })).code).toBe('CAPTCHA_WRONG')
  const answer = await session.captcha()
  expect(
    (
      await session.post('/login', {
        ...form,
        passwordSealed: session.seal('wrong'),
        captcha: answer,
      })
    ).code,
  ).toBe('PASSWORD_WRONG')
  expect((await session.post('/login', { ...form, captcha: answer })).code).toBe('CAPTCHA_WRONG')
})

test('wrong passwords count down and lock; the lock holds against the right password until it is lifted', async () => {
  const firm = await sandbox.neighbour('5000')
  const account = await sandbox.account(firm.taxNo)
  const session = await sandbox.open('5000', firm.taxNo)
  const first = await session.password(account.idNo, 'nonsense')
  expect(first).toMatchObject({ code: 'PASSWORD_WRONG', data: { remaining: 2 } })
  expect(first.message).toContain('税局登录账号信息出错')
  expect((await session.password(account.idNo, 'nonsense')).data.remaining).toBe(1)
  const locked = await session.password(account.idNo, 'nonsense')
  expect(locked.code).toBe('ACCOUNT_LOCKED')
  expect(locked.data.until).toMatch(/^\d\d:\d\d$/)
  expect((await session.password(account.idNo, account.password)).code).toBe('ACCOUNT_LOCKED')
  await sandbox.post('/knobs/unlock', {})
  expect((await session.password(account.idNo, account.password)).stepCode).toBe(0)
})

test('an unknown account looks like a wrong password', async () => {
  const firm = await sandbox.neighbour('4403')
  const session = await sandbox.open('4403', firm.taxNo)
  expect((await session.password('440399199001010000', 'x')).code).toBe('PASSWORD_WRONG')
})

test('a password sealed for another session is refused', async () => {
  const firm = await sandbox.neighbour('3300')
  const account = await sandbox.account(firm.taxNo)
  const other = await sandbox.open('3300', firm.taxNo)
  const session = await sandbox.open('3300', firm.taxNo)
  const stolen = session.seal(account.password, other.start.data.nonce)
  const answer = await session.post('/login', {
    way: 'PASSWORD',
    account: account.idNo,
    passwordSealed: stolen,
  })
  expect(answer.code).toBe('BAD_REQUEST')
})

test('second factor by SMS: masked echo, wrong codes count, three wrong ones end it', async () => {
  const firm = await sandbox.neighbour('3100')
  const account = await sandbox.account(firm.taxNo)
  const session = await sandbox.open('3100', firm.taxNo)
  const step = await session.password(account.mobile, account.password)
  expect(step).toMatchObject({ stepCode: 1, data: { ways: ['SMS', 'QR'] } })
  const sent = await session.post('/sms', {})
  expect(sent).toMatchObject({
    stepCode: 3,
    data: { maskedMobile: `199****${account.mobile.slice(-4)}`, resendAfter: 60 },
  })
  expect((await session.post('/sms', {})).code).toBe('SMS_TOO_SOON')
  const code = await sandbox.smsCode(account.mobile)
  const wrong = code === '000000' ? '000001' : '000000'
  expect(await session.post('/sms/verify', { smsCode: wrong })).toMatchObject({
    code: 'SMS_WRONG',
    data: { remaining: 2 },
  })
  expect(await session.post('/sms/verify', { smsCode: code })).toMatchObject({ stepCode: 0 })
  const again = await sandbox.open('3100', firm.taxNo)
  await again.password(account.mobile, account.password)
  await again.post('/sms', {})
  const next = await sandbox.smsCode(account.mobile)
  for (let i = 0; i < 3; i++)
    await again.post('/sms/verify', { smsCode: next === '111111' ? '222222' : '111111' })
  expect((await again.post('/sms/verify', { smsCode: next })).code).toBe('WRONG_STEP')
})

test('login by SMS alone', async () => {
  const firm = await sandbox.firm('young')
  const account = await sandbox.account(firm.taxNo)
  const session = await sandbox.open('5100', firm.taxNo)
  const sent = await session.post('/login', {
    way: 'SMS',
    account: account.mobile,
    captcha: await session.captcha(),
  })
  expect(sent.stepCode).toBe(3)
  expect(
    (await session.post('/sms/verify', { smsCode: await sandbox.smsCode(account.mobile) }))
      .stepCode,
  ).toBe(0)
})

test('login by QR code: waiting, scanned, confirmed in the app', async () => {
  const firm = await sandbox.neighbour('4600')
  const account = await sandbox.account(firm.taxNo)
  const session = await sandbox.open('4600', firm.taxNo)
  expect((await session.password(account.idNo, account.password)).code).toBe('WAY_NOT_OFFERED')
  const qr = await session.post('/qr', {})
  expect(qr).toMatchObject({ stepCode: 4, data: { expiresIn: 120 } })
  expect((await session.get('/qr')).data.state).toBe('WAITING')
  const scan = await sandbox.fetch(`/app/scan?qr=${qr.data.qrId}`)
  expect(await scan.text()).toContain(firm.name)
  expect((await session.get('/qr')).data.state).toBe('SCANNED')
  expect(
    await sandbox.post('/app/scan', { qr: qr.data.qrId, account: account.idNo }),
  ).toMatchObject({ status: 200 })
  expect(await session.get('/qr')).toMatchObject({ stepCode: 0, data: { taxNo: firm.taxNo } })
  expect(await (await sandbox.fetch(`/app/scan?qr=${qr.data.qrId}`)).text()).toContain('无法登录')
})

test('a QR code refused in the app', async () => {
  const firm = await sandbox.neighbour('4600')
  const session = await sandbox.open('4600', firm.taxNo)
  const { data } = await session.post('/qr', {})
  await sandbox.post('/app/scan', { qr: data.qrId, action: 'reject' })
  expect((await session.get('/qr')).code).toBe('QR_REJECTED')
})

test('a clerk of several enterprises must choose, and only the one the session is for goes on', async () => {
  const firm = await sandbox.firm('maker')
  const other = await sandbox.neighbour('4403')
  const clerk = await sandbox.account(firm.taxNo, '办税员')
  const session = await sandbox.open('4403', firm.taxNo)
  const step = await session.password(clerk.idNo, clerk.password)
  expect(step.stepCode).toBe(2)
  expect(step.data.choices.map((c: { taxNo: string }) => c.taxNo)).toContain(other.taxNo)
  expect((await session.post('/role', { taxNo: '91000000000000000X' })).code).toBe('ROLE_NOT_BOUND')
  expect((await session.post('/role', { taxNo: other.taxNo })).code).toBe('ENTERPRISE_MISMATCH')
  expect(await session.post('/role', { taxNo: firm.taxNo, role: '办税员' })).toMatchObject({
    stepCode: 0,
  })
  expect((await session.get('/datasets/BANK_TAX_AUTHS')).code).toBe('NO_PERMISSION')
})

test('somebody of another enterprise is told so', async () => {
  const mine = await sandbox.neighbour('4403', 1)
  const theirs = await sandbox.neighbour('4403', 2)
  const account = await sandbox.account(theirs.taxNo)
  const session = await sandbox.open('4403', mine.taxNo)
  expect((await session.password(account.idNo, account.password)).code).toBe('ENTERPRISE_MISMATCH')
})

test.each([
  ['captcha-1', 'CAPTCHA_WRONG'],
  ['locked-1', 'ACCOUNT_LOCKED'],
  ['face-1', 'FACE_REQUIRED'],
  ['newpwd-1', 'PASSWORD_NOT_OPENED'],
  ['risk-1', 'RISK_CONTROL'],
])('magic password %s answers %s', async (password, code) => {
  const firm = await sandbox.neighbour('3302')
  const account = await sandbox.account(firm.taxNo)
  const session = await sandbox.open('3302', firm.taxNo)
  expect((await session.password(account.idNo, password)).code).toBe(code)
})

test('captcha- is let in at the second try, sms- asks for a code, smsold- sends a dead one first', async () => {
  const firm = await sandbox.neighbour('3302')
  const account = await sandbox.account(firm.taxNo)
  const session = await sandbox.open('3302', firm.taxNo)
  await session.password(account.idNo, 'captcha-1')
  expect((await session.password(account.idNo, 'captcha-1')).stepCode).toBe(0)
  const sms = await sandbox.open('3302', firm.taxNo)
  expect((await sms.password(account.idNo, 'sms-1')).stepCode).toBe(1)
  const old = await sandbox.open('3302', firm.taxNo)
  await old.password(account.idNo, 'smsold-1')
  await old.post('/sms', {})
  expect(
    (await old.post('/sms/verify', { smsCode: await sandbox.smsCode(account.mobile) })).code,
  ).toBe('SMS_EXPIRED')
})

test('slow- takes as long as the knob says', async () => {
  await sandbox.post('/knobs/settings', { slowSeconds: 0.3 })
  const firm = await sandbox.neighbour('3302')
  const account = await sandbox.account(firm.taxNo)
  const session = await sandbox.open('3302', firm.taxNo)
  const start = performance.now()
  expect((await session.password(account.idNo, 'slow-1')).stepCode).toBe(0)
  expect(performance.now() - start).toBeGreaterThan(290)
})

test('the same person elsewhere pushes the earlier session out', async () => {
  const firm = await sandbox.neighbour('3300')
  const first = await sandbox.enter(firm)
  await sandbox.enter(firm)
  expect((await first.get('/datasets')).code).toBe('KICKED_OUT')
})

test('wrong area, unknown and abnormal taxpayers are turned away at the door', async () => {
  const maker = await sandbox.firm('maker')
  const shut = await sandbox.firm('shell2')
  expect((await sandbox.open('4400', maker.taxNo)).start.code).toBe('AREA_MISMATCH')
  expect((await sandbox.open('4400', '91440000000000000X')).start.code).toBe('TAXPAYER_NOT_FOUND')
  const abnormal = (await sandbox.open('4600', shut.taxNo)).start
  expect(abnormal).toMatchObject({ code: 'TAXPAYER_ABNORMAL', data: { status: '非正常' } })
})

test('no data without login, no step out of order, no answer without the key', async () => {
  const firm = await sandbox.neighbour('3300')
  const session = await sandbox.open('3300', firm.taxNo)
  expect((await session.get('/datasets')).code).toBe('WRONG_STEP')
  expect((await session.post('/sms', {})).code).toBe('WRONG_STEP')
  expect((await session.post('/role', { taxNo: firm.taxNo })).code).toBe('WRONG_STEP')
  expect(
    (await sandbox.fetch('/bureaus/3300/sessions', { method: 'POST', body: '{}' })).status,
  ).toBe(401)
})

test('after logout the session is gone', async () => {
  const session = await sandbox.enter(await sandbox.neighbour('3300'))
  await session.post('/logout', {})
  expect((await session.get('/datasets')).code).toBe('SESSION_EXPIRED')
})
