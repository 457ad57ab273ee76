/** Lines of one bank account that a file told without its number and a program tells with it are one account's, whichever came first. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Firm, must, officeToken, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { BooksPhone } from './books-phone.ts'

let sandbox: Sandbox
let server: TestServer
let bank: string
let firm: Firm
let phone: BooksPhone
/** What the firm's own export tells, read by another company: the truth of its statement. */
let truth: { n: number; received: string; paid: string; nameless: string }
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
  firm = await sandbox.firm('seasonal')
  phone = new BooksPhone(server, sandbox)
  truth = await truthOf()
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

/** Lines that hold of the firm in the company of a user. */
const lines = (userName: string) =>
  server.db.rows<{
    day: string
    received: string
    paid: string
    balance: string
    party: string | null
    account: string | null
    source: string
  }>(
    `select booked_on::text as day, received::text, paid::text, balance::text, party, account, source from (
       select distinct on (t.row_key) t.* from bank_line t join enterprise e on e.company_id = t.company_id and e.id = t.enterprise_id
         join app_user u on u.company_id = t.company_id
        where e.tax_no = $1 and u.user_name = $2 order by t.row_key, t.revision desc) h where not gone order by day, nth`,
    [firm.taxNo, userName],
  )
/** Names of those rows. */
const rowsOf = (userName: string) =>
  server.db.rows<{ key: string }>(
    `select row_key as key from (
       select distinct on (t.row_key) t.* from bank_line t join enterprise e on e.company_id = t.company_id and e.id = t.enterprise_id
         join app_user u on u.company_id = t.company_id
        where e.tax_no = $1 and u.user_name = $2 order by t.row_key, t.revision desc) h where not gone order by key`,
    [firm.taxNo, userName],
  )
const sums = async (userName: string) => {
  const all = await lines(userName)
  const sum = (of: 'received' | 'paid') =>
    String(all.reduce((left, line) => left + BigInt(line[of]), 0n))
  return { n: all.length, received: sum('received'), paid: sum('paid') }
}

async function upload(name: string, bytes: Uint8Array, token: string) {
  const { data } = await server.upload(firm.taxNo, [{ name, bytes }], token)
  const row = await until(async () => {
    const { row: now } = (
      await server.call('POST', '/invoice/import/detail', { id: data[0]!.id }, token)
    ).data
    return ['QUEUED', 'RUNNING'].includes(now.status) ? null : now
  })
  expect(row.status).toBe('DONE')
}

async function truthOf() {
  const owner = await officeToken(server, 'owner')
  await server.call('POST', '/enterprise/save', { taxNo: firm.taxNo, name: firm.name }, owner)
  const file = await fetch(`${sandbox.url}/world/enterprises/${firm.taxNo}/books.xlsx`)
  await upload('账套.xlsx', Buffer.from(await file.arrayBuffer()), owner)
  const yuan = (fen: string) => (Number(fen) / 100).toFixed(2)
  const rows = (await lines('owner')).map(({ day, received, paid, balance, party }) =>
    [day, yuan(received), yuan(paid), yuan(balance), party ?? ''].join(','),
  )
  const head = '交易日期,交易收入金额,交易支出金额,余额,对方户名'
  return { ...(await sums('owner')), nameless: `\ufeff${[head, ...rows].join('\r\n')}\r\n` }
}

it('a file without the number, then the program: its lines stand for those of the file', async () => {
  expect(truth.n).toBeGreaterThan(20)
  await must(server.call('POST', '/enterprise/save', { taxNo: firm.taxNo, name: firm.name }, bank))
  await upload('流水.csv', Buffer.from(truth.nameless), bank)
  const { nameless: _, ...whole } = truth
  expect(await sums('demo')).toEqual(whole)
  expect((await phone.whole(firm, 'GALAXY')).state).toBe('SUCCESS')
  expect(await sums('demo')).toEqual(whole)
  const told = await lines('demo')
  expect(new Set(told.map(({ source }) => source))).toEqual(new Set(['ERP:GALAXY']))
  expect(told.every(({ account }) => account !== null)).toBe(true)
})

it('the file again: nothing is counted twice', async () => {
  await upload('流水 2.csv', Buffer.from(`${truth.nameless}\r\n`), bank)
  const { nameless: _, ...whole } = truth
  expect(await sums('demo')).toEqual(whole)
})

it('the consent taken back: what the file told holds again', async () => {
  const before = (await rowsOf('demo')).map(({ key }) => key)
  const { data } = await must(phone.call('consent/mine'))
  const { contractNo } = data.find((c: { code: string }) => c.code === 'ENT_BANK')
  await must(phone.call('consent/withdraw', { contractNo }))
  await until(async () => {
    const row = await server.db.one<{ status: string }>(
      'select status from withdrawal where contract_no = $1',
      [contractNo],
    )
    return row?.status === 'DONE' ? row : null
  })
  const { nameless: _, ...whole } = truth
  expect(await sums('demo')).toEqual(whole)
  expect(new Set((await lines('demo')).map(({ source }) => source))).toEqual(new Set(['UPLOAD']))
  // The very rows of the second file: what points at them still does.
  expect((await rowsOf('demo')).map(({ key }) => key)).toEqual(before)
})
