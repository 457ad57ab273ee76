/** Letters about the safety of an account: kept until they are taken, and sent where its holder was reached when they were written. */
import { sealSecret } from '@xinjian/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../src/demo/accounts.ts'
import { captchaAnswer, startTestServer, type TestServer, until } from '../harness.ts'
import { reachedBy, writeEmail } from '../people/reached.ts'
import { sayWhy } from '../support/access-reason.ts'
import { memberOf } from '../support/companies.ts'
import { type MailServer, startMailServer, type TakenLetter } from '../support/mail-server.ts'
import { agree, letTimePass, WHY } from '../support/sensitive.ts'
import { userIdOf } from './told.ts'

let mail: MailServer
let server: TestServer
beforeAll(async () => {
  mail = await startMailServer()
  server = await startTestServer(mail.env)
})
afterAll(async () => {
  await server.stop()
  mail.stop()
})
beforeEach(() => {
  mail.refuses = false
  mail.refused = []
  mail.taken = []
})

const call = (path: string, body: object, token?: string) => server.call('POST', path, body, token)
const addressed = (userName: string, email: string | null) => writeEmail(server, userName, email)
const taken = (to: string, word: string): Promise<TakenLetter> =>
  until(async () => {
    // The pause after a refusal is put on in its row, instead of waiting.
    await server.db.run("update notice_delivery set due_at = now() where status = 'QUEUED'")
    await server.db.run("select pg_notify('job_wake', 'notice_delivery')")
    return mail.taken.find((one) => one.to === to && `${one.subject}${one.text}`.includes(word))
  })
const refusedFor = (to: string, times: number) =>
  until(async () => mail.refused.filter((one) => one === to).length >= times)
const linkIn = ({ text }: TakenLetter, before: string) =>
  new RegExp(`${before}([\\w-]+)`).exec(text)?.[1] ?? ''
const sealed = async (secret: string) => sealSecret((await call('/security/key', {})).data, secret)
/** What is kept of letters that are under way. */
const kept = () =>
  server.db.rows(
    'select 1 from notice_delivery where num_nonnulls(address, address_sealed, as_account, sealed) > 0',
  )

it('a change of the address is told at the old one, however late the mail server takes it', async () => {
  const admin = await server.login('admin')
  await sayWhy(server, admin, 1, '客户来电请求协助')
  await memberOf(server, 1, 'moved', 'ROLE_COMPANY_STAFF')
  const id = await userIdOf(server.db, 'moved')
  await addressed('moved', 'old@example.com')
  mail.refuses = true
  const body = { id, name: '示例', email: 'new@example.com', roleCodes: ['ROLE_COMPANY_STAFF'] }
  const asked = await call('/account/sensitive/userEdit', { ...body, reason: WHY }, admin)
  await refusedFor('old@example.com', 1)
  await agree(server, asked.data.id, await server.login('operator'))
  expect(await letTimePass(server, asked.data.id, admin)).toMatchObject({ state: 'DONE' })
  await refusedFor('old@example.com', 3)
  mail.refuses = false
  for (const word of ['有人申请变更您的账号', '您的账号将被变更', '您的账号已变更'])
    expect((await taken('old@example.com', word)).text).toContain('moved')
  expect(mail.refused).not.toContain('new@example.com')
  expect(mail.taken.filter(({ to }) => to === 'new@example.com')).toEqual([])
  // Sent, the address is kept no longer.
  await until(async () => (await kept()).length === 0)
})

it('whoever had no address is written to at none that came later', async () => {
  const owner = await server.login('owner')
  await addressed('owner', null)
  await call('/bss/bssUser/updatePassword', await newPassword(), owner)
  await addressed('owner', 'thief@example.com')
  const told = await until(() =>
    server.db.one<{ said: string }>(
      `select d.said from notice_delivery d join notice n on n.id = d.notice_id
        where n.kind = 'PASSWORD_CHANGED' and d.way = 'MAIL' and d.status = 'FAILED'`,
    ),
  )
  expect(told.said).toBe('没有可送达的地址')
})

async function newPassword() {
  const [oldPassword, next, again] = await Promise.all(
    [DEMO_PASSWORD, 'Quiet#Harbour9', 'Quiet#Harbour9'].map(sealed),
  )
  return { oldPassword, newPassword: next, repassword: again }
}

it('the letter with the way back from an act outlives a mail server that is down', async () => {
  const demo = await server.login('demo')
  await addressed('demo', 'demo@example.com')
  mail.refuses = true
  const mine = { name: '示例管理员', email: 'thief@example.com' }
  expect((await call('/bss/bssUser/editInfo', mine, demo)).status).toBe(200)
  await refusedFor('demo@example.com', 1)
  // Its link opens the account: at rest nobody reads it.
  const [row] = await server.db.rows<{ sealed: Buffer; params: string }>(
    "select sealed, address from notice_delivery where letter = 'WAY_BACK'",
  )
  expect(row?.sealed.toString('latin1')).not.toContain('notMe')
  mail.refuses = false
  const letter = await taken('demo@example.com', 'notMe')
  const code = linkIn(letter, 'notMe\\?code=')
  expect((await call('/user/notMe/info', { code })).data).toMatchObject({ undoes: true })
  expect((await call('/user/notMe', { code })).status).toBe(200)
  expect((await reachedBy(server, 'demo')).email).toBe('demo@example.com')
  await until(async () => (await kept()).length === 0)
})

it('so does the link to set a password, which is sent no more once it leads nowhere', async () => {
  await addressed('staff', 'staff@example.com')
  mail.refuses = true
  const ask = async () => {
    const { data } = await server.call('GET', '/captcha')
    const code = await captchaAnswer(data.randomStr)
    const body = { username: 'staff', code, randomStr: data.randomStr }
    expect((await call('/front/crypto/getemailuserId', body)).status).toBe(200)
  }
  await ask()
  await refusedFor('staff@example.com', 1)
  await server.db.run("update notice_delivery set until = now() where letter = 'PASSWORD_LINK'")
  mail.refuses = false
  await until(async () => {
    await server.db.run("update notice_delivery set due_at = now() where status = 'QUEUED'")
    return server.db.one("select 1 from notice_delivery where said = '链接已失效，不再发送'")
  })
  expect(mail.taken.filter(({ to }) => to === 'staff@example.com')).toEqual([])
  mail.refuses = true
  await ask()
  await refusedFor('staff@example.com', 2)
  mail.refuses = false
  const code = linkIn(await taken('staff@example.com', 'changePwd'), 'changePwd\\?code=')
  const led = await server.call('GET', '/bss/crypto/activepassword', { crypto_code: code })
  expect(led.data).toMatchObject({ userName: 'staff' })
})
