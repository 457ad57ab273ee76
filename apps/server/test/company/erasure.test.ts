/** A company erased over HTTP: who orders, who hears, what stands in the way, who confirms, and what is proved to whoever ordered. */
import { createHash, createPublicKey, verify } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { columnsOf } from '../../src/keys/data-keys.ts'
import { loadKeys } from '../../src/keys/load.ts'
import type { Resting } from '../../src/security/column/column.ts'
import { inboxFind, startTestServer, type TestServer, until } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'
import { filesWith } from './scan.ts'

const OURS = '示例终止合作有限公司'
const REASON = '合作终止，清除全部数据'
const MAIL = 'second-boss@leaving.example'
const ENTERPRISE = '示例清除工贸有限公司'

let server: TestServer
let company: number
let boss: string
let second: string
let clerk: string
let admin: string
let operator: string
let no: string
/** As a copy of its rows would have it. */
let copied: Resting

const own = (call: string, body: object, token = boss) =>
  server.call('POST', `/company/erasure/${call}`, body, token)
const operate = (call: string, body: object, token = admin) =>
  server.call('POST', `/operate/erasure/${call}`, body, token)
const ask = (over: object = {}, token = boss) =>
  own('ask', { companyName: OURS, reason: REASON, ...over }, token)
const CELL = { column: 'loan.payee_account', row: 'LN1' } as const
const cell = () => ({ ...CELL, companyId: company })
const columns = async () =>
  columnsOf(server.db, await loadKeys(server.config, server.db.as('system')))
const decide = (token: string, approve = true, of = no) =>
  operate('decide', { companyId: company, no: of, approve, note: '已电话核实' }, token)
const told = async (userName: string, of = no) =>
  (
    await server.db.rows<{ kind: string }>(
      `select distinct n.kind from notice n join app_user u on u.id = n.user_id
        where u.user_name = $1 and n.params ->> 'no' = $2 order by 1`,
      [userName, of],
    )
  ).map(({ kind }) => kind)
/** What was not spent is what stands there. */
const money = (available: number, held = 0) =>
  server.db.run(
    'update ledger set available = $2, held = $3, spent = -received - adjusted - $2::bigint - $3::bigint where company_id = $1',
    [company, available, held],
  )

beforeAll(async () => {
  server = await startTestServer()
  company = await emptyCompany(server, OURS)
  boss = await memberOf(server, company, 'erase-boss', 'ROLE_COMPANY_ADMIN')
  second = await memberOf(server, company, 'erase-second', 'ROLE_COMPANY_ADMIN')
  clerk = await memberOf(server, company, 'erase-clerk', 'ROLE_COMPANY_STAFF')
  await server.db.run('update app_user set email = $2 where user_name = $1', ['erase-second', MAIL])
  copied = await (await columns()).seal(cell(), '6222000011112222')
  admin = await server.login('admin')
  operator = await server.login('operator')
  await server.db.run('insert into enterprise (company_id, tax_no, name) values ($1, $2, $3)', [
    company,
    TAX_NO,
    ENTERPRISE,
  ])
  const { status, msg } = await server.upload(
    TAX_NO,
    [{ name: '销项.csv', bytes: salesCsv({ months: 2 }) }],
    boss,
  )
  if (status !== 200) throw new Error(msg)
  await until(async () =>
    server.db.one("select 1 from import_batch where company_id = $1 and status = 'DONE'", [
      company,
    ]),
  )
})
afterAll(async () => {
  await server?.stop()
})

describe('the order', () => {
  it('is for administrators of the company, with its name in full', async () => {
    expect((await ask({}, clerk)).http).toBe(403)
    expect((await ask({}, admin)).http).toBe(403)
    await money(0)
    expect((await ask({ companyName: '示例终止合作' })).msg).toContain('企业名称与登记的不一致')
  })

  it('is refused in words while money is open or the company has customers of its own', async () => {
    await money(12_345_000, 500_000)
    const child = await emptyCompany(server, '示例二级客户有限公司')
    await server.db.run('update company set parent_id = $2 where id = $1', [child, company])
    const { status, msg } = await ask()
    expect(status).not.toBe(200)
    for (const words of ['账户中尚有 1234.50 元未退', '冻结款 50.00 元', '1 家二级客户'])
      expect(msg).toContain(words)
    expect((await own('state', {})).data.obstacles).toHaveLength(3)
    await server.db.run('update company set parent_id = null where id = $1', [child])
    await money(0)
    await server.db.run(
      `insert into bill (company_id, month, amount, reversed, adjusted) values ($1, 24300, 10000, 0, 0)`,
      [company],
    )
    expect((await ask()).msg).toContain('1 个月的账单未结清')
    await server.db.run("update bill set status = 'PAID' where company_id = $1", [company])
  })

  it('is told to all administrators and to operators, and is one at a time', async () => {
    const { status, data, msg } = await ask({}, second)
    expect(status, msg).toBe(200)
    no = data.no
    expect(data).toMatchObject({ status: 'WAITING', askedBy: 'erase-second', reason: REASON })
    const days = (Date.parse(data.waitsUntil) - Date.parse(data.createdAt)) / 86_400_000
    expect(days).toBe(30)
    for (const who of ['erase-boss', 'erase-second'])
      expect(await told(who)).toEqual(['COMPANY_ERASE_ASKED'])
    expect(await told('erase-clerk')).toEqual([])
    for (const who of ['admin', 'operator']) expect(await told(who)).toEqual(['ERASURE_ASKED'])
    expect((await ask()).msg).toContain('已有一份清除申请')
  })

  it('is withdrawn by another administrator, and ordered anew', async () => {
    expect((await own('withdraw', { no, note: '继续合作' }, clerk)).http).toBe(403)
    expect((await own('withdraw', { no, note: '继续合作' })).data).toMatchObject({
      ...{ status: 'WITHDRAWN', endedBy: 'erase-boss', endedNote: '继续合作' },
    })
    expect((await own('withdraw', { no, note: '继续合作' })).status).not.toBe(200)
    no = (await ask({}, second)).data.no
  })
})

describe('the confirmation', () => {
  it('waits for the end of the waiting time', async () => {
    expect((await decide(admin)).msg).toContain('等待期到')
    await server.db.run(
      "update company_erasure set waits_until = now() - interval '1 minute' where company_id = $1 and no = $2",
      [company, no],
    )
  })

  it('is of two operators who are independent of each other, and of no one else', async () => {
    expect((await decide(boss)).http).toBe(403)
    expect((await decide(admin)).data).toMatchObject({ status: 'WAITING', firstBy: 'admin' })
    // The same once more; and one whom the first made.
    expect((await decide(admin)).status).toBe(2040)
    const hand = await server.db.one<{ id: number }>(
      `insert into account_hand (user_id, by_id, act) select o.id, a.id, 'MADE' from app_user o, app_user a
        where o.user_name = 'operator' and a.user_name = 'admin' returning id`,
    )
    expect((await decide(operator)).status).toBe(2040)
    await server.db.run('delete from account_hand where id = $1', [hand!.id])
    // Money that came since stands in the way as it did before.
    await money(10_000)
    expect((await decide(operator)).msg).toContain('账户中尚有 1.00 元未退')
    await money(0)
    expect((await own('state', {})).status).toBe(200)
  })

  it('closes the company at once', async () => {
    expect((await decide(operator)).data).toMatchObject({ status: 'QUEUED', decidedBy: 'operator' })
    expect((await own('state', {})).status).not.toBe(200)
    expect(
      (
        await server.call(
          'POST',
          '/customer/freeze',
          { id: company, freeze: false, reason: '恢复使用' },
          admin,
        )
      ).msg,
    ).toContain('不能恢复使用')
    expect(
      (await server.db.one<{ status: string }>(
        'select status from company_erasure where company_id = $1 and no = $2',
        [company, no],
      ))!.status,
    ).toBe('QUEUED')
  })
})

describe('until then', () => {
  it('its sealed columns open', async () => {
    expect(await (await columns()).open(cell(), copied)).toBe('6222000011112222')
  })
})

describe('done', () => {
  it('nothing of it is left to log in to, to read or to find in a store', async () => {
    const file = await server.db.one<{ blob_key: string }>(
      'select blob_key from import_batch where company_id = $1',
      [company],
    )
    const stored = filesWith(server.config.dataDir, [file!.blob_key])
    expect(stored).toHaveLength(1)
    const yesterday = new Date(Date.now() - 24 * 3_600_000)
    for (const one of stored) fs.utimesSync(one, yesterday, yesterday)
    await server.db.run('update company_erasure set due_at = now() where company_id = $1', [
      company,
    ])
    const row = await until(async () => {
      const { data } = await operate('list', {})
      const found = data.rows.find((one: { no: string }) => one.no === no)
      if (found.status === 'FAILED') throw new Error(found.message)
      return found.status === 'DONE' && found
    })
    expect(row).toMatchObject({ reason: '', firstBy: 'admin', decidedBy: 'operator' })
    expect(row.companyName).toBe(`已清除企业${company}`)
    expect(row.askedBy).not.toBe('erase-second')
    expect(filesWith(server.config.dataDir, [file!.blob_key])).toEqual([])
    const people = await server.db.rows('select 1 from app_user where company_id = $1', [company])
    expect(people).toEqual([])
    for (const token of [boss, second]) expect((await own('state', {}, token)).status).not.toBe(200)
    expect(await told('admin')).toEqual(['ERASURE_ASKED', 'ERASURE_DONE'])
  })

  it('what is left anywhere of its sealed columns opens by no key that there is', async () => {
    expect(copied.clear).toBeNull()
    expect(
      await server.db.rows('select 1 from company_data_key where company_id = $1', [company]),
    ).toEqual([])
    await expect((await columns()).open(cell(), copied)).rejects.toThrow('已不再持有此密钥')
  })

  it('is proved to whoever ordered by a link in a mail that is over after its days', async () => {
    const { sendCertificates } = await import('../../src/features/companyErasure/sweep.ts')
    const { createErasureLinks } = await import('../../src/features/companyErasure/link.ts')
    const { createMailer } = await import('../../src/outside/mail.ts')
    const { loadSecret } = await import('../../src/security/secret.ts')
    const links = createErasureLinks(
      loadSecret(server.config),
      `http://127.0.0.1:${server.config.port}`,
    )
    await sendCertificates({
      ...{ db: server.db.as('system'), columns: await columns() },
      ...{ mail: createMailer(server.config), links },
    })
    const { text } = await inboxFind(MAIL, (mail) => mail.text.includes('/erasure/certificate'))
    expect(
      await server.db.one(
        'select mail_to, mail_sealed from company_erasure where company_id = $1 and no = $2',
        [company, no],
      ),
    ).toEqual({ mail_to: null, mail_sealed: null })
    const link = new URL(/http\S+/.exec(text)![0])
    const given = await fetch(link)
    expect(given.status).toBe(200)
    const { certificate, key, signature } = await given.json()
    const half = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
    expect(verify(null, Buffer.from(certificate), half, Buffer.from(signature, 'base64'))).toBe(
      true,
    )
    const told = JSON.parse(certificate)
    expect(told.company.nameSha256).toBe(createHash('sha256').update(OURS).digest('hex'))
    expect(told.confirmed).toHaveLength(2)
    expect(told.files.deleted).toBe(1)
    expect(
      told.tables.find((one: { table: string }) => one.table === 'invoice').rows,
    ).toBeGreaterThan(0)
    expect(told.backups.until).toBeNull()
    for (const [name, value] of [
      ['mark', 'A'.repeat(43)],
      ['ends', '9999999999'],
      ['companyId', '1'],
    ] as const) {
      const other = new URL(link)
      other.searchParams.set(name, value)
      expect((await (await fetch(other)).json()).status, name).not.toBe(200)
    }
    const again = await fetch(`${server.base}/operate/erasure/certificate`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${admin}` },
      body: JSON.stringify({ companyId: company, no }),
    })
    expect((await again.json()).signature).toBe(signature)
    expect(path.extname(again.headers.get('content-disposition') ?? '')).toContain('.json')
  })
})
