/**
 * How the holder of an account is reached rests sealed under the key of his company; the number is unique over all companies, and found whole, by an HMAC. Keys and values are
 * opened here by Node alone (process/data-keys.ts).
 */
import { createHmac, hkdfSync } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contactOf } from '../../src/features/session/index.ts'
import { Refusal } from '../../src/http/refusal.ts'
import { columnsOf } from '../../src/keys/data-keys.ts'
import { loadSecret } from '../../src/security/secret.ts'
import { inboxFind, startTestServer, type TestServer } from '../harness.ts'
import { cellOf, dataKeyOf } from '../process/data-keys.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'

const SECRET_KEY = '00112233445566778899aabbccddeeff'.repeat(2)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ SECRET_KEY })
})
afterAll(() => server.stop())

const indexOf = (text: string) =>
  createHmac(
    'sha256',
    Buffer.from(hkdfSync('sha256', Buffer.from(SECRET_KEY, 'hex'), '', 'xinjian:blind-index', 32)),
  )
    .update(text)
    .digest()
    .subarray(0, 16)

interface Kept {
  id: number
  company_id: number
  mobile: string | null
  mobile_sealed: Buffer | null
  mobile_index: Buffer | null
  email: string | null
  email_sealed: Buffer | null
  email_index: Buffer | null
}
const rowOf = async (userName: string) =>
  (await server.db.one<Kept>(
    'select id, company_id, mobile, mobile_sealed, mobile_index, email, email_sealed, email_index from app_user where user_name = $1',
    [userName],
  ))!

/** A company with an administrator, who makes accounts. */
async function firm(name: string) {
  const company = await emptyCompany(server, name)
  const boss = await memberOf(server, company, `${name}-boss`, 'ROLE_COMPANY_ADMIN')
  const make = (userName: string, mobile: string, email = `${userName}@reach.example.com`) =>
    server.call(
      'POST',
      '/bss/bssUser/save',
      { userName, name: '示例员工', mobile, email, roleCodes: ['ROLE_COMPANY_STAFF'] },
      boss,
    )
  const found = async (keyword: string) =>
    (await server.call('POST', '/bss/bssUser/userPage', { keyword, page: 1, size: 20 }, boss)).data
      .rows
  return { company, boss, make, found }
}

it('rests sealed under the key of the company, beside what it is found by', async () => {
  const { company, make } = await firm('reach-one')
  expect((await make('reach-a', '13870000001', 'Reach.A@example.com')).status).toBe(200)
  const row = await rowOf('reach-a')
  expect([row.mobile, row.email]).toEqual([null, null])
  const key = await dataKeyOf(server.db, SECRET_KEY, company)
  const part = (name: 'mobile' | 'email') =>
    cellOf(key, `${company}/app_user.${name}/${row.id}`, row[`${name}_sealed`]!)
  expect([part('mobile'), part('email')]).toEqual(['13870000001', 'Reach.A@example.com'])
  expect(row.mobile_index).toEqual(indexOf('app_user.mobile/13870000001'))
  expect(row.email_index).toEqual(indexOf('app_user.email/reach.a@example.com'))
  const { company: other } = await firm('reach-other')
  await server.db.run('delete from company_data_key where company_id = $1', [other])
  await expect(dataKeyOf(server.db, SECRET_KEY, other)).rejects.toThrow()
})

it('is found whole: the number as it is written, the address in whichever case; parts of neither are', async () => {
  const { make, found } = await firm('reach-two')
  await make('reach-b', '13870000002', 'b.smith@reach.example.com')
  await make('reach-c', '13870000003', 'c.smith@reach.example.com')
  const names = async (keyword: string) =>
    (await found(keyword)).map(({ userName }: { userName: string }) => userName)
  expect(await names('13870000002')).toEqual(['reach-b'])
  expect(await names('+86 138-7000-0002')).toEqual(['reach-b'])
  expect(await names('B.Smith@Reach.example.com')).toEqual(['reach-b'])
  expect(await names('0002')).toEqual([])
  expect(await names('smith')).toEqual([])
  expect((await found('reach-c'))[0]).toMatchObject({
    ...{ mobile: '138****0003', email: 'c.smith@reach.example.com' },
  })
})

it('is unique over all companies by the index, and free again when the account is deleted', async () => {
  const [one, two] = [await firm('reach-three'), await firm('reach-four')]
  const { data } = await one.make('reach-d', '13870000004')
  expect(await two.make('reach-e', '13870000004')).toMatchObject({ status: 409 })
  // Whoever is quicker than any look at it.
  const twice = server.db.run(
    `insert into app_user (company_id, user_name, mobile_sealed, mobile_index)
     select company_id, 'reach-f', mobile_sealed, mobile_index from app_user where user_name = 'reach-d'`,
  )
  await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'app_user_number' })
  const gone = { id: data.id, reason: '离职交接完毕' }
  expect((await server.call('POST', '/bss/bssUser/delete', gone, one.boss)).status).toBe(200)
  expect(await rowOf('reach-d')).toMatchObject({ email_sealed: null, email_index: null })
  expect((await two.make('reach-e', '13870000004')).status).toBe(200)
})

it('lets somebody in by the number alone, sealed as it is', async () => {
  const { make } = await firm('reach-five')
  await make('reach-g', '13870000005')
  await server.db.run("update app_user set password_hash = 'x' where user_name = 'reach-g'")
  expect((await server.call('POST', '/bssSmsCode', { mobile: '13870000005' })).status).toBe(200)
  const smsCode = /\d{6}/.exec(
    (await inboxFind('13870000005', ({ text }) => /\d{6}/.test(text))).text,
  )![0]
  const enter = (username: string) =>
    server.call('POST', '/bsstoken', { username, smsCode, loginType: 'sms' })
  expect((await enter('reach-g')).status).toBe(1003)
  const { data } = await enter('13870000005')
  const me = await server.call('GET', '/user/info', {}, data.token)
  expect(me.data).toMatchObject({ userName: 'reach-g', mobile: '138****0005' })
})

it('moved, altered or without its key it is told in words; other rows are shown, and it can be mended', async () => {
  const { company, boss, make, found } = await firm('reach-six')
  await make('reach-h', '13870000006')
  await make('reach-i', '13870000007')
  await server.db.run(
    `update app_user set mobile_sealed = (select mobile_sealed from app_user where user_name = 'reach-i') where user_name = 'reach-h'`,
  )
  const rows = await found('reach-')
  const shown = (userName: string) =>
    rows.find((row: { userName: string }) => row.userName === userName).mobile
  expect(shown('reach-h')).not.toMatch(/^138/)
  expect(shown('reach-i')).toBe('138****0007')
  const { id } = await rowOf('reach-h')
  const frozen = { id, freeze: true, reason: '号码异常，先停用' }
  expect((await server.call('POST', '/bss/bssUser/freeze', frozen, boss)).status).toBe(200)
  // What a process reads that has not held the key before.
  const opened = async (userName: string) =>
    contactOf(
      server.db,
      columnsOf(server.db, loadSecret(server.config)),
      (await rowOf(userName)).id,
    )
  expect(await opened('reach-i')).toMatchObject({ mobile: '13870000007' })
  await server.db.run('delete from company_data_key where company_id = $1', [company])
  const gone = await opened('reach-i')
  expect(gone).toBeInstanceOf(Refusal)
  expect((gone as Refusal).message).toContain('平台已不再持有此密钥')
})

it('is never left in clear beside what is sealed, nor sealed without what it is found by', async () => {
  const { make } = await firm('reach-seven')
  await make('reach-j', '13870000008')
  const write = (set: string) =>
    server.db.run(`update app_user set ${set} where user_name = 'reach-j'`)
  for (const [set, constraint] of [
    // With a number in clear the index is emptied as well: whichever is looked at first.
    ["mobile = '13870000008'", expect.stringMatching(/^app_user_mobile_(?:once|found)$/)],
    ["email = 'j@reach.example.com'", 'app_user_email_once'],
    ['mobile_index = null', 'app_user_mobile_found'],
    ['email_index = null', 'app_user_email_found'],
  ] as const)
    await expect(write(set), set).rejects.toMatchObject({ code: '23514', constraint })
})

it('another number that a release before writes is found, and the one before is not', async () => {
  const { make, found } = await firm('reach-eight')
  await make('reach-k', '13870000009')
  await server.db.run(
    "update app_user set mobile = '13870000010', mobile_sealed = null where user_name = 'reach-k'",
  )
  expect((await rowOf('reach-k')).mobile_index).toBeNull()
  expect(await found('13870000009')).toEqual([])
  expect(await found('13870000010')).toHaveLength(1)
})

it('where a letter goes is sealed until it went, a notice’s as the account’s own', async () => {
  const { company, make } = await firm('reach-nine')
  await server.db.run(
    "create function keep_waiting() returns trigger language plpgsql as $$ begin new.due_at := now() + interval '1 hour'; return new; end $$",
  )
  await server.db.run(
    'create trigger keep_waiting before insert on notice_delivery for each row execute function keep_waiting()',
  )
  try {
    await make('reach-l', '13870000011')
    const account = await rowOf('reach-l')
    await server.db.run(
      `select tell_notice($1, 'USER_FROZEN', 'USER_FROZEN:reach', 'reach-l', '{}', '{}', array['PAGE', 'MAIL'], true)`,
      [company],
    )
    const [letter, notice] = await server.db.rows<{
      id: number
      address: null
      address_sealed: Buffer
      as_account: Buffer
    }>(
      'select id, address, address_sealed, as_account from notice_delivery where company_id = $1 and user_id = $2 order by id',
      [company, account.id],
    )
    expect([letter!.address, notice!.address]).toEqual([null, null])
    const key = await dataKeyOf(server.db, SECRET_KEY, company)
    expect(
      cellOf(key, `${company}/notice_delivery.address/${letter!.id}`, letter!.address_sealed),
    ).toBe('reach-l@reach.example.com')
    expect(notice!.as_account).toEqual(account.email_sealed)
  } finally {
    await server.db.run('drop trigger keep_waiting on notice_delivery')
    await server.db.run('drop function keep_waiting()')
  }
  await server.db.run('update notice_delivery set due_at = now() where company_id = $1', [company])
  await inboxFind('reach-l@reach.example.com', ({ subject }) => /激活/.test(subject ?? ''))
  await inboxFind('reach-l@reach.example.com', ({ subject }) => !/激活/.test(subject ?? ''))
})
