/** A disk that is full, or nearly so: 503 with words, at once; what waits for it goes on when there is room again. */
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { officeToken } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

const WORDS = '服务器存储空间不足，暂时无法保存，请稍后重试；如仍失败请联系客服'
const LARGE = Buffer.alloc(20 * 2 ** 20, 'a')

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = await officeToken(server, 'demo')
  await save()
})
afterAll(() => server?.stop())
afterEach(() => void vi.restoreAllMocks())

const save = () =>
  server.call('POST', '/enterprise/save', { taxNo: TAX_NO, name: '磁盘测试有限公司' }, token)
const upload = (name: string, bytes: Uint8Array, of = server, by = token) =>
  of.upload(TAX_NO, [{ name, bytes }], by)
const incoming = (of = server) => fs.readdirSync(path.join(of.config.dataDir, 'blobs', 'incoming'))

it('an upload is refused before the disk is full', async () => {
  const tight = await startTestServer({ DISK_RESERVE_MB: '999999999' })
  const by = await officeToken(tight, 'demo')
  const enterprise = { taxNo: TAX_NO, name: '磁盘测试有限公司' }
  expect((await tight.call('POST', '/enterprise/save', enterprise, by)).status).toBe(200)
  expect(await upload('大文件.csv', LARGE, tight, by)).toMatchObject({
    http: 503,
    status: 503,
    msg: WORDS,
  })
  expect(await tight.db.rows('select 1 from import_batch')).toEqual([])
  expect(incoming(tight)).toEqual([])
  await tight.stop()
})

it('an upload that meets a full disk in the middle is told so, and leaves nothing', async () => {
  const real = fs.createWriteStream
  vi.spyOn(fs, 'createWriteStream').mockImplementation((_, options) => real('/dev/full', options))
  for (const bytes of [LARGE, salesCsv()])
    expect(await upload('大文件.csv', bytes)).toMatchObject({ http: 503, msg: WORDS })
  vi.restoreAllMocks()
  expect(incoming()).toEqual([])
  expect((await upload('销项.csv', salesCsv())).status).toBe(200)
  await until(() => server.db.one("select 1 from import_batch where status = 'DONE'"))
})

it('a database that cannot write is told so, and reports wait for room instead of failing', async () => {
  await server.db.pool.query(
    `create function no_room() returns trigger language plpgsql as $$
       begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
     create trigger full_disk before insert or update on enterprise execute function no_room();
     create trigger full_disk before insert on report_facts execute function no_room();`,
  )
  expect(await save()).toMatchObject({ http: 503, status: 503, msg: WORDS })
  const order = (through: string) =>
    server.call('POST', '/frontTax/front/report/tax/query', { taxId: TAX_NO, through }, token)
  for (const through of ['2026-01', '2026-02', '2026-03', '2026-04'])
    expect((await order(through)).status).toBe(200)
  await until(
    async () => (await server.db.rows('select 1 from report where faults > 0')).length > 1,
  )
  await server.db.pool.query(
    'drop trigger full_disk on enterprise; drop trigger full_disk on report_facts',
  )
  const reports = () =>
    server.db.rows<{ status: string }>('select status from report order by report_no')
  await until(async () => (await reports()).every(({ status }) => status === 'READY'))
  expect(await reports()).toHaveLength(4)
  expect((await save()).status).toBe(200)
})
