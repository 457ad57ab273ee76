/**
 * A sole administrator who lost the device, over HTTP: said at the login, looked into by the platform with what was checked of him, agreed
 * to by a second operator, told to all, and done when its time has come. It opens nothing by itself, and tells nobody who has an account.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  captchaAnswer,
  inboxFind,
  loginByPassword,
  startTestServer,
  type TestServer,
  until,
} from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { agree, letTimePass } from '../support/sensitive.ts'

let server: TestServer
let admin: string
let operator: string
let company: number
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('admin')
  operator = await server.login('operator')
  company = await emptyCompany(server, '示例独任')
  await memberOf(server, company, 'sole', 'ROLE_COMPANY_ADMIN')
  await memberOf(server, company, 'clerk', 'ROLE_COMPANY_STAFF')
  await server.db.run(
    `update app_user set email = user_name || '@lost.example.com',
            password_hash = (select password_hash from app_user where user_name = 'demo') where company_id = $1`,
    [company],
  )
  await withFactor('sole')
})
afterAll(() => server.stop())

const call = (path: string, body: object, token?: string) =>
  server.call('POST', `/account/lostDevice/${path}`, body, token)
const withFactor = (userName: string) =>
  server.db.run(
    `insert into second_factor (user_id, kind, name, secret)
     select id, 'TOTP', 'x', 'x' from app_user where user_name = $1`,
    [userName],
  )
async function report(username: string, over: object = {}) {
  const { data } = await server.call('GET', '/captcha')
  const code = await captchaAnswer(data.randomStr)
  return call('report', {
    ...{ username, contactName: '王示例', phone: '13700008888', note: '手机遗失，恢复码不在手边' },
    ...{ code, randomStr: data.randomStr, ...over },
  })
}
const list = async (token: string, state?: string) =>
  (await call('list', { size: 100, ...(state && { state }) }, token)).data.rows
const kept = async (userName: string) =>
  (
    await server.db.rows(
      'select 1 from lost_device l join app_user u on u.id = l.user_id where u.user_name = $1',
      [userName],
    )
  ).length
const CHECKED = { checks: ['LICENCE', 'VIDEO'], reason: '视频核对法定代表人身份证与营业执照原件' }

describe('what is said at the login', () => {
  it('is answered alike whatever exists, and kept only of an account with a second factor', async () => {
    const answers = [
      await report('nobody-here'),
      await report('clerk'),
      await report('sole'),
      // The same account once more, by its name: one waits already.
      await report('sole', { note: '再次申报，请尽快处理' }),
    ]
    const [first] = answers
    expect(first).toMatchObject({ http: 200, status: 200, data: null })
    for (const answer of answers) expect(answer).toEqual(first)
    await until(async () => (await kept('sole')) > 0)
    expect([await kept('sole'), await kept('clerk')]).toEqual([1, 0])
  })

  it('needs the image, words and a number', async () => {
    expect((await report('sole', { code: 'no' })).status).toBe(1002)
    expect((await report('sole', { note: '。。。。' })).msg).toContain('请用文字写明缘由')
    expect((await report('sole', { phone: '123' })).msg).toContain('请输入正确格式的11位手机号码')
  })

  it('is told to the holder at his address, to the platform and to his administrators', async () => {
    const letter = await inboxFind('sole@lost.example.com', ({ subject }) =>
      String(subject).includes('有人申报您的设备已丢失'),
    )
    expect(letter.text).toContain('sole')
    const heard = await server.db.rows<{ user_name: string; kind: string }>(
      `select u.user_name, n.kind from notice n join app_user u on u.id = n.user_id
        where n.kind like 'DEVICE_LOST%' order by 1, 2`,
    )
    expect(heard).toEqual([
      { user_name: 'admin', kind: 'DEVICE_LOST' },
      { user_name: 'sole', kind: 'DEVICE_LOST' },
      { user_name: 'sole', kind: 'DEVICE_LOST_YOU' },
    ])
    const pending = (await server.call('GET', '/operate/pending', {}, admin)).data
    expect(pending).toContainEqual({ kind: 'LOST_DEVICE', count: 1, oldest: expect.any(String) })
  })

  it('opens nothing: the second factor is asked for as before', async () => {
    const { data } = await loginByPassword(server.call, { username: 'sole' })
    expect([data.token, data.second.ways]).toEqual(['', ['TOTP']])
  })
})

describe('looking into it', () => {
  let id: number
  it('is for whoever looks after accounts, and of a company for its own alone', async () => {
    const [row] = await list(admin)
    id = row.id
    expect(row).toMatchObject({
      ...{ state: 'WAITING', companyName: '示例独任', userName: 'sole', colleagues: 0 },
      ...{ contactName: '王示例', phone: '13700008888', mayDecide: true, changeId: null },
    })
    const boss = await server.login('demo')
    expect(await list(boss)).toEqual([])
    expect((await call('ask', { id, ...CHECKED }, boss)).http).toBe(404)
    expect((await call('dismiss', { id, note: '并非本人申报' }, boss)).http).toBe(404)
    expect((await call('list', {}, operator)).http).toBe(403)
    expect((await call('ask', { id, ...CHECKED }, operator)).http).toBe(403)
  })

  it('needs what was checked, and how', async () => {
    expect((await call('ask', { ...CHECKED, id, checks: [] }, admin)).msg).toContain(
      '请勾选核验方式',
    )
    expect((await call('ask', { ...CHECKED, id, reason: '1111' }, admin)).status).not.toBe(200)
  })

  it('becomes a change that a second operator agrees to, with what was checked before him', async () => {
    const asked = await call('ask', { id, ...CHECKED }, admin)
    expect(asked.data).toMatchObject({ state: 'ASKED', decidedBy: 'admin', mayDecide: false })
    const { changeId } = asked.data
    expect((await call('ask', { id, ...CHECKED }, admin)).status).toBe(409)
    const changes = await server.call('POST', '/account/sensitive/list', { size: 100 }, operator)
    expect(changes.data.rows).toContainEqual(
      expect.objectContaining({
        ...{ id: changeId, act: 'FACTOR_DROP', object: 'sole', needs: 1, mayDecide: true },
        facts: [{ field: 'identity', before: [], after: ['LICENCE', 'VIDEO'] }],
        reason: CHECKED.reason,
      }),
    )
    const waits = (await server.call('GET', '/operate/pending', {}, operator)).data
    expect(waits).toContainEqual({ kind: 'SENSITIVE', count: 1, oldest: expect.any(String) })
    expect((await agree(server, changeId, admin)).status).toBe(2040)
    expect((await agree(server, changeId, operator)).data.state).toBe('AGREED')
    // Agreed to, it waits: the factor still stands.
    expect((await loginByPassword(server.call, { username: 'sole' })).data.token).toBe('')
    expect((await letTimePass(server, changeId, admin)).state).toBe('DONE')
    const { data } = await loginByPassword(server.call, { username: 'sole' })
    expect(data.token).not.toBe('')
    // 谁看过我: the customer reads who looked, and what was checked.
    const log = await server.call('POST', '/audit/list', { kind: 'LOOK', size: 20 }, data.token)
    expect(log.data.rows).toContainEqual(
      expect.objectContaining({
        ...{ action: 'lostDeviceAsk', object: 'sole' },
        detail: expect.objectContaining({ checks: ['LICENCE', 'VIDEO'], reason: CHECKED.reason }),
      }),
    )
    for (const word of ['有人申请变更您的账号', '您的账号将被变更', '您的账号已变更'])
      await inboxFind('sole@lost.example.com', ({ subject, text }) =>
        `${subject}${text}`.includes(word),
      )
  })

  it('ends where it was not he; said three times a day, it is kept no more', async () => {
    await withFactor('sole')
    const day = async () => (await list(admin, 'WAITING')).map((row: { id: number }) => row.id)
    for (let n = 2; n <= 3; n++) {
      await report('sole')
      await until(async () => (await kept('sole')) === n)
      const [waiting] = await day()
      const done = await call('dismiss', { id: waiting, note: '回拨登记电话，并非本人' }, admin)
      expect(done.data).toMatchObject({ state: 'DISMISSED', decision: '回拨登记电话，并非本人' })
    }
    expect((await report('sole')).status).toBe(200)
    // Another account is kept after it, so that the one before was judged.
    await memberOf(server, company, 'other', 'ROLE_COMPANY_STAFF')
    await withFactor('other')
    await report('other')
    await until(async () => (await kept('other')) === 1)
    expect([await kept('sole'), await kept('clerk')]).toEqual([3, 0])
  })

  it('is nobody’s own: a colleague who administers may, and he himself may not', async () => {
    const rows = await list(admin, 'WAITING')
    const [{ id: waiting }] = rows
    const deputy = await memberOf(server, company, 'deputy', 'ROLE_COMPANY_ADMIN')
    expect(await list(deputy, 'WAITING')).toMatchObject([{ id: waiting, userName: 'other' }])
    await server.db.run(
      'update lost_device set user_id = (select id from app_user where user_name = $2) where id = $1',
      [waiting, 'deputy'],
    )
    expect((await list(deputy, 'WAITING'))[0].mayDecide).toBe(false)
    expect((await call('ask', { id: waiting, ...CHECKED }, deputy)).http).toBe(403)
    expect((await call('dismiss', { id: waiting, note: '设备已经找回' }, deputy)).http).toBe(403)
  })
})
