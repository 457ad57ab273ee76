/** Operators and customers: entered by one, opened by another, frozen, and looked at for a reason that both logs tell. */
import { createECDH } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'
import { YUAN } from '../money/books.ts'
import { activate, entryOf, openSecondary } from './open.ts'

let server: TestServer
let boss: string
let admin: string
let operator: string

const post = (path: string, body: object, token = admin) => server.call('POST', path, body, token)
const rowOf = async (keyword: string) => (await post('/customer/list', { keyword })).data.rows[0]
const logOf = async (token: string, action: string) =>
  (await post('/audit/list', { keyword: action, size: 100 }, token)).data.rows.filter(
    (r: { action: string }) => r.action === action,
  )

beforeAll(async () => {
  server = await startTestServer()
  boss = await server.login('demo')
  admin = await server.login('admin')
  operator = await server.login('operator')
})
afterAll(() => server.stop())

describe('a customer', () => {
  const entry = entryOf({ channel: 'demo' })
  let id = 0

  it('is entered by one operator and opened by another, its credit by a voucher', async () => {
    const made = await post('/customer/create', { ...entry, creditLimit: 500 * YUAN })
    expect(made.data).toMatchObject({
      status: 'WAITING',
      askedBy: 'admin',
      own: true,
      channel: 'demo',
    })
    id = made.data.id
    const of = { id, approve: true, note: '资料齐全' }
    expect(await post('/customer/decide', of)).toMatchObject({ status: 2040 })
    expect(
      (await post('/customer/freeze', { id, freeze: true, reason: '测试所填的说明' })).msg,
    ).toContain('尚未开通')
    const { data } = await post('/customer/decide', of, operator)
    expect(data).toMatchObject({ status: 'ACTIVE', decidedBy: 'operator', decision: '资料齐全' })
    expect((await post('/customer/decide', of, operator)).msg).toContain('已审核')
    const { data: vouchers } = await server.call('GET', '/operate/money/vouchers', {}, operator)
    expect(vouchers[0]).toMatchObject({
      companyId: id,
      kind: 'CREDIT',
      amount: 500 * YUAN,
      status: 'ASKED',
    })
    const token = await activate(server, entry)
    const { data: info } = await server.call('GET', '/user/info', {}, token)
    expect(info.roleList).toMatchObject([{ roleCode: 'ROLE_COMPANY_ADMIN' }])
  })

  it('refused is never opened, and may be entered again', async () => {
    const wrong = entryOf()
    const { data } = await post('/customer/create', wrong)
    const no = { id: data.id, approve: false, note: '信用代码与名称不符' }
    expect((await post('/customer/decide', no, operator)).data.status).toBe('REFUSED')
    const again = await post('/customer/create', wrong)
    expect(again.status).toBe(200)
    const twice = await post('/customer/create', entryOf({ taxNo: wrong.taxNo }))
    expect(twice.msg).toContain('该企业已是客户')
    expect((await post('/customer/create', entryOf({ taxNo: '91440399MAQ8Q5RN7H' }))).status).toBe(
      2002,
    )
  })

  it('is changed with before and after in the logs of both', async () => {
    const changed = {
      id,
      name: '示例更名有限公司',
      linkman: '周示例',
      email: entry.email,
      channel: '',
    }
    expect((await post('/customer/update', changed)).data).toMatchObject({
      name: changed.name,
      channel: null,
    })
    expect(await rowOf('示例更名')).toMatchObject({ id, linkman: '周示例' })
    const [own] = await logOf(admin, 'customerUpdate')
    expect(own).toBeDefined()
  })

  it('came by a channel that there is, at its field; one that was stopped since stays with whom it brought', async () => {
    const by = (channel: string) => post('/customer/create', entryOf({ channel }))
    const stop = (on: boolean) => post('/channelProvider/stop', { code: 'demo', stop: on }, boss)
    const field = (said: string) => ({ status: 400, msg: said })
    expect(await by('no-such')).toMatchObject(field('没有这个渠道，请核对渠道编码'))
    const raw = await fetch(`${server.base}/customer/create`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${admin}` },
      body: JSON.stringify(entryOf({ channel: 'no-such' })),
    })
    expect((await raw.json()).field).toBe('channel')
    const { data: kept } = await by('demo')
    const wording = { id: kept.id, name: kept.name, linkman: kept.linkman, email: kept.email }
    const change = (channel: string) => post('/customer/update', { ...wording, channel })
    expect(await change('no-such')).toMatchObject(field('没有这个渠道，请核对渠道编码'))
    await stop(true)
    expect(await by('demo')).toMatchObject(field('该渠道已停用，请填写其他渠道'))
    expect((await change('demo')).data).toMatchObject({ channel: 'demo' })
    expect((await change('')).data).toMatchObject({ channel: null })
    expect(await change('demo')).toMatchObject(field('该渠道已停用，请填写其他渠道'))
    await stop(false)
    expect((await change('demo')).status).toBe(200)
    const frozen = (on: boolean) =>
      server.db.run(
        "update company set status = $1 where id = (select company_id from app_user where user_name = 'demo')",
        [on ? 'FROZEN' : 'ACTIVE'],
      )
    await frozen(true)
    expect(await by('demo')).toMatchObject(field('该渠道所属机构已停用，请填写其他渠道'))
    await frozen(false)
  })

  it('is kept by operators alone', async () => {
    for (const path of [
      'list',
      'create',
      'find',
      'update',
      'decide',
      'freeze',
      'look',
      'detail',
      'bill',
    ])
      expect((await post(`/customer/${path}`, {}, boss)).http, path).toBe(403)
  })
})

describe('a look at what a customer has', () => {
  it('wants a reason, which holds for a while and for this customer and operator alone', async () => {
    const { id } = await rowOf('示例商业银行')
    const other = await rowOf('示例实业')
    expect(await post('/customer/detail', { id })).toMatchObject({ status: 4201, data: null })
    expect((await post('/customer/bill', { id, month: '2026-10' })).status).toBe(4201)
    expect((await post('/customer/look', { id, reason: ' ' })).msg).toContain('请填写查看事由')
    await post('/customer/look', { id, reason: '客户来电核对账单' })
    const { data } = await post('/customer/detail', { id })
    expect(data).toMatchObject({ reason: '客户来电核对账单', available: 100_000 * YUAN })
    expect(data.products.length).toBeGreaterThan(1)
    expect((await post('/customer/bill', { id, month: '2026-10' })).data.head.status).toBe('OPEN')
    expect((await post('/customer/detail', { id: other.id })).status).toBe(4201)
    expect((await post('/customer/detail', { id }, operator)).status).toBe(4201)
    await server.db.run("update operator_look set until = now() - interval '1 second'")
    expect((await post('/customer/detail', { id })).status).toBe(4201)
  })

  it('stands in the logs of both, each with its reason', async () => {
    for (const token of [boss, admin])
      for (const action of ['customerLook', 'customerDetail', 'customerBill']) {
        const rows = await logOf(token, action)
        expect(rows.length, action).toBeGreaterThan(0)
        expect(JSON.stringify(rows[0]), action).toContain('客户来电核对账单')
      }
  })
})

describe('frozen', () => {
  it('takes its secondary customers with it; what the platform froze its company cannot release', async () => {
    const child = await openSecondary(server, boss)
    const bank = await rowOf('示例商业银行')
    const own = createECDH('prime256v1')
    own.generateKeys()
    const clientPublicKey = own.getPublicKey('base64url')
    const { data: phone } = await post('/tax/taxweb/getChannelToken', { clientPublicKey })
    const status = () => post('/tax/taxweb/getCollectStatus', {}, phone.token)
    expect((await status()).status).toBe(200)
    const bench = (token: string) => post('/dashboard/summary', {}, token)
    await post('/customer/freeze', { id: bank.id, freeze: true, reason: '合同到期' })
    for (const token of [boss, child.token])
      expect(await bench(token)).toMatchObject({ http: 401, status: 6220 })
    expect(await status()).toMatchObject({
      http: 401,
      msg: expect.stringContaining('该机构的服务已暂停'),
    })
    await expect(server.login('demo')).rejects.toThrow('贵公司的账户已被停用')
    await post('/customer/freeze', { id: bank.id, freeze: false, reason: '已续签，已核实' })
    for (const token of [boss, child.token]) expect((await bench(token)).status).toBe(200)
    await post('/customer/freeze', { id: child.id, freeze: true, reason: '核查，已核实' })
    expect((await bench(child.token)).status).toBe(6220)
    const released = await post(
      '/secondary/freeze',
      { id: child.id, freeze: false, reason: '测试所填的说明' },
      boss,
    )
    expect(released.msg).toContain('由平台冻结')
    expect((await bench(boss)).status).toBe(200)
  })
})
