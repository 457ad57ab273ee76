/**
 * Messages from the public site, over HTTP: sent by anybody with a captcha and consent, told to the platform's people by bell and mail, found
 * and answered by them alone, their numbers shown to whoever says why, and gone when the time that was promised has passed.
 */
import { createHmac, hkdfSync } from 'node:crypto'
import { LEAD_CONSENT } from '@xinjian/contract/lead/lead'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetLeads } from '../../src/features/lead/store.ts'
import { captchaAnswer, inboxFind, startTestServer, type TestServer, until } from '../harness.ts'
import { cellOf, dataKeyOf } from '../process/data-keys.ts'

const SECRET_KEY = 'ffeeddccbbaa99887766554433221100'.repeat(2)
let server: TestServer
let admin: string
let operator: string
beforeAll(async () => {
  server = await startTestServer({ SECRET_KEY })
  admin = await server.login('admin')
  operator = await server.login('operator')
  await server.db.run(
    "update app_user set email = 'desk@lead.example.com' where user_name = 'operator'",
  )
})
afterAll(() => server.stop())

const call = (path: string, body: object, token?: string) =>
  server.call('POST', `/lead/${path}`, body, token)
const WROTE = {
  name: '赵示例',
  organisation: '示例农商行',
  phone: '13711112222',
  email: 'zhao@bank.example.com',
  topic: 'INTEGRATION',
  message: '想了解接口对接的流程与费用。',
  language: 'zh',
  consent: true,
}
async function send(over: Record<string, unknown> = {}) {
  const { data } = await server.call('GET', '/captcha')
  const code = await captchaAnswer(data.randomStr)
  return call('send', { ...WROTE, code, randomStr: data.randomStr, ...over })
}
const list = async (asked: object = {}, token = operator) =>
  (await call('list', { size: 100, ...asked }, token)).data

describe('a message', () => {
  it('is not taken without the picture, consent and a number that can be called', async () => {
    expect((await send({ code: 'no' })).status).toBe(1002)
    expect(await send({ consent: false })).toMatchObject({ status: 400 })
    expect((await send({ consent: false })).msg).toContain('请先阅读并同意联系授权')
    expect((await send({ phone: '12345' })).msg).toContain('11位手机号码')
    expect((await send({ message: ' ' })).msg).toContain('请填写留言内容')
    expect((await send({ topic: 'X' })).msg).toContain('请选择咨询的事项')
    expect(await list()).toMatchObject({ total: 0, rows: [] })
  })

  it('reaches the platform: by bell, by mail without who wrote, and on the work bench', async () => {
    const { status, data } = await send()
    expect(status).toBe(200)
    const mail = await inboxFind(
      'desk@lead.example.com',
      (m) => m.subject?.includes('官网有新留言') ?? false,
    )
    expect(mail.text).toContain(`编号 ${data.id}，系统对接`)
    for (const secret of [WROTE.name, WROTE.phone, WROTE.email, WROTE.message])
      expect(mail.text).not.toContain(secret)
    const bell = await server.call('POST', '/notice/list', {}, admin)
    expect(JSON.stringify(bell.data)).toContain('LEAD_NEW')
    const waits = (await server.call('GET', '/operate/pending', {}, operator)).data
    expect(waits).toMatchObject([{ kind: 'LEAD', count: 1 }])
  })

  it('stands in the list with number and address masked, found by words and by the whole number', async () => {
    const { rows } = await list()
    expect(rows).toMatchObject([
      {
        ...{ state: 'OPEN', topic: 'INTEGRATION', name: '赵示例', organisation: '示例农商行' },
        ...{ phone: '137****2222', email: 'z***@bank.example.com', by: null, note: null },
      },
    ])
    expect(JSON.stringify(rows)).not.toContain(WROTE.phone)
    const kept = (Date.parse(rows[0].keptUntil) - Date.parse(rows[0].at)) / 86_400_000
    expect(kept).toBe(365)
    for (const keyword of ['农商', '接口', '13711112222', '赵', String(rows[0].id)])
      expect((await list({ keyword })).total, keyword).toBe(1)
    for (const keyword of ['1371111', '%', '钱'])
      expect((await list({ keyword })).total, keyword).toBe(0)
    expect((await list({ topic: 'PARTNER' })).total).toBe(0)
  })

  it('shows how to reach whoever wrote to who says why, and the log tells of it', async () => {
    const [{ id }] = (await list()).rows
    expect((await call('reach', { id, reason: '1' }, operator)).status).toBe(400)
    const { data } = await call('reach', { id, reason: '电话答复对接问题' }, operator)
    expect(data).toMatchObject({
      ...{ phone: WROTE.phone, email: WROTE.email, consent: LEAD_CONSENT.zh },
    })
    const log = await server.call('POST', '/audit/list', { kind: 'LOOK' }, admin)
    expect(log.data.rows[0]).toMatchObject({
      ...{ action: 'leadReach', object: String(id), userName: 'operator' },
    })
    expect((await call('reach', { id: 999_999, reason: '电话答复' }, operator)).status).toBe(404)
  })

  it('is answered, closed and opened again, each with what was done', async () => {
    const [{ id }] = (await list()).rows
    expect((await call('mark', { id, state: 'ANSWERED', note: '' }, operator)).status).toBe(400)
    const marked = await call('mark', { id, state: 'ANSWERED', note: '已电话答复' }, operator)
    expect(marked.data).toMatchObject({ state: 'ANSWERED', by: 'operator', note: '已电话答复' })
    expect((await server.call('GET', '/operate/pending', {}, operator)).data).toEqual([])
    expect((await list({ state: 'OPEN' })).total).toBe(0)
    const { data } = await send({ name: '孙示例', email: undefined, organisation: '' })
    // What waits stands first.
    expect((await list()).rows.map((row: { name: string }) => row.name)).toEqual([
      '孙示例',
      '赵示例',
    ])
    await call('mark', { id: data.id, state: 'CLOSED', note: '重复的留言' }, admin)
    const open = await call('mark', { id: data.id, state: 'OPEN', note: '并非重复' }, admin)
    expect(open.data).toMatchObject({ state: 'OPEN', email: null, organisation: null })
    const log = await server.call('POST', '/audit/list', { kind: 'CHANGE' }, admin)
    expect(log.data.rows[0]).toMatchObject({ action: 'leadMark', object: String(data.id) })
  })
})

describe('how whoever wrote is reached', () => {
  interface Reach {
    id: number
    phone: string | null
    phone_sealed: Buffer
    phone_index: Buffer
    email: string | null
    email_sealed: Buffer
  }
  const newest = async () =>
    (await server.db.one<Reach>('select * from lead order by id desc limit 1'))!
  const find = async (keyword: string) => (await list({ keyword })).rows

  it('rests sealed for its row under the platform’s key, with an HMAC of the number', async () => {
    await send({ phone: '13711113333', email: 'li@bank.example.com' })
    const row = await newest()
    expect([row.phone, row.email]).toEqual([null, null])
    const key = await dataKeyOf(server.db, SECRET_KEY, 0)
    const part = (name: string, sealed: Buffer) => cellOf(key, `0/lead.${name}/${row.id}`, sealed)
    expect(part('phone', row.phone_sealed)).toBe('13711113333')
    expect(part('email', row.email_sealed)).toBe('li@bank.example.com')
    expect(() => cellOf(key, `0/lead.phone/${row.id + 1}`, row.phone_sealed)).toThrow()
    const lasting = hkdfSync(
      ...(['sha256', Buffer.from(SECRET_KEY, 'hex'), '', 'xinjian:blind-index', 32] as const),
    )
    const hmac = createHmac('sha256', Buffer.from(lasting)).update('lead.phone/13711113333')
    expect(row.phone_index).toEqual(hmac.digest().subarray(0, 16))
  })

  it('is found by the whole number, however it is typed, and by no part of it', async () => {
    for (const typed of ['13711113333', '137 1111 3333', '+86 137-1111-3333'])
      expect(await find(typed), typed).toHaveLength(1)
    for (const typed of ['1371111333', '3711113333', 'li@bank.example.com'])
      expect(await find(typed), typed).toEqual([])
  })

  it('is read and found as the release before wrote it', async () => {
    await server.db.run(
      `insert into lead (topic, name, phone, email, message, language, consent)
       values ('OTHER', '周示例', '13711114444', 'zhou@bank.example.com', 'x', 'zh', 'x')`,
    )
    const [row] = await find('13711114444')
    expect(row).toMatchObject({ phone: '137****4444', email: 'z***@bank.example.com' })
    const { data } = await call('reach', { id: row.id, reason: '电话答复对接问题' }, operator)
    expect(data).toMatchObject({ phone: '13711114444', email: 'zhou@bank.example.com' })
  })

  it('that was altered is told in words, and the other messages are shown', async () => {
    const { data: sent } = await send({ phone: '13711115555' })
    await server.db.run(
      'update lead set phone_sealed = set_byte(phone_sealed, 20, 255 - get_byte(phone_sealed, 20)) where id = $1',
      [sent.id],
    )
    const said = '该数据未通过完整性校验，无法读取，请联系平台运营方'
    const { rows } = await list()
    expect(rows.find(({ id }: { id: number }) => id === sent.id).phone).toBe(said)
    expect(rows.length).toBeGreaterThan(3)
    const reached = await call('reach', { id: sent.id, reason: '电话答复对接问题' }, operator)
    expect([reached.status === 200, reached.msg]).toEqual([false, said])
  })
})

it('leaves as a workbook, its numbers masked there as well', async () => {
  const post = (route: string, body: object) =>
    server.call('POST', `/list/${route}`, body, operator)
  const columns = ['name', 'phone', 'email'].map((field) => ({ title: field, field }))
  const { data } = await post('export', { list: 'lead', name: '官网留言', columns, filter: {} })
  await until(async () => {
    const { rows } = (await post('exports', {})).data
    return rows.find((row: { no: string }) => row.no === data.no)?.status === 'DONE'
  })
  const file = await fetch(`${server.base}/list/exports/file`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${operator}` },
    body: JSON.stringify({ no: data.no }),
  })
  const book = await readXlsx(new Uint8Array(await file.arrayBuffer()))
  const [, ...lines] = book.sheets[0]!.rows
  expect(lines).toContainEqual(['赵示例', '137****2222', 'z***@bank.example.com'])
  expect(JSON.stringify(lines)).not.toContain(WROTE.phone)
})

it('nobody but the platform’s people sees any of it', async () => {
  for (const who of ['demo', 'owner'])
    for (const [path, body] of [
      ['list', {}],
      ['reach', { id: 1, reason: '想看看号码' }],
      ['mark', { id: 1, state: 'CLOSED', note: '随便关闭' }],
      ['erase', { id: 1, reason: '不想让人看见' }],
    ] as const)
      expect((await call(path, body, await server.login(who))).http, `${who} ${path}`).toBe(403)
})

it('is deleted for who wrote it and asked for it: once, said why, and the others who answer are told', async () => {
  const { data } = await send({ name: '钱示例', message: '请删除我的留言。' })
  expect((await call('erase', { id: data.id, reason: '' }, operator)).msg).toContain(
    '请写明留言人何时、以何种方式要求删除',
  )
  const reason = '留言人当日来电要求删除'
  expect(await call('erase', { id: data.id, reason }, operator)).toMatchObject({ status: 200 })
  expect((await list({ keyword: '钱示例' })).total).toBe(0)
  const held = await server.db.rows('select to_jsonb(l) as row from lead l where id = $1', [
    data.id,
  ])
  expect(held).toEqual([])
  const log = await server.call('POST', '/audit/list', { kind: 'CHANGE' }, admin)
  expect(log.data.rows[0]).toMatchObject({
    ...{ action: 'leadErase', object: String(data.id), userName: 'operator' },
  })
  const bell = await server.call('POST', '/notice/list', {}, admin)
  expect(bell.data.rows[0]).toMatchObject({
    ...{ kind: 'LEAD_ERASED', params: { id: String(data.id), by: 'operator' } },
  })
  for (const again of ['erase', 'reach'])
    expect((await call(again, { id: data.id, reason }, operator)).status).toBe(404)
})

it('goes a year after it came, or ninety days after it was closed', async () => {
  await server.db.run('delete from lead')
  const ids: number[] = []
  for (const name of ['甲', '乙', '丙', '丁']) ids.push((await send({ name })).data.id)
  const age = (i: number, sql: string) =>
    server.db.run(`update lead set ${sql} where id = $1`, [ids[i]!])
  const closed = (days: number) =>
    `state = 'CLOSED', changed_by = 'operator', note = '已答复', changed_at = now() - interval '${days} days'`
  await age(0, "at = now() - interval '364 days'")
  await age(1, "at = now() - interval '366 days'")
  await age(2, closed(89))
  await age(3, closed(91))
  expect(await forgetLeads(server.db)).toBe(2)
  expect((await list()).rows.map((row: { name: string }) => row.name).sort()).toEqual(['丙', '甲'])
})

it('beyond a hundred an hour whoever writes is told to call', async () => {
  await server.db.run(
    `insert into lead (topic, name, phone, message, language, consent)
     select 'OTHER', 'x', '13700000000', 'x', 'zh', 'x' from generate_series(1, 100)`,
  )
  expect((await send()).msg).toContain('直接拨打本页所列电话')
  expect((await list({ keyword: WROTE.name })).total).toBe(0)
})
