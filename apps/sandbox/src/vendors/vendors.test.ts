/** The programs of vendors over real HTTP: their shapes, their pages, what they refuse, what a knob makes of them. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { TestSandbox } from '../testing/client.ts'

const GROUP = '91370299MAQHC2529M'
const DISHONEST = '91350099MA12RQDB1F'
const MAKER = '91440399MAQ8Q5RN7G'
const KEY = 'test-key'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
afterAll(() => sandbox.stop())
beforeEach(() => sandbox.post('/knobs/reset', {}))

// biome-ignore lint/suspicious/noExplicitAny: answers differ per vendor; a wrong shape fails the assertion that reads it
type Told = any

const json = async (path: string, headers: Record<string, string>): Promise<Told> =>
  (await sandbox.fetch(path, { headers })).json()

const tianyancha = (end: string, query: Record<string, string>) =>
  json(`/vendors/tianyancha/services/v3/open/${end}?${new URLSearchParams(query)}`, {
    authorization: KEY,
  })

function qichacha(end: string, query: Record<string, string>, secret = KEY) {
  const timespan = String(Math.floor(Date.now() / 1_000))
  const token = createHash('md5').update(`sandbox${timespan}${secret}`).digest('hex').toUpperCase()
  return json(`/vendors/qichacha/${end}?${new URLSearchParams({ key: 'sandbox', ...query })}`, {
    token,
    timespan,
  })
}

const gateway = (kind: string, query: Record<string, string>) =>
  json(`/vendors/gateway/records/${kind}?${new URLSearchParams(query)}`, {
    authorization: `Bearer ${KEY}`,
  })

it('天眼查 finds a firm by code and by part of its name, and tells it by its number', async () => {
  const found = await tianyancha('searchV2.json', { keyword: MAKER })
  expect(found).toMatchObject({ error_code: 0, result: { total: 1 } })
  const { id, companyName, creditCode } = found.result.items[0]
  expect(creditCode).toBe(MAKER)
  const words = await tianyancha('search.json', { keyword: companyName.slice(3, 9) })
  expect(words.result.items[0].name).toContain(`<em>${companyName.slice(3, 9)}</em>`)
  const detail = await tianyancha('w/companydetail.json', { id: String(id) })
  expect(detail.baseInfo).toMatchObject({
    creditCode: MAKER,
    name: companyName,
    toTime: 'Dec 31, 2999 12:00:00 AM',
  })
  expect(detail.baseInfo.regCapital).toMatch(/^\d+ 万$/)
})

it('by a name that two firms bear, 天眼查 tells the older one', async () => {
  const [mine] = (await tianyancha('searchV2', { keyword: MAKER })).result.items
  const told = await tianyancha('w/detail.json', { name: mine.companyName })
  expect(told.result.baseInfo.name).toBe(mine.companyName)
  expect(told.result.baseInfo.creditCode).not.toBe(MAKER)
})

it('pages of 天眼查 hold twenty, and no record is -1', async () => {
  const [group] = (await tianyancha('searchV2', { keyword: GROUP })).result.items
  const pages = await Promise.all(
    [1, 2, 3].map((pageNum) =>
      tianyancha('bids.json', { name: group.companyName, pageNum: String(pageNum) }),
    ),
  )
  expect(pages.map((page) => page.result.items.length)).toEqual([20, 20, 5])
  expect(pages[0].result.total).toBe(45)
  expect(pages[0].result.items[0].publishTime % 86_400_000).toBe(16 * 3_600_000)
  expect(await tianyancha('Illegal.json', { name: group.companyName })).toEqual({
    error_code: -1,
    reason: '请求返回结果无数据',
  })
  expect((await tianyancha('court.json', {})).error_code).toBe(300_008)
})

it('企查查 asks for its signature, and says 201 where there is no record', async () => {
  expect(await qichacha('ZhixingCheck/GetList', { searchKey: DISHONEST }, 'other')).toMatchObject({
    Status: '109',
  })
  expect(await qichacha('ZhixingCheck/GetList', { searchKey: MAKER })).toMatchObject({
    Status: '201',
    Message: '查询无结果',
    Result: null,
  })
  const told = await qichacha('ZhixingCheck/GetList', { searchKey: DISHONEST })
  expect(told).toMatchObject({
    Status: '200',
    Paging: { PageSize: 10, PageIndex: 1, TotalRecords: 1 },
    Result: { VerifyResult: 1, Data: [{ Biaodi: '2850000' }] },
  })
  const details = (await qichacha('ECIV4/GetDetailsByName', { keyword: DISHONEST })).Result
  expect(details.RegistCapi).toBe('800.000000万人民币')
  expect(details.Partners.map((one: Told) => Number(one.ShouldCapi))).toHaveLength(2)
})

it('the gateway tells records by code, by name alone, and those of the other firm of the name', async () => {
  const truth: Told = await (await sandbox.fetch(`/truth/public-records/${DISHONEST}`)).json()
  const told = (await gateway('CASE_FILING', { name: truth.name, taxNo: DISHONEST })).data.rows
  const owner = (caseNo: string) =>
    truth.records.find((one: Told) => one.kind === 'CASE_FILING' && one.number === caseNo).owner
  const seen = new Set(
    told.map((row: Told) =>
      [
        owner(row.fields.caseNo) === DISHONEST ? 'own' : 'other',
        row.subject.code === null
          ? 'no code'
          : row.subject.code === DISHONEST
            ? 'code'
            : 'its code',
      ].join(', '),
    ),
  )
  expect(seen).toEqual(new Set(['own, code', 'own, no code', 'other, its code', 'other, no code']))
  expect(told[0].fields.amount).toMatch(/^\d+\.\d\d$/)
})

it('charges answers with and without records, refusals not', async () => {
  await qichacha('ZhixingCheck/GetList', { searchKey: MAKER })
  await qichacha('ZhixingCheck/GetList', { searchKey: MAKER }, 'other')
  await sandbox.post('/knobs/vendor', { vendor: 'qichacha', fault: 'QUOTA', times: 1 })
  expect(await qichacha('ZhixingCheck/GetList', { searchKey: MAKER })).toMatchObject({
    Status: '112',
  })
  const calls = await sandbox.fetch('/knobs/vendor-calls?vendor=qichacha')
  expect(await calls.json()).toEqual({
    calls: 3,
    charged: 1,
    byEnd: { 'ZhixingCheck/GetList': 3 },
  })
})

it('meets its knobs: closed, other names of fields, broken off on the last page, of one end alone', async () => {
  const set = (fault: string, end = '') =>
    sandbox.post('/knobs/vendor', { vendor: 'gateway', fault, end })
  const ask = (kind: string) =>
    sandbox.fetch(`/vendors/gateway/records/${kind}?name=x&taxNo=${DISHONEST}`, {
      headers: { authorization: `Bearer ${KEY}` },
    })
  await set('DOWN', 'HEARING')
  expect((await ask('HEARING')).status).toBe(503)
  expect((await ask('PERMIT')).status).toBe(200)
  await set('SHAPE')
  expect(Object.keys(((await (await ask('PERMIT')).json()) as Told).data.rows[0])).toEqual([
    'c0',
    'c1',
    'c2',
  ])
  await set('HALF')
  await expect((await ask('PERMIT')).text()).rejects.toThrow()
  await set('')
  expect(((await (await ask('PERMIT')).json()) as Told).data.rows).toHaveLength(2)
})
