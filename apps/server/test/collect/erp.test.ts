/**
 * An accounting program authorised from a phone, over real HTTP: link, program, signature, login, books; each program by the same path. What
 * its own export says as a file stands beside what the program tells: not a row of them differs.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Firm, must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { BooksPhone, type Code } from './erp-phone.ts'

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
const one = async <T extends object>(sql: string, values: unknown[] = []) =>
  (await server.db.one<T>(sql, values as never)) as T

/** Of a firm what holds now of a table, as SQL. */
const held = (table: string) =>
  `(select * from (select distinct on (row_key) t.* from ${table} t join enterprise e on e.company_id = t.company_id and e.id = t.enterprise_id
      where e.tax_no = $1 order by row_key, revision desc) h where not gone) h`
const sums = (firm: Firm) =>
  one<{ n: number; debit: string; credit: string; cash: string }>(
    `select count(*)::int as n, sum(debit) as debit, sum(credit) as credit,
            sum(debit - credit) filter (where account = '1002') as cash from ${held('gl_voucher_line')}`,
    [firm.taxNo],
  )
const tableRows = async (table: string, firm: Firm) =>
  (await one<{ n: number }>(`select count(*)::int as n from ${held(table)}`, [firm.taxNo])).n

/** The export of the firm's program, uploaded as its accountant would; how many revisions of each table it makes. */
async function uploadExport(firm: Firm) {
  const file = await fetch(`${sandbox.url}/world/enterprises/${firm.taxNo}/books.xlsx`)
  const bytes = Buffer.from(await file.arrayBuffer())
  const { data } = await server.upload(firm.taxNo, [{ name: '账套.xlsx', bytes }], bank)
  return until(async () => {
    const { row } = (await office('/invoice/import/detail', { id: data[0]!.id })).data
    return ['QUEUED', 'RUNNING'].includes(row.status) ? null : row
  })
}

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
    expect(await tableRows('gl_voucher_line', firm)).toBe(0)
  })

  it('the login begins it; what it brings balances, line by line and with the bank', async () => {
    expect(await own().login(firm)).toMatchObject({ state: 'COLLECTING', path: '/m/erp/result' })
    await own().collect()
    const done = await own().until(['SUCCESS', 'PARTIAL', 'FAILED', 'LOGIN'])
    expect(done).toMatchObject({ state: 'SUCCESS', failure: null, progress: 100 })
    const { n, debit, credit, cash } = await sums(firm)
    expect([n > 100, debit]).toEqual([true, credit])
    expect(done.datasets.find((d) => d.dataset === 'GL_VOUCHER')?.rows).toBe(n)
    const { moved, last } = await one<{ moved: string; last: string }>(
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

describe.each<Code>(['GALAXY', 'JDY', 'YONYOU', 'GATEWAY'])('%s', (product) => {
  const KEYS = { GALAXY: 'seasonal', JDY: 'wholesale', YONYOU: 'inverted', GATEWAY: 'maker' }
  let firm: Firm
  beforeAll(async () => {
    firm = await sandbox.firm(KEYS[product])
  })

  it('tells what its own export says: the file changes no row of vouchers, stock and ageing', async () => {
    const done = await phone().whole(firm, product)
    expect([done.state, done.failure]).toEqual(['SUCCESS', null])
    const tables = ['gl_voucher_line', 'stock_summary', 'receivable', 'payable']
    const before = await Promise.all(tables.map((table) => tableRows(table, firm)))
    expect(before.filter((n) => n > 0).length).toBeGreaterThan(2)
    expect((await uploadExport(firm)).status).toBe('DONE')
    const revised = await one<{ n: number }>(
      tables
        .map(
          (
            table,
          ) => `select t.revision from ${table} t join enterprise e on e.company_id = t.company_id and e.id = t.enterprise_id
                       where e.tax_no = $1 and t.source = 'UPLOAD'`,
        )
        .join(' union all ')
        .replace(/^/, 'select count(*)::int as n from (')
        .replace(/$/, ') x'),
      [firm.taxNo],
    )
    expect(revised.n).toBe(0)
    expect(await Promise.all(tables.map((table) => tableRows(table, firm)))).toEqual(before)
  })

  it('a second run asks only for the month that changed; an edit and a deletion after closing are seen as such', async () => {
    const { month, number } = await one<{ month: string; number: string }>(
      `select min(month) as month, (array_agg(voucher order by month, voucher))[1] as number from ${held('gl_voucher_line')}`,
      [firm.taxNo],
    )
    const n = await tableRows('gl_voucher_line', firm)
    const { lines } = await one<{ lines: number }>(
      `select count(*)::int as lines from ${held('gl_voucher_line')} where month = $2 and voucher = $3`,
      [firm.taxNo, month, number],
    )
    const voucher = `${month}/${number}`
    await sandbox.knob('voucher', { taxNo: firm.taxNo, voucher, text: '事后改写' })
    const second = phone()
    expect((await second.whole(firm, product)).state).toBe('SUCCESS')
    const edited = await server.db.rows<{ revision: number; summary: string }>(
      `select t.revision, t.summary from gl_voucher_line t join enterprise e on e.id = t.enterprise_id and e.company_id = t.company_id
        where e.tax_no = $1 and t.task_id = $2`,
      [firm.taxNo, second.taskId],
    )
    // Nothing but the lines of that voucher was written, each as the next revision.
    expect(edited).toHaveLength(lines)
    expect(new Set(edited.map((r) => `${r.revision} ${r.summary}`))).toEqual(
      new Set(['2 事后改写']),
    )
    await sandbox.knob('voucher', { taxNo: firm.taxNo, voucher })
    expect((await phone().whole(firm, product)).state).toBe('SUCCESS')
    expect(await tableRows('gl_voucher_line', firm)).toBe(n - lines)
    const { gone } = await one<{ gone: number }>(
      `select count(*)::int as gone from (select distinct on (t.row_key) t.gone, t.source from gl_voucher_line t
         join enterprise e on e.id = t.enterprise_id and e.company_id = t.company_id
        where e.tax_no = $1 and t.month = $2 and t.voucher = $3 order by t.row_key, t.revision desc) x where gone and source = 'ERP:${product}'`,
      [firm.taxNo, month, number],
    )
    expect(gone).toBe(lines)
  })

  it('asked too often it is waited for, and goes on', async () => {
    const neighbour = await sandbox.neighbour('4403', 3)
    await sandbox.knob('program', { program: product, perSecond: 2 })
    const own = phone()
    await own.open()
    await own.choose(product)
    await own.sign(neighbour)
    await own.login(neighbour)
    await own.collect()
    await until(() =>
      one("select 1 as waits from collect_event where task_id = $1 and code = 'TE-23'", [
        own.taskId,
      ]),
    )
    await sandbox.knob('program', { program: product })
    const done = await own.until(['SUCCESS', 'PARTIAL', 'FAILED', 'LOGIN'])
    expect([done.state, done.failure]).toEqual(['SUCCESS', null])
  })

  it('a session that ends in the middle leads back to the login, and what was read is not read again', async () => {
    const neighbour = await sandbox.neighbour('4403', 4)
    const person = await sandbox.person(neighbour)
    const own = phone()
    const broken = await own.whole(neighbour, product, `kick-${person.password}`)
    expect(broken).toMatchObject({ state: 'LOGIN', failure: { code: 'TE-20', next: 'LOGIN' } })
    const got = broken.datasets.filter((d) => d.state === 'DONE').map((d) => d.dataset)
    expect(await own.login(neighbour)).toMatchObject({ state: 'COLLECTING' })
    await own.collect()
    const done = await own.until(['SUCCESS', 'PARTIAL', 'FAILED', 'LOGIN'])
    expect(done.state).toBe('SUCCESS')
    expect(done.datasets.filter((d) => d.state === 'DONE').map((d) => d.dataset)).toEqual(
      expect.arrayContaining(got),
    )
    const { debit, credit } = await sums(neighbour)
    expect(debit).toBe(credit)
  })

  it('under maintenance it says so, and nothing is lost', async () => {
    const neighbour = await sandbox.neighbour('4403', 5)
    await sandbox.knob('program', { program: product, state: 'MAINTENANCE' })
    const own = phone()
    await own.open()
    await own.choose(product)
    await own.sign(neighbour)
    expect(await own.login(neighbour)).toMatchObject({
      state: 'LOGIN',
      failure: { code: 'TE-08', next: 'RETRY' },
    })
    await sandbox.knob('program', { program: product })
    expect(await own.login(neighbour)).toMatchObject({ state: 'COLLECTING', failure: null })
  })

  it('an account without the right to some books brings the others, and says which are missing', async () => {
    const neighbour = await sandbox.neighbour('4403', 6)
    const { password } = await sandbox.person(neighbour)
    const done = await phone().whole(neighbour, product, `half-${password}`)
    expect(done).toMatchObject({ state: 'PARTIAL', failure: { code: 'TE-07' } })
    const failed = done.datasets.filter((d) => d.state === 'FAILED').map((d) => d.dataset)
    expect(failed).toEqual(['STOCK_SUMMARY', 'BANK_LINE'])
    expect(done.failure?.message).toContain('收发存汇总、银行流水')
    expect(await tableRows('gl_voucher_line', neighbour)).toBeGreaterThan(0)
  })
})
