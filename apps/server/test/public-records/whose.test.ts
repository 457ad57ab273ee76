/**
 * Whose records are, measured over the sandbox's world of same names, former names and firms that moved: what it tells as certain is the
 * firm's own without exception, and hardly anything of its own is missed. The truth is the sandbox's.
 */
import { PUBLIC_RECORD_KINDS, type PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import type { Database } from '../../src/db/pool.ts'
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'
import { saveEnterprise } from '../../src/features/enterprise/index.ts'
import { inquire } from '../../src/features/facts/public/read.ts'
import type { PublicVendor } from '../../src/outside/public/settings.ts'
import { createPublicSources } from '../../src/outside/public/sources.ts'
import { Sandbox } from '../collect-sandbox.ts'
import { openClone } from '../harness.ts'

const FIRMS = 16
/** Of a court or an office, as every vendor tells it; others are the sandbox's own. */
const NUMBER = /号$/

interface Truth {
  kind: PublicRecordKind
  number: string
  owner: string
  told: boolean
}
interface Noted {
  taxNo: string
  name: string
}

let sandbox: Sandbox
let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  sandbox = await Sandbox.start()
  ;({ db, drop } = await openClone('stocked'))
})
afterAll(async () => {
  await drop?.()
  sandbox?.stop()
})

const tableOf = async (kind: PublicRecordKind): Promise<string> => {
  const name = kind.toLowerCase()
  const found = await db.one<{ name: string }>(
    "select c.relname as name from pg_class c where c.relname in ('court_' || $1, 'registry_' || $1)",
    [name],
  )
  return found!.name
}

/** Rows of a firm: how sure, and the vendor's own words, which bear the number of the record. */
async function rowsOf(tenant: TenantDb, kind: PublicRecordKind, enterpriseId: number) {
  return tenant.rows<{ level: 'CODE' | 'NAME'; told: string }>(
    `select match_level as level, told from ${await tableOf(kind)} where company_id = $1 and enterprise_id = $2 and not gone`,
    [enterpriseId],
  )
}

/** A company of its own for each measure: what one vendor told is not there for the next. */
const measured = async (vendor?: PublicVendor) => {
  const company = await db.one<{ id: number }>(
    "insert into company (name, kind) values ($1, 'CUSTOMER') returning id",
    [`示例公司${vendor ?? ''}`],
  )
  const tenant = tenantOf(db, company!.id)
  const { publicVendors, publicSeconds } = readConfig({ SANDBOX_URL: sandbox.url })
  const sources = createPublicSources(
    {
      publicVendors: publicVendors.filter((one) => !vendor || one.vendor === vendor),
      publicSeconds,
    },
    db,
  )
  const { firms }: { firms: Noted[] } = await sandbox.get('/truth/public-records')
  const sum = { firms: 0, own: 0, found: 0, certain: 0, alike: 0 }
  const wrong: string[] = []
  const missed: string[] = []
  for (const { taxNo, name } of firms.slice(0, FIRMS)) {
    const saved = await saveEnterprise(tenant, taxNo, name, {})
    const enterprise = { id: saved!.id, name, taxNo }
    await inquire({
      ...{ tenant, sources, enterprise, kinds: PUBLIC_RECORD_KINDS, since: new Date(0) },
      reportNo: `${vendor ?? 'ALL'}${taxNo}`,
      mustHold: async () => undefined,
    })
    const { records }: { records: Truth[] } = await sandbox.get(`/truth/public-records/${taxNo}`)
    sum.firms++
    for (const kind of PUBLIC_RECORD_KINDS.filter((one) => sources.tells(one))) {
      const rows = await rowsOf(tenant, kind, enterprise.id)
      const numbered = records.filter(
        (record) => record.kind === kind && NUMBER.test(record.number),
      )
      for (const { number } of numbered.filter((record) => record.owner === taxNo && record.told)) {
        sum.own++
        if (rows.some((row) => row.told.includes(number))) sum.found++
        else missed.push(`${name} ${kind} ${number}`)
      }
      for (const row of rows) {
        if (row.level === 'NAME') sum.alike++
        else sum.certain++
        const own = numbered.some((one) => one.owner === taxNo && row.told.includes(one.number))
        const others = numbered.filter(
          (one) => one.owner !== taxNo && row.told.includes(one.number),
        )
        if (row.level === 'CODE' && !own && others.length > 0)
          wrong.push(`${name} ${kind} ${others[0]!.number} is of ${others[0]!.owner}`)
      }
    }
  }
  sources.stop()
  return { sum, wrong, missed }
}

it.each([['gateway'], ['qichacha'], ['tianyancha'], [undefined]] as const)(
  'told by %s: nothing of another firm is certain, and 95 of a hundred of its own are found',
  async (vendor) => {
    const { sum, wrong, missed } = await measured(vendor)
    expect(wrong).toEqual([])
    expect(sum.own).toBeGreaterThan(30)
    if (vendor !== 'qichacha') expect(sum.alike).toBeGreaterThan(0)
    expect(sum.found / sum.own, missed.slice(0, 20).join('\n')).toBeGreaterThanOrEqual(0.95)
  },
)
