/** The main path over real HTTP: link, enterprise, signature, bureau, data, report. */
import type { CollectTask } from '@xinjian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { must, officeToken, Phone, pause, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

let sandbox: Sandbox
let server: TestServer
let bank: string
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const office = (path: string, body: object = {}) => must(server.call('POST', path, body, bank))
const CHINESE = /[\u3400-\u9fff]/
/** As a reader of English asks. */
async function inEnglish(path: string, body: object, token: string) {
  const response = await fetch(`${server.base}${path}`, {
    method: 'POST',
    headers: {
      'Accept-Language': 'en',
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  })
  return response.json()
}
const rowsOf = (task: CollectTask, dataset: string) =>
  task.datasets.find((d) => d.dataset === dataset)?.rows

describe('the manufacturer, by password and captcha', () => {
  let phone: Phone
  let done: CollectTask

  it('goes from link to success', async () => {
    const firm = await sandbox.firm('maker')
    phone = new Phone(server, sandbox)
    const opened = await phone.open()
    expect(opened.data).toMatchObject({
      channel: { name: '示例商业银行' },
      task: { state: 'CREATED', path: '/m/taxWeb/index', result: null, progress: 0 },
    })
    expect(await phone.login(firm)).toMatchObject({ state: 'COLLECTING', failure: null })
    await phone.collect()
    done = await phone.until(['SUCCESS', 'PARTIAL', 'FAILED', 'LOGIN'])
    expect(done).toMatchObject({ state: 'SUCCESS', progress: 100, failure: null, result: 1 })
    expect(done.datasets.every((d) => d.state === 'DONE' || d.state === 'EMPTY')).toBe(true)
  })

  it('stored what the bureau has, invoices with their lines, facts in 分', async () => {
    const count = async (sql: string) =>
      (await server.db.one<{ n: number }>(`select count(*)::int as n from ${sql}`))?.n
    expect(await count('invoice where direction = 0')).toBe(rowsOf(done, 'INVOICE_OUT'))
    expect(await count('invoice where direction = 1')).toBe(rowsOf(done, 'INVOICE_IN'))
    expect(rowsOf(done, 'INVOICE_OUT')).toBeGreaterThan(1000)
    expect(await count('invoice_item')).toBeGreaterThan(rowsOf(done, 'INVOICE_OUT') ?? 0)
    // Three years; from about the 5th of a month to the 15th the last month is declared as well.
    const returns = await count('vat_return')
    expect([36, 37]).toContain(returns)
    expect(returns).toBe(rowsOf(done, 'VAT_RETURN'))
    expect(await count('vat_return_line')).toBe(returns! * 41)
    expect(await count('shareholder')).toBe(2)
    expect(await count('tax_payment')).toBe(rowsOf(done, 'TAX_PAYMENT'))
    const line = await server.db.one<{ amount: number; declared_sales: number }>(
      `select l.amount, r.declared_sales from vat_return_line l join vat_return r on r.company_id = l.company_id and r.row_key = l.return_key
        where l.line_code = '1' order by r.period_to desc limit 1`,
    )
    expect(Number.isInteger(line?.amount)).toBe(true)
    expect(line?.declared_sales).toBe(line?.amount)
    // Numbers of persons rest masked.
    const persons = JSON.stringify(await server.db.rows('select * from tax_registration'))
    expect(persons).toContain('****')
    expect(persons).not.toMatch(/\d{17}[\dX]"/)
  })

  it('gave the bank its report by itself, with the cut-off frozen', async () => {
    const task = await server.db.one<{ report_no: string; data_cutoff: Date }>(
      'select report_no, data_cutoff from collect_task where task_id = $1',
      [phone.taskId],
    )
    expect(task?.data_cutoff).toBeInstanceOf(Date)
    const report = await until(async () => {
      const { data } = await office('/bss/order/report/getDetailReport', {
        reportNo: task?.report_no,
      })
      return data.row.status === 'READY' ? data : null
    })
    expect(report.row).toMatchObject({ createdBy: '企业授权采集', reportNo: task?.report_no })
    expect(report.document.verdict.score.value).toBeGreaterThan(0)
  })

  it('shows the enterprise what was collected, and the office every step', async () => {
    const { data: summary } = await must(phone.call('getSummary'))
    expect(summary.datasets.map((d: { dataset: string }) => d.dataset)).toHaveLength(13)
    const rating = summary.datasets.find((d: { dataset: string }) => d.dataset === 'CREDIT_RATING')
    const sales = summary.datasets.find((d: { dataset: string }) => d.dataset === 'INVOICE_OUT')
    expect(sales.highlights[0]).toMatch(/^截至\d{4}-\d\d的12个月合计 \d{1,3}(,\d{3})+\.\d\d 元$/)
    expect(rating.highlights[0]).toMatch(/^最近评级 [ABMCD]（\d{4}年度）$/)
    const { data: timeline } = await office('/collect/timeline', { taskId: phone.taskId })
    const steps = timeline.map((e: { step: string }) => e.step)
    for (const step of [
      'OPEN',
      'ENTERPRISE',
      'SIGNER',
      'SIGN',
      'AREA',
      'LOGIN',
      'INVOICE_OUT',
      'END',
    ])
      expect(steps).toContain(step)
    // The same to a reader of English: nothing is left in Chinese but the names of enterprise and channel.
    const english = (await inEnglish('/collect/timeline', { taskId: phone.taskId }, bank)).data
    const texts: string[] = english.map((e: { text: string }) => e.text)
    expect(texts).toEqual(
      expect.arrayContaining([
        'The signer entered the right code',
        'Chose Shenzhen: its tax bureau is open',
        'Account and password were submitted',
        'The collection began',
        'The collection is complete',
      ]),
    )
    const held = `VAT returns: held · ${rowsOf(done, 'VAT_RETURN')} rows`
    expect(texts.filter((text) => text === held)).toHaveLength(1)
    const own = texts.filter((text) => CHINESE.test(text))
    expect(own.map((text) => text.split(/[:(]/, 1)[0])).toEqual([
      'Opened the link ',
      'Enterprise and signer confirmed',
    ])
    const { data: tasks } = await office('/collect/tasks', { state: 'SUCCESS' })
    expect(tasks.rows[0]).toMatchObject({ taskId: phone.taskId, areaName: '深圳', progress: 100 })
    const { data: funnel } = await office('/collect/funnel')
    expect(funnel.steps.map((s: { reached: number }) => s.reached)).toEqual([1, 1, 1, 1, 1, 1, 1])
    // When it came to each is what its events say.
    const { at, reached } = (await server.db.one<Record<'at' | 'reached', Date[]>>(
      `select t.reached, array[
          min(e.at) filter (where e.state in ('CREATED', 'ENTERING', 'LICENSE')), min(e.at) filter (where e.state = 'VALIDATE'),
          min(e.at) filter (where e.state = 'AGREEMENT'), min(e.at) filter (where e.state in ('AREA', 'TAX_STATUS')),
          min(e.at) filter (where e.state like 'LOGIN%' or e.state = 'ROLE'), min(e.at) filter (where e.state = 'COLLECTING'),
          min(e.at) filter (where e.state = 'SUCCESS')] as at
         from collect_task t join collect_event e using (company_id, task_id) where task_id = $1 group by t.company_id, t.task_id`,
      [phone.taskId],
    ))!
    expect(reached).toEqual(at)
    expect(funnel.bureaus).toEqual([
      { code: '4403', name: '深圳', started: 1, succeeded: 1, failed: 0, topFailure: null },
    ])
  })

  it('reads only the last three months again the next time, and stores nothing twice', async () => {
    const firm = await sandbox.firm('maker')
    const stored = async () => [
      await server.db.one('select count(*)::int as n from invoice'),
      await server.db.one('select max(seq)::int as seq from enterprise'),
    ]
    const before = await stored()
    const mark = (await sandbox.log()).length
    const again = new Phone(server, sandbox)
    await again.login(firm)
    await again.collect()
    expect((await again.until(['SUCCESS', 'PARTIAL', 'FAILED'])).state).toBe('SUCCESS')
    const after = await stored()
    expect(after).toEqual(before)
    expect(await server.db.rows('select 1 from vat_return where revision > 1')).toEqual([])
    const months = new Set(
      (await sandbox.log())
        .slice(mark)
        .filter((c) => c.action === 'dataset' && c.detail.startsWith('INVOICE_OUT'))
        .map((c) => c.detail.split(' ')[1]),
    )
    expect(months.size).toBe(3)
  })
})

describe('other ways in', () => {
  it('the door of the bureau and its guides speak English to a phone that asks for it', async () => {
    const phone = new Phone(server, sandbox)
    await phone.sign(await sandbox.neighbour('3302', 21))
    await phone.area('3302')
    const door = (await inEnglish('/tax/taxweb/login/location', {}, phone.token)).data
    expect(door).toMatchObject({ bureau: 'Ningbo tax bureau', appName: 'Tax app' })
    const guide = (await inEnglish('/tax/taxweb/sendBj/retrievePwd', {}, phone.token)).data
    expect(guide.title).toBe('Recover the password at the Ningbo tax bureau')
    expect(guide.steps.at(-1)).toMatch(/^Come back to this page/)
    const wrong = await phone.password(
      await sandbox.person(await sandbox.neighbour('3302', 21)),
      'x',
    )
    expect(wrong.failure?.code).toBe('TE-01')
    const told = (await inEnglish('/tax/taxweb/getRoute', {}, phone.token)).data
    expect(told.failure.message).toMatch(/^Account or password is not right/)
  })

  it('SMS: the bureau sends, a wrong code is told with the tries left, the right one opens', async () => {
    const firm = await sandbox.neighbour('4300', 0)
    const person = await sandbox.person(firm)
    const phone = new Phone(server, sandbox)
    await phone.sign(firm)
    await phone.area('4300')
    const captcha = await phone.captcha()
    const sent = await must(
      phone.sealed('loginEtax', { way: 'SMS', account: person.mobile, captcha }),
    )
    expect(sent.data).toMatchObject({
      state: 'LOGIN_SMS',
      smsTo: `${person.mobile.slice(0, 3)}****${person.mobile.slice(-4)}`,
    })
    const wrong = await must(phone.sealed('loginEtax', { way: 'SMS', smsCode: '000000' }))
    expect(wrong.data).toMatchObject({
      state: 'LOGIN_SMS',
      failure: {
        code: 'TE-03',
        attemptsLeft: 2,
        message: '验证码不正确，请核对短信后重新输入，还可输入2次',
        next: 'EDIT',
      },
    })
    const smsCode = await sandbox.smsCode(person.mobile, 'ETAX_LOGIN')
    const done = await must(phone.sealed('loginEtax', { way: 'SMS', smsCode }))
    expect(done.data).toMatchObject({ state: 'COLLECTING', failure: null, smsTo: null })
    await phone.collect()
    expect((await phone.until(['SUCCESS', 'PARTIAL', 'FAILED'])).result).toBe(1)
  })

  it('QR: scanned in the app, found by the status call', async () => {
    const firm = await sandbox.neighbour('4600', 0)
    const person = await sandbox.person(firm)
    const phone = new Phone(server, sandbox)
    await phone.sign(firm)
    await phone.area('4600')
    const { data: qr } = await must(phone.call('getQRCode'))
    expect(qr.image).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(qr.task.state).toBe('LOGIN_QR')
    expect((await phone.until(['LOGIN_QR'])).state).toBe('LOGIN_QR')
    await scan(await phone.bureauSession(), person.idNo)
    expect((await phone.until(['COLLECTING', 'SUCCESS'], 10_000)).failure).toBeNull()
    await phone.collect()
    expect((await phone.until(['SUCCESS', 'PARTIAL', 'FAILED'])).result).toBe(1)
  })

  it('a second factor is sent at once; a clerk of several firms chooses; another firm is refused', async () => {
    const firm = await sandbox.firm('seasonal')
    const clerk = await sandbox.person(firm, '办税员')
    const phone = new Phone(server, sandbox)
    await phone.sign(firm, '办税员')
    await phone.area('4400')
    expect(await phone.password(clerk)).toMatchObject({ state: 'LOGIN_SMS', failure: null })
    const smsCode = await sandbox.smsCode(clerk.mobile, 'ETAX_LOGIN')
    const role = (await must(phone.sealed('loginEtax', { way: 'SMS', smsCode }))).data
    expect(role).toMatchObject({ state: 'ROLE', path: '/m/taxWeb/loginEtax' })
    expect(role.choices.length).toBeGreaterThan(1)
    const other = role.choices.find((c: { label: string }) => !c.label.startsWith(firm.name))
    const mismatch = await must(phone.sealed('loginEtax', { way: 'CHOICE', choice: other.id }))
    expect(mismatch.data).toMatchObject({
      state: 'LOGIN',
      failure: { code: 'TE-12', message: '登录企业与授权企业不一致，请切换企业' },
    })
  })

  it('a login whose phone then falls silent is collected all the same', async () => {
    const firm = await sandbox.neighbour('3302', 1)
    const phone = new Phone(server, sandbox)
    await phone.login(firm)
    expect((await phone.until(['SUCCESS', 'PARTIAL'], 40_000)).result).toBe(1)
  })
})

async function scan(sessionId: string, account: string): Promise<void> {
  // The page of the phone app names its code in the picture only; the sandbox's session knows it.
  const qr = await qrOf(sessionId)
  await fetch(`${sandbox.url}/app/scan?qr=${qr}`)
  await pause(50)
  const response = await fetch(`${sandbox.url}/app/scan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ qr, account, action: 'confirm' }),
  })
  if (!response.ok) throw new Error(await response.text())
}

/** The code in the picture, asked for once more at the bureau: only its newest code is alive. */
async function qrOf(sessionId: string): Promise<string> {
  const response = await fetch(`${sandbox.url}/bureaus/4600/sessions/${sessionId}/qr`, {
    method: 'POST',
    headers: { authorization: 'Bearer sandbox-key', 'content-type': 'application/json' },
    body: '{}',
  })
  return ((await response.json()) as { data: { qrId: string } }).data.qrId
}
