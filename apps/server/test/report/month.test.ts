/** The month a report ends with, as somebody asks for it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

let server: TestServer
let owner: string

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.login('owner')
  await server.call('POST', '/enterprise/save', { name: '示例租户有限公司', taxNo: TAX_NO }, owner)
  const [file] = (await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], owner))
    .data
  await until(async () => {
    const { data } = await server.call('POST', '/invoice/import/detail', { id: file.id }, owner)
    return data.row.status === 'DONE' ? data : null
  })
})
afterAll(() => server?.stop())

/** The server's calendar is China's. */
const thisMonth = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7)
const order = (through: string) =>
  server.call('POST', '/frontTax/front/report/tax/query', { taxId: TAX_NO, through }, owner)
const reports = async () =>
  (await server.call('POST', '/frontTax/front/report/tax/result', { taxId: TAX_NO }, owner)).data
    .total

describe('the month a report ends with', () => {
  it('is taken when it is over and has data before it', async () => {
    expect((await order('2024-12')).data).toMatchObject({ through: '2024-12' })
  })

  it.each([
    ['that has not ended', '2099-01', '已结束的月份'],
    ['this very one', thisMonth, '已结束的月份'],
    ['before the first invoice', '2020-01', '从2024-04开始'],
  ])('%s is refused, and no report is made', async (_which, through, words) => {
    const before = await reports()
    const answer = await order(through)
    expect(answer.status).toBe(400)
    expect(answer.msg).toContain(words)
    expect(await reports()).toBe(before)
  })
})
