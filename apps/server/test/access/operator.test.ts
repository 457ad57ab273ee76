/** Operators reach the database by a handle that leaves a trace of every statement, and no tenant's data at all. */
import { createHash } from 'node:crypto'
import { endpoints } from '@xinjian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OperatorDb, operatorOf } from '../../src/db/operator.ts'
import { handleOf } from '../../src/http/handle.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { sayWhy } from '../support/access-reason.ts'

let server: TestServer
let admin: string
let operator: OperatorDb
/** Of the calls that want one. What they ask for need not be there: the trace is left all the same. */
const note = '测试所填的说明'
const BODIES: Record<string, object> = {
  operateTermsAsk: {
    product: 'NONE_SUCH',
    chargeRule: 'FOUND',
    tiers: [{ nth: 1, price: 1 }],
    validDays: 0,
    onSale: true,
    review: false,
    note,
  },
  operateTermsDecide: { product: 'NONE_SUCH', version: 1, approve: false, note },
  operateOrderDecide: { companyId: 1, no: 'PO20260101000001', approve: false, note },
  operateVoucherAsk: { companyId: 1, kind: 'GIFT', amount: 1, about: note, note },
  operateVoucherDecide: { companyId: 1, id: 999, approve: false, note },
  operateChannels: { companyId: 999, reason: note },
  operateChannelStop: { companyId: 999, code: 'nobody', stop: true, reason: note },
  operateInstitutionDecide: { companyId: 999, version: 1, decision: 'LISTED', reason: note },
  operateBillStep: { companyId: 1, month: '2026-01', step: 'PAY', note },
  customerCreate: {
    name: note,
    taxNo: '91440399MAQ8Q5RN7G',
    linkman: note,
    phone: '13700000077',
    email: 'trace@example.com',
    userName: 'traced',
  },
  customerFind: { id: 1 },
  customerUpdate: { id: 999_999, name: note, linkman: note, email: 'trace@example.com' },
  customerDecide: { id: 1, approve: false, note },
  customerFreeze: { id: 999_999, freeze: true, reason: note },
  customerLook: { id: 1, reason: note },
  customerDetail: { id: 1 },
  customerBill: { id: 1, month: '2026-01' },
  recognitionQuality: {},
  recognitionCorrections: {},
  recognitionCase: { id: 999_999, reason: note },
  recognitionCases: {},
  recognitionVendors: {},
  platformTrialStart: { reportType: 'INVOICE', version: 1 },
}
/** Operators run the business (docs/decisions/0069): of these alone they see rows of companies. */
const OF_MONEY = [
  'bank_reference',
  'bill',
  'bill_line',
  'company_product',
  'ledger',
  'ledger_entry',
  'product_order',
  'usage_month',
  'usage_record',
  'voucher',
]
/** How they may stop a channel: its settings and its keys' names, never a hash, a secret or what it collected (0083). */
const OF_CHANNELS = ['api_key', 'collect_channel', 'collect_callback', 'institution']
/** How well vouchers are read: no value, no issuer, no company (0092). */
const OF_RECOGNITION = ['recognition_correction']
/** How much waits for them and since when, of what people of other companies asked (0144). */
const OF_WAITING = ['lost_device', 'sensitive_change']
const who = { userId: 5, userName: 'admin', call: 'operateBureaus', requestId: 'r-1' }

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('admin')
  operator = operatorOf(server.db, who)
})
afterAll(() => server.stop())

/** Enough for every call to reach the database, though what it names is not there. */
const ASKED = {
  version: 99_999,
  no: 'PT2026010100000001',
  reportType: 'INVOICE',
  approve: true,
  note: '核对，已核实',
  limits: {},
  off: {},
}

/** A picture that nobody can read. */
function pictureForm(): FormData {
  const form = new FormData()
  form.set('vendor', 'sandbox')
  form.append('file', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])]), 'none.png')
  return form
}

let seen = 0
const traces = () =>
  server.db.rows<Record<string, unknown>>(
    'select * from operator_audit where id > $1 order by id',
    [seen],
  )
beforeEach(async () => {
  seen =
    (await server.db.one<{ n: number }>('select coalesce(max(id), 0) as n from operator_audit'))
      ?.n ?? 0
})

describe('a trace', () => {
  it('is left by every call of operators', async () => {
    const ofOperators = endpoints.filter((e) => e.endpoint.guard === 'system.operate')
    expect(ofOperators.length).toBeGreaterThan(0)
    await sayWhy(server, admin)
    for (const { name, endpoint } of ofOperators) {
      const before = (await traces()).length
      // Of what is asked for, what this call knows.
      const asked = BODIES[name] ?? ASKED
      const known = endpoint.body.safeParse(asked)
      const body =
        endpoint.method === 'POST' || BODIES[name]
          ? ((known.success ? known.data : asked) as object)
          : undefined
      const uploads = endpoint.kind === 'upload'
      const response = await fetch(`${server.base}${endpoint.path}`, {
        method: endpoint.method,
        headers: {
          Authorization: `Bearer ${admin}`,
          ...(body && !uploads && { 'Content-Type': 'application/json' }),
        },
        ...(uploads ? { body: pictureForm() } : body && { body: JSON.stringify(body) }),
      })
      expect(response.status, name).toBeLessThan(500)
      const left = (await traces()).slice(before)
      expect(left.length, name).toBeGreaterThan(0)
      for (const row of left)
        expect(row).toMatchObject({
          user_name: 'admin',
          call: name,
          request_id: response.headers.get('x-request-id'),
        })
    }
  })

  it('says who, which call, which statement, how many rows; values never', async () => {
    const text = 'select area_code from bureau_call where area_code = $1'
    await server.db.run(
      "insert into bureau_call (area_code, minute, classes) values ('9999', now(), '{}')",
    )
    expect(await operator.rows(text, ['9999'])).toHaveLength(1)
    expect(await operator.one(text, ['0000'])).toBeNull()
    const statement = createHash('sha256').update(text).digest('hex')
    const left = await traces()
    expect(left).toMatchObject([
      {
        user_id: 5,
        user_name: 'admin',
        call: 'operateBureaus',
        request_id: 'r-1',
        statement,
        rows: 1,
      },
      { statement, rows: 0 },
    ])
    expect(JSON.stringify(left)).not.toContain('9999')
  })

  it('is left by a statement that fails, too', async () => {
    await expect(operator.rows('select * from report')).rejects.toMatchObject({ code: '42501' })
    expect(await traces()).toMatchObject([{ rows: null }])
  })

  it('cannot be changed or deleted by any role of the application, the owner included', async () => {
    await operator.rows('select 1 from bureau_call')
    for (const text of [
      "update operator_audit set user_name = 'nobody'",
      'delete from operator_audit',
      'truncate operator_audit',
    ])
      for (const db of [
        server.db,
        server.db.as('system'),
        server.db.as('operator'),
        server.db.ofCompany(1),
      ])
        await expect(db.run(text), text).rejects.toMatchObject({ code: '42501' })
    expect(await traces()).toHaveLength(1)
  })
})

describe('tenants’ data', () => {
  it('is out of reach of the operators’ handle', async () => {
    const tables = await server.db.rows<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
    )
    expect(tables.length).toBeGreaterThan(30)
    for (const { name } of tables.filter(
      ({ name }) => ![...OF_MONEY, ...OF_CHANNELS, ...OF_RECOGNITION, ...OF_WAITING].includes(name),
    ))
      await expect(
        server.db.as('operator').run(`select 1 from ${name}`),
        name,
      ).rejects.toMatchObject({
        code: '42501',
      })
  })

  it('of channels is seen without hashes, secrets and links', async () => {
    const as = server.db.as('operator')
    for (const text of [
      'select key_hash from api_key',
      'select callback_sealed from collect_channel',
      'select grantees from collect_channel',
      "update collect_channel set callback_url = 'https://example.com'",
      'update api_key set revoked_at = null',
      'select 1 from collect_link',
    ])
      await expect(as.run(text), text).rejects.toMatchObject({ code: '42501' })
  })

  it('of what waits is counted, and nothing else seen of it', async () => {
    const as = server.db.as('operator')
    await as.run('select state, at from lost_device')
    await as.run('select state, by_company, asked_at from sensitive_change')
    for (const text of [
      'select phone from lost_device',
      'select user_id from lost_device',
      'select body from sensitive_change',
      'select object from sensitive_change',
      "update sensitive_change set state = 'DONE'",
      'delete from lost_device',
    ])
      await expect(as.run(text), text).rejects.toMatchObject({ code: '42501' })
  })

  it('is given to no operator, whatever else his roles permit', () => {
    const session = (...permissions: string[]) =>
      ({ userId: 1, userName: 'x', companyId: 1, permissions: new Set(permissions) }) as never
    const call = (guard: string) => ({ name: 'x', guard, requestId: 'r' }) as never
    const both = session('self', 'system.operate', 'enterprise.read')
    expect(() => handleOf(server.db, both, call('enterprise.read'))).toThrow()
    expect(handleOf(server.db, both, call('self'))).toEqual({})
    expect(Object.keys(handleOf(server.db, both, call('system.operate')))).toEqual(['operator'])
    const tenant = handleOf(server.db, session('enterprise.read'), call('enterprise.read'))
    expect(Object.keys(tenant)).toEqual(['tenant'])
  })
})
