/**
 * Firms that share a telephone, an address, a tax agent or a person with the centre, found though nothing else leads to them: who is told, what is said of it, and who
 * never is. Written out by hand: 甲 is the centre, each other firm shares one thing with it.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TenantDb } from '../../src/db/tenant.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { REVOKE, signFor } from '../support/consents.ts'
import { type Person, published, registered, type Told } from './records.ts'
import { companyOf, enterpriseIn, type Named } from './trade-world.ts'

const firm = (n: string, name: string): Named => ({
  taxNo: `91440300SSSSSSS${n}X`,
  name: `深圳市示例${name}有限公司`,
})
const CENTRE = firm('01', '甲')
const AGENT = firm('02', '同办税')
const NAMESAKE = firm('03', '同名')
const BUREAU = firm('04', '税局同址')
const MIXED = firm('05', '两处同址')
const REGISTRY = firm('06', '公示同址')
const FINANCE = firm('07', '财务')
const HELD = firm('08', '持股')
const BOARD = firm('09', '董事')
const WITHDRAWN = firm('10', '撤回')
const FOREIGN = firm('11', '他行')
const LISTED = firm('12', '名录')
const PLAIN = firm('13', '无关')
const PHONED = firm('14', '同电话')

/** As the bureau has them: two bear the name of the representative, two that of the clerk. */
const WANG: Person = { role: '法定代表人', name: '王示例', idNo: '440399197001010017' }
const ZHAO: Person = { role: '财务负责人', name: '赵示例', idNo: '440399197202020025' }
const LI: Person = { role: '办税员', name: '李示例', idNo: '440399198003030033' }
const OTHER_WANG: Person = { ...WANG, idNo: '440399196911110094' }
const OTHER_LI: Person = { ...LI, idNo: '440399198112120086' }
const [BUREAU_PLACE, REGISTRY_PLACE] = ['深圳市示例区税路1号', '深圳市示例区商路8号'] as const
const PHONE = '13899990001'

let server: TestServer
let bank: string
let tenant: TenantDb
const contracts = new Map<string, string>()

interface Edge {
  id: string
  type: string
  from: string
  to: string
  label?: string
  ratio?: number
}
const ask = async (body: object = {}, of = CENTRE, token = bank) => {
  const asked = { taxId: of.taxNo, view: 'RELATION', ...body }
  const answer = await server.call('POST', '/graph/query', asked, token)
  expect(answer, answer.msg).toMatchObject({ status: 200 })
  return answer.data as {
    queryNo: string
    nodes: { id: string; name: string; level: number; type: string }[]
    edges: Edge[]
  }
}
/** Of one type, as who, with whom and by what. */
const tied = ({ edges }: { edges: Edge[] }, type: string) =>
  edges
    .filter((edge) => edge.type === type)
    .map(({ from, to, label }) => [from, to, label])
    .sort()

/** Enters a firm that agreed to its collection, and what the bureau told of it. */
async function collected(of: Named, told: Told, into = tenant): Promise<number> {
  const id = await enterpriseIn(into, of)
  const { contractNo } = await signFor(server, of.taxNo)
  contracts.set(of.taxNo, contractNo)
  await registered(into, id, contractNo, told)
  return id
}
const registry = (id: number, fields: object, into = tenant) =>
  published(into, 'registry_business_registration', id, 'r', { ...fields })

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  tenant = await companyOf(server, '示例商业银行')
  const all = { address: BUREAU_PLACE, people: [WANG, ZHAO, LI] }
  const contact = { phone: PHONE, address: REGISTRY_PLACE }
  await registry(await collected(CENTRE, all), contact)
  await collected(AGENT, { address: '深圳市示例区别路2号', people: [LI] })
  await collected(NAMESAKE, { people: [OTHER_WANG, OTHER_LI] })
  await collected(BUREAU, { address: BUREAU_PLACE })
  await collected(MIXED, { address: REGISTRY_PLACE })
  await registry(await enterpriseIn(tenant, REGISTRY), { ...contact, phone: null })
  await registry(await enterpriseIn(tenant, PHONED), { phone: PHONE })
  await collected(FINANCE, { people: [{ ...WANG, role: '财务负责人' }] })
  await collected(HELD, {
    holders: [{ name: ZHAO.name, type: '自然人', idNo: ZHAO.idNo, ratio: 30 }],
  })
  // Published that he sits on its board; that he is the same is known by its clerk alone.
  const board = await collected(BOARD, { people: [{ ...WANG, role: '办税员' }] })
  await published(tenant, 'registry_key_person', board, 'k', { person: WANG.name, post: '董事' })
  await collected(WITHDRAWN, all)
  await server.db.run(REVOKE, [tenant.companyId, contracts.get(WITHDRAWN.taxNo)!])
  await registry(await enterpriseIn(tenant, PLAIN), {
    phone: '13899990002',
    address: '深圳市示例区',
  })
  const other = await companyOf(server, '示例实业有限公司')
  const foreign = await enterpriseIn(other, FOREIGN)
  await registered(other, foreign, '', all)
  await registry(foreign, contact, other)
})
afterAll(() => server?.stop())

describe('a firm of the same', () => {
  it('tax agent is found by name and document, and told with the name masked', async () => {
    expect(tied(await ask(), 'SAME_TAX_AGENT')).toEqual([[CENTRE.taxNo, AGENT.taxNo, '李**']])
  })

  it('address is found where the bureau told it, the registry published it, or each one of them', async () => {
    expect(tied(await ask(), 'SAME_ADDRESS')).toEqual([
      [CENTRE.taxNo, BUREAU.taxNo, BUREAU_PLACE],
      [CENTRE.taxNo, MIXED.taxNo, REGISTRY_PLACE],
      [CENTRE.taxNo, REGISTRY.taxNo, REGISTRY_PLACE],
      // Of one address all are of one another's.
      [MIXED.taxNo, REGISTRY.taxNo, REGISTRY_PLACE],
    ])
  })

  it('telephone is found, and told as numbers of persons are', async () => {
    expect(tied(await ask(), 'SAME_PHONE')).toEqual([[CENTRE.taxNo, PHONED.taxNo, '138****0001']])
  })

  it('is told by a list of the registry as well, whether it is held or not', async () => {
    const id = await tenant.one<{ id: number }>(
      'select id from enterprise where company_id = $1 and tax_no = $2',
      [PLAIN.taxNo],
    )
    const shared = { name: LISTED.name, credit_code: LISTED.taxNo }
    await published(tenant, 'registry_shared_contact', id!.id, 'p', { shared: '电话', ...shared })
    await published(tenant, 'registry_shared_contact', id!.id, 'a', {
      shared: '登记地址',
      ...shared,
    })
    const answer = await ask({}, PLAIN)
    expect(tied(answer, 'SAME_PHONE')).toEqual([[LISTED.taxNo, PLAIN.taxNo, '138****0002']])
    expect(tied(answer, 'SAME_ADDRESS')).toEqual([[LISTED.taxNo, PLAIN.taxNo, '深圳市示例区']])
    expect(answer.nodes).toHaveLength(2)
  })
})

describe('a person of the centre', () => {
  it('is the same in another firm by the document: its finance chief, its holder, on its board', async () => {
    const { nodes, edges } = await ask({ levels: 2 })
    const person = (name: string, firmNo: string) => {
      const shown = nodes.filter((node) => node.type === 'PERSON' && node.name === name)
      return edges
        .filter(({ from, to }) => to === firmNo && shown.some(({ id }) => id === from))
        .map(({ from, type, label, ratio }) => ({ from, type, label, ratio }))
    }
    const [own] = person('王**', CENTRE.taxNo)
    expect(own).toMatchObject({ type: 'LEGAL_REP' })
    expect(person('王**', FINANCE.taxNo)).toEqual([
      { from: own!.from, type: 'EXECUTIVE', label: '财务负责人' },
    ])
    expect(person('王**', BOARD.taxNo)).toEqual([
      { from: own!.from, type: 'EXECUTIVE', label: '董事' },
    ])
    const [finance] = person('赵**', CENTRE.taxNo)
    expect(person('赵**', HELD.taxNo)).toEqual([
      { from: finance!.from, type: 'SHAREHOLDER', ratio: 30 },
    ])
    for (const { taxNo } of [FINANCE, BOARD, HELD])
      expect(nodes.find(({ id }) => id === taxNo)).toMatchObject({ level: 2 })
  })

  it('is nobody else of that name', async () => {
    expect(JSON.stringify(await ask({ levels: 3 }))).not.toContain(NAMESAKE.taxNo)
  })
})

it('nobody who took its consent back, who is of another company, or who shares nothing is told', async () => {
  const answer = JSON.stringify(await ask({ levels: 3 }))
  for (const { taxNo, name } of [WITHDRAWN, FOREIGN, PLAIN]) {
    expect(answer).not.toContain(taxNo)
    expect(answer).not.toContain(name)
  }
  const owner = await server.login('owner')
  const foreign = await ask({ levels: 3 }, FOREIGN, owner)
  expect(foreign.nodes.filter(({ type }) => type === 'ENTERPRISE').map(({ id }) => id)).toEqual([
    FOREIGN.taxNo,
  ])
})

it('no document of a person and no whole name or number leaves', async () => {
  const { nodes, edges } = await ask({ levels: 3 })
  // Number and time of the query have digits of their own.
  const told = JSON.stringify({ nodes, edges })
  expect(told).toContain('王**')
  for (const { name, idNo } of [WANG, ZHAO, LI]) {
    expect(told).not.toContain(name)
    expect(told).not.toContain(idNo.slice(-4))
  }
  expect(told).not.toContain('4403*')
  expect(told).not.toContain(PHONE)
})

describe('taken back after a query', () => {
  const sealed = async (queryNo: string) =>
    (await server.call('POST', '/graph/detail', { queryNo }, bank)).data === null

  it.each([
    ['a tax agent', AGENT, 1],
    ['an address that one side alone publishes', MIXED, 1],
    ['a person of a published board, who is known by a document alone', BOARD, 2],
  ])(
    'the consent that %s rests on seals it, and a new one is without that firm',
    async (_, of, levels) => {
      const before = await ask({ levels })
      expect(JSON.stringify(before)).toContain(of.taxNo)
      expect(await sealed(before.queryNo)).toBe(false)
      await server.db.run(REVOKE, [tenant.companyId, contracts.get(of.taxNo)!])
      expect(await sealed(before.queryNo)).toBe(true)
      expect(JSON.stringify(await ask({ levels }))).not.toContain(of.taxNo)
    },
  )
})

it('a firm that the session may not see is not found', async () => {
  const child = await server.login('child')
  const answer = await ask({ levels: 2 }, CENTRE, child)
  const told = JSON.stringify(answer)
  for (const { taxNo } of [BUREAU, FINANCE]) expect(told).not.toContain(taxNo)
})
