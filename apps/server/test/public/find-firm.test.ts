/** A firm is found in the registry by name, former name or code; which one is meant is never guessed. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'
import { childOf } from '../support/companies.ts'

interface Truth {
  taxNo: string
  name: string
  formerNames: string[]
  namesakes: string[]
}

let server: TestServer
let staff: string
let firms: Truth[]

beforeAll(async () => {
  server = await startTestServer()
  staff = await server.login('demo')
  const truth = await fetch(`${inject('sandboxUrl')}/truth/public-records`)
  firms = (await truth.json()).firms
})
afterAll(() => server.stop())

const find = (keyword: string, token = staff) =>
  server.call('POST', '/verify/gssf/search', { keyword }, token)
const order = (keyword: string, token = staff) =>
  server.call('POST', '/verify/gssf/report', { keyword }, token)
const held = async (taxNo: string) =>
  (await server.db.one<{ n: number }>(
    'select count(*)::int as n from enterprise where tax_no = $1',
    [taxNo],
  ))!.n

it('by its code, its name and a former name, and says which of them', async () => {
  const renamed = firms.find(
    ({ formerNames, namesakes }) => formerNames.length > 0 && namesakes.length === 0,
  )!
  for (const [words, matched] of [
    [renamed.taxNo, 'CODE'],
    [renamed.name, 'NAME'],
    [renamed.formerNames[0]!, 'FORMER_NAME'],
  ] as const) {
    const { data } = await find(words)
    expect(data.state).toBe('TOLD')
    expect(data.rows[0], words).toMatchObject({ code: renamed.taxNo, matched })
  }
})

it('tells all firms of one name, each by its own code, and orders none of them by that name', async () => {
  const shared = firms.find(({ namesakes }) => namesakes.length > 0)!
  const { data } = await find(shared.name)
  const same = data.rows.filter(({ matched }: { matched: string }) => matched === 'NAME')
  expect(same.map(({ code }: { code: string }) => code).sort()).toEqual(
    [shared.taxNo, ...shared.namesakes].sort(),
  )
  const refused = await order(shared.name)
  expect(refused).toMatchObject({ status: 409, data: null })
  for (const code of [shared.taxNo, ...shared.namesakes]) expect(await held(code)).toBe(0)
})

it('enters the firm that is ordered so that it is found by its initials', async () => {
  const renamed = firms.find(
    ({ formerNames, namesakes }) => formerNames.length > 0 && namesakes.length === 0,
  )!
  expect((await order(renamed.name)).status).toBe(200)
  const row = await server.db.one<{ initials: string }>(
    'select initials from enterprise where tax_no = $1',
    [renamed.taxNo],
  )
  // A letter a character, but for brackets.
  const characters = renamed.name.replace(/[^\u4e00-\u9fff]/g, '').length
  expect(row?.initials).toMatch(new RegExp(`^[a-z]{${characters}}$`))
})

it('asks for two Chinese characters or a whole code', async () => {
  for (const words of ['例', '9144', 'AB']) {
    expect((await find(words)).status).toBe(400)
    expect((await order(words)).status).toBe(400)
  }
})

it('says of a firm that nobody knows that there is none', async () => {
  expect((await order('没有这样的企业有限公司')).status).toBe(2001)
})

it('marks a firm as held where the session sees it, and a child customer does not see what others hold', async () => {
  const known = firms.find(
    ({ namesakes, formerNames }) => namesakes.length === 0 && formerNames.length > 0,
  )!
  await server.call('POST', '/enterprise/save', { name: known.name, taxNo: known.taxNo }, staff)
  expect((await find(known.taxNo)).data.rows[0].listed).toBe(true)
  const companyId = (await server.db.one<{ id: number }>(
    'select company_id as id from enterprise where tax_no = $1',
    [known.taxNo],
  ))!.id
  const child = await childOf(server, companyId, 'finder')
  expect((await find(known.taxNo, child)).data.rows[0].listed).toBe(false)
})
