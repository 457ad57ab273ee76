/** The sandbox world is large enough: ten of its wholesalers, collected and reported the ordinary way, make a benchmark. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refreshBenchmarks } from '../../src/features/peers/index.ts'
import { type Firm, must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

/** Two ordinary firms of each are wholesalers of machines (5179). */
const AREAS = ['1200', '1300', '1400', '2100', '2200']
const DATASETS = ['REGISTRATION', 'VAT_RETURN', 'CIT_RETURN']

let sandbox: Sandbox
let server: TestServer
let bank: string
const firms: Firm[] = []

const ask = async (path: string, body: object) =>
  (await must(server.call('POST', path, body, bank))).data

async function report(taxId: string) {
  const [{ reportNo }] = await ask('/report/pack/order', { taxId, reportTypes: ['TAX'] })
  return until(async () => {
    const { row, document } = await ask('/bss/order/report/getDetailReport', { reportNo })
    return row.status === 'READY' ? document : null
  })
}

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
  for (const area of AREAS)
    firms.push(await sandbox.neighbour(area, 0), await sandbox.neighbour(area, 1))
  for (const firm of firms) {
    const phone = new Phone(server, sandbox)
    await phone.login(firm)
    await phone.collect(DATASETS)
    await phone.until(['SUCCESS'])
    await report(firm.taxNo)
  }
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

it('of real reports, between the least and the most of them', async () => {
  await refreshBenchmarks(server.db.as('system'))
  const { indicators } = await report(firms[0]!.taxNo)
  const { peer } = indicators.find(({ key }: { key: string }) => key === 'T-005.L12')
  expect(peer).toMatchObject({
    n: 10,
    level: '其他机械设备及电子产品批发，小类F5179，微型企业，一般纳税人',
  })
  const values = await server.db.rows<{ value: number }>(
    "select value from peer_value where indicator = 'T-005' order by value",
  )
  expect(peer.median).toBeGreaterThan(values[0]!.value)
  expect(peer.median).toBeLessThan(values.at(-1)!.value)
})
