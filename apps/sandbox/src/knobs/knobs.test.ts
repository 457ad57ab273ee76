import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestSandbox } from '../testing/client.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
afterAll(() => sandbox.stop())

test('maintenance closes one bureau and no other', async () => {
  await sandbox.post('/knobs/weather', { area: '3300', state: 'MAINTENANCE', until: '06:00' })
  const firm = await sandbox.neighbour('3300')
  const shut = (await sandbox.open('3300', firm.taxNo)).start
  expect(shut).toMatchObject({ status: 503, code: 'MAINTENANCE', data: { until: '06:00' } })
  expect(await sandbox.json('/bureaus/3300')).toMatchObject({
    state: 'MAINTENANCE',
    until: '06:00',
  })
  expect((await sandbox.open('3302', (await sandbox.neighbour('3302')).taxNo)).start.code).toBe(
    '0000',
  )
  await sandbox.post('/knobs/reset', {})
  expect((await sandbox.open('3300', firm.taxNo)).start.code).toBe('0000')
})

test('a fault rate of one answers 操作超时 to everything', async () => {
  await sandbox.post('/knobs/weather', { area: '3300', faultRate: 1 })
  const { taxNo } = await sandbox.neighbour('3300')
  expect((await sandbox.open('3300', taxNo)).start).toMatchObject({ status: 504, code: 'BUSY' })
  await sandbox.post('/knobs/reset', {})
})

test('a hanging bureau answers nothing until it is let go', async () => {
  await sandbox.post('/knobs/weather', { area: '3300', hang: true })
  const { taxNo } = await sandbox.neighbour('3300')
  let answered = false
  const waiting = sandbox.open('3300', taxNo).then((s) => {
    answered = true
    return s.start.code
  })
  await sandbox.open('3302', (await sandbox.neighbour('3302')).taxNo)
  expect(answered).toBe(false)
  await sandbox.post('/knobs/weather', { area: '3300', hang: false })
  expect(await waiting).toBe('0000')
})

test('expired sessions must log in again', async () => {
  const session = await sandbox.enter(await sandbox.neighbour('3302'))
  expect((await sandbox.post('/knobs/expire', { area: '3302' })).expired).toBeGreaterThan(0)
  expect((await session.get('/datasets')).code).toBe('SESSION_EXPIRED')
})

test('a revoked invoice turns red on both sides, its month changes its hash, and its red invoice appears', async () => {
  const seller = await sandbox.firm('maker')
  const buyer = await sandbox.firm('trader')
  const session = await sandbox.enter(seller)
  const before = (await session.get('/datasets/INVOICE_OUT/index')).data.months
  const rows = (await session.get('/datasets/INVOICE_OUT?period=202610')).data.rows as {
    einvoiceNo: string
    buyerTaxNo: string
    status: string
    isPositive: string
  }[]
  const sold = rows.find(
    (r) => r.buyerTaxNo === buyer.taxNo && r.status === '正常' && r.isPositive === '是',
  )!
  const knob = { taxNo: seller.taxNo, invoice: sold.einvoiceNo }
  expect((await sandbox.post('/knobs/revoke', { ...knob, how: 'VOID' })).status).toBe(400)
  expect((await sandbox.post('/knobs/revoke', { ...knob, how: 'RED' })).done).toBe(true)
  expect((await sandbox.post('/knobs/revoke', { ...knob, how: 'RED' })).status).toBe(400)
  const after = (await session.get('/datasets/INVOICE_OUT/index')).data.months
  const changed = after
    .filter((m: { hash: string }, i: number) => m.hash !== before[i].hash)
    .map((m: { period: string }) => m.period)
  expect(changed).toEqual(['202610', '202611'])
  for (const [firm, dataset] of [
    [seller, 'INVOICE_OUT'],
    [buyer, 'INVOICE_IN'],
  ] as const) {
    const other = await sandbox.enter(firm)
    const october = (await other.get(`/datasets/${dataset}?period=202610`)).data.rows
    expect(
      october.find((r: { einvoiceNo: string }) => r.einvoiceNo === sold.einvoiceNo).status,
    ).toBe('已红冲-全额')
    const november = (await other.get(`/datasets/${dataset}?period=202611`)).data.rows
    expect(
      november.filter((r: { remark: string }) => r.remark.includes(sold.einvoiceNo)),
    ).toHaveLength(1)
  }
})

test('the clock moves forward only, and shows new days', async () => {
  const firm = await sandbox.neighbour('3302')
  const last = async (): Promise<string> => {
    const session = await sandbox.enter(firm)
    return (await session.get('/datasets')).data.completeThrough
  }
  expect(await last()).toBe('2026-11-20')
  expect(await sandbox.post('/knobs/clock', { days: 12 })).toMatchObject({ today: '2026-12-03' })
  expect(await last()).toBe('2026-12-02')
  expect((await sandbox.post('/knobs/clock', { days: -1 })).status).toBe(400)
})

test('a published status is seen at the door', async () => {
  const firm = await sandbox.neighbour('3302', 2)
  await sandbox.post('/knobs/status', { taxNo: firm.taxNo, taxpayerStatus: '非正常' })
  expect((await sandbox.open('3302', firm.taxNo)).start.code).toBe('TAXPAYER_ABNORMAL')
})

test('the log holds every outside call with its consent, and no secret', async () => {
  const firm = await sandbox.neighbour('6500')
  const account = await sandbox.account(firm.taxNo)
  const session = await sandbox.enter(firm)
  await session.get('/datasets/REGISTRATION')
  const code = await sandbox.smsCode(account.mobile)
  const records = (await sandbox.json(`/log.json?taxNo=${firm.taxNo}`)) as {
    action: string
    consentNo: string
    code: string
  }[]
  expect(records.map((r) => r.action)).toEqual([
    'session.start',
    'captcha',
    'login',
    'sms.send',
    'sms.verify',
    'dataset',
  ])
  expect(records.every((r) => r.consentNo === 'AC-1' && r.code === '0000')).toBe(true)
  const text = JSON.stringify(await sandbox.json('/log.json'))
  expect(text).not.toContain(account.password)
  expect(text).not.toContain(code)
  expect(text).not.toContain(account.idNo)
})

test('the pause between two codes can be taken away, and a reset brings it back', async () => {
  const firm = await sandbox.neighbour('3100')
  const account = await sandbox.account(firm.taxNo)
  const session = await sandbox.open('3100', firm.taxNo)
  await session.password(account.mobile, account.password)
  expect((await session.post('/sms', {})).data.resendAfter).toBe(60)
  expect((await session.post('/sms', {})).code).toBe('SMS_TOO_SOON')
  await sandbox.post('/knobs/settings', { smsPauseSeconds: 0 })
  expect((await session.post('/sms', {})).data.resendAfter).toBe(0)
  await sandbox.post('/knobs/reset', {})
  expect((await session.post('/sms', {})).code).toBe('SMS_TOO_SOON')
})
