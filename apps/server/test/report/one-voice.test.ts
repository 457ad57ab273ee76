/** Every named firm of the sandbox's world, collected and reported the ordinary way: all its reports speak with one voice. */
import { contradictions } from '@xinjian/engine/claims/contradictions'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { REPORT_KIND_NAMES, type ReportKind } from '@xinjian/engine/report/kinds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Firm, must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

/** By their keys in the world; the group's million of invoices is left to the benches. */
const FIRMS = [
  ...['maker', 'trader', 'seasonal', 'young', 'newborn', 'small', 'toplimit', 'gap'],
  ...['inverted', 'single', 'wholesale', 'arrears', 'dishonest', 'missing'],
]

let sandbox: Sandbox
let server: TestServer
let bank: string

const ask = async (path: string, body: object) =>
  (await must(server.call('POST', path, body, bank))).data

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

/** Every kind that can be made of what was collected. */
async function reportsOf({ taxNo }: Firm): Promise<ReportDocument[]> {
  const products: { reportType: ReportKind; ready: boolean }[] = await ask(
    '/bss/order/product/access/queryAccessProductResult',
    { taxId: taxNo },
  )
  const reportTypes = products.filter(({ ready }) => ready).map(({ reportType }) => reportType)
  const rows: { reportNo: string }[] = await ask('/report/pack/order', {
    ...{ taxId: taxNo, reportTypes },
  })
  return Promise.all(
    rows.map(({ reportNo }) =>
      until(async () => {
        const { row, document } = await ask('/bss/order/report/getDetailReport', { reportNo })
        if (row.status === 'FAILED') throw new Error(row.message)
        return row.status === 'READY' ? document : null
      }),
    ),
  )
}

it.each(FIRMS)(
  '%s',
  async (key) => {
    const firm = await sandbox.firm(key)
    const phone = new Phone(server, sandbox)
    const { state } = await phone.login(firm)
    if (state === 'LOGIN_SMS') {
      const { mobile } = await sandbox.person(firm)
      const smsCode = await sandbox.smsCode(mobile, 'ETAX_LOGIN')
      await must(phone.sealed('loginEtax', { way: 'SMS', smsCode }))
    }
    await phone.collect()
    await phone.until(['SUCCESS', 'PARTIAL'])
    const documents = await reportsOf(firm)
    expect(documents.map(({ kind }) => kind).toSorted()).toEqual(REPORT_KIND_NAMES.toSorted())
    expect(contradictions(documents)).toEqual([])
  },
  60_000,
)
