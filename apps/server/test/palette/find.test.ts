/** The command palette's search: by name, number and initials, of one's own company and within what one may see. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeInitials } from '../../src/features/enterprise/initials.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { companyOf } from '../notice/told.ts'
import { TAX_NO } from '../support/sales-csv.ts'

let server: TestServer
const token: Record<string, string> = {}
const FIRMS = [
  ['91440300MA5F00001X', '深圳科技有限公司'],
  ['91500000MA5F00002X', '重庆长安汽车股份有限公司'],
  ['91330100MA5F00003X', '杭州100%_好物（集团）有限公司'],
] as const

beforeAll(async () => {
  server = await startTestServer()
  for (const name of ['demo', 'child', 'owner', 'admin']) token[name] = await server.login(name)
  const companyId = await companyOf(server.db, 'demo')
  for (const [taxNo, name] of FIRMS)
    await server.db.run('insert into enterprise (company_id, tax_no, name) values ($1, $2, $3)', [
      companyId,
      taxNo,
      name,
    ])
  await writeInitials(server.db.as('system'))
  await server.db.run(
    `insert into report (company_id, report_no, enterprise_id, report_type, params, created_by, status, subject)
     select company_id, 'INV20261122000000000' || n, id, 'INVOICE', '{"through": 1}', case n when 1 then 'child' else 'demo' end,
            case n when 3 then 'FAILED' else 'READY' end, jsonb_build_object('name', name, 'taxNo', tax_no)
       from enterprise, generate_series(1, 3) n where tax_no = $1`,
    [FIRMS[0][0]],
  )
})
afterAll(() => server.stop())

const find = async (q: string, name = 'demo') =>
  (await server.call('POST', '/palette/find', { q }, token[name])).data as {
    enterprises: { name: string; taxNo: string }[]
    reports: { reportNo: string }[]
  }
const names = async (q: string, who = 'demo') => (await find(q, who)).enterprises.map((e) => e.name)

describe('an enterprise', () => {
  it.each([
    ['szkj', '深圳科技有限公司'],
    ['SZKJ', '深圳科技有限公司'],
    ['cqca', '重庆长安汽车股份有限公司'],
    ['caqc', '重庆长安汽车股份有限公司'],
    ['深圳科', '深圳科技有限公司'],
    ['长安', '重庆长安汽车股份有限公司'],
    ['91500000', '重庆长安汽车股份有限公司'],
    ['91500000ma5f00002x', '重庆长安汽车股份有限公司'],
    ['100%', '杭州100%_好物（集团）有限公司'],
  ])('is found by %s', async (q, name) => expect((await names(q))[0]).toBe(name))

  it('signs that mean something to a database mean themselves', async () => {
    expect(await names('%')).toEqual(['杭州100%_好物（集团）有限公司'])
    expect(await names('深_科')).toEqual([])
  })

  it('comes first where it begins so', async () => {
    const companyId = await companyOf(server.db, 'demo')
    await server.db.run(
      "insert into enterprise (company_id, tax_no, name, initials) values ($1, 'Y1', '安顺某某', 'asmm'), ($1, 'Y2', '某安顺', 'mas')",
      [companyId],
    )
    expect(await names('as')).toEqual(['安顺某某', '某安顺'])
  })

  it('of another company is never found, nor one that a child customer did not ask about', async () => {
    expect(await names('szkj', 'owner')).toEqual([])
    expect(await names('szkj', 'child')).toEqual(['深圳科技有限公司'])
    expect(await names('cqca', 'child')).toEqual([])
    expect((await server.call('POST', '/palette/find', { q: 'szkj' }, token.admin)).http).toBe(403)
  })

  it('has its initials written with its name, and again with another', async () => {
    const save = (name: string) =>
      server.call('POST', '/enterprise/save', { name, taxNo: TAX_NO }, token.demo)
    await save('厦门茶叶')
    expect(await names('xmcy')).toEqual(['厦门茶叶'])
    await save('福州茶叶')
    expect([await names('xmcy'), await names('fzcy')]).toEqual([[], ['福州茶叶']])
  })
})

describe('a report', () => {
  const numbers = async (q: string, who = 'demo') =>
    (await find(q, who)).reports.map((r) => r.reportNo)

  it('that is finished is found by the beginning of its number, the newest first', async () => {
    expect(await numbers('inv20261122')).toEqual(['INV202611220000000002', 'INV202611220000000001'])
    expect(await numbers('INV202611220000000001')).toHaveLength(1)
    expect(await numbers('IN')).toEqual([])
  })

  it('of another company or of a colleague is not', async () => {
    expect(await numbers('INV2026', 'owner')).toEqual([])
    expect(await numbers('INV2026', 'child')).toEqual(['INV202611220000000001'])
  })
})
