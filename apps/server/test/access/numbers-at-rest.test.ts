/**
 * How numbers by which a person is known or reached rest: identity, telephones, addresses of mail, accounts at banks. By name every column that
 * looks like one stands in the list; by content nothing rests in clear where the list does not say so.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDemoLoans } from '../../src/demo/loans.ts'
import { must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

const LOOKS =
  /mobile|phone|email|sms_to|id_?no|id_card|id_masked|payee_account|bank_account|account_no|signer|witness|^address$|_identity|card_|mail_to/

const CONTACT =
  'the company’s own contact: its phone is printed in every consent that it asks for (docs/decisions/0268)'
const PUBLISHED = 'of the public register, as everybody can read it there'

/** Columns that hold them in clear, and why they are not enciphered. This list may only become shorter. */
const IN_CLEAR: Readonly<Record<string, string>> = {
  'company.email': CONTACT,
  'company.phone': CONTACT,
  'registry_annual_report.address': PUBLISHED,
  'registry_annual_report.email': PUBLISHED,
  'registry_annual_report.phone': PUBLISHED,
  'registry_business_registration.address': PUBLISHED,
  'registry_business_registration.phone': PUBLISHED,
}

/** Columns whose names look like one and that hold none in clear. FORMER: what a release before wrote is read there until `xinjian keys turn` sealed it (0254). */
const NOT_IN_CLEAR: Readonly<Record<string, 'SEALED' | 'HASHED' | 'MASKED' | 'NAMES' | 'FORMER'>> =
  {
    'agreement.signer': 'NAMES',
    'app_user.email': 'FORMER',
    'app_user.email_index': 'HASHED',
    'app_user.email_sealed': 'SEALED',
    'app_user.mobile': 'FORMER',
    'app_user.mobile_index': 'HASHED',
    'app_user.mobile_sealed': 'SEALED',
    'auth_contract.signer': 'MASKED',
    'auth_contract.signer_key': 'HASHED',
    'auth_contract.signer_sealed': 'SEALED',
    'collect_task.signer': 'MASKED',
    'collect_task.signer_code_hash': 'HASHED',
    'collect_task.signer_key': 'HASHED',
    'collect_task.signer_sealed': 'SEALED',
    'collect_task.sms_to': 'MASKED',
    'company_erasure.mail_to': 'FORMER',
    'lead.email': 'FORMER',
    'lead.email_sealed': 'SEALED',
    'lead.phone': 'FORMER',
    'lead.phone_index': 'HASHED',
    'lead.phone_sealed': 'SEALED',
    'loan.payee_account': 'FORMER',
    'loan.payee_account_sealed': 'SEALED',
    'lost_device.phone': 'FORMER',
    'lost_device.phone_sealed': 'SEALED',
    'machine_visit.card_sealed': 'SEALED',
    'notice_delivery.address': 'FORMER',
    'registration.email': 'FORMER',
    'registration.email_sealed': 'SEALED',
    'registration.mobile': 'FORMER',
    'registration.mobile_sealed': 'SEALED',
    'shareholder.id_masked': 'MASKED',
    'signer_session.signer_key': 'HASHED',
    'signer_try.signer_key': 'HASHED',
    'sms_code.mobile': 'HASHED',
    'terminal.witness': 'NAMES',
    'terminal.witness_key': 'HASHED',
    'weighty_act.email': 'FORMER',
    'weighty_act.email_sealed': 'SEALED',
    'weighty_act.mobile': 'FORMER',
    'weighty_act.mobile_sealed': 'SEALED',
  }

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

const columns = () =>
  server.db.rows<{ table: string; column: string; type: string }>(
    `select c.table_name as table, c.column_name as column, c.data_type as type from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`,
  )

it('each column that looks like one is in one list, and no list names what is not there', async () => {
  const all = (await columns()).filter(({ type }) => !/^(?:bool|timestamp|date|int|big)/.test(type))
  const known = [IN_CLEAR, NOT_IN_CLEAR].flatMap(Object.keys)
  const names = all.map(({ table, column }) => `${table}.${column}`)
  const looks = all.filter(({ column }) => LOOKS.test(column)).map((c) => `${c.table}.${c.column}`)
  expect(looks.filter((name) => !known.includes(name))).toEqual([])
  expect(known.filter((name) => !names.includes(name))).toEqual([])
  expect(new Set(known).size).toBe(known.length)
})

/** Columns that hold one of the numbers as it is; bytes are read as letters. */
async function holding(numbers: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const { name } of await server.db.rows<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  ))
    for (const row of await server.db.rows<Record<string, unknown>>(`select * from ${name}`))
      for (const [column, value] of Object.entries(row)) {
        const text = value instanceof Buffer ? value.toString('latin1') : JSON.stringify(value)
        if (numbers.some((one) => text?.includes(one))) found.add(`${name}.${column}`)
      }
  return [...found].sort()
}

it('what people gave rests in clear there alone', async () => {
  const firm = await sandbox.neighbour('4403', 6)
  const signer = await sandbox.person(firm)
  const phone = new Phone(server, sandbox)
  await phone.sign(firm)
  await phone.area('4403')
  await phone.password(signer)
  expect(await holding([signer.idNo])).toEqual([])
  expect(await server.db.one('select 1 from sms_code')).not.toBeNull()
  expect(await holding([signer.mobile])).toEqual([])

  const boss = await officeToken(server, 'demo')
  const office = (path: string, body: object) => must(server.call('POST', path, body, boss))
  const own = { mobile: '13851000001', email: 'clerk@numbers.example.com' }
  await office('/bss/bssUser/save', {
    ...{ userName: 'numbers', name: '示例员工', roleCodes: ['ROLE_COMPANY_STAFF'] },
    ...own,
  })
  // Acts of weight keep what stood before them: an address that is no longer the account's, and the company's contact.
  const mine = { mail: 'boss-old@numbers.example.com', phone: '13700005555' }
  for (const email of [mine.mail, 'boss-new@numbers.example.com'])
    await office('/bss/bssUser/editInfo', { name: '示例负责人', email })
  for (const phone of [mine.phone, '13700005556'])
    await office('/company/company/UpdateCompany', {
      ...{ linkman: '孙示例', email: 'desk@numbers.example.com', phone },
    })
  const asked = { phone: '13711112299', email: 'zhao@numbers.example.com' }
  const captcha = async () => {
    const { data } = await server.call('GET', '/captcha')
    const code = await until(async () => {
      const list = await sandbox.get('/inbox.json?to=captcha@sandbox')
      return (list.messages ?? list).find(
        (one: { subject?: string }) => one.subject === data.randomStr,
      )?.text
    })
    return { code, randomStr: data.randomStr }
  }
  await must(
    server.call('POST', '/lead/send', {
      ...{ name: '赵示例', organisation: '示例农商行', topic: 'INTEGRATION', language: 'zh' },
      ...{ message: '想了解接口对接的流程与费用。', consent: true },
      ...asked,
      ...(await captcha()),
    }),
  )
  // A change that waits for a second person names whom it makes.
  const second = { mobile: '13851000002', email: 'second@numbers.example.com' }
  await office('/account/sensitive/userNew', {
    ...{ userName: 'numbers2', name: '示例管理员', roleCodes: ['ROLE_COMPANY_ADMIN'] },
    ...{ ...second, reason: '新增一名管理员' },
  })
  expect(
    await server.db.one('select 1 from sensitive_change where body_sealed is not null'),
  ).not.toBeNull()
  const lost = '13700008899'
  // Nobody is told whether there was anything to lose; it is kept where there was.
  await server.db.run(
    "insert into second_factor (user_id, kind, name, secret) select id, 'TOTP', 'x', 'x' from app_user where user_name = 'demo'",
  )
  await must(
    server.call('POST', '/account/lostDevice/report', {
      ...{ username: 'demo', contactName: '王示例', phone: lost, note: '手机遗失，恢复码不在手边' },
      ...(await captcha()),
    }),
  )
  const ids = await server.db.rows<{ id: number; name: string }>('select id, name from company')
  await addDemoLoans(server.config, server.db, new Map(ids.map(({ id, name }) => [name, id])))
  // As the demonstration gives it; that loans and their contracts hold it is seen in loan/sealed-account.test.ts.
  const payee = '6222000011112222'
  expect(await server.db.one('select 1 from loan')).not.toBeNull()
  expect(await server.db.one('select 1 from agreement')).not.toBeNull()
  expect(await server.db.one('select 1 from lead')).not.toBeNull()
  expect(await server.db.one('select 1 from lost_device')).not.toBeNull()
  expect(
    await server.db.rows('select 1 from weighty_act where before_sealed is not null'),
  ).not.toHaveLength(0)
  const found = await holding([
    ...[own, asked, second].flatMap((one) => Object.values(one)),
    ...[lost, payee, ...Object.values(mine)],
  ])
  expect(found).toEqual([])
})
