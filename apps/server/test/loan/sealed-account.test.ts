/** The account that a loan is paid to rests sealed, in the loan and in each party's counterpart of its contract: whose key opens it, and what is said of one that does not open. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { readTable } from '../../src/features/companyExport/read.ts'
import { tablesOf } from '../../src/features/companyExport/tables.ts'
import { columnsOf } from '../../src/keys/data-keys.ts'
import { loadSecret } from '../../src/security/secret.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { cellOf, dataKeyOf } from '../process/data-keys.ts'
import { BORROWER_TAX_NO, dayFromNow, PAYEE, type Parties, partiesOf, TERMS } from './setup.ts'

const SECRET = '0a1b2c3d4e5f60718293a4b5c6d7e8f9'.repeat(2)
const REASON = '已核实合同与订单'

let server: TestServer
let parties: Parties
let staff: string
let admin: string
let third: string
let owner: string
let no: string
let other: string

const ask = (path: string, body: object, token: string) =>
  server.call('POST', `/loan/${path}`, body, token)
const good = async (path: string, body: object, token: string) => {
  const { status, msg, data } = await ask(path, body, token)
  if (status !== 200) throw new Error(`${path}: ${msg}`)
  return data
}
async function signed(lineNo: string, subjectNo: string): Promise<string> {
  const made = await good(
    'apply',
    {
      ...{ lineNo, product: '订单贷', terms: TERMS, amountFen: 1_000_000, subjectNo },
      ...{ from: dayFromNow(0), dueDate: dayFromNow(90), purpose: '采购白酒', payee: PAYEE },
    },
    staff,
  )
  await good('decide', { no: made.no, approve: true, reason: REASON }, admin)
  const { toSign } = await good('own/detail', { no: made.no }, owner)
  await good('own/sign', { no: made.no, hash: toSign.hash }, owner)
  return made.no
}

beforeAll(async () => {
  server = await startTestServer({ SECRET_KEY: SECRET })
  parties = await partiesOf(server.db)
  staff = await server.login('staff')
  admin = await server.login('demo')
  third = await server.login('third')
  owner = await server.login('owner')
  const line = await good(
    'line/ask',
    {
      ...{ taxNo: BORROWER_TAX_NO, product: '订单贷', limitFen: 50_000_000, revolving: true },
      ...{ fromDay: dayFromNow(-1), toDay: dayFromNow(365), reason: REASON },
    },
    staff,
  )
  await good('line/decide', { no: line.no, approve: true, reason: REASON }, admin)
  no = await signed(line.no, 'PO-1')
  other = await signed(line.no, 'PO-2')
})
afterAll(() => server?.stop())

interface Agreement {
  company_id: number
  evidence: unknown
  evidence_sealed: Buffer
}
const loan = async (of = no) =>
  (await server.db.one<{ payee_account: string | null; payee_account_sealed: Buffer }>(
    'select payee_account, payee_account_sealed from loan where no = $1',
    [of],
  ))!
const counterpart = async (companyId: number) =>
  (await server.db.one<Agreement>(
    'select company_id, evidence, evidence_sealed from agreement where company_id = $1 and contract_no = $2',
    [companyId, `HT-${no}`],
  ))!
/** The row with a column changed by whoever can write the database, and put back after. */
async function altered(
  table: 'loan' | 'agreement',
  [column, value]: [string, Buffer],
  companyId: number,
  check: () => Promise<void>,
): Promise<void> {
  const key = table === 'loan' ? no : `HT-${no}`
  const where = `company_id = $2 and ${table === 'loan' ? 'no' : 'contract_no'} = $3`
  const set = (bytes: Buffer) =>
    server.db.run(`update ${table} set ${column} = $1 where ${where}`, [bytes, companyId, key])
  const before = (await server.db.one<{ bytes: Buffer }>(
    `select ${column} as bytes from ${table} where $1::bytea is not null and ${where}`,
    [value, companyId, key],
  ))!.bytes
  try {
    await set(value)
    await check()
  } finally {
    await set(before)
  }
}
const flipped = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes)
  copy[at]! ^= 1
  return copy
}

it('opens by the key of whose row it is, by no other company’s, and for no other row', async () => {
  const { funder, borrower } = parties
  const [theirs, ours] = [
    await dataKeyOf(server.db, SECRET, borrower),
    await dataKeyOf(server.db, SECRET, funder),
  ]
  expect(ours).toHaveLength(32)
  expect(ours.equals(theirs)).toBe(false)
  const row = await loan()
  expect(row.payee_account).toBeNull()
  const context = `${funder}/loan.payee_account/${no}`
  expect(cellOf(ours, context, row.payee_account_sealed)).toBe(PAYEE.account)
  expect(() => cellOf(theirs, context, row.payee_account_sealed)).toThrow()
  expect(() => cellOf(ours, context.replace(no, other), row.payee_account_sealed)).toThrow()
  for (const [companyId, own, foreign] of [
    [funder, ours, theirs],
    [borrower, theirs, ours],
  ] as const) {
    const { evidence, evidence_sealed } = await counterpart(companyId)
    expect(evidence).toBeNull()
    const cell = `${companyId}/agreement.evidence/HT-${no}`
    expect(JSON.parse(cellOf(own, cell, evidence_sealed))).toMatchObject({
      payeeAccount: PAYEE.account,
    })
    expect(() => cellOf(foreign, cell, evidence_sealed)).toThrow()
  }
})

it('is told masked, as before, and both parties’ counterparts pass their check', async () => {
  for (const [path, token] of [
    ['detail', admin],
    ['own/detail', owner],
  ] as const)
    expect(await good(path, { no }, token)).toMatchObject({
      payee: { account: '************2222' },
      contract: { intact: true },
    })
  for (const token of [admin, owner]) {
    const { data } = await server.call(
      'POST',
      '/agreement/detail',
      { contractNo: `HT-${no}` },
      token,
    )
    expect(data).toMatchObject({ intact: true, ip: '127.0.0.1' })
  }
})

it('altered or taken from another row, an account is refused in words, and nothing is paid', async () => {
  const { payee_account_sealed: bytes } = await loan()
  const { payee_account_sealed: moved } = await loan(other)
  for (const value of [flipped(bytes, bytes.length - 20), flipped(bytes, 8), moved])
    await altered('loan', ['payee_account_sealed', value], parties.funder, async () => {
      expect((await ask('detail', { no }, admin)).msg).toContain('未通过完整性校验')
      expect((await ask('pay', { no }, third)).msg).toContain('未通过完整性校验')
    })
  await altered('loan', ['payee_account_sealed', flipped(bytes, 3)], parties.funder, async () => {
    expect((await ask('pay', { no }, third)).msg).toContain('平台已不再持有此密钥')
  })
  expect((await good('detail', { no }, admin)).row.state).toBe('SIGNED')
})

it('altered, what was sealed with a contract makes it broken for its holder alone, and it is not paid', async () => {
  const { evidence_sealed: bytes } = await counterpart(parties.funder)
  const detail = async (token: string) =>
    (await server.call('POST', '/agreement/detail', { contractNo: `HT-${no}` }, token)).data
  const value = flipped(bytes, bytes.length - 20)
  await altered('agreement', ['evidence_sealed', value], parties.funder, async () => {
    expect(await detail(admin)).toMatchObject({ intact: false, ip: null })
    expect(await detail(owner)).toMatchObject({ intact: true, ip: '127.0.0.1' })
    const { msg } = await server.call('POST', '/agreement/pdf', { contractNo: `HT-${no}` }, admin)
    expect(msg).toContain('未通过完整性校验')
    expect((await ask('pay', { no }, third)).status).toBe(409)
  })
  expect(await detail(admin)).toMatchObject({ intact: true })
})

it('leaves with the export of its company as before, masked', async () => {
  const { funder } = parties
  const columns = columnsOf(server.db, loadSecret(server.config))
  const exported = async (name: string) => {
    const table = (await tablesOf(server.db.as('system'))).find((one) => one.name === name)!
    const told: Record<string, unknown>[] = []
    const from = { db: server.db.ofCompany(funder), columns }
    for await (const { lines } of readTable(from, table, funder, null))
      told.push(...lines.map((line) => JSON.parse(line)))
    return told.find((row) => row.no === no || row.contract_no === `HT-${no}`)!
  }
  const row = await exported('loan')
  expect(row.payee_account).toBe('6222********2222')
  expect(row).not.toHaveProperty('payee_account_sealed')
  const contract = await exported('agreement')
  expect(contract.evidence).toMatchObject({ ip: '127.0.0.1', payeeAccount: '6222********2222' })
  expect(contract).not.toHaveProperty('evidence_sealed')
  const { evidence_sealed: bytes } = await counterpart(funder)
  const value = flipped(bytes, bytes.length - 20)
  await altered('agreement', ['evidence_sealed', value], funder, async () => {
    expect((await exported('agreement')).evidence).toContain('未通过完整性校验')
  })
})

it('is paid to in full', async () => {
  await good('pay', { no }, third)
  await until(async () => (await good('detail', { no }, admin)).row.state === 'DISBURSED')
  const { transfers } = await (await fetch(`${inject('sandboxUrl')}/truth/bank`)).json()
  const paid = transfers.find(
    ({ requestNo }: { requestNo: string }) => requestNo === `TR${no.slice(2)}`,
  )
  expect(paid.payee).toEqual(PAYEE)
})
