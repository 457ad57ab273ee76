/** Amounts read by the units that the documents give, against what the books hold: the same yuan wherever they are told. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'

let server: TestServer
let bank: string
let paths: Record<string, { get: { responses: Record<number, Answered> } }>
interface Answered {
  content: Record<string, { schema: { properties: { data: { anyOf: [Node] } } } }>
}
interface Node {
  description?: string
  items?: Node
  properties?: Record<string, Node>
}

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  paths = (await (await fetch(`${server.base}/openapi.json`)).json()).paths
})
afterAll(() => server.stop())

/** In yuan, as whoever reads the documents understands the field. */
async function yuan(path: string, ...field: string[]): Promise<number> {
  const answer = paths[`/api${path}`]?.get.responses[200]?.content['application/json']
  let node: Node | undefined = answer?.schema.properties.data.anyOf[0]
  let value = (await server.call('GET', path, undefined, bank)).data
  for (const name of field) {
    node = node?.properties?.[name]
    value = value[name]
  }
  const said = node?.description ?? ''
  const unit = said.includes('0.0001 元') ? 10_000 : said.includes('单位：元') ? 1 : Number.NaN
  return value / unit
}

it('a balance is the same by every call', async () => {
  const row = await server.db.one<{ yuan: number }>(
    `select (available / 10000.0)::float8 as yuan from ledger
      where company_id = (select company_id from app_user where user_name = 'demo')`,
  )
  expect(row!.yuan).toBeGreaterThan(0)
  expect(await yuan('/capital/front/company/basic', 'balance')).toBe(row!.yuan)
  expect(await yuan('/front/companyBalance', 'available')).toBe(row!.yuan)
})
