/** Who is shown to enterprises that choose by themselves: whoever asked and an operator agreed to, in the words that were agreed to. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { ensureChannel } from '../../src/features/channel/index.ts'
import { offeredOf, offeredPage } from '../../src/features/channel/institution/offered.ts'
import { must, officeToken } from '../collect-phone.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'

let server: TestServer
let admin: string
let bank: { id: number; boss: string; code: string }
beforeAll(async () => {
  server = await startTestServer()
  admin = await officeToken(server, 'admin')
  const id = await emptyCompany(server, '甲测试银行')
  bank = {
    id,
    boss: await memberOf(server, id, 'jia-boss', 'ROLE_COMPANY_ADMIN'),
    code: await ensureChannel(server.db, id, 'jia'),
  }
})
afterAll(() => server?.stop())

const PURPOSE = '经营贷款的审批与贷后管理'
const call = (path: string, body: object, token = bank.boss) =>
  server.call('POST', path, body, token)
const ask = (over: object = {}) =>
  call('/channelProvider/institution/ask', { code: 'jia', purpose: PURPOSE, ...over })
const decide = (decision: string, version: number, token = admin) =>
  call(
    '/operate/institutions/decide',
    { companyId: bank.id, version, decision, reason: '资质与用途已核对' },
    token,
  )
const offered = async (keyword: string | null = null) =>
  (await offeredPage(server.db, { keyword, after: null, size: 20 })).rows.map(({ name }) => name)
const listed = async () => {
  const { data } = await must(ask())
  return (await must(decide('LISTED', data.version))).data
}

describe('a listing', () => {
  it('is shown only after an operator agreed to what was asked; both logs tell of it', async () => {
    expect((await must(call('/channelProvider/institution', {}))).data).toBeNull()
    const { data: asked } = await must(ask())
    expect(asked).toMatchObject({ state: 'ASKED', channel: 'jia', purpose: PURPOSE, version: 1 })
    expect(await offered()).toEqual([])
    expect((await ask()).status).toBe(409)
    // Its own company cannot agree to it.
    expect((await decide('LISTED', 1, bank.boss)).http).toBe(403)
    const { data: waiting } = await must(call('/operate/institutions', {}, admin))
    expect(waiting).toMatchObject([{ companyId: bank.id, name: '甲测试银行', state: 'ASKED' }])
    await must(decide('LISTED', 1))
    expect(await offered()).toEqual(['甲测试银行'])
    for (const token of [bank.boss, admin]) {
      const { data } = await must(
        call('/audit/list', { keyword: 'operateInstitutionDecide' }, token),
      )
      expect(data.rows[0].detail).toMatchObject({ decision: 'LISTED', purpose: PURPOSE })
    }
  })

  it('that was changed is not what was agreed to', async () => {
    const { data: other } = await must(ask({ purpose: '另一个用途与名目' }))
    expect(other.state).toBe('ASKED')
    expect(await offered()).toEqual([])
    expect((await decide('LISTED', other.version - 1)).status).toBe(409)
    await must(decide('REFUSED', other.version))
    expect((await must(call('/channelProvider/institution', {}))).data).toMatchObject({
      state: 'REFUSED',
      reason: '资质与用途已核对',
    })
    expect(await offered()).toEqual([])
  })

  it('ends at once by its company or by an operator', async () => {
    await listed()
    await must(call('/channelProvider/institution/end', {}))
    expect(await offered()).toEqual([])
    expect((await call('/channelProvider/institution/end', {})).status).toBe(409)
    const { version } = await listed()
    await must(decide('ENDED', version))
    expect(await offered()).toEqual([])
  })

  it('of nobody else’s channel, of one without a product or of none is refused', async () => {
    expect((await ask({ code: 'demo' })).status).toBe(404)
    expect((await ask({ purpose: '嗯' })).status).toBe(400)
    const tenant = tenantOf(server.db, bank.id)
    await tenant.run("update company_product set status = 'CLOSED' where company_id = $1")
    expect((await ask()).msg).toContain('产品中心')
    await tenant.run("update company_product set status = 'OPEN' where company_id = $1")
  })
})

describe('what is offered', () => {
  beforeAll(async () => {
    await listed()
  })
  const without = async (take: string, back: string) => {
    const tenant = tenantOf(server.db, bank.id)
    await tenant.run(take)
    expect(await offered()).toEqual([])
    await expect(offeredOf(server.db, ['jia'])).rejects.toMatchObject({ code: 'CONFLICT' })
    await tenant.run(back)
    expect(await offered()).toEqual(['甲测试银行'])
  }
  it('is nobody with a stopped channel or without a report to make', async () => {
    await without(
      'update collect_channel set stopped_at = now() where company_id = $1',
      'update collect_channel set stopped_at = null where company_id = $1',
    )
    await without(
      "update company_product set status = 'CLOSED' where company_id = $1",
      "update company_product set status = 'OPEN' where company_id = $1",
    )
    await server.db.run("update company set status = 'FROZEN' where id = $1", [bank.id])
    expect(await offered()).toEqual([])
    await server.db.run("update company set status = 'ACTIVE' where id = $1", [bank.id])
  })

  it('is found by name, page after page, whole', async () => {
    const names = ['乙测试银行', '丙测试银行', '丁测试小贷']
    for (const [i, name] of names.entries()) {
      const id = await emptyCompany(server, name)
      await ensureChannel(server.db, id, `more${i}`)
      await server.db.run(
        `insert into institution (company_id, channel, purpose, state, asked_by, decided_by, decided_at)
         values ($1, $2, $3, 'LISTED', 'a', 'b', now())`,
        [id, `more${i}`, PURPOSE],
      )
    }
    await server.db.run("update collect_channel set stopped_at = now() where code = 'more1'")
    const seen: string[] = []
    let after: string | null = null
    do {
      const page = await offeredPage(server.db, { keyword: null, after, size: 1 })
      expect(page.rows.length).toBe(1)
      seen.push(...page.rows.map(({ name }) => name))
      after = page.next
    } while (after !== null)
    expect(seen.sort()).toEqual(['丁测试小贷', '乙测试银行', '甲测试银行'].sort())
    expect(await offered('小贷')).toEqual(['丁测试小贷'])
    expect(await offered('%')).toEqual([])
  })

  it('shows the picture that was agreed to, and no other', async () => {
    const tenant = tenantOf(server.db, bank.id)
    const put = (sha: string) =>
      tenant.run(
        `insert into channel_logo (company_id, channel, type, sha256, bytes, added_by) values ($1, 'jia', 'image/png', $2, '\\x00', 'x')
         on conflict (company_id, channel) do update set sha256 = excluded.sha256`,
        [sha],
      )
    await put('a'.repeat(64))
    await must(ask({ purpose: `${PURPOSE}。` }))
    const { data } = await must(call('/channelProvider/institution', {}))
    await must(decide('LISTED', data.version))
    const logo = async () => (await offeredOf(server.db, ['jia']))[0]?.logo
    expect(await logo()).toBe(`/api/channel/logo/jia?v=${'a'.repeat(16)}`)
    await put('b'.repeat(64))
    expect(await logo()).toBeNull()
  })
})
