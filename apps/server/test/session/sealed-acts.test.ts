/** How an act of weight rests: what stood before it and where its letter goes lie under the key of its holder's company. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLetters } from '../../src/features/notice/index.ts'
import { tellBegun } from '../../src/features/session/proof/acts.ts'
import { columnsOf } from '../../src/keys/data-keys.ts'
import { loadSecret } from '../../src/security/secret.ts'
import { inboxFind, startTestServer, type TestServer } from '../harness.ts'
import { reachedBy, writeEmail } from '../people/reached.ts'
import { cellOf, dataKeyOf } from '../process/data-keys.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'

const SECRET_KEY = '00112233445566778899aabbccddeeff'.repeat(2)
const NAME = '修改本人资料与邮箱'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ SECRET_KEY })
})
afterAll(() => server.stop())

interface Kept {
  id: number
  email: string | null
  mobile: string | null
  before: object | null
  email_sealed: Buffer | null
  mobile_sealed: Buffer | null
  before_sealed: Buffer | null
}
const lastOf = async (userName: string) =>
  (await server.db.one<Kept>(
    `select a.* from weighty_act a join app_user u on u.id = a.user_id where u.user_name = $1 order by a.id desc limit 1`,
    [userName],
  ))!

/** An administrator whose address was `old`, and who has just written another over it; the letter about that went to `old`. */
async function changed(name: string) {
  const company = await emptyCompany(server, name)
  const token = await memberOf(server, company, name, 'ROLE_COMPANY_ADMIN')
  const old = `${name}-old@acts.example.com`
  await writeEmail(server, name, old)
  const body = { name: '示例负责人', email: `${name}-new@acts.example.com` }
  expect((await server.call('POST', '/bss/bssUser/editInfo', body, token)).status).toBe(200)
  const { text } = await inboxFind(old, (m) => m.subject === `信鉴：${NAME}`)
  return { company, old, code: /notMe\?code=([\w-]+)/.exec(text)?.[1] ?? '' }
}

it('what stood before opens by the key of that company alone, and is put back', async () => {
  const [ours, theirs] = [await changed('acts-one'), await changed('acts-two')]
  const kept = await lastOf('acts-one')
  expect(kept).toMatchObject({ before: null, email: null, email_sealed: null, mobile: '' })
  const context = `${ours.company}/weighty_act.before/${kept.id}`
  const opened = async (company: number) =>
    cellOf(await dataKeyOf(server.db, SECRET_KEY, company), context, kept.before_sealed!)
  expect(JSON.parse(await opened(ours.company))).toMatchObject({ email: ours.old })
  await expect(opened(theirs.company)).rejects.toThrow()
  const { data } = await server.call('POST', '/user/notMe', { code: ours.code })
  expect(data.undone).toBe(true)
  expect((await reachedBy(server, 'acts-one')).email).toBe(ours.old)
})

it('what was altered is not put back, and keeps nobody from voiding the password', async () => {
  const { code } = await changed('acts-three')
  const { id } = await lastOf('acts-three')
  await server.db.run(
    'update weighty_act set before_sealed = set_byte(before_sealed, 20, 255 - get_byte(before_sealed, 20)) where id = $1',
    [id],
  )
  const { status, data } = await server.call('POST', '/user/notMe', { code })
  expect([status, data.undone]).toEqual([200, false])
  const row = await server.db.one(
    "select password_hash from app_user where user_name = 'acts-three'",
  )
  expect(row).toEqual({ password_hash: null })
  expect((await reachedBy(server, 'acts-three')).email).toBe('acts-three-new@acts.example.com')
})

it('an act that nobody was told of is told where its sealed address leads; of one whose address was altered in the page alone', async () => {
  const sent = ['acts-four', 'acts-five']
  for (const name of sent) await changed(name)
  // As a process left them that ended under the act: the address is sealed as `begin` does it.
  const columns = columnsOf(server.db, loadSecret(server.config))
  for (const [at, name] of sent.entries()) {
    const { id } = await lastOf(name)
    const user = (await server.db.one<{ company_id: number }>(
      'select company_id from app_user where user_name = $1',
      [name],
    ))!
    const cell = { companyId: user.company_id, row: String(id) }
    const address = `${name}-begun@acts.example.com`
    const email = await columns.seal({ ...cell, column: 'weighty_act.email' }, address)
    const mobile = await columns.seal({ ...cell, column: 'weighty_act.mobile' }, '13700006666')
    expect([email.clear, mobile.clear]).toEqual([null, null])
    const bytes = Buffer.from(email.sealed!)
    if (at === 1) bytes[20]! ^= 1
    await server.db.run(
      `update weighty_act set told_at = null, begun_at = now() - interval '11 minutes', email_sealed = $2, mobile = null, mobile_sealed = $3
        where id = $1`,
      [id, bytes, mobile.sealed],
    )
  }
  await server.db.run("delete from notice where kind = 'WEIGHTY_ACT'")
  const unused = { available: false, send: async () => undefined }
  const mail = { available: true, send: unused.send }
  await tellBegun({
    ...{ db: server.db.as('system'), columns, backs: [], publicUrl: server.config.publicUrl },
    letters: createLetters({ mail, sms: unused, secret: loadSecret(server.config), columns }),
  })
  await inboxFind('acts-four-begun@acts.example.com', (m) => m.subject === `信鉴：${NAME}`)
  const told = await server.db.rows<{ user_name: string }>(
    "select u.user_name from notice n join app_user u on u.id = n.user_id where n.kind = 'WEIGHTY_ACT' order by 1",
  )
  expect(told.map(({ user_name }) => user_name)).toEqual([...sent].sort())
  const letters = await server.db.rows(
    `select 1 from notice_delivery d join app_user u on u.id = d.user_id where u.user_name = 'acts-five' and d.letter = 'WAY_BACK'`,
  )
  // That of the act itself, before; none by the sweep.
  expect(letters).toHaveLength(1)
})
