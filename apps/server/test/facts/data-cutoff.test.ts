/** 数据截至 is one moment, of a collection, of what is held and of the report that is made of it. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { resultMessage } from '../../src/features/collect/result-message.ts'
import { taskById } from '../../src/features/collect/task.ts'
import { type Firm, must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

let sandbox: Sandbox
let server: TestServer
let bank: string
let firm: Firm
let reportNo: string
let taskId: string

const ask = async (path: string, body: object = {}) =>
  (await must(server.call('POST', path, body, bank))).data

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
  firm = await sandbox.firm('maker')
  const phone = new Phone(server, sandbox)
  await phone.login(firm)
  await phone.collect()
  await phone.until(['SUCCESS'])
  taskId = phone.taskId
  const task = await taskById(tenantOf(server.db, 1), taskId)
  reportNo = task?.report_no ?? ''
  await until(
    async () =>
      (await ask('/bss/order/report/getDetailReport', { reportNo })).row.status === 'READY',
  )
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

it('is one moment, of the task, of what is held and of the report made of it: when the newest came in', async () => {
  const items = await server.db.rows<{ at: Date }>(
    "select date_trunc('milliseconds', finished_at) as at from collect_item where task_id = $1 and state in ('DONE', 'EMPTY')",
    [taskId],
  )
  const newest = new Date(Math.max(...items.map(({ at }) => at.getTime()))).toISOString()
  const task = await taskById(tenantOf(server.db, 1), taskId)
  expect(task?.data_cutoff?.toISOString()).toBe(newest)
  const { dataCutoff } = await ask('/collect/data/summary', { taxNo: firm.taxNo })
  expect(dataCutoff).toBe(newest)
  const report = await ask('/bss/order/report/getDetailReport', { reportNo })
  // Of a report of invoices: when the newest of its own came in, to the second.
  const invoices = await server.db.one<{ from: Date; to: Date }>(
    `select min(started_at) as from, max(finished_at) as to from collect_item
      where task_id = $1 and dataset in ('INVOICE_OUT', 'INVOICE_IN')`,
    [taskId],
  )
  const { row, basis, document } = report
  expect(row).toMatchObject({ reportType: 'INVOICE', dataCutoff: basis.dataCutoff })
  const said = Date.parse(document.asOf)
  expect(said).toBe(Date.parse(basis.dataCutoff))
  expect(said).toBeGreaterThan(Number(invoices?.from) - 1000)
  expect(said).toBeLessThanOrEqual(Number(invoices?.to))
  // How far the bureau calls its data complete is another thing: the day before, by its name.
  const yesterday = new Date(Date.parse(newest) + 8 * 3_600_000 - 86_400_000)
  expect(task?.complete_through).toBe(yesterday.toISOString().slice(0, 10))
  expect(resultMessage(task!).body).toMatchObject({
    dataCutoff: newest,
    completeThrough: task?.complete_through,
  })
})
