/** Each way a bureau says no (domain §5.5): our words, its own words beside them, and where the person then stands. */
import type { CollectTask } from '@xinjian/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Firm, must, officeToken, type Person, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

let sandbox: Sandbox
let server: TestServer
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})
afterEach(() => sandbox.knob('reset'))

let next = 0
/** A phone before the login form of an enterprise of its own. */
async function atLogin(area: string, role?: string): Promise<[Phone, Firm, Person]> {
  const firm = await sandbox.neighbour(area, next++ % 25)
  const phone = new Phone(server, sandbox)
  await phone.sign(firm, role)
  expect((await phone.area(area)).state).toBe('LOGIN')
  return [phone, firm, await sandbox.person(firm, role)]
}
const ended = (phone: Phone) => phone.until(['SUCCESS', 'PARTIAL', 'FAILED', 'LOGIN'], 90_000)
const itemOf = (task: CollectTask, dataset: string) =>
  task.datasets.find((d) => d.dataset === dataset)

describe('at the login form', () => {
  it.each([
    ['a wrong password', 'nonsense', 'TE-01', 'EDIT', /剩余4次/],
    ['a locked account', 'locked-x', 'TE-02', 'WAIT', /锁定/],
    ['a captcha that fails', 'captcha-x', 'TE-05', 'EDIT', /图形验证失败/],
    ['a face check', 'face-x', 'TE-11', 'LOGIN', /人脸/],
    ['a password that was never opened', 'newpwd-x', 'TE-14', 'OPEN_PASSWORD', /尚未开通/],
    ['risk control', 'risk-x', 'TE-19', 'WAIT', /30分钟/],
  ])('%s', async (_, password, code, what, message) => {
    const [phone, , person] = await atLogin('3302')
    const task = await phone.password(person, password)
    expect(task).toMatchObject({ state: 'LOGIN', failure: { code, next: what } })
    expect(task.failure?.message).toMatch(message)
    expect(task.failure?.bureauMessage).toBeTruthy()
    // And the right password still gets in.
    expect(await phone.password(person)).toMatchObject({ state: 'COLLECTING', failure: null })
  })

  it('keeps the bureau’s own words in the black box', async () => {
    const [phone, , person] = await atLogin('3302')
    await phone.password(person, 'nonsense')
    const bank = await officeToken(server, 'demo')
    const { data } = await must(
      server.call('POST', '/collect/timeline', { taskId: phone.taskId }, bank),
    )
    expect(data.at(-1)).toMatchObject({
      step: 'LOGIN',
      actor: 'BUREAU',
      ok: false,
      bureauMessage: expect.stringContaining('税局登录账号信息出错'),
    })
  })

  it('an SMS that is too old: send again, then in', async () => {
    const [phone, , person] = await atLogin('3302')
    expect(await phone.password(person, 'smsold-x')).toMatchObject({ state: 'LOGIN_SMS' })
    const first = await sandbox.smsCode(person.mobile, 'ETAX_LOGIN')
    const old = await must(phone.sealed('loginEtax', { way: 'SMS', smsCode: first }))
    expect(old.data).toMatchObject({
      state: 'LOGIN_SMS',
      failure: { code: 'TE-03', next: 'RESEND' },
    })
    expect(await phone.sealed('send/msg', { purpose: 'BUREAU' })).toMatchObject({
      status: 1005,
      msg: expect.stringMatching(/秒后再试/),
    })
  })

  it('three wrong SMS codes lead back to the form', async () => {
    const [phone, , person] = await atLogin('3302')
    await phone.password(person, 'sms-x')
    const guess = () => phone.sealed('loginEtax', { way: 'SMS', smsCode: '000000' })
    expect((await guess()).data.state).toBe('LOGIN_SMS')
    expect((await guess()).data.state).toBe('LOGIN_SMS')
    expect((await guess()).data).toMatchObject({ state: 'LOGIN', failure: { code: 'TE-03' } })
    expect(await phone.password(person)).toMatchObject({ state: 'COLLECTING' })
  })

  it('the wrong area is told, and the right one is open', async () => {
    const firm = await sandbox.neighbour('3302', 24)
    const phone = new Phone(server, sandbox)
    await phone.sign(firm)
    expect(await phone.area('4403')).toMatchObject({
      state: 'AREA',
      area: null,
      failure: { code: 'TE-13', next: 'AREA' },
    })
    expect(await phone.area('3302')).toMatchObject({ state: 'LOGIN', area: { name: '宁波' } })
  })

  it('maintenance waits at the bureau’s notice; when it opens, on it goes', async () => {
    await sandbox.knob('weather', { area: '4500', state: 'MAINTENANCE', until: '06:00' })
    const firm = await sandbox.neighbour('4500', 1)
    const phone = new Phone(server, sandbox)
    await phone.sign(firm)
    expect(await phone.area('4500')).toMatchObject({
      state: 'TAX_STATUS',
      path: '/m/taxWeb/taxStatus',
      area: { code: '4500' },
      failure: { code: 'TE-08', message: '广西电子税务局系统维护中，预计06:00恢复' },
    })
    await sandbox.knob('weather', { area: '4500', state: 'OPEN' })
    const opened = await until(async () => {
      const task = await phone.area('4500')
      return task.state === 'LOGIN' ? task : null
    })
    expect(opened.failure).toBeNull()
  })

  it('an abnormal taxpayer ends the task', async () => {
    const firm = await sandbox.neighbour('5300', 2)
    await sandbox.knob('status', { taxNo: firm.taxNo, taxpayerStatus: '非正常' })
    const phone = new Phone(server, sandbox)
    await phone.sign(firm)
    expect(await phone.area('5300')).toMatchObject({
      state: 'FAILED',
      result: 2,
      failure: { code: 'TE-10', next: 'END', message: '纳税人状态为非正常，暂无法采集' },
    })
  })

  it('a QR code that was refused or ran out wants a new one', async () => {
    const [phone] = await atLogin('3302')
    await must(phone.call('getQRCode'))
    await server.db.run('select 1')
    await sandbox.knob('expire', { area: '3302' })
    const task = await phone.until(['LOGIN'])
    expect(task.failure?.code).toMatch(/TE-06|TE-20/)
    expect((await must(phone.call('getQRCode'))).data.task.state).toBe('LOGIN_QR')
  })

  it('a slow bureau is told within the person’s patience', async () => {
    await sandbox.knob('weather', { area: '6400', faultRate: 1 })
    const firm = await sandbox.neighbour('6400', 3)
    const phone = new Phone(server, sandbox)
    await phone.sign(firm)
    expect(await phone.area('6400')).toMatchObject({ state: 'AREA', failure: { code: 'TE-09' } })
  })
})

describe('while collecting', () => {
  it('half the data is a part, named; the report is made of what is there', async () => {
    const [phone, , person] = await atLogin('3302')
    await phone.password(person, 'half-x')
    await phone.collect()
    const task = await ended(phone)
    expect(task).toMatchObject({ state: 'PARTIAL', result: 1, failure: { code: 'TE-21' } })
    expect(itemOf(task, 'SHAREHOLDER')?.state).toBe('FAILED')
    expect(itemOf(task, 'INVOICE_OUT')?.rows).toBeGreaterThan(0)
    const row = await server.db.one<{ report_no: string | null }>(
      'select report_no from collect_task where task_id = $1',
      [phone.taskId],
    )
    expect(row?.report_no).toMatch(/^INV/)
  })

  it('goes on from a part: signed still, logged in anew, only what was missing is read', async () => {
    const [phone, firm, person] = await atLogin('3302')
    await phone.password(person, 'half-x')
    await phone.collect()
    const months = async () =>
      (
        await server.db.rows<{ month: string; at: Date }>(
          `select c.month, c.collected_at as at from collect_coverage c join collect_task t
               on t.company_id = c.company_id and t.enterprise_id = c.enterprise_id
            where t.task_id = $1 and c.dataset = 'INVOICE_OUT' order by c.month`,
          [phone.taskId],
        )
      ).map((m) => `${m.month} ${m.at.toISOString()}`)
    await ended(phone)
    const before = await months()
    const mark = (await sandbox.log(firm.taxNo)).length
    expect((await must(phone.call('restart', { to: 'RETRY' }))).data.state).toBe('LOGIN')
    await phone.password(person)
    await phone.collect()
    expect(await ended(phone)).toMatchObject({ state: 'SUCCESS', failure: null })
    const reads = (await sandbox.log(firm.taxNo)).slice(mark).filter((c) => c.action === 'dataset')
    expect(reads.map((c) => c.detail)).not.toContain('VAT_RETURNS')
    expect(reads.map((c) => c.detail)).toContain('SHAREHOLDERS')
    // The other login sees older months: they are added, and none is read a second time.
    const after = await months()
    expect(after.length).toBeGreaterThan(before.length)
    expect(after.slice(-before.length)).toEqual(before)
  })

  it('no permission for invoices: told, with nothing collected twice after the right one logs in', async () => {
    const [phone, , person] = await atLogin('3302')
    await phone.password(person, 'noperm-x')
    await phone.collect()
    expect(await ended(phone)).toMatchObject({
      state: 'FAILED',
      failure: { code: 'TE-07', next: 'ROLE', message: expect.stringContaining('权限') },
    })
    await must(phone.call('restart', { to: 'LOGIN' }))
    await phone.password(person)
    await phone.collect()
    expect(await ended(phone)).toMatchObject({ state: 'SUCCESS' })
  })

  it('a tax clerk sees no bank authorisations: optional, so a part', async () => {
    const [phone, , person] = await atLogin('3302', '办税员')
    await phone.password(person)
    await phone.collect()
    const task = await ended(phone)
    expect(task.state).toBe('PARTIAL')
    expect(itemOf(task, 'BANK_TAX_AUTH')?.state).toBe('FAILED')
  })

  it('a connection that drops is tried again by itself', async () => {
    const [phone, , person] = await atLogin('3302')
    await phone.password(person, 'drop-x')
    await phone.collect()
    expect(await ended(phone)).toMatchObject({ state: 'SUCCESS' })
    const events = await server.db.rows<{ code: string }>(
      "select code from collect_event where task_id = $1 and step = 'RETRY'",
      [phone.taskId],
    )
    expect(events).toEqual([{ code: 'TE-09' }])
  })

  it('thrown out by another login: back to the form, then on from where it was', async () => {
    const [phone, , person] = await atLogin('3302')
    await phone.password(person, 'kick-x')
    await phone.collect()
    expect(await ended(phone)).toMatchObject({
      state: 'LOGIN',
      failure: { code: 'TE-15', next: 'LOGIN' },
    })
    await phone.password(person)
    await phone.collect()
    expect(await ended(phone)).toMatchObject({ state: 'SUCCESS', failure: null })
  })

  it('a bureau that fails for good ends it after five tries, and keeps what it had', async () => {
    const [phone, , person] = await atLogin('2102')
    await phone.password(person)
    await sandbox.knob('weather', { area: '2102', faultRate: 1 })
    await phone.collect()
    // The pauses between the tries are the domain's; here they are cut short.
    const hurry = setInterval(
      () =>
        void server.db.run(
          "update collect_task set due_at = now() where task_id = $1 and status = 'QUEUED'",
          [phone.taskId],
        ),
      100,
    )
    const task = await ended(phone).finally(() => clearInterval(hurry))
    expect(task).toMatchObject({ state: 'FAILED', failure: { code: 'TE-09', next: 'RETRY' } })
    const tries = await server.db.rows(
      "select 1 from collect_event where task_id = $1 and step = 'RETRY' and code = 'TE-09'",
      [phone.taskId],
    )
    expect(tries).toHaveLength(5)
    const { data } = await server.call('POST', '/tax/taxweb/getAllTaxAreaStatus')
    expect(data.find((a: { code: string }) => a.code === '2102').status).toBe('UNSTABLE')
  })

  it('one hanging bureau does not slow another', async () => {
    const [hung, , hungPerson] = await atLogin('2300')
    await hung.password(hungPerson)
    await sandbox.knob('weather', { area: '2300', hang: true })
    await hung.collect()
    const [phone, , person] = await atLogin('3302')
    await phone.password(person)
    await phone.collect()
    // By order: the other has come to its end while this one still hangs.
    expect((await ended(phone)).result).toBe(1)
    expect((await hung.state()).state).toBe('COLLECTING')
    await sandbox.knob('weather', { area: '2300', hang: false })
  })
})
