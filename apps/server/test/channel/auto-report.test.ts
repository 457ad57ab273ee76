/** A collection buys a report where its channel says so, and nowhere else; the price stands beside link and switch, the mark on record and bill. */
import { HAO_PER_YUAN } from '@xinjian/format'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

let sandbox: Sandbox
let server: TestServer
let boss: string
let companyId: number
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  boss = await officeToken(server, 'demo')
  const row = await server.db.one<{ company_id: number }>(
    "select company_id from app_user where user_name = 'demo'",
  )
  companyId = row!.company_id
  const look = { name: '门店', title: '门店', color: '#1746a2', license: 'NO', products: null }
  await must(call('/channelProvider/add', { code: 'store', ...look }))
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const call = (path: string, body: object) => server.call('POST', path, body, boss)
const detail = async () => (await must(call('/channelProvider/detail', { code: 'store' }))).data
const link = async () =>
  (await must(call('/collect/link', { channel: 'store' }))).data as {
    url: string
    autoReport: { product: string; price: number }[] | null
  }
const turn = async (on: boolean) =>
  (
    await must(
      call('/channelProvider/autoReport', {
        code: 'store',
        version: (await detail()).row.version,
        on,
      }),
    )
  ).data
const priceOf = async () => {
  const row = await server.db.one<{ tiers: { price: number }[] }>(
    "select tiers from product_terms where product = 'INVOICE' and status = 'IN_FORCE'",
  )
  return row!.tiers[0]!.price
}
const records = () =>
  server.db.rows<{ tax_no: string; auto: boolean; via: string; amount: number }>(
    'select tax_no, auto, via, amount from usage_record where company_id = $1 order by at',
    [companyId],
  )

/** A collection by a link; the number of the report that followed. */
async function collected(code: string, name: string) {
  const firm = await sandbox.firm(name)
  const phone = new Phone(server, sandbox)
  await must(phone.open({ channelCode: code }))
  await phone.login(firm)
  await phone.collect()
  await phone.until(['SUCCESS'])
  const task = await server.db.one<{ report_no: string | null }>(
    'select report_no from collect_task where task_id = $1',
    [phone.taskId],
  )
  return { taxNo: firm.taxNo, reportNo: task!.report_no }
}
const codeOf = (url: string) => new URL(url).searchParams.get('channel') ?? ''

it('a channel buys none by itself: nothing is ordered, held or charged', async () => {
  expect((await detail()).row.autoReport).toBe(false)
  const { url, autoReport } = await link()
  expect(autoReport).toBeNull()
  const { reportNo } = await collected(codeOf(url), 'maker')
  expect(reportNo).toBeNull()
  expect(await records()).toEqual([])
})

it('turned on it buys one, of which switch and link told the price, and record and bill the reason', async () => {
  const price = await priceOf()
  expect(price).toBeGreaterThan(HAO_PER_YUAN)
  expect((await turn(true)).autoReport).toBe(true)
  expect((await detail()).autoPrices[0]).toMatchObject({ product: 'INVOICE', price })
  const { url, autoReport } = await link()
  expect(autoReport?.[0]).toMatchObject({ product: 'INVOICE', price })
  const { taxNo, reportNo } = await collected(codeOf(url), 'trader')
  const settled = await until(async () => {
    const [row] = await records()
    return row && row.amount > 0 ? row : null
  })
  expect(settled).toEqual({ tax_no: taxNo, auto: true, via: 'API', amount: price })
  const usage = await must(call('/usage/list', { via: 'API' }))
  expect(usage.data.rows).toMatchObject([{ no: reportNo, auto: true }])

  // One that a person orders beside it is not told as such.
  await must(call('/frontTax/front/report/tax/query', { taxId: taxNo, reportType: 'TAX_PAYMENT' }))
  await until(async () => {
    const rows = await records()
    return rows.length === 2 && rows.every(({ amount }) => amount > 0) ? rows : null
  })
  const month = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7)
  const bill = (await must(call('/bill/month', { month }))) as {
    data: { lines: { product: string; charged: number; auto: number; autoAmount: number }[] }
  }
  expect(
    bill.data.lines.map(({ product, charged, auto, autoAmount }) => [
      product,
      charged,
      auto,
      autoAmount,
    ]),
  ).toEqual([
    ['INVOICE', 1, 1, price],
    ['TAX_PAYMENT', 1, 0, 0],
  ])
})

it('turned off again before a collection ends it buys none, and both turns stand in the log', async () => {
  const { url } = await link()
  await turn(false)
  const before = (await records()).length
  expect((await collected(codeOf(url), 'arrears')).reportNo).toBeNull()
  expect(await records()).toHaveLength(before)
  const { data } = await call('/audit/list', { keyword: 'channelAutoReport' })
  expect(
    data.rows.map((row: { action: string; object: string }) => [row.action, row.object]),
  ).toEqual([
    ['channelAutoReport', 'store'],
    ['channelAutoReport', 'store'],
  ])
})
