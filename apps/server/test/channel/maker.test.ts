/** What was handed out lives by the rights of whoever handed it out: keys by scope, links whole. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'
import { memberOf } from '../support/companies.ts'

let server: TestServer
let key: string
let colleague: string
beforeAll(async () => {
  server = await startTestServer()
  const boss = await server.login('demo')
  const made = { code: 'demo', name: '系统', days: 30, perMinute: 1000 }
  const scopes = ['enterprise.read', 'report.read']
  const { data } = await server.call('POST', '/channelProvider/keys/add', { ...made, scopes }, boss)
  key = data.key
  colleague = await memberOf(server, 1, 'maker-colleague', 'ROLE_COMPANY_ADMIN')
})
afterAll(() => server.stop())

const status = (path: string) =>
  server.call('POST', path, {}, key).then((answer) => [answer.http, answer.status])
const both = async () => [await status('/usage/list'), await status('/enterprise/list')]
const roles = (...codes: string[]) =>
  server.db.transaction(async (tx) => {
    await tx.run(
      "delete from user_role where user_id = (select id from app_user where user_name = 'demo')",
    )
    for (const code of codes)
      await tx.run(
        "insert into user_role (user_id, role_code) select id, $1 from app_user where user_name = 'demo'",
        [code],
      )
  })
/** What the list of keys says of it. */
const told = async () => {
  const { data } = await server.call('POST', '/channelProvider/keys', { code: 'demo' }, colleague)
  const row = data.find((one: { prefix: string }) => key.startsWith(one.prefix))
  return [row.state, row.asleep]
}
const be = (state: string) =>
  server.db.run("update app_user set status = $1 where user_name = 'demo'", [state])

const OPEN = [200, 200]
const ASLEEP = [401, 5001]

it.each([['FROZEN'], ['DELETED']])(
  'of an account that is %s a key sleeps, and wakes with it',
  async (state) => {
    expect(await both()).toEqual([OPEN, OPEN])
    expect(await told()).toEqual(['LIVE', []])
    await be(state)
    expect(await both()).toEqual([ASLEEP, ASLEEP])
    expect(await told()).toEqual(['SLEEPING', ['enterprise.read', 'report.read']])
    await be('ACTIVE')
    expect(await both()).toEqual([OPEN, OPEN])
  },
)

it('of an account that lost a right it sleeps in that right alone', async () => {
  const role = await server.db.one<{ id: number }>(
    `insert into role (company_id, code, name) select company_id, 'firms-only', '只看企业' from app_user
      where user_name = 'demo' returning id`,
  )
  await server.db.run(
    "insert into role_permission (role_id, permission) values ($1, 'enterprise.read')",
    [role?.id ?? 0],
  )
  await roles('firms-only')
  expect(await both()).toEqual([[403, 403], OPEN])
  expect(await told()).toEqual(['LIVE', ['report.read']])
  // A role of the same code elsewhere gives nothing here.
  await server.db.run(
    `with elsewhere as (
       insert into role (company_id, code, name) select company_id, 'firms-only', '另一机构' from app_user
        where user_name = 'owner' returning id)
     insert into role_permission (role_id, permission) select id, 'report.read' from elsewhere`,
  )
  expect(await both()).toEqual([[403, 403], OPEN])
  await roles()
  expect(await both()).toEqual([ASLEEP, ASLEEP])
  expect((await told())[0]).toBe('SLEEPING')
  await roles('ROLE_COMPANY_ADMIN')
  expect(await both()).toEqual([OPEN, OPEN])
})

it('that sleeps is turned by a colleague, and the new one calls by his rights', async () => {
  await be('DELETED')
  const { data: keys } = await server.call(
    'POST',
    '/channelProvider/keys',
    { code: 'demo' },
    colleague,
  )
  const { id } = keys.find((one: { prefix: string }) => key.startsWith(one.prefix))
  const turned = await server.call(
    'POST',
    '/channelProvider/keys/rotate',
    { code: 'demo', id, overlapHours: 0 },
    colleague,
  )
  expect(turned.status).toBe(200)
  expect(turned.data.row).toMatchObject({ state: 'LIVE', asleep: [] })
  key = turned.data.key
  expect(await both()).toEqual([OPEN, OPEN])
  await be('ACTIVE')
})
