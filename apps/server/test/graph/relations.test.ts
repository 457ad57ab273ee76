/** Relations by what registry and courts published of held enterprises, what is not drawn of very many, and persons, who are never named. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TenantDb } from '../../src/db/tenant.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { published } from './records.ts'
import { companyOf, enterpriseIn, gives, type Named } from './trade-world.ts'

const firm = (n: number, name: string): Named => ({
  taxNo: `91440300RRRRRRRR${n}X`,
  name: `深圳市示例${name}有限公司`,
})
const [ONE, TWO, THREE, MANY] = [
  firm(1, '壹'),
  firm(2, '贰'),
  firm(3, '叁'),
  firm(4, '众'),
] as const
const HOLDER: Named = { taxNo: '91110000HHHHHHHH9X', name: '北京示例控股集团有限公司' }

let server: TestServer
let bank: string
let tenant: TenantDb

const ask = async (of: Named, body: object) => {
  const answer = await server.call('POST', '/graph/query', { taxId: of.taxNo, ...body }, bank)
  expect(answer, answer.msg).toMatchObject({ status: 200 })
  return answer.data
}

const answered = (id: number, kind: string) =>
  tenant.run(
    `insert into public_answer (company_id, enterprise_id, kind, report_no, state, vendor, told_at, records, others)
     values ($1, $2, $3, 'JUS', 'TOLD', 'tianyancha', now(), 1, 0)`,
    [id, kind],
  )

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  tenant = await companyOf(server, '示例商业银行')
  const ids = [ONE, TWO, THREE].map((of) =>
    gives(tenant, of, [{ to: { name: '某某公司' }, month: 1, total: 1_00 }]),
  )
  const [one, two, three] = [await ids[0]!, await ids[1]!, await ids[2]!]
  await enterpriseIn(tenant, HOLDER)
  const guarantee = (of: Named) => ({
    outGuaranteeInfoList: [
      { obligor: of.name, guaranteeWay: '连带保证', creditoAmount: '500万元' },
    ],
  })
  await published(tenant, 'registry_annual_report', one, 'y', { year: 2025, told: guarantee(TWO) })
  await published(tenant, 'registry_annual_report', two, 'y', {
    year: 2025,
    told: guarantee(THREE),
  })
  await published(tenant, 'registry_annual_report', three, 'y', {
    year: 2025,
    told: guarantee(ONE),
  })
  await answered(one, 'ANNUAL_REPORT')
  for (const id of [one, two])
    await published(tenant, 'registry_equity_holder', id, 'h', {
      holder: HOLDER.name,
      holder_code: HOLDER.taxNo,
      ratio: 80,
    })
  await published(tenant, 'registry_equity_holder', one, 'p', {
    holder: '诸葛示例',
    holder_type: '自然人',
    ratio: 20,
  })
  // Of another firm by the same name: nobody's holder here.
  await published(tenant, 'registry_equity_holder', three, 'n', {
    holder: HOLDER.name,
    holder_code: HOLDER.taxNo,
    ratio: 90,
    match: 'NAME',
  })
  await published(tenant, 'court_dishonest', one, 'd', {
    case_no: '（2026）粤03执1号',
    published_on: '2026-05-01',
  })
  await gives(
    tenant,
    MANY,
    Array.from({ length: 350 }, (_, i) => ({
      to: { name: `上海无名${i}有限公司`, taxNo: `91310000${String(i).padStart(9, '0')}X` },
      month: 1,
      total: (i + 1) * 100,
    })),
  )
})
afterAll(() => server?.stop())

it('draws three hundred nodes, the largest, and counts the others with what they come to', async () => {
  const answer = await ask(MANY, {})
  expect(answer.nodes).toHaveLength(300)
  // 299 of 350 are drawn, from 350 yuan down to 52; the 51 smallest come to 51 × 52 / 2 yuan.
  expect(answer.folded).toEqual([{ of: MANY.taxNo, count: 51, total12: ((51 * 52) / 2) * 100 }])
  const drawn = answer.edges.map(({ trade }: { trade: { total12: number } }) => trade.total12)
  expect(Math.min(...drawn)).toBe(52_00)
})

it('finds the circle of guarantees that annual reports tell', async () => {
  const answer = await ask(ONE, { view: 'GUARANTEE', levels: 2 })
  expect(
    answer.edges.map(({ from, to }: { from: string; to: string }) => [from, to]).sort(),
  ).toEqual(
    [
      [ONE.taxNo, TWO.taxNo],
      [TWO.taxNo, THREE.taxNo],
      [THREE.taxNo, ONE.taxNo],
    ].sort(),
  )
  expect(answer.edges[0].label).toBe('连带保证 500万元')
  expect(answer.findings.map(({ kind }: { kind: string }) => kind)).toContain('GUARANTEE_CIRCLE')
  expect(answer.sources[0]).toMatchObject({ edge: 'GUARANTEE', state: 'HELD' })
})

it('finds who controls several borrowers, by records that bear the code of the firm alone', async () => {
  const answer = await ask(ONE, { view: 'CONTROL', levels: 2 })
  const control = answer.findings.find(({ kind }: { kind: string }) => kind === 'COMMON_CONTROL')
  expect([...control.nodes].sort()).toEqual([HOLDER.taxNo, ONE.taxNo, TWO.taxNo].sort())
  expect(answer.nodes.find(({ id }: { id: string }) => id === HOLDER.taxNo)).toMatchObject({
    ...{ name: HOLDER.name, masked: false },
  })
  expect(JSON.stringify(answer)).not.toContain(THREE.taxNo)
})

it('names no person, and judges nobody of whom nothing was asked', async () => {
  const answer = await ask(ONE, { view: 'EQUITY', levels: 1 })
  const person = answer.nodes.find(({ type }: { type: string }) => type === 'PERSON')
  expect(person).toMatchObject({ name: '诸葛**', masked: true, risks: null })
  expect(JSON.stringify(answer)).not.toContain('诸葛示例')
  expect(answer.nodes.find(({ centre }: { centre: boolean }) => centre).risks).toEqual([
    'dishonest',
  ])
  expect(answer.nodes.find(({ id }: { id: string }) => id === HOLDER.taxNo).risks).toBe(null)
})

const borrowers = async (body: object = {}, token = bank) => {
  const answer = await server.call('POST', '/graph/borrowers', body, token)
  expect(answer, answer.msg).toMatchObject({ status: 200 })
  return answer.data
}

it('tells circles of guarantees and common control over all borrowers, with what they stand on', async () => {
  const { rows, total, complete, read, all } = await borrowers()
  expect([total, complete, read === all]).toEqual([2, true, true])
  const [circle, control] = rows
  expect(circle).toMatchObject({
    kind: 'GUARANTEE_CIRCLE',
    borrowers: 3,
    parties: 3,
    controlled: null,
  })
  // Each has a place of its own in the picture: one in the middle, the others around it.
  expect(circle.nodes.map(({ level }: { level: number }) => level)).toEqual([0, 1, 1])
  // The smallest number first, the first again last; guarantees run from one to two to three and back.
  expect(circle.who).toBe([ONE, TWO, THREE, ONE].map(({ name }) => name).join(' → '))
  expect(circle.edges.map(({ label }: { label: string }) => label)).toEqual(
    Array(3).fill('连带保证 500万元'),
  )
  expect(control).toMatchObject({
    kind: 'COMMON_CONTROL',
    who: HOLDER.name,
    borrowers: 2,
    parties: 3,
  })
  expect(control.controlled.split('、').sort()).toEqual([ONE.name, TWO.name].sort())
  expect(control.edges.map(({ ratio }: { ratio: number }) => ratio)).toEqual([80, 80])
})

it('narrows that list by kind and by the name or number of a party, and pages it', async () => {
  const kinds = async (body: object) =>
    (await borrowers(body)).rows.map(({ kind }: { kind: string }) => kind)
  expect(await kinds({ kind: 'COMMON_CONTROL' })).toEqual(['COMMON_CONTROL'])
  expect(await kinds({ keyword: '示例叁' })).toEqual(['GUARANTEE_CIRCLE'])
  expect(await kinds({ keyword: HOLDER.taxNo.toLowerCase() })).toEqual(['COMMON_CONTROL'])
  expect(await kinds({ keyword: '没有这家' })).toEqual([])
  expect(await kinds({ page: 2, size: 1 })).toEqual(['COMMON_CONTROL'])
})

it('tells a session no more than the enterprises that it may see', async () => {
  const child = await server.login('child')
  expect(await borrowers({}, child)).toMatchObject({ rows: [], total: 0, all: 0 })
})
