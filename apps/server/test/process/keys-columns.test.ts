/** Keys of companies when the secret key is turned, and columns that a release before wrote in clear: read as they are, counted, and sealed by `keys turn`. */
import { createHmac, hkdfSync } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../src/db/migrate.ts'
import { openDatabase } from '../../src/db/pool.ts'
import { tenantOf } from '../../src/db/tenant.ts'
import { createAgreements } from '../../src/features/agreement/index.ts'
import { numberIndex, phoneOf } from '../../src/features/lead/reach.ts'
import { accountOf } from '../../src/features/loan/payee.ts'
import { loanOf } from '../../src/features/loan/store.ts'
import { columnsOf } from '../../src/keys/data-keys.ts'
import { loadKeys } from '../../src/keys/load.ts'
import { keysStatus } from '../../src/keys/status.ts'
import { turnKeys } from '../../src/keys/turn.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { plainOwner } from '../support/plain-owner.ts'
import { cellOf, dataKeyOf } from './data-keys.ts'

const OLD = '00112233445566778899aabbccddeeff'.repeat(2)
const NEW = 'ffeeddccbbaa99887766554433221100'.repeat(2)
const idOf = (hex: string) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(hex, 'hex'), '', 'xinjian:key-id', 4)).toString('hex')
const ACCOUNT = '6222000011112222'

let server: TestServer
let funder: number
beforeAll(async () => {
  server = await startTestServer({ SECRET_KEY: OLD })
  // As a database that the release before was at work on.
  await server.db.run('delete from sealed_column')
  const { addDemoLoans } = await import('../../src/demo/loans.ts')
  const ids = await server.db.rows<{ id: number; name: string }>('select id, name from company')
  await addDemoLoans(server.config, server.db, new Map(ids.map(({ id, name }) => [name, id])))
  funder = ids.find(({ name }) => name === '示例商业银行')!.id
  await server.db.run(
    `insert into lost_device (user_id, company_id, contact_name, phone, note)
     select id, company_id, '王示例', '13700008888', '手机遗失' from app_user where user_name = 'demo'`,
  )
  await server.db.run(
    `insert into lead (topic, name, phone, message, language, consent) values ('OTHER', '赵示例', '13700006666', 'x', 'zh', 'x')`,
  )
  await server.db.run(
    `insert into registration (company_name, tax_no, linkman, mobile, email, user_name, license_key, license, expires_at)
     values ('示例新客户', '91110108MA01ABCD3L', '李示例', '13700005555', 'li@new.example.com', 'newboss', 'k', '{}', now())`,
  )
  // Two acts as the release before wrote them: of one the letter went out.
  await server.db.run(
    `insert into weighty_act (user_id, call, code_hash, email, mobile, before, told_at)
     select u.id, 'editInfo', of.hash, of.email, of.mobile, of.before, of.told_at from app_user u,
       (values ('\\x01'::bytea, 'a@acts.example.com', '13700007777', '{"email": "b@acts.example.com"}'::jsonb, null::timestamptz),
               ('\\x02', null, '', null, now())) of (hash, email, mobile, before, told_at) where u.user_name = 'demo'`,
  )
})
afterAll(() => server?.stop())

const secretOf = (secretKey: string, ...secretKeysRead: string[]) =>
  loadKeys({ secretKey, secretKeysRead, dataDir: server.config.dataDir }, server.db)
const loans = () =>
  server.db.rows<{ no: string; clear: string | null; sealed: Buffer | null }>(
    'select no, payee_account as clear, payee_account_sealed as sealed from loan order by no',
  )
const contracts = () =>
  server.db.rows<{ company_id: number; contract_no: string; clear: unknown; sealed: Buffer }>(
    'select company_id, contract_no, evidence as clear, evidence_sealed as sealed from agreement order by 1, 2',
  )
const leadOf = async () =>
  (await server.db.one<{ id: number; phone: null; sealed: Buffer; index: Buffer }>(
    'select id, phone, phone_sealed as sealed, phone_index as index from lead',
  ))!
/** By the key of the first secret for ever. */
const indexOf = (text: string) =>
  createHmac(
    'sha256',
    Buffer.from(hkdfSync('sha256', Buffer.from(OLD, 'hex'), '', 'xinjian:blind-index', 32)),
  )
    .update(text)
    .digest()
    .subarray(0, 16)
/** Every account as the product opens it, and whether each contract passes its check. */
async function asOpened(secretKey: string): Promise<{ accounts: string[]; intact: boolean[] }> {
  const secret = await secretOf(secretKey)
  const columns = columnsOf(server.db, secret)
  const agreements = createAgreements(secret, columns)
  const tenant = tenantOf(server.db, funder)
  const accounts: string[] = []
  for (const { no } of await loans())
    accounts.push(await accountOf(columns, funder, await loanOf(tenant, no)))
  const intact: boolean[] = []
  for (const { company_id, contract_no } of await contracts()) {
    const held = await agreements.byNo(tenantOf(server.db, company_id), contract_no)
    intact.push(held!.intact && held!.evidence.payeeAccount === ACCOUNT)
  }
  return { accounts, intact }
}
const whole = { accounts: Array(5).fill(ACCOUNT), intact: Array(6).fill(true) }

it('until keys are turned once, an upgraded database is written as the release before reads it', async () => {
  expect((await loans()).map(({ clear, sealed }) => [clear, sealed])).toEqual(
    Array(5).fill([ACCOUNT, null]),
  )
  for (const { clear, sealed } of await contracts()) {
    expect(clear).toMatchObject({ payeeAccount: ACCOUNT })
    expect(sealed).toBeNull()
  }
  expect(await server.db.rows('select 1 from company_data_key')).toEqual([])
  expect(await asOpened(OLD)).toEqual(whole)
  const { clear } = await keysStatus(server.db, await secretOf(OLD))
  expect(clear).toEqual({
    'agreement.evidence': 6,
    'app_user.email': 0,
    'app_user.mobile': 6,
    'company_erasure.mail_to': 0,
    'lead.email': 0,
    'lead.phone': 1,
    'loan.payee_account': 5,
    'lost_device.phone': 1,
    'notice_delivery.address': 0,
    'registration.email': 1,
    'registration.mobile': 1,
    'sensitive_change.body': 0,
    'weighty_act.before': 1,
    'weighty_act.email': 1,
    'weighty_act.mobile': 1,
  })
})

it('what the release before writes meanwhile is taken, and handed to both parties in clear', async () => {
  const from = (await contracts())[0]!.contract_no
  const theirs = `${from}9`
  const tenant = tenantOf(server.db, funder)
  try {
    await tenant.transaction(async (tx) => {
      // Its statements: neither knows of a sealed column.
      await tx.run(
        `insert into agreement (company_id, contract_no, lender_id, kind, subject_no, title, version, paragraphs, hash, parties, signer_id, signer,
                                signed_for, evidence, signed_at, seal)
         select company_id, $3, lender_id, kind, subject_no, title, version, paragraphs, hash, parties, signer_id, signer, signed_for, evidence,
                signed_at, seal from agreement where company_id = $1 and contract_no = $2`,
        [from, theirs],
      )
      await tx.one('select h.handed from hand_agreement($1, $2) h where h.company_id = $1', [
        theirs,
      ])
    })
    const rows = (await contracts()).filter(({ contract_no }) => contract_no === theirs)
    expect(rows.map(({ clear, sealed }) => [clear, sealed])).toEqual(
      Array(2).fill([expect.objectContaining({ payeeAccount: ACCOUNT }), null]),
    )
  } finally {
    await server.db.run('delete from agreement where contract_no = $1', [theirs])
  }
})

it('turning seals what lies in clear, once, and leaves nobody the right to do so again', async () => {
  expect(await turnKeys(server.db, await secretOf(OLD))).toMatchObject({ sealed: 24, unopened: 0 })
  expect(await turnKeys(server.db, await secretOf(OLD))).toMatchObject({ sealed: 0, unopened: 0 })
  // Whichever column a migration begins with in a fresh database has begun.
  const started = await server.db.rows<{ name: string }>(
    'select name from sealed_column order by 1',
  )
  expect(started.map(({ name }) => name)).toEqual([
    ...['agreement.evidence', 'app_user.email', 'app_user.mobile', 'company_erasure.mail_to'],
    ...[
      'lead.email',
      'lead.phone',
      'loan.payee_account',
      'lost_device.phone',
      'notice_delivery.address',
    ],
    ...['registration.email', 'registration.mobile', 'sensitive_change.body', 'sms_code.mobile'],
    ...['weighty_act.before', 'weighty_act.email', 'weighty_act.mobile'],
  ])
  const key = await dataKeyOf(server.db, OLD, funder)
  for (const { no, clear, sealed } of await loans()) {
    expect(clear).toBeNull()
    expect(cellOf(key, `${funder}/loan.payee_account/${no}`, sealed!)).toBe(ACCOUNT)
  }
  const device = (await server.db.one<{ id: number; phone: null; sealed: Buffer }>(
    'select id, phone, phone_sealed as sealed from lost_device',
  ))!
  expect(device.phone).toBeNull()
  expect(cellOf(key, `${funder}/lost_device.phone/${device.id}`, device.sealed)).toBe('13700008888')
  const asked = (await server.db.one<{ id: number; mobile_sealed: Buffer; email_sealed: Buffer }>(
    'select id, mobile_sealed, email_sealed from registration where mobile is null and email is null',
  ))!
  const ofAsked = async (name: 'mobile' | 'email') =>
    cellOf(
      await dataKeyOf(server.db, OLD, 0),
      `0/registration.${name}/${asked.id}`,
      asked[`${name}_sealed`],
    )
  expect([await ofAsked('mobile'), await ofAsked('email')]).toEqual([
    ...['13700005555', 'li@new.example.com'],
  ])
  const lead = await leadOf()
  expect(lead.phone).toBeNull()
  const platform = await dataKeyOf(server.db, OLD, 0)
  expect(cellOf(platform, `0/lead.phone/${lead.id}`, lead.sealed)).toBe('13700006666')
  expect(lead.index).toEqual(indexOf('lead.phone/13700006666'))
  const acts = await server.db.rows<Record<string, Buffer | string | null> & { id: number }>(
    'select id, email, email_sealed, mobile, mobile_sealed, before, before_sealed from weighty_act order by code_hash',
  )
  const [begun, told] = acts
  expect([begun!.email, begun!.mobile, begun!.before]).toEqual([null, null, null])
  const part = (name: string) =>
    cellOf(key, `${funder}/weighty_act.${name}/${begun!.id}`, begun![`${name}_sealed`] as Buffer)
  expect([part('email'), part('mobile'), JSON.parse(part('before'))]).toEqual([
    ...['a@acts.example.com', '13700007777', { email: 'b@acts.example.com' }],
  ])
  expect(told).toMatchObject({ email_sealed: null, mobile: '', mobile_sealed: null })
  for (const { clear, sealed } of await contracts()) {
    expect(clear).toBeNull()
    expect(sealed.toString('latin1')).not.toContain(ACCOUNT)
  }
  expect(await asOpened(OLD)).toEqual(whole)
  const { clear } = await keysStatus(server.db, await secretOf(OLD))
  expect(Object.keys(clear)).toHaveLength(15)
  expect(Object.values(clear)).toEqual(Array(15).fill(0))
  const rights = await server.db.rows(
    "select 1 from information_schema.column_privileges where table_name = 'agreement' and column_name like 'evidence%' and privilege_type = 'UPDATE'",
  )
  expect(rights).toEqual([])
})

it('another secret key takes the keys of companies over; what they seal is not touched', async () => {
  const before = { loans: await loans(), contracts: await contracts(), lead: await leadOf() }
  const both = await secretOf(NEW, OLD)
  expect(await turnKeys(server.db, both)).toMatchObject({ unopened: 0 })
  expect({ loans: await loans(), contracts: await contracts(), lead: await leadOf() }).toEqual(
    before,
  )
  const { resting, removable } = await keysStatus(server.db, both)
  expect(resting.filter(({ kind }) => kind === 'dataKeys')).toEqual([
    { kind: 'dataKeys', key: idOf(NEW), fate: 'REWRAPPED', count: 4 },
  ])
  expect(removable).toEqual([idOf(OLD)])
  expect(await asOpened(NEW)).toEqual(whole)
  for (const whose of [funder, 0]) await expect(dataKeyOf(server.db, OLD, whose)).rejects.toThrow()
  // By the new key alone: the message opens, and is found by its number.
  const alone = await secretOf(NEW)
  const { id, sealed, index } = await leadOf()
  const columns = columnsOf(server.db, alone)
  const reach = { id, phone: null, phone_sealed: sealed, email: null, email_sealed: null }
  expect(await phoneOf(columns, reach)).toBe('13700006666')
  expect(numberIndex(columns, '13700006666')).toEqual(index)
})

it('a key that was thrown away opens nothing, and that is said', async () => {
  const secret = await secretOf(NEW)
  await server.db.run('delete from company_data_key where company_id = $1', [funder])
  const columns = columnsOf(server.db, secret)
  const { no } = (await loans())[0]!
  await expect(
    accountOf(columns, funder, await loanOf(tenantOf(server.db, funder), no)),
  ).rejects.toThrow('平台已不再持有此密钥')
  const held = await createAgreements(secret, columns).of(tenantOf(server.db, funder), no)
  expect(held.map(({ intact }) => intact)).toEqual(held.map(() => false))
})

it('an owner without superuser rights seals contracts, too, and may change them neither before nor after', async () => {
  const login = await plainOwner()
  const own = openDatabase(login.url, () => undefined)
  try {
    await migrate(own)
    // No release before was ever at work on it: what is written there is sealed from the first row on.
    expect(await own.rows('select 1 from sealed_column')).toHaveLength(16)
    const { id } = (await own.one<{ id: number }>(
      "insert into company (name, kind) values ('示例有限公司', 'CUSTOMER') returning id",
    ))!
    await own.run(
      `insert into agreement (company_id, contract_no, lender_id, kind, subject_no, title, version, paragraphs, hash, parties, signer_id, signer,
                              signed_for, evidence, signed_at, seal)
       values ($1, 'HT-LN1', $1, 'LOAN_CONTRACT', 'LN1', 't', '1', '[]', 'h', '[]', 1, 's', 'BORROWER', '{"payeeAccount":"6222"}', now(), 'v2:')`,
      [id],
    )
    const change = () => own.run("update agreement set evidence = '{}'")
    await expect(change()).rejects.toMatchObject({ code: '42501' })
    const dataDir = server.config.dataDir
    const secret = await loadKeys({ secretKey: OLD, secretKeysRead: [], dataDir }, own)
    expect(await turnKeys(own, secret)).toMatchObject({ sealed: 1 })
    const row = await own.one<{ sealed: Buffer }>(
      'select evidence_sealed as sealed from agreement where evidence is null',
    )
    const key = await dataKeyOf(own, OLD, id)
    expect(cellOf(key, `${id}/agreement.evidence/HT-LN1`, row!.sealed)).toContain('6222')
    await expect(change()).rejects.toMatchObject({ code: '42501' })
  } finally {
    await own.close()
    await login.drop()
  }
})
