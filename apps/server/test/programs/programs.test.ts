/**
 * Each accounting program by the same path: what its own export says as a file stands beside what it tells, a second run, and its faults.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Firm, must, officeToken, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { BooksPhone, type Code } from './books-phone.ts'
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

/** As the programs of the sandbox call themselves; one says none. */
const VERSIONS: Record<Code, string | null> = {
  GALAXY: '8.2.0.2026',
  JDY: null,
  YONYOU: 'V16.5',
  GATEWAY: '3.1',
}
const CODES: Code[] = ['GALAXY', 'JDY', 'YONYOU', 'GATEWAY']

describe.each(CODES)('%s', (product) => {
  const KEYS = { GALAXY: 'seasonal', JDY: 'wholesale', YONYOU: 'inverted', GATEWAY: 'maker' }
  let firm: Firm
  /** A firm of this program and test alone: two collections of one firm join. */
  const own = (n: number) => sandbox.neighbour('4403', CODES.indexOf(product) * 4 + n - 3)
  const calls = async () =>
    (await sandbox.get(`/knobs/program-calls?program=${product}`)).calls as number
  let whole = 0
  beforeAll(async () => {
    firm = await sandbox.firm(KEYS[product])
  })

  it('tells what its own export says: the file changes no row of vouchers, stock, orders and ageing', async () => {
    const asked = await calls()
    const done = await phone().whole(firm, product)
    whole = (await calls()) - asked
    expect([done.state, done.failure]).toEqual(['SUCCESS', null])
    const { version } = await one<{ version: string | null }>(
      server,
      `select t.program_version as version from collect_task t where t.tax_no = $1 and t.state = 'SUCCESS'`,
      [firm.taxNo],
    )
    expect(version).toBe(VERSIONS[product])
    const tables = [
      ...['gl_voucher_line', 'stock_summary', 'sales_order', 'purchase_order'],
      ...['receivable', 'payable'],
    ]
    const before = await Promise.all(tables.map((table) => rowsOf(server, table, firm)))
    expect(before.filter((n) => n > 0).length).toBeGreaterThan(4)
    expect((await uploadExport(firm)).status).toBe('DONE')
    const revised = await one<{ n: number }>(
      server,
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
    expect(await Promise.all(tables.map((table) => rowsOf(server, table, firm)))).toEqual(before)
  })

  it('a second run asks only for the month that changed; an edit and a deletion after closing are seen as such', async () => {
    const { month, number } = await one<{ month: string; number: string }>(
      server,
      `select min(month) as month, (array_agg(voucher order by month, voucher))[1] as number from ${held('gl_voucher_line')}`,
      [firm.taxNo],
    )
    const n = await rowsOf(server, 'gl_voucher_line', firm)
    const { lines } = await one<{ lines: number }>(
      server,
      `select count(*)::int as lines from ${held('gl_voucher_line')} where month = $2 and voucher = $3`,
      [firm.taxNo, month, number],
    )
    const voucher = `${month}/${number}`
    await sandbox.knob('voucher', { taxNo: firm.taxNo, voucher, text: '事后改写' })
    const second = phone()
    const asked = await calls()
    expect((await second.whole(firm, product)).state).toBe('SUCCESS')
    // Twelve months of each book were read the first time, one of one book is now.
    expect((await calls()) - asked).toBeLessThan(whole / 2)
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
    expect(await rowsOf(server, 'gl_voucher_line', firm)).toBe(n - lines)
    const { gone } = await one<{ gone: number }>(
      server,
      `select count(*)::int as gone from (select distinct on (t.row_key) t.gone, t.source from gl_voucher_line t
         join enterprise e on e.id = t.enterprise_id and e.company_id = t.company_id
        where e.tax_no = $1 and t.month = $2 and t.voucher = $3 order by t.row_key, t.revision desc) x where gone and source = 'ERP:${product}'`,
      [firm.taxNo, month, number],
    )
    expect(gone).toBe(lines)
  })

  it('asked too often it is waited for, and goes on', async () => {
    const neighbour = await own(3)
    await sandbox.knob('program', { program: product, perSecond: 2 })
    const visit = phone()
    await visit.open()
    await visit.choose(product)
    await visit.sign(neighbour)
    await visit.login(neighbour)
    await visit.collect()
    await until(() =>
      one(server, "select 1 as waits from collect_event where task_id = $1 and code = 'TE-23'", [
        visit.taskId,
      ]),
    )
    await sandbox.knob('program', { program: product })
    const done = await visit.until(['SUCCESS', 'PARTIAL', 'FAILED', 'LOGIN'])
    expect([done.state, done.failure]).toEqual(['SUCCESS', null])
  })

  it('a session that ends in the middle leads back to the login, and what was read is not read again', async () => {
    const neighbour = await own(4)
    const person = await sandbox.person(neighbour)
    const visit = phone()
    const broken = await visit.whole(neighbour, product, `kick-${person.password}`)
    expect(broken).toMatchObject({ state: 'LOGIN', failure: { code: 'TE-20', next: 'LOGIN' } })
    const got = broken.datasets.filter((d) => d.state === 'DONE').map((d) => d.dataset)
    expect(await visit.login(neighbour)).toMatchObject({ state: 'COLLECTING' })
    await visit.collect()
    const done = await visit.until(['SUCCESS', 'PARTIAL', 'FAILED', 'LOGIN'])
    expect(done.state).toBe('SUCCESS')
    expect(done.datasets.filter((d) => d.state === 'DONE').map((d) => d.dataset)).toEqual(
      expect.arrayContaining(got),
    )
    const { debit, credit } = await voucherSums(server, neighbour)
    expect(debit).toBe(credit)
  })

  it('under maintenance it says so, and nothing is lost', async () => {
    const neighbour = await own(5)
    await sandbox.knob('program', { program: product, state: 'MAINTENANCE' })
    const visit = phone()
    await visit.open()
    await visit.choose(product)
    await visit.sign(neighbour)
    expect(await visit.login(neighbour)).toMatchObject({
      state: 'LOGIN',
      failure: { code: 'TE-08', next: 'RETRY' },
    })
    await sandbox.knob('program', { program: product })
    expect(await visit.login(neighbour)).toMatchObject({ state: 'COLLECTING', failure: null })
  })

  it('an account without the right to some books brings the others, and says which are missing', async () => {
    const neighbour = await own(6)
    const { password } = await sandbox.person(neighbour)
    const done = await phone().whole(neighbour, product, `half-${password}`)
    expect(done).toMatchObject({ state: 'PARTIAL', failure: { code: 'TE-07' } })
    const failed = done.datasets.filter((d) => d.state === 'FAILED').map((d) => d.dataset)
    expect(failed).toEqual(['STOCK_SUMMARY', 'BANK_LINE'])
    expect(done.failure?.message).toContain('收发存汇总、银行流水')
    expect(await rowsOf(server, 'gl_voucher_line', neighbour)).toBeGreaterThan(0)
  })
})
