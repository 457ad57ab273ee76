/** Ways back over HTTP: of an act that a process ended under, of a company's contact and keys, and in by a recovery code. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makePair } from '../../src/features/company/keys.ts'
import { createLetters } from '../../src/features/notice/index.ts'
import { tellBegun } from '../../src/features/session/proof/acts.ts'
import { columnsOf } from '../../src/keys/data-keys.ts'
import { loadSecret } from '../../src/security/secret.ts'
import { inboxFind, loginByPassword, startTestServer, type TestServer, until } from '../harness.ts'
import { reachedBy } from '../people/reached.ts'
import { codeAt, stepOf } from '../support/totp.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.db.run("update app_user set email = user_name || '@back.example.com'")
})
afterAll(() => server.stop())

const call = (path: string, body: object = {}, token?: string) =>
  server.call('POST', path, body, token)
const used = new Set<string>()
async function codeOf(to: string, act: string): Promise<string> {
  const { text } = await inboxFind(to, (m) => m.subject === `信鉴：${act}` && !used.has(m.text))
  used.add(text)
  return /notMe\?code=([\w-]+)/.exec(text)?.[1] ?? ''
}
/** 不是我本人操作 voids the password: it is the demonstration's again afterwards. */
const restore = (userName: string) =>
  server.db.run(
    `update app_user set password_hash = (select password_hash from app_user where user_name = 'child') where user_name = $1`,
    [userName],
  )

describe('an act that a process ended under', () => {
  const NAME = '修改本人资料与邮箱'
  const sweep = () => {
    const unused = { available: false, send: async () => undefined }
    const mail = { available: true, send: unused.send }
    const secret = loadSecret(server.config)
    const columns = columnsOf(server.db, secret)
    const letters = createLetters({ mail, sms: unused, secret, columns })
    return tellBegun({
      ...{ db: server.db.as('system'), letters, backs: [] },
      columns,
      publicUrl: server.config.publicUrl,
    })
  }
  const notices = async () =>
    (await server.db.rows("select 1 from notice where kind = 'WEIGHTY_ACT'")).length
  /** The row as the process left it: begun, and told to nobody. */
  const leave = async (ago: string) => {
    await server.db.run("delete from notice where kind = 'WEIGHTY_ACT'")
    await server.db.run('delete from notice_delivery')
    await server.db.run(
      `update weighty_act set told_at = null, begun_at = now() - $1::interval, email = 'owner@back.example.com', mobile = '19900000004'
        where id = (select max(id) from weighty_act)`,
      [ago],
    )
  }
  let first: string
  beforeAll(async () => {
    const owner = await server.login('owner')
    const mine = { name: '示例负责人', email: 'thief@back.example.com' }
    expect((await call('/bss/bssUser/editInfo', mine, owner)).status).toBe(200)
    first = await codeOf('owner@back.example.com', NAME)
  })

  it('is left alone while it may still be going on', async () => {
    await leave('9 minutes')
    await sweep()
    expect(await notices()).toBe(0)
  })

  it('is told by the sweep, once however many sweep, to the address from before it', async () => {
    await leave('11 minutes')
    // Both have read that it waits before either tells of it.
    const sweeps = await server.db.transaction(async (tx) => {
      await tx.run('select 1 from weighty_act for update')
      const both = [sweep(), sweep()]
      await until(async () => {
        const waiting = await server.db.rows(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'update weighty_act%'",
        )
        return waiting.length === 2
      })
      return { both }
    })
    await Promise.all(sweeps.both)
    await sweep()
    expect(await notices()).toBe(1)
    const letters = await server.db.rows<{ address: string }>(
      "select 1 from notice_delivery where letter = 'WAY_BACK'",
    )
    expect(letters).toHaveLength(1)
    // Where the letter goes is the letter's alone from then on.
    expect(
      await server.db.one('select email, mobile from weighty_act order by id desc limit 1'),
    ).toEqual({ email: null, mobile: '' })
    const code = await codeOf('owner@back.example.com', NAME)
    expect(code).not.toBe(first)
    // The link from before is none any more; the new one takes the act back.
    expect((await call('/user/notMe/info', { code: first })).status).toBe(1010)
    expect((await call('/user/notMe', { code })).data.undone).toBe(true)
    expect((await reachedBy(server, 'owner')).email).toBe('owner@back.example.com')
    await restore('owner')
  })
})

describe('what a company is and trusts', () => {
  let boss: string
  beforeEach(async () => {
    await restore('demo')
    boss = await server.login('demo')
  })
  const contact = async () =>
    server.db.one('select linkman, phone, email from company where id = 1')
  const keys = () =>
    server.db.rows<{ kind: string; fingerprint: string; ends: boolean }>(
      `select kind, fingerprint, ends_at is not null and ends_at <= now() as ends from company_key
        where company_id = 1 order by kind, fingerprint`,
    )

  it('its contact is as it was', async () => {
    const office = { linkman: '孙示例', phone: '13600001111', email: 'office@example.com' }
    await call('/company/company/UpdateCompany', office, boss)
    await codeOf('demo@back.example.com', '修改公司联系方式')
    const thief = { linkman: '赵某', phone: '13600002222', email: 'thief@example.com' }
    await call('/company/company/UpdateCompany', thief, boss)
    expect(await contact()).toEqual(thief)
    const code = await codeOf('demo@back.example.com', '修改公司联系方式')
    expect((await call('/user/notMe', { code })).data.undone).toBe(true)
    expect(await contact()).toEqual(office)
  })

  it('a key that was added holds no more, and the one it replaced holds again', async () => {
    const [own, thief] = [makePair('RSA'), makePair('RSA')]
    await call('/company/key/add', { publicKey: own.publicKey, overlapDays: 0 }, boss)
    await codeOf('demo@back.example.com', '登记公司公钥')
    await call('/company/key/add', { publicKey: thief.publicKey, overlapDays: 0 }, boss)
    const standing = async () =>
      Object.fromEntries((await keys()).map(({ fingerprint, ends }) => [fingerprint, ends]))
    expect(await standing()).toEqual({ [own.fingerprint]: true, [thief.fingerprint]: false })
    const code = await codeOf('demo@back.example.com', '登记公司公钥')
    expect((await call('/user/notMe', { code })).data.undone).toBe(true)
    expect(await standing()).toEqual({ [own.fingerprint]: false, [thief.fingerprint]: true })
  })

  it('the platform’s key for it likewise, when it was turned or ended', async () => {
    const rotate = () => call('/company/key/rotate', { algorithm: 'SM2', overlapDays: 0 }, boss)
    const { data: first } = await rotate()
    await codeOf('demo@back.example.com', '更换平台侧密钥')
    const { data: second } = await rotate()
    const code = await codeOf('demo@back.example.com', '更换平台侧密钥')
    expect((await call('/user/notMe', { code })).data.undone).toBe(true)
    const ours = (await keys()).filter(({ kind }) => kind === 'KD')
    expect(ours.find((key) => key.fingerprint === first.fingerprint)?.ends).toBe(false)
    expect(ours.find((key) => key.fingerprint === second.fingerprint)?.ends).toBe(true)
  })
})

describe('a recovery code', () => {
  const enter = (ticket: string, proof: object) =>
    server.call('POST', '/user/second/enter', { ticket, ...proof })
  const ticketOf = async (username: string) =>
    (await loginByPassword(server.call, { username })).data.second.ticket as string
  let secret: string
  let codes: string[]
  beforeAll(async () => {
    const staff = await server.login('staff')
    const { data: offered } = await call('/user/second/totp/start', {}, staff)
    secret = offered.secret
    const code = codeAt(secret, stepOf(Date.now()) - 1)
    const { data } = await call(
      '/user/second/totp/confirm',
      { ticket: offered.ticket, code },
      staff,
    )
    codes = data.recovery
  })

  beforeAll(() => restore('demo'))
  it('lets in at the login in the place of the device, once, and is told with how many are left', async () => {
    expect([codes.length, new Set(codes).size]).toEqual([10, 10])
    const [recovery] = codes
    const entered = await enter(await ticketOf('staff'), { recovery })
    const info = await server.call('GET', '/user/info', {}, entered.data.token)
    expect(info.data.userName).toBe('staff')
    // No new ones are handed out by it.
    expect(entered.data.recovery ?? null).toBeNull()
    const again = await enter(await ticketOf('staff'), { recovery })
    expect([again.status, again.msg]).toEqual([1012, '恢复码不正确或已使用'])
    const letter = await inboxFind('staff@back.example.com', (m) => m.text.includes('恢复码'))
    expect(letter.text).toContain('还剩9个')
    const list = await call('/user/second/list', {}, entered.data.token)
    expect(list.data.recoveryLeft).toBe(9)
    const { data: log } = await call(
      '/audit/list',
      { keyword: 'secondEnter' },
      await server.login('demo'),
    )
    expect(log.rows.map((row: { detail: { way?: string } | null }) => row.detail?.way)).toContain(
      'RECOVERY',
    )
  })

  it('is forgiven its hyphens and small letters, and is nobody else’s', async () => {
    const [, second, third] = codes
    const typed = (second ?? '').replaceAll('-', '').toLowerCase()
    expect((await enter(await ticketOf('staff'), { recovery: typed })).status).toBe(200)
    const child = await server.login('child')
    const { data: offered } = await call('/user/second/totp/start', {}, child)
    const code = codeAt(offered.secret, stepOf(Date.now()) - 1)
    await call('/user/second/totp/confirm', { ticket: offered.ticket, code }, child)
    expect((await enter(await ticketOf('child'), { recovery: third })).status).toBe(1012)
    expect((await enter(await ticketOf('staff'), { recovery: third })).status).toBe(200)
  })

  it('is guessed as often as a code of the device', async () => {
    await server.db.run('delete from second_try')
    const statuses: number[] = []
    for (let i = 0; i < 6; i++)
      statuses.push(
        (await enter(await ticketOf('staff'), { recovery: 'AAAA-BBBB-CCCC-DDDD' })).status,
      )
    expect(statuses).toEqual([1012, 1012, 1012, 1012, 1012, 1004])
  })
})
