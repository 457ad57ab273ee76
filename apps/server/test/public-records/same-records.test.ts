/** The same records told by three vendors in their own spellings are read as the same: what a vendor does not tell is absent, never another value. */
import { PUBLIC_RECORD_KINDS, type PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import type { Db } from '../../src/db/pool.ts'
import type { PublicVendor } from '../../src/outside/public/settings.ts'
import { createPublicSources, type RunningPublicSources } from '../../src/outside/public/sources.ts'
import { type Firm, Sandbox } from '../collect-sandbox.ts'

const NO_DATABASE = { rows: async () => [], one: async () => null, run: async () => 0 } as Db

/** What tells a record among those of its kind, of one firm. */
const KEYS: Partial<Record<PublicRecordKind, readonly string[]>> = {
  BUSINESS_REGISTRATION: ['creditCode'],
  EQUITY_HOLDER: ['holder'],
  KEY_PERSON: ['person', 'post'],
  REGISTRATION_CHANGE: ['item', 'changedOn'],
  ANNUAL_REPORT: ['year'],
  BRANCH: ['name'],
  INVESTMENT: ['name'],
  EQUITY_PLEDGE: ['pledgeNo'],
  CHATTEL_MORTGAGE: ['mortgageNo'],
  INTELLECTUAL_PROPERTY: ['registrationNo'],
  ABNORMAL_LIST: ['putOn'],
  SERIOUS_VIOLATION: ['putOn'],
  ADMIN_PENALTY: ['penaltyNo'],
  SPOT_CHECK: ['checkedOn'],
  BID: ['title'],
  EQUITY_FREEZE: ['noticeNo'],
}
/** Spelled otherwise, and kept as it was said. */
const AS_SAID = new Set(['BUSINESS_REGISTRATION.status', 'BUSINESS_REGISTRATION.region'])

type Fields = Readonly<Record<string, string | number>>

let sandbox: Sandbox
let firms: Firm[]
const by = new Map<PublicVendor, RunningPublicSources>()
beforeAll(async () => {
  sandbox = await Sandbox.start()
  const { publicVendors } = readConfig({ SANDBOX_URL: sandbox.url })
  for (const one of publicVendors)
    by.set(
      one.vendor,
      createPublicSources({ publicVendors: [one], publicSeconds: 20 }, NO_DATABASE),
    )
  const all: Firm[] = await sandbox.get('/world/enterprises')
  firms = all.filter(({ key }) => key !== 'group')
})
afterAll(() => {
  for (const one of by.values()) one.stop()
  sandbox?.stop()
})

const own = async (vendor: PublicVendor, kind: PublicRecordKind, firm: Firm): Promise<Fields[]> =>
  (await by.get(vendor)!.ask(kind, firm)).records
    .filter(({ subject }) => subject.code === firm.taxNo)
    .map(({ fields }) => fields)

const same = (a: string | number, b: string | number): boolean =>
  a === b || (a !== '' && Number(a) === Number(b))

/** Fields of a vendor's records that say another thing than the record. */
async function wrongOf(
  vendor: PublicVendor,
  kind: PublicRecordKind,
  firm: Firm,
): Promise<string[]> {
  const truth = await by.get('gateway')!.ask(kind, firm)
  const keys = KEYS[kind] ?? ['caseNo']
  return (await own(vendor, kind, firm)).flatMap((told) => {
    const record = truth.records.find(({ fields }) =>
      keys.every((key) => same(fields[key] ?? '', told[key] ?? '')),
    )
    if (!record) return [`${kind}: ${keys.map((key) => told[key]).join()} is no record`]
    return Object.entries(told)
      .filter(([name]) => !AS_SAID.has(`${kind}.${name}`))
      .filter(([name, value]) => !same(record.fields[name] ?? '', value))
      .map(([name, value]) => `${kind}.${name}: ${value}, not ${record.fields[name]}`)
  })
}

it.each(['qichacha', 'tianyancha'] as const)('%s', async (vendor) => {
  const kinds = PUBLIC_RECORD_KINDS.filter((kind) => by.get(vendor)!.tells(kind))
  const wrong = new Set<string>()
  let compared = 0
  for (const kind of kinds)
    for (const firm of firms) {
      compared += (await own(vendor, kind, firm)).length
      for (const one of await wrongOf(vendor, kind, firm)) wrong.add(one)
    }
  expect([...wrong]).toEqual([])
  expect(compared).toBeGreaterThan(150)
})

it('what a report needs most is told in full by 企查查', async () => {
  const firm = firms.find(({ key }) => key === 'dishonest')!
  const [holder] = await own('qichacha', 'EQUITY_HOLDER', firm)
  expect(Object.keys(holder!).sort()).toEqual(
    'holder holderType paidIn paidInForm paidInOn ratio subscribed subscribedForm subscribedOn'.split(
      ' ',
    ),
  )
})

it('the side on which the firm stands alone is its part in the case', async () => {
  const sued = firms.find(({ key }) => key === 'dishonest')!
  const suing = firms.find(({ key }) => key === 'seasonal')!
  const roles = async (firm: Firm) =>
    (await by.get('tianyancha')!.ask('JUDGMENT', firm)).records.map(({ fields }) => fields.role)
  expect(new Set(await roles(sued))).toEqual(new Set(['被告']))
  expect(new Set(await roles(suing))).toEqual(new Set(['原告']))
})
