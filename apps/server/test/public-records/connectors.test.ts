/** Vendors of public records over the sandbox's HTTP: what is read of them, that lists are whole, and which fault each trouble is. */
import { PUBLIC_RECORD_KINDS, type PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import type { Db } from '../../src/db/pool.ts'
import { type PublicFault, PublicSourceFailure } from '../../src/outside/public/connector.ts'
import type { PublicVendor } from '../../src/outside/public/settings.ts'
import { createPublicSources, type RunningPublicSources } from '../../src/outside/public/sources.ts'
import { type Firm, Sandbox } from '../collect-sandbox.ts'

const NO_DATABASE = { rows: async () => [], one: async () => null, run: async () => 0 } as Db

let sandbox: Sandbox
const made: RunningPublicSources[] = []
beforeAll(async () => {
  sandbox = await Sandbox.start()
})
afterAll(() => {
  for (const one of made) one.stop()
  sandbox?.stop()
})
beforeEach(() => sandbox.knob('reset'))

/** @param only one vendor by itself */
function sources(only?: PublicVendor, seconds = 20): RunningPublicSources {
  const { publicVendors } = readConfig({ SANDBOX_URL: sandbox.url })
  const used = publicVendors.filter(({ vendor }) => !only || vendor === only)
  const running = createPublicSources({ publicVendors: used, publicSeconds: seconds }, NO_DATABASE)
  made.push(running)
  return running
}

const faultOf = (asked: Promise<unknown>): Promise<PublicFault | string> =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof PublicSourceFailure ? error.fault : String(error)),
  )

const fieldsOf = async (
  vendor: PublicVendor,
  kind: PublicRecordKind,
  firm: Firm,
): Promise<Readonly<Record<string, string | number>>[]> =>
  (await sources(vendor).ask(kind, firm)).records.map(({ fields }) => fields)

it('of the three, somebody tells every kind', () => {
  const running = sources()
  expect(PUBLIC_RECORD_KINDS.filter((kind) => !running.tells(kind))).toEqual([])
})

it('seized assets are told with what was seized and until when; of what was lifted it says so', async () => {
  const [held] = await fieldsOf('gateway', 'ASSET_SEIZURE', await sandbox.firm('inverted'))
  expect(held).toMatchObject({ seizureType: '查封', asset: '机器设备及厂房', amount: '3200000.00' })
  expect(Date.parse(String(held!.seizedTo))).toBeGreaterThan(Date.now())
  const [lifted] = await fieldsOf('gateway', 'ASSET_SEIZURE', await sandbox.firm('gap'))
  expect(lifted).toMatchObject({ seizureType: '解除查封', amount: '455000.00' })
})

it('with no sandbox and nobody configured nobody tells anything', async () => {
  const { publicVendors, publicSeconds } = readConfig({ SANDBOX: 'off' })
  const none = createPublicSources({ publicVendors, publicSeconds }, NO_DATABASE)
  made.push(none)
  expect(PUBLIC_RECORD_KINDS.filter((kind) => none.tells(kind))).toEqual([])
  expect(await none.find('示例')).toBeNull()
})

it('every kind of every vendor is read of the firms that have it, and is whole', async () => {
  const firms = await Promise.all(
    ['dishonest', 'group', 'arrears', 'wholesale', 'trader'].map((key) => sandbox.firm(key)),
  )
  const bankrupt = await sandbox.neighbour('4403', 9)
  for (const vendor of ['qichacha', 'tianyancha', 'gateway'] as const) {
    const running = sources(vendor)
    for (const kind of PUBLIC_RECORD_KINDS.filter((one) => running.tells(one))) {
      const asked = [...firms, bankrupt].filter(
        ({ key }) => !(vendor === 'tianyancha' && kind === 'BRANCH' && key === 'group'),
      )
      const all = await Promise.all(asked.map((firm) => running.ask(kind, firm)))
      const records = all.flatMap((one) => one.records)
      expect(records.length, `${vendor} ${kind}`).toBeGreaterThan(0)
      expect(new Set(records.map((one) => one.kind)), `${vendor} ${kind}`).toEqual(new Set([kind]))
    }
  }
})

it('a list that a vendor cuts is not taken for whole: 天眼查 shows twenty branches of twenty-four', async () => {
  expect(await faultOf(sources('tianyancha').ask('BRANCH', await sandbox.firm('group')))).toBe(
    'CUT',
  )
})

it('企查查 tells the registration, exact to the yuan', async () => {
  const [told] = await fieldsOf(
    'qichacha',
    'BUSINESS_REGISTRATION',
    await sandbox.firm('dishonest'),
  )
  expect(told).toMatchObject({
    creditCode: '91350099MA12RQDB1F',
    registeredCapital: '8000000',
    paidInCapital: '3000000',
  })
})

it('amounts in 万元 are those of the records, to the cent', async () => {
  const maker = await sandbox.firm('maker')
  const [told] = await fieldsOf('tianyancha', 'ANNUAL_REPORT', maker)
  const [truth] = await fieldsOf('gateway', 'ANNUAL_REPORT', maker)
  const amounts = ['totalAssets', 'revenue', 'netProfit', 'taxPaid']
  const exact = (fields: typeof told) => amounts.map((name) => Number(fields?.[name]).toFixed(2))
  expect(exact(told)).toEqual(exact(truth))
  expect(told).toMatchObject({ year: 2025, employees: truth!.employees })
})

it('records that 企查查 keeps under the firm are of its code', async () => {
  const firm = await sandbox.firm('dishonest')
  const { records } = await sources('qichacha').ask('ENFORCEMENT', firm)
  expect(records).toHaveLength(1)
  expect(records[0]).toMatchObject({
    fields: { amount: '2850000', filedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    subject: { code: firm.taxNo },
  })
})

it('pages are read to the end and kept byte for byte', async () => {
  const group = await sandbox.firm('group')
  const { records, pages } = await sources('tianyancha').ask('BID', group)
  expect(records).toHaveLength(45)
  expect(pages).toHaveLength(3)
  const first = JSON.parse(pages[0]!.body.toString()) as { result: { items: unknown[] } }
  expect(first.result.items).toHaveLength(20)
  const property = await sources('tianyancha').ask('INTELLECTUAL_PROPERTY', group)
  expect(property.records).toHaveLength(120)
})

it('no record is an answer: 201 of 企查查, −1 of 天眼查, an empty list of a gateway', async () => {
  const maker = await sandbox.firm('maker')
  for (const vendor of ['qichacha', 'tianyancha', 'gateway'] as const) {
    const { records, pages } = await sources(vendor).ask('SERIOUS_VIOLATION', maker)
    expect(records).toEqual([])
    expect(pages.length).toBeGreaterThan(0)
  }
})

it('what courts publish under a name is told with the name, of whoever bears it', async () => {
  const firm = await sandbox.firm('dishonest')
  const { records } = await sources('tianyancha').ask('DISHONEST', firm)
  const truth = await sandbox.get(`/truth/public-records/${firm.taxNo}`)
  const whose = (caseNo: unknown): string =>
    truth.records.find(
      (one: { kind: string; number: string }) => one.kind === 'DISHONEST' && one.number === caseNo,
    ).owner
  const own = records.filter(({ fields }) => whose(fields.caseNo) === firm.taxNo)
  expect(own).toHaveLength(2)
  expect(records.length).toBeGreaterThan(2)
  for (const { subject, fields } of records)
    if (subject.code) expect(subject.code).toBe(whose(fields.caseNo))
    else expect(subject.name).toBe(firm.name)
})

it('by a name that another firm bears too, a list of the registry is not taken for the firm’s own', async () => {
  const [shared, alone] = await Promise.all([sandbox.firm('arrears'), sandbox.firm('inverted')])
  const running = sources('tianyancha')
  const codes = async (firm: Firm) =>
    (await running.ask('CHATTEL_MORTGAGE', firm)).records.map(({ subject }) => subject.code)
  expect(await codes(shared)).toEqual([undefined])
  expect(await codes(alone)).toEqual([alone.taxNo])
})

it('finds firms by part of a name, former name and code', async () => {
  const firm = await sandbox.firm('dishonest')
  for (const vendor of ['qichacha', 'tianyancha'] as const) {
    const running = sources(vendor)
    const byCode = await running.find(firm.taxNo)
    expect(byCode).toMatchObject([{ name: firm.name, code: firm.taxNo, status: '存续' }])
    const [former] = byCode![0]!.formerNames
    expect((await running.find(former!))!.map(({ code }) => code)).toEqual([firm.taxNo])
    expect((await running.find(firm.name))!.map(({ name }) => name)).toEqual([firm.name, firm.name])
    expect(await running.find('没有这个名字')).toEqual([])
  }
})

it('each trouble is its fault, at every vendor', async () => {
  const firm = await sandbox.firm('wholesale')
  const faults: [string, PublicFault][] = [
    ['DOWN', 'DOWN'],
    ['HALF', 'CUT'],
    ['SHAPE', 'SHAPE'],
    ['GARBAGE', 'SHAPE'],
    ['QUOTA', 'LIMIT'],
    ['SLOW', 'TIMEOUT'],
  ]
  for (const vendor of ['qichacha', 'tianyancha', 'gateway'] as const)
    for (const [fault, expected] of faults) {
      await sandbox.knob('vendor', { vendor, fault })
      const asked = sources(vendor, 1).ask('ABNORMAL_LIST', firm)
      expect(await faultOf(asked), `${vendor} ${fault}`).toBe(expected)
      await sandbox.knob('reset')
    }
})

it('a list that breaks off between pages is no list', async () => {
  const group = await sandbox.firm('group')
  await sandbox.knob('vendor', { vendor: 'tianyancha', fault: 'HALF', end: 'bids' })
  expect(await faultOf(sources('tianyancha').ask('BID', group))).toBe('CUT')
})

it('a search whose hits cannot be read is a fault, and not a firm that the vendor does not know', async () => {
  const firm = await sandbox.firm('dishonest')
  await sandbox.knob('vendor', { vendor: 'tianyancha', fault: 'SHAPE', end: 'searchV2' })
  expect(await faultOf(sources('tianyancha').ask('REGISTRATION_CHANGE', firm))).toBe('SHAPE')
})

it('where one gives no answer the next is asked, and the last says why there is none', async () => {
  const firm = await sandbox.firm('wholesale')
  const all = sources()
  expect((await all.ask('ABNORMAL_LIST', firm)).vendor).toBe('qichacha')
  await sandbox.knob('vendor', { vendor: 'qichacha', fault: 'DOWN' })
  expect((await all.ask('ABNORMAL_LIST', firm)).vendor).toBe('tianyancha')
  await sandbox.knob('vendor', { vendor: 'tianyancha', fault: 'SHAPE' })
  expect((await all.ask('ABNORMAL_LIST', firm)).vendor).toBe('gateway')
  await sandbox.knob('vendor', { vendor: 'gateway', fault: 'QUOTA' })
  expect(await faultOf(all.ask('ABNORMAL_LIST', firm))).toBe('LIMIT')
})

it('one report asks for the registration once', async () => {
  const firm = await sandbox.firm('maker')
  const running = sources('qichacha')
  await Promise.all(
    (['BUSINESS_REGISTRATION', 'EQUITY_HOLDER', 'KEY_PERSON'] as const).map((kind) =>
      running.ask(kind, firm),
    ),
  )
  expect(await sandbox.get('/knobs/vendor-calls?vendor=qichacha')).toMatchObject({ calls: 1 })
})

it('an unknown key is a refusal', async () => {
  const { publicVendors } = readConfig({
    SANDBOX_URL: sandbox.url,
    SANDBOX_KEY: 'another-key-of-ours',
  })
  const firm = await sandbox.firm('maker')
  for (const setting of publicVendors) {
    const running = createPublicSources(
      { publicVendors: [setting], publicSeconds: 20 },
      NO_DATABASE,
    )
    made.push(running)
    expect(await faultOf(running.ask('ABNORMAL_LIST', firm)), setting.vendor).toBe('LIMIT')
  }
})
