/** A secondary customer is opened: what is refused, whose it may be besides, and how its first administrator is asked in. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { entryOf, openSecondary } from './open.ts'

let server: TestServer
let boss: string
/** Administrator of a company that has nothing to do with it. */
let stranger: string
let child: { id: number; entry: ReturnType<typeof entryOf> }

const post = (path: string, body: object, token = boss) => server.call('POST', path, body, token)

beforeAll(async () => {
  server = await startTestServer()
  boss = await server.login('demo')
  const other = await emptyCompany(server, '另一家有限公司')
  stranger = await memberOf(server, other, 'stranger', 'ROLE_COMPANY_ADMIN')
  child = await openSecondary(server, boss)
})
afterAll(() => server.stop())

describe('a new secondary customer', () => {
  it('is refused what cannot be, each at its field', async () => {
    const wrong = entryOf({ taxNo: '91440399MAQ8Q5RN7H' })
    expect((await post('/secondary/create', wrong)).status).toBe(2002)
    const twice = entryOf({ taxNo: child.entry.taxNo })
    expect((await post('/secondary/create', twice)).msg).toContain('该企业已是客户')
    const name = entryOf({ userName: 'demo' })
    expect((await post('/secondary/create', name)).msg).toContain('该账号已被使用')
    const number = entryOf({ phone: child.entry.phone })
    expect((await post('/secondary/create', number)).msg).toContain('该手机号码已用于其他账号')
    const count = await post('/secondary/list', {})
    expect(count.data.total).toBe(1)
  })

  it('may be another company’s as well: neither is told of the other', async () => {
    const again = entryOf({ taxNo: child.entry.taxNo })
    const made = await post('/secondary/create', again, stranger)
    expect(made.status).toBe(200)
    expect(made.data.id).not.toBe(child.id)
  })

  it('gets the link again as long as nobody followed it, and the one before is void', async () => {
    const entry = entryOf()
    const { data } = await post('/secondary/create', entry)
    expect(data.waiting).toBe(true)
    const { data: sent } = await post('/secondary/invite', { id: data.id })
    expect(sent.sentTo).toMatch(/^s\*\*\*@example\.com$/)
    const links = await server.db.rows(
      'select 1 from password_link l join app_user u on u.id = l.user_id where u.user_name = $1',
      [entry.userName],
    )
    expect(links).toHaveLength(1)
  })
})
