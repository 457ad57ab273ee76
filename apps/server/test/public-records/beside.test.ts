/** Firms beside an enterprise: asked of where the company has them on its list, and of nobody else. */
import { PUBLIC_RECORD_KINDS, type PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { AnswerRecord } from '@xinjian/format/public-records/told'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'
import { saveEnterprise } from '../../src/features/enterprise/index.ts'
import { loadPublicFacts } from '../../src/features/facts/public/read.ts'
import { justiceEntKind } from '../../src/features/report/kinds/justice-ent.ts'
import type { PublicSources } from '../../src/outside/public/connector.ts'
import { openClone } from '../harness.ts'

const FIRM = { name: '示例五金有限公司', taxNo: '91440300000001111X' }
const HOLDER = { name: '示例控股有限公司', taxNo: '91440300000002222X' }
const INVESTED = { name: '示例自动化有限公司', taxNo: '91440300000003333X' }
/** Related, and not on the list. */
const STRANGER = { name: '示例海外有限公司', taxNo: '91440300000004444X' }
const NEIGHBOUR = { name: '示例邻居有限公司', taxNo: '91440300000005555X' }
const ADDRESS = '深圳市示例区示例路1号'

const NOW = new Date()
/** A day in the middle of the month before last: within the last 24 complete months, whenever the test runs. */
const LATELY = new Date(Date.UTC(NOW.getUTCFullYear(), NOW.getUTCMonth() - 2, 15))
  .toISOString()
  .slice(0, 10)

/** What registry and courts tell of each, by its code; money in yuan. */
const WORLD: Record<string, Partial<Record<PublicRecordKind, AnswerRecord['fields'][]>>> = {
  [FIRM.taxNo]: {
    BUSINESS_REGISTRATION: [
      { name: FIRM.name, legalRep: '王小明', address: ADDRESS, phone: '0755-1' },
    ],
    EQUITY_HOLDER: [
      { holder: HOLDER.name, holderCode: HOLDER.taxNo, ratio: 60 },
      { holder: STRANGER.name, holderCode: STRANGER.taxNo, ratio: 40 },
    ],
    INVESTMENT: [
      { name: INVESTED.name, creditCode: INVESTED.taxNo, ratio: 51, legalRep: '王小明' },
      { name: '示例贸易有限公司', ratio: 5, legalRep: '王小明' },
    ],
    CASE_FILING: [
      { caseNo: '（2026）粤0304民初1号', filedOn: LATELY, role: '被告', amount: 300_000 },
    ],
    ANNUAL_REPORT: [{ year: NOW.getFullYear() - 1, revenue: 1_200_000 }],
  },
  [HOLDER.taxNo]: {
    BUSINESS_REGISTRATION: [{ name: HOLDER.name, legalRep: '王小明' }],
    EQUITY_HOLDER: [{ holder: '李大海', holderType: '自然人股东', ratio: 90 }],
    DISHONEST: [{ caseNo: '（2026）粤0304执1号', publishedOn: '2026-05-01' }],
  },
  [INVESTED.taxNo]: { DISHONEST: [] },
}

let db: Database
let drop: () => Promise<void>
let tenant: TenantDb
beforeAll(async () => {
  ;({ db, drop } = await openClone('stocked'))
  const row = await db.one<{ id: number }>("select id from company where name = '示例商业银行'")
  tenant = tenantOf(db, row!.id)
})
afterAll(async () => {
  await drop?.()
})

const asked: string[] = []
const sources: PublicSources = {
  tells: (kind) => kind !== 'SHARED_CONTACT',
  find: async () => null,
  async ask(kind, { name, taxNo }) {
    asked.push(`${name} ${kind}`)
    const records = (WORLD[taxNo]?.[kind] ?? []).map((fields) => ({
      ...{ kind, fields, subject: { code: taxNo }, item: fields },
    }))
    const pages = [{ body: Buffer.from(JSON.stringify(records)), at: new Date() }]
    return { vendor: 'tianyancha', records, pages }
  },
}

it('their records, their shareholders and what they share are told, of those on the list alone', async () => {
  const saved = await saveEnterprise(tenant, FIRM.taxNo, FIRM.name, {})
  for (const { taxNo, name } of [HOLDER, INVESTED, NEIGHBOUR])
    await saveEnterprise(tenant, taxNo, name, {})
  const prepared = await justiceEntKind.prepare!(tenant, {
    ...{ sources, lenders: {} as never, reportNo: 'JEN1', since: new Date(0) },
    enterprise: { id: saved!.id, ...FIRM },
    mustHold: async () => undefined,
  })
  expect(prepared).toMatchObject({ any: true, lacking: [] })
  const names = new Set(asked.map((one) => one.split(' ')[0]))
  expect([...names].sort()).toEqual([FIRM.name, HOLDER.name, INVESTED.name].sort())

  const loaded = await tenant.transaction((tx) =>
    loadPublicFacts(tx, saved!.id, {
      kinds: PUBLIC_RECORD_KINDS,
      since: null,
      disputed: new Set(),
    }),
  )
  const { related, above, legalRepFirms, sameAddress, samePhone, linksAtLeast } = loaded!.facts
  expect(
    related.map(({ relation, name, records }) => [relation, name, records?.DISHONEST?.length]),
  ).toEqual([
    ['LEGAL_REP', '王**', undefined],
    ['SHAREHOLDER', HOLDER.name, 1],
    ['SHAREHOLDER', STRANGER.name, undefined],
    ['INVESTMENT', INVESTED.name, 0],
  ])
  expect(above).toEqual({
    [HOLDER.taxNo]: [{ holder: '李大海', holderType: '自然人股东', holderCode: null, ratio: 90 }],
  })
  // Two that it holds shares of, and its shareholder: each is run by the same person, and known to be related.
  expect({ legalRepFirms, sameAddress, samePhone, linksAtLeast }).toEqual({
    ...{ legalRepFirms: 3, sameAddress: 0, samePhone: 0, linksAtLeast: true },
  })
  const months = await justiceEntKind.months(tenant, saved!.id)
  const { indicators } = justiceEntKind.engine.make(loaded!.facts, months!.last)
  const figures = indicators.filter(({ id }) => ['J-06', 'J-16', 'J-17'].includes(id))
  expect(figures.map(({ key, value, flag }) => [key, value, flag])).toEqual([
    // 300,000 of the 1,200,000 that the annual report states.
    ['J-06.L24', 0.25, 'YELLOW'],
    ['J-16.asOf', 3, 'YELLOW'],
    // Nobody shares them among those looked at, which is not nobody.
    ['J-17.ADDRESS.asOf', null, 'GREY'],
    ['J-17.PHONE.asOf', null, 'GREY'],
  ])
})

it('who shares its address is found among firms whose registration was told', async () => {
  const neighbour = await saveEnterprise(tenant, NEIGHBOUR.taxNo, NEIGHBOUR.name, {})
  WORLD[NEIGHBOUR.taxNo] = {
    BUSINESS_REGISTRATION: [{ name: NEIGHBOUR.name, address: ADDRESS, phone: '0755-2' }],
  }
  await justiceEntKind.prepare!(tenant, {
    ...{ sources, lenders: {} as never, reportNo: 'JEN2', since: new Date(0) },
    enterprise: { id: neighbour!.id, ...NEIGHBOUR },
    mustHold: async () => undefined,
  })
  const loaded = await tenant.transaction((tx) =>
    loadPublicFacts(tx, neighbour!.id, {
      kinds: PUBLIC_RECORD_KINDS,
      since: null,
      disputed: new Set(),
    }),
  )
  expect(loaded!.facts).toMatchObject({ sameAddress: 1, samePhone: 0 })
})

it('where a source tells the list of who shares them, that is counted, and nobody on it is asked of', async () => {
  const firm = { name: '示例同址有限公司', taxNo: '91440300000006666X' }
  const saved = await saveEnterprise(tenant, firm.taxNo, firm.name, {})
  WORLD[firm.taxNo] = {
    BUSINESS_REGISTRATION: [{ name: firm.name, address: ADDRESS, phone: '0755-1' }],
    SHARED_CONTACT: [STRANGER, HOLDER, INVESTED, NEIGHBOUR].map(({ name, taxNo }) => ({
      ...{ shared: '电话', name, creditCode: taxNo },
    })),
  }
  asked.length = 0
  await justiceEntKind.prepare!(tenant, {
    ...{ sources: { ...sources, tells: () => true }, lenders: {} as never },
    ...{ reportNo: 'JEN3', since: new Date(0), enterprise: { id: saved!.id, ...firm } },
    mustHold: async () => undefined,
  })
  expect(new Set(asked.map((one) => one.split(' ')[0]))).toEqual(new Set([firm.name]))
  const loaded = await justiceEntKind.load(tenant, saved!.id, {} as never)
  const months = await justiceEntKind.months(tenant, saved!.id)
  const { indicators, rules } = justiceEntKind.engine.make(loaded!.facts, months!.last)
  const figures = indicators.filter(({ id }) => id === 'J-17')
  // Two of the list of enterprises are told the same address; the list of the source names none of that.
  expect(figures.map(({ key, value, flag }) => [key, value, flag])).toEqual([
    ['J-17.ADDRESS.asOf', 0, 'GREEN'],
    ['J-17.PHONE.asOf', 4, 'RED'],
  ])
  expect(rules.find(({ id }) => id === 'R-049')).toMatchObject({ result: 'HIT', level: 'MEDIUM' })
})
