/** Views and columns of lists over HTTP: one's own, those shown to the company, and nobody else's. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'
import { demoOf, emptyCompany, memberOf } from '../support/companies.ts'

let server: TestServer
let boss: string
let staff: string
let stranger: string

const post = (path: string, body: object, token = boss) =>
  server.call('POST', `/list/${path}`, body, token)
const views = async (token = boss, list = 'report') => (await post('views', { list }, token)).data
const save = async (name: string, over: object = {}, token = boss) =>
  (await post('views/save', { list: 'report', name, query: 'status=READY', ...over }, token)).data

beforeAll(async () => {
  server = await startTestServer()
  const companyId = await emptyCompany(server, '示例视图一')
  boss = await memberOf(server, companyId, 'view-boss', 'ROLE_COMPANY_ADMIN')
  staff = await memberOf(server, companyId, 'view-staff', 'ROLE_COMPANY_STAFF')
  const other = await emptyCompany(server, '示例视图二')
  stranger = await memberOf(server, other, 'view-other', 'ROLE_COMPANY_ADMIN')
})
afterAll(() => server.stop())

describe('a view', () => {
  it('is its maker’s, of one list, changed and renamed by him alone', async () => {
    const view = await save('待复核', { columns: { shown: ['reportNo'], hidden: ['grade'] } })
    expect(view).toMatchObject({ name: '待复核', query: 'status=READY', shared: false, own: true })
    expect((await views()).views).toEqual([view])
    expect((await views(boss, 'usage')).views).toEqual([])
    for (const token of [staff, stranger]) {
      expect((await views(token)).views).toEqual([])
      const taken = { list: 'report', id: view.id, name: '我的', query: '' }
      expect((await post('views/save', taken, token)).http).toBe(404)
      expect((await post('views/delete', { id: view.id }, token)).http).toBe(404)
      expect((await post('views/restore', { id: view.id }, token)).http).toBe(404)
      expect((await post('views/default', { list: 'report', id: view.id }, token)).http).toBe(404)
    }
    const renamed = await save('已复核', { id: view.id, query: '' })
    expect(renamed).toMatchObject({ id: view.id, name: '已复核', query: '' })
  })

  it('has a name that no other of his of that list has', async () => {
    await save('一个名字')
    const again = await post('views/save', { list: 'report', name: '一个名字' })
    expect(again).toMatchObject({ data: null, msg: '已有同名的视图，请换一个名称' })
    expect((await post('views/save', { list: 'usage', name: '一个名字' })).http).toBe(200)
    expect((await post('views/save', { list: 'report', name: '一个名字' }, staff)).http).toBe(200)
  })

  it('that is shown to the company is used by all of it, and by no other company', async () => {
    const view = await save('全行通用')
    const share = { id: view.id, shared: true }
    expect((await post('views/share', share, staff)).http).toBe(403)
    expect((await post('views/share', share, stranger)).http).toBe(404)
    expect((await post('views/share', share)).data).toMatchObject({ shared: true })
    const seen = (await views(staff)).views.find((v: { id: number }) => v.id === view.id)
    expect(seen).toMatchObject({ own: false, madeBy: 'view-boss', shared: true })
    expect((await views(stranger)).views).toEqual([])
    expect((await views(staff)).mayShare).toBe(false)
    expect((await post('views/default', { list: 'report', id: view.id }, staff)).http).toBe(200)
    expect((await views(staff)).defaultView).toBe(view.id)
    await post('views/share', { id: view.id, shared: false })
    expect((await views(staff)).defaultView).toBeNull()
  })

  it('that was deleted opens nothing, and comes back as it was', async () => {
    const view = await save('会删除')
    await post('views/default', { list: 'report', id: view.id })
    expect((await post('views/delete', { id: view.id })).http).toBe(200)
    expect((await post('views/delete', { id: view.id })).http).toBe(404)
    expect(await views()).toMatchObject({ defaultView: null })
    expect((await post('views/restore', { id: view.id })).data).toEqual(view)
    expect(await views()).toMatchObject({ defaultView: view.id })
    await post('views/delete', { id: view.id })
    await save('会删除')
    expect((await post('views/restore', { id: view.id })).msg).toBe('已有同名的视图，请换一个名称')
  })

  it('is one of fifty of a list', async () => {
    for (let i = 0; i < 50; i++) await save(`第${i}个`, { list: 'entry' })
    const more = await post('views/save', { list: 'entry', name: '再一个' })
    expect([more.http, more.msg]).toEqual([429, '每个列表最多保存50个视图，请先删除不用的'])
  })
})

it('columns are kept with their reader, and let go of', async () => {
  const columns = { shown: ['reportNo', 'status'], hidden: ['grade'] }
  expect((await post('columns', { list: 'report', columns }, staff)).http).toBe(200)
  expect((await views(staff)).columns).toEqual(columns)
  expect((await views()).columns).toBeNull()
  // Setting the one does not undo the other.
  const view = await save('与列无关', {}, staff)
  await post('views/default', { list: 'report', id: view.id }, staff)
  expect(await views(staff)).toMatchObject({ columns, defaultView: view.id })
  await post('columns', { list: 'report' }, staff)
  expect(await views(staff)).toMatchObject({ columns: null, defaultView: view.id })
})

it.each([
  ['views', { list: 'nothing' }, '没有这个列表'],
  ['views', { list: 'constructor' }, '没有这个列表'],
  ['views/save', { list: 'report', name: ' ' }, '请填写视图名称'],
  ['views/save', { list: 'report', name: 'a', query: 'x'.repeat(2001) }, '筛选条件过长'],
  ['columns', { list: 'report', columns: { shown: ["a'b"], hidden: [] } }, 'shown'],
])('%s refuses %j', async (path, body, why) => {
  const answer = await post(path, body)
  expect(answer.http).toBe(400)
  expect(answer.msg).toContain(why)
})

it('the account of the demonstration is everybody’s and keeps nothing', async () => {
  const demo = await demoOf(server, 'demo')
  for (const [route, body] of [
    ['views', { list: 'report' }],
    ['columns', { list: 'report' }],
  ] as const)
    expect((await post(route, body, demo)).http).toBe(403)
})
