/** The bureau of lenders over real HTTP: it tells by consent and hash alone, and the same on every call. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { TestSandbox } from '../testing/client.ts'

const ARREARS = 'arrears'
const CONSENT = 'AUT20261127000000001'

// biome-ignore lint/suspicious/noExplicitAny: a wrong shape fails the assertion that reads it
type Told = any

let sandbox: TestSandbox
let taxNo: string
beforeAll(async () => {
  sandbox = await TestSandbox.start()
  const firms: Told[] = await (await sandbox.fetch('/world/enterprises', {})).json()
  taxNo = firms.find(({ key }) => key === ARREARS).taxNo
})
afterAll(() => sandbox.stop())
beforeEach(() => sandbox.post('/knobs/reset', {}))

const json = async (path: string): Promise<Told> => (await sandbox.fetch(path, {})).json()
const ask = async (over: object, key = 'test-key'): Promise<Told> => {
  const response = await sandbox.fetch('/lending/records', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ subjectType: 'ENTERPRISE', consentNo: CONSENT },
      subjectHash: createHash('sha256').update(taxNo).digest('hex'),
      ...over,
    }),
  })
  return response.json()
}

it('tells of a firm by the hash of its number, the same each time, all of it past', async () => {
  const first = await ask({})
  expect(first.code).toBe('0000')
  expect(first.data.total).toBe(first.data.records.length)
  expect(first.data.total).toBeGreaterThan(30)
  expect(await ask({})).toEqual(first)
  const times = first.data.records.map((one: { eventTime: string }) => one.eventTime)
  expect(times).toEqual(times.toSorted())
  const codes = new Map<string, string>()
  for (const { instCode, instType } of first.data.records) {
    expect(codes.get(instCode) ?? instType).toBe(instType)
    codes.set(instCode, instType)
  }
})

it('tells of a person as a person only, and of each other than of the firm', async () => {
  const { subjects } = await json(`/truth/lending/${taxNo}`)
  expect(subjects.map((one: { role: string }) => one.role)).toEqual([
    ...['ENTERPRISE', 'LEGAL_REP', 'SPOUSE', 'CONTROLLER'],
  ])
  for (const { hash, number, records, role } of subjects.slice(1)) {
    expect(hash).toBe(createHash('sha256').update(number).digest('hex'))
    const told = await ask({ subjectType: 'PERSON', subjectHash: hash })
    expect(told.data.records, role).toEqual(records)
    expect((await ask({ subjectHash: hash })).data.total).toBe(0)
  }
})

it('refuses without the number of a consent, and charges nothing for that', async () => {
  for (const consentNo of ['', 'AUT1', undefined])
    expect((await ask({ consentNo })).code).toBe('CONSENT_REQUIRED')
  expect((await ask({}, 'another-key')).code).toBe('UNAUTHORIZED')
  expect((await ask({ subjectHash: taxNo })).code).toBe('PARAMETER')
  expect(await json('/knobs/vendor-calls?vendor=lending')).toMatchObject({ calls: 5, charged: 0 })
})

it('keeps what it was asked, and tells what a test adds until the reset', async () => {
  const subjectHash = 'b'.repeat(64)
  const record = { event: 'APPLY', instType: 'OTHER', instCode: 'X1', eventTime: '2026-01-02' }
  await sandbox.post('/knobs/lending', { subjectHash, records: [record] })
  const told = await ask({ subjectType: 'PERSON', subjectHash })
  expect(told.data).toEqual({ total: 1, records: [record] })
  expect((await json('/knobs/lending-asked')).asked).toEqual([
    { subjectType: 'PERSON', subjectHash, consentNo: CONSENT },
  ])
  await sandbox.post('/knobs/reset', {})
  expect((await ask({ subjectType: 'PERSON', subjectHash })).data.total).toBe(0)
})
