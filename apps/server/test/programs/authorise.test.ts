/** An accounting program authorised from a phone, over real HTTP: link, program, signature, login, books, what the office sees. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Firm, must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { BooksPhone } from './books-phone.ts'
import { held, one, rowsOf, voucherSums } from './support.ts'

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
beforeEach(() => sandbox.knob('reset'))

const office = (path: string, body: object = {}) => must(server.call('POST', path, body, bank))
const phone = () => new BooksPhone(server, sandbox)

describe('from the link to the report', () => {
  let firm: Firm
  const own = () => (own.phone ??= phone())
  own.phone = undefined as BooksPhone | undefined

  it('asks for the program first, and leads by pages of its own', async () => {
    firm = await sandbox.firm('trader')
    const opened = await own().open()
    expect(opened.data.task).toMatchObject({
      kind: 'ERP',
      state: 'CREATED',
      path: '/m/erp/start',
    })
    const { data } = await must(own().call('/erp/products'))
    expect(data.map((p: { code: string; accountSet: boolean }) => [p.code, p.accountSet])).toEqual([
      ['GALAXY', true],
      ['JDY', false],
      ['YONYOU', true],
      ['GATEWAY', false],
    ])
    expect(await own().choose('GALAXY')).toMatchObject({
      state: 'CREATED',
      area: { code: 'GALAXY', name: '金蝶云·星空' },
    })
  })

  it('is signed by contracts of its own: books, bank lines, reports', async () => {
    const task = await own().sign(firm)
    expect(task).toMatchObject({
      state: 'LOGIN',
      path: '/m/erp/validateLogin',
      consents: {
        ENT_TAX: 'NONE',
        ENT_QUERY: 'EFFECTIVE',
        ENT_ERP: 'EFFECTIVE',
        ENT_BANK: 'EFFECTIVE',
      },
    })
    const mine = (await must(own().call('consent/mine'))).data
    expect(mine.map((c: { code: string }) => c.code)).toEqual(['ENT_ERP', 'ENT_BANK', 'ENT_QUERY'])
  })

  it('a step of taxes is none of it, and none of it is a step of taxes', async () => {
    expect((await own().call('chooseArea', { areaCode: '4403' })).status).toBe(3002)
    const tax = new Phone(server, sandbox)
    await tax.open()
    expect((await tax.call('/erp/products')).status).toBe(3002)
    expect((await tax.call('/erp/chooseProduct', { product: 'JDY' })).status).toBe(3002)
  })

  it('a wrong password, no number of the books, and the books of another firm do not get in', async () => {
    expect(await own().login(firm, undefined, 'nonsense')).toMatchObject({
      state: 'LOGIN',
      failure: { code: 'TE-01', bureauMessage: '用户名或密码错误' },
    })
    const form = await own().form(firm)
    const none = await own().sealed('/erp/validateLogin', { ...form, accountSet: '' })
    expect([none.status, none.msg]).toEqual([400, '请输入账套编号'])
    const other = await sandbox.firm('maker')
    expect(await own().login(other)).toMatchObject({ state: 'LOGIN', failure: { code: 'TE-12' } })
    expect(await rowsOf(server, 'gl_voucher_line', firm)).toBe(0)
  })

  it('the login begins it; what it brings balances, line by line and with the bank', async () => {
    expect(await own().login(firm)).toMatchObject({ state: 'COLLECTING', path: '/m/erp/result' })
    await own().collect()
    const done = await own().until(['SUCCESS', 'PARTIAL', 'FAILED', 'LOGIN'])
    expect(done).toMatchObject({ state: 'SUCCESS', failure: null, progress: 100 })
    const { n, debit, credit, cash } = await voucherSums(server, firm)
    expect([n > 100, debit]).toEqual([true, credit])
    expect(done.datasets.find((d) => d.dataset === 'GL_VOUCHER')?.rows).toBe(n)
    const { moved, last } = await one<{ moved: string; last: string }>(
      server,
      `select sum(received - paid) as moved,
              (array_agg(balance order by booked_on desc, nth desc))[1] - (array_agg(balance - received + paid order by booked_on, nth))[1] as last
         from ${held('bank_line')}`,
      [firm.taxNo],
    )
    expect([Number(moved), Number(last)]).toEqual([Number(cash), Number(cash)])
  })

  it('each row tells the program, the consent that it rests on and its time', async () => {
    const { data } = await must(own().call('consent/mine'))
    const [books, bankLines] = data.map((c: { contractNo: string }) => c.contractNo)
    const of = (table: string) =>
      one(
        server,
        `select distinct source, contract_no, task_id from ${held(table)} where collected_at is not null`,
        [firm.taxNo],
      )
    const from = { source: 'ERP:GALAXY', task_id: own().taskId }
    expect(await of('gl_voucher_line')).toEqual({ ...from, contract_no: books })
    expect(await of('receivable')).toEqual({ ...from, contract_no: books })
    expect(await of('bank_line')).toEqual({ ...from, contract_no: bankLines })
    const { datasets } = (await office('/collect/data/summary', { taxNo: firm.taxNo })).data
    const told = (dataset: string) =>
      datasets.find((d: { dataset: string }) => d.dataset === dataset)
    expect(told('GL_VOUCHER')).toMatchObject({ source: '金蝶云·星空', contractNo: books })
    expect(told('BANK_LINE')).toMatchObject({ source: '金蝶云·星空', contractNo: bankLines })
  })

  it('the office sees the source in its list, and a report can be ordered of it', async () => {
    const { rows } = (await office('/collect/tasks', { taxNo: firm.taxNo, page: 1, size: 10 })).data
    expect(rows[0]).toMatchObject({ areaName: '金蝶云·星空', state: 'SUCCESS', sealed: false })
    const ordered = await office('/bss/erp/query', { taxId: firm.taxNo })
    expect(ordered.data).toBeTruthy()
  })

  it('another device goes on with it by its token', async () => {
    const again = phone()
    const { data } = await again.open({ resume: own().token })
    expect(data.task).toMatchObject({ kind: 'ERP', state: 'SUCCESS', taskId: own().taskId })
  })

  it('the token of its cookie counts in a header of its own, for its calls alone', async () => {
    const ask = (path: string, headers: Record<string, string>) =>
      fetch(`${server.base}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      }).then(async (r) => (await r.json()).status as number)
    const header = { 'x-erp-token': own().token }
    expect(await ask('/tax/taxweb/getRoute', header)).toBe(200)
    expect(await ask('/tax/taxweb/getRoute', { 'x-erp-token': 'none' })).not.toBe(200)
    // The session of a person never comes so.
    expect(await ask('/session/me', { 'x-erp-token': bank })).not.toBe(200)
  })
})
