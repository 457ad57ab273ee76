/** What people confirm and correct, what operators learn of it, and what the company is proposed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { recordCorrections } from '../../src/features/recognition/index.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'

const SELLER = '91330100MA9X00B2X9'

let server: TestServer
let admin: string
let staff: string
let companyId: number
let vouchers = 0

/** One field of one voucher more. */
const left = (
  field: string,
  read: string | null,
  corrected: string,
  more: { source?: string; kind?: string; issuer?: string | null; confidence?: number | null } = {},
  company = companyId,
) => {
  const { source = 'OWN', kind = 'TAXI', issuer = SELLER, confidence = 0.97 } = more
  return recordCorrections(tenantOf(server.db, company), {
    voucherId: ++vouchers,
    kind,
    issuer,
    source,
    fields: [{ name: field, read, confidence: read === null ? null : confidence, corrected }],
  })
}
const asked = async (path: string, body: object = {}, token = admin) =>
  server.call('POST', path, body, token)
const quality = async (body: object = {}) =>
  (await asked('/operate/recognition/quality', body)).data
const propose = async (body: object, token = staff) =>
  (await asked('/invoice/recognition/propose', body, token)).data

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('admin')
  companyId = await emptyCompany(server, '识别示例公司')
  staff = await memberOf(server, companyId, 'recogniser', 'ROLE_COMPANY_ADMIN')
})
afterAll(() => server.stop())

describe('accuracy', () => {
  it('is of what was confirmed among all that was left; what was missed is not right', async () => {
    for (let i = 0; i < 8; i++) await left('fare', '38.00', '38.00')
    await left('fare', '3800', '38.00', { confidence: 0.64 })
    await left('fare', null, '38.00')
    await left('fare', null, '')
    expect((await quality()).cells).toEqual([
      { kind: 'TAXI', field: 'fare', source: 'OWN', n: 10, right: 0.8, missed: 0.1 },
    ])
  })

  it('is no figure of fewer than ten, by whatever it is told', async () => {
    for (let i = 0; i < 9; i++)
      await left('date', '2026-05-06', '2026-05-06', { source: 'tencent' })
    const told = await quality({ source: 'tencent' })
    const none = { n: 9, right: null }
    expect(told).toMatchObject({
      least: 10,
      sources: [{ source: 'tencent', ...none }],
      cells: [{ ...none, missed: null }],
      reliability: [{ low: 0.95, high: 1, ...none }],
      weeks: [none],
    })
  })

  it('says of each confidence how often it was right', async () => {
    const { reliability } = await quality({ source: 'OWN', field: 'fare' })
    expect(reliability).toEqual([
      { source: 'OWN', low: 0.6, high: 0.8, n: 1, right: null },
      { source: 'OWN', low: 0.95, high: 1, n: 8, right: null },
    ])
  })

  it('is of a period; its weeks begin on Mondays', async () => {
    expect((await quality({ from: '2000-01-01', to: '2000-12-31' })).cells).toEqual([])
    const { weeks } = await quality()
    for (const { week } of weeks) expect(new Date(`${week}T00:00:00Z`).getUTCDay()).toBe(1)
  })

  it('takes the last word of a voucher', async () => {
    const of = (corrected: string) =>
      recordCorrections(tenantOf(server.db, companyId), {
        voucherId: 900_001,
        kind: 'TRAIN',
        issuer: null,
        source: 'OWN',
        fields: [{ name: 'seat', read: '01车01A', confidence: 0.9, corrected }],
      })
    await of('01车01B')
    await of('01车01A')
    expect((await quality({ kind: 'TRAIN' })).cells).toMatchObject([{ n: 1 }])
    const { data } = await asked('/operate/recognition/corrections', {
      kind: 'TRAIN',
      page: 1,
      size: 10,
    })
    expect(data.rows).toEqual([])
  })
})

describe('a correction', () => {
  it('is shown to operators where it differs, and nothing of whose it is', async () => {
    await left('sellerTaxNo', '9133O100MA9X00B2X9', SELLER, { kind: 'PRINTED' })
    await left('name', '张示例', '李例示', { kind: 'PRINTED' })
    const { data } = await asked('/operate/recognition/corrections', {
      kind: 'PRINTED',
      page: 1,
      size: 10,
    })
    expect(data.total).toBe(2)
    expect(data.rows).toMatchObject([
      { field: 'name', read: '□□□', corrected: '□□□', shownAs: 'SHAPE' },
      {
        field: 'sellerTaxNo',
        read: '••••O•••••••••••••',
        corrected: '••••0•••••••••••••',
        shownAs: 'DIFFERENCE',
        outcome: 'WRONG',
        confidence: 0.97,
      },
    ])
    expect(JSON.stringify(data)).not.toContain(SELLER)
    expect(Object.keys(data.rows[0]).join()).not.toMatch(/company|issuer|voucher/i)
  })

  it('leaves as a case for tests, covered alike', async () => {
    const response = await fetch(`${server.base}/operate/recognition/cases`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${admin}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: 'PRINTED' }),
    })
    const text = await response.text()
    const { format, cases } = JSON.parse(text)
    expect(format).toBe('xinjian-recognition-cases')
    expect(cases).toHaveLength(2)
    expect(cases[1]).toMatchObject({ kind: 'PRINTED', field: 'sellerTaxNo', source: 'OWN' })
    expect(text).not.toContain(SELLER)
    expect(text).not.toContain('张示例')
  })

  it('is out of operators’ reach below: no value, no issuer, no company', async () => {
    for (const column of ['read', 'corrected', 'issuer', 'company_id', 'voucher_id'])
      await expect(
        server.db.as('operator').run(`select ${column} from recognition_correction`),
        column,
      ).rejects.toMatchObject({ code: '42501' })
  })

  it('is told to operators alone', async () => {
    for (const path of ['quality', 'corrections', 'cases', 'vendors'])
      expect(
        (await asked(`/operate/recognition/${path}`, { page: 1, size: 10 }, staff)).status,
        path,
      ).toBe(403)
  })
})

describe('a proposal', () => {
  it('is what was corrected before of the same issuer, kind and field', async () => {
    await left('plate', '粤8T0000', '粤BT0000')
    const fields = [
      { name: 'plate', read: '粤8T0000' },
      { name: 'fare', read: '12.00' },
    ]
    expect(await propose({ kind: 'TAXI', issuer: SELLER, fields })).toEqual([
      {
        field: 'plate',
        read: '粤8T0000',
        proposed: '粤BT0000',
        why: 'SAME_VALUE',
        times: 1,
        lastAt: expect.any(String),
      },
    ])
    expect(await propose({ kind: 'TAXI', issuer: '91330100MA9X00B2XX', fields })).toEqual([])
    expect(await propose({ kind: 'TAXI', fields })).toEqual([])
  })

  it('is of the company itself, never of another', async () => {
    const id = await emptyCompany(server, '识别示例另一公司')
    const other = await memberOf(server, id, 'recogniser2', 'ROLE_COMPANY_ADMIN')
    const fields = [{ name: 'plate', read: '粤8T0000' }]
    expect(await propose({ kind: 'TAXI', issuer: SELLER, fields }, other)).toEqual([])
  })

  it('of the next number mends the sign that was misread at its place', async () => {
    expect(
      await propose({
        kind: 'TAXI',
        issuer: SELLER,
        fields: [{ name: 'plate', read: '粤8T0007' }],
      }),
    ).toMatchObject([{ proposed: '粤BT0007', why: 'SAME_SLIP' }])
  })
})
