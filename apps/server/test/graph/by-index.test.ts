/** Who was told the same, among the 20,000 firms of a company: found by indexes beneath the policies of rows, of each thing that is looked up. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../src/db/pool.ts'
import { tenantOf } from '../../src/db/tenant.ts'
import { enterprisesTelling, type Telling } from '../../src/features/facts/records/read.ts'
import { cloneDatabase } from '../harness.ts'
import { readBy } from '../support/rows-read.ts'

const FIRMS = 20_000
const [OWN, OTHER] = [1, 2] as const
let db: Database
let url: string
let drop: () => Promise<void>

const HEAD = `company_id, enterprise_id, row_key, revision, hash, source, collected_at, contract_no, task_id`
const head = (company: number) => `${company}, n, 'k', 1, '', 'x', now(), '', ''`
const PUBLIC = `vendor, match_level, match_for, match_against, told`
const public_ = `'v', 'CODE', '[]', '[]', '{}'`

/** Firm n tells of itself what ends in n, but for 7, which tells what 11 does; so it is in another company. */
async function fill(company: number, firms: number) {
  const n = '(case n when 7 then 11 else n end)'
  const rows = `from generate_series(1, ${firms}) n`
  await db.run(
    `insert into registry_business_registration (${HEAD}, ${PUBLIC}, legal_rep, phone, address)
     select ${head(company)}, ${public_}, '管理公司' || ${n}, '0755' || ${n}, '商路' || ${n} || '号' ${rows}`,
  )
  await db.run(
    `insert into registry_equity_holder (${HEAD}, ${PUBLIC}, holder, holder_code)
     select ${head(company)}, ${public_}, '控股公司' || ${n}, 'CODE' || ${n} ${rows}`,
  )
  await db.run(
    `insert into tax_registration (${HEAD}, reg_address, detail)
     select ${head(company)}, '税路' || ${n} || '号', jsonb_build_object('people', jsonb_build_array(
              jsonb_build_object('role', '法定代表人', 'name', '王示例', 'idNo', '4403****' || ${n}),
              jsonb_build_object('role', '办税员', 'name', '李示例', 'idNo', '****'))) ${rows}`,
  )
  await db.run(
    `insert into shareholder (${HEAD}, name, id_masked)
     select ${head(company)}, '股东' || ${n}, '4403****' || ${n} ${rows}`,
  )
}

beforeAll(async () => {
  ;({ url, drop } = await cloneDatabase())
  db = openDatabase(url, () => undefined)
  await fill(OWN, FIRMS)
  await fill(OTHER, 20)
  await db.pool.query('vacuum (analyze)')
})
afterAll(async () => {
  await db?.close()
  await drop?.()
})

const TABLES = [
  'registry_business_registration',
  'registry_equity_holder',
  'tax_registration',
  'shareholder',
]
const LOOKED_UP: readonly (readonly [Telling, of: (n: number) => string])[] = [
  ['LEGAL_REP', (n) => `管理公司${n}`],
  ['PHONE', (n) => `0755${n}`],
  ['ADDRESS', (n) => `商路${n}号`],
  ['HOLDER_CODE', (n) => `CODE${n}`],
  ['HOLDER', (n) => `控股公司${n}`],
  ['BUREAU_ADDRESS', (n) => `税路${n}号`],
  ['BUREAU_PERSON', (n) => `王示例/4403****${n}`],
  ['BUREAU_HOLDER', (n) => `股东${n}`],
  ['BUREAU_HOLDING_PERSON', (n) => `股东${n}/4403****${n}`],
]

it.each(LOOKED_UP)('%s is found without reading the others', async (what, of) => {
  const found: number[][] = []
  const read = await readBy({ db, url, tables: TABLES }, OWN, 3, async (tenant) => {
    found.push(...(await enterprisesTelling(tenant, what, [of(11), of(19_000), of(99_999)])))
  })
  expect(found.toSorted((a, b) => a.length - b.length)).toEqual([[19_000], [7, 11]])
  expect(read).toBeLessThan(50)
})

it('tells a company of its own firms alone', async () => {
  expect(await enterprisesTelling(tenantOf(db, OTHER), 'PHONE', ['075511', '075519000'])).toEqual([
    [7, 11],
  ])
  expect(
    await enterprisesTelling(tenantOf(db, OTHER), 'BUREAU_PERSON', ['王示例/4403****19000']),
  ).toEqual([])
})

it('finds nobody by a number of which only stars are left', async () => {
  expect(await enterprisesTelling(tenantOf(db, OWN), 'BUREAU_PERSON', ['李示例/****'])).toEqual([])
})

it('a telephone of very many keeps nobody else from being found', async () => {
  const tenant = tenantOf(db, OTHER)
  await db.run(
    `insert into registry_business_registration (${HEAD}, ${PUBLIC}, phone)
     select ${head(OTHER)}, ${public_}, '4008000000' from generate_series(1001, 2000) n`,
  )
  const found = await enterprisesTelling(tenant, 'PHONE', ['4008000000', '075511'])
  expect(found.map((of) => of.length).sort((a, b) => a - b)).toEqual([2, 500])
})
