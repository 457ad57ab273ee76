/** Lists as workbooks over HTTP: the whole filter, the owner's alone, for a day. */
import fs from 'node:fs'
import path from 'node:path'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBlobs } from '../../src/blobs.ts'
import { dropExpired } from '../../src/features/listExport/sweep.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { addUsage } from './usage.ts'

let server: TestServer
let boss: string
let clerk: string
let child: string
let companyId: number

const post = (route: string, body: object, token = boss) =>
  server.call('POST', `/list/${route}`, body, token)
const COLUMNS = [
  { title: '编号', field: 'no' },
  { title: '企业', field: 'enterpriseName' },
  { title: '计费（元）', field: 'amount', type: 'hao' },
  { title: '状态', field: 'state', names: { CHARGED: '已计费' } },
  { title: '时间', field: 'at', type: 'instant' },
]
const ask = (over: object = {}, token = boss) =>
  post('export', { list: 'usage', name: '查询记录', columns: COLUMNS, ...over }, token)
const rowOf = async (no: string, token = boss) =>
  (await post('exports', { size: 100 }, token)).data.rows.find(
    (row: { no: string }) => row.no === no,
  )
const ended = (no: string, token = boss) =>
  until(async () => {
    const row = await rowOf(no, token)
    return !['QUEUED', 'RUNNING'].includes(row.status) && row
  })
const fileOf = (no: string, token = boss) =>
  fetch(`${server.base}/list/exports/file`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ no }),
  })
const linesOf = async (no: string, token = boss) => {
  const response = await fileOf(no, token)
  expect(response.status).toBe(200)
  const book = await readXlsx(new Uint8Array(await response.arrayBuffer()))
  return book.sheets[0]!.rows
}

beforeAll(async () => {
  server = await startTestServer()
  companyId = await emptyCompany(server, '示例导出一')
  boss = await memberOf(server, companyId, 'export-boss', 'ROLE_COMPANY_ADMIN')
  clerk = await memberOf(server, companyId, 'export-clerk', 'ROLE_COMPANY_STAFF')
  child = await memberOf(server, companyId, 'export-child', 'ROLE_RYC_CHILD')
  // More than two batches, some at the same moment to the millisecond.
  await addUsage(server, companyId, 12_003, { madeBy: 'clerk', name: '=cmd|甲' })
  const other = await emptyCompany(server, '示例导出二')
  await addUsage(server, other, 5, { madeBy: 'other', name: '别家' })
})
afterAll(() => server.stop())

describe('an export', () => {
  it('has every row of the filter once, in the order of the list, in the words of the page', async () => {
    const { data, http } = await ask({ filter: { via: 'API', sort: 'at' } })
    expect(http).toBe(200)
    expect(data).toMatchObject({ list: 'usage', status: 'QUEUED', name: '查询记录' })
    expect(await ended(data.no)).toMatchObject({
      status: 'DONE',
      rows: 6001,
      total: 6001,
      progress: 100,
    })
    const [head, ...rows] = await linesOf(data.no)
    expect(head).toEqual(['编号', '企业', '计费（元）', '状态', '时间'])
    expect(rows).toHaveLength(6001)
    expect(rows[0]).toEqual(['Tclerk000000002', "'=cmd|甲2", 12, '已计费', '2026-01-01 00:02:00'])
    const numbers = rows.map(([no]) => no)
    expect(numbers).toEqual([...numbers].sort())
    expect(new Set(numbers).size).toBe(6001)
  })

  it('goes on over batches in either order, by amount too', async () => {
    for (const sort of ['-at', '-amount']) {
      const { data } = await ask({ filter: { sort } })
      await ended(data.no)
      const rows = (await linesOf(data.no)).slice(1)
      expect(new Set(rows.map(([no]) => no)).size).toBe(12_003)
      expect(rows[0]?.[0]).toBe('Tclerk000012003')
    }
  })

  it('of picked rows has these alone, and nothing of another company', async () => {
    const { data } = await ask({ only: ['Tclerk000000007', 'Tclerk000011000', 'Tother000000001'] })
    expect(await ended(data.no)).toMatchObject({ status: 'DONE', rows: 2 })
    expect((await linesOf(data.no)).slice(1).map(([no]) => no)).toEqual([
      'Tclerk000011000',
      'Tclerk000000007',
    ])
  })

  it('shows whoever asked what the list shows him', async () => {
    const { data } = await ask({}, child)
    expect(await ended(data.no, child)).toMatchObject({ status: 'DONE', rows: 0 })
    const users = { list: 'user', columns: [{ title: '账号', field: 'userName' }] }
    const { data: own } = await ask(users)
    await ended(own.no)
    expect(
      (await linesOf(own.no))
        .slice(1)
        .map(([name]) => name)
        .sort(),
    ).toEqual(['export-boss', 'export-child', 'export-clerk'])
  })

  it.each([
    ['a list without the right to it', { list: 'user' }, 403, ''],
    ['an operators’ list', { list: 'company' }, 403, ''],
    ['a filter that the list refuses', { filter: { from: '2026-13-45' } }, 400, 'from'],
    ['no column', { columns: [] }, 400, '请至少保留一列'],
    ['a field that is a path', { columns: [{ title: 'a', field: 'a.b.c' }] }, 400, '字段名有误'],
    ['an unknown list', { list: 'toString' }, 400, '没有这个列表'],
  ])('is refused of %s', async (_, over, http, why) => {
    const answer = await ask(over, clerk)
    expect(answer.http).toBe(http)
    expect(answer.msg).toContain(why)
  })

  it('is its owner’s: nobody else lists, cancels or fetches it', async () => {
    const { data } = await ask()
    await ended(data.no)
    for (const token of [clerk, child, await server.login('admin')]) {
      expect(await rowOf(data.no, token)).toBeUndefined()
      expect((await fileOf(data.no, token)).status).toBe(404)
      expect((await post('exports/cancel', { no: data.no }, token)).http).toBe(404)
    }
    const late = await post('exports/cancel', { no: data.no })
    expect(late).toMatchObject({ data: null, msg: '该导出已结束，无需取消' })
  })

  it('is not given any more to who lost the right to its list', async () => {
    const token = await memberOf(server, companyId, 'export-lost', 'ROLE_COMPANY_ADMIN')
    const { data } = await ask(
      { list: 'user', columns: [{ title: '账号', field: 'userName' }] },
      token,
    )
    await ended(data.no, token)
    expect((await fileOf(data.no, token)).status).toBe(200)
    await server.db.run(
      "update user_role set role_code = 'ROLE_COMPANY_STAFF' where user_id = (select id from app_user where user_name = 'export-lost')",
    )
    expect((await fileOf(data.no, token)).status).toBe(403)
  })

  it('can be cancelled while it waits or is made, and then has no file', async () => {
    // As a worker has it that is at work elsewhere.
    const { data } = await ask()
    await ended(data.no)
    await server.db.run(
      "update list_export set status = 'RUNNING', blob_key = null, lease_until = now() + interval '1 hour' where no = $1",
      [data.no],
    )
    const cancelled = await post('exports/cancel', { no: data.no })
    expect(cancelled.data).toMatchObject({ status: 'CANCELLED', message: '已取消' })
    expect((await (await fileOf(data.no)).json()).msg).toBe('文件尚未生成，请稍候')
    expect((await rowOf(data.no)).status).toBe('CANCELLED')
  })

  it('is over after a day, and its file goes with the next look', async () => {
    const { data } = await ask({ only: ['Tclerk000000001'] })
    await ended(data.no)
    const { blob_key: key } = (await server.db.one<{ blob_key: string }>(
      'select blob_key from list_export where no = $1',
      [data.no],
    ))!
    const dir = path.join(server.config.dataDir, 'exports')
    const file = path.join(dir, 'blobs', key.slice(0, 2), key)
    const files = createBlobs(dir)
    await dropExpired(server.db.as('system'), files)
    expect(fs.existsSync(file)).toBe(true)
    await server.db.run(
      "update list_export set expires_at = now() - interval '1 second' where no = $1",
      [data.no],
    )
    expect((await rowOf(data.no)).status).toBe('EXPIRED')
    expect((await fileOf(data.no)).status).toBe(404)
    const yesterday = new Date(Date.now() - 25 * 3_600_000)
    fs.utimesSync(file, yesterday, yesterday)
    expect(await dropExpired(server.db.as('system'), files)).toBe(1)
    expect(fs.existsSync(file)).toBe(false)
    expect((await rowOf(data.no)).status).toBe('EXPIRED')
  })

  it('tells how far it is to its owner alone', async () => {
    const heard = { boss: [] as string[], clerk: [] as string[] }
    const stop = new AbortController()
    const listen = async (token: string, into: string[]) => {
      const response = await fetch(`${server.base}/job/events`, {
        headers: { Authorization: `Bearer ${token}` },
        signal: stop.signal,
      })
      for await (const chunk of response.body!) into.push(Buffer.from(chunk).toString())
    }
    const listening = Promise.allSettled([listen(boss, heard.boss), listen(clerk, heard.clerk)])
    await until(async () => heard.boss.length > 0 && heard.clerk.length > 0)
    const { data } = await ask()
    await until(
      async () => heard.boss.join('').includes(data.no) && heard.boss.join('').includes('"DONE"'),
    )
    expect(heard.clerk.join('')).not.toContain(data.no)
    stop.abort()
    await listening
  })
})
