/** Whoever looked and found right what was read with doubt says so: kept with who and when, told to quality as right, taken back. */
import path from 'node:path'
import { Readable } from 'node:stream'
import type { ParsedFile } from '@xinjian/intake'
import type { ParsedTicket } from '@xinjian/intake/ticket/ticket'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBlobs } from '../../src/blobs.ts'
import { tenantOf } from '../../src/db/tenant.ts'
import { takeOne } from '../../src/features/verify/picture/take.ts'
import { createTurns } from '../../src/features/verify/picture/turns.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'

let server: TestServer
let companyId: number
let token: string
let other: string

const ask = (at: string, body: object, of = token) => server.call('POST', at, body, of)
const save = (id: number, body: object, of = token) =>
  ask('/invoice/verify/voucher/save', { id, ...body }, of)
const listed = async (keyword: string) =>
  (await ask('/invoice/verify/vouchers', { keyword })).data.rows[0]
const told = (id: number) =>
  server.db.rows<{ field: string; outcome: string }>(
    'select field, outcome from recognition_correction where company_id = $1 and voucher_id = $2 order by field',
    [companyId, id],
  )

beforeAll(async () => {
  server = await startTestServer()
  companyId = await emptyCompany(server, '示例核对有限公司')
  token = await memberOf(server, companyId, 'confirmer', 'ROLE_COMPANY_ADMIN')
  other = await memberOf(server, companyId, 'colleague', 'ROLE_COMPANY_ADMIN')
})
afterAll(() => server.stop())

const read = (value: string, confidence = 0.95) => ({
  value,
  confidence,
  source: 'OCR' as const,
  place: null,
})

async function give(name: string, found: Partial<ParsedFile>) {
  const parse = async (file: string): Promise<ParsedFile[]> => [
    { file, invoices: [], error: null, ...found },
  ]
  async function* files() {
    yield { fileName: name, stream: Readable.from([Buffer.from(`<x>${name}</x>`)]) }
  }
  const pictures = createBlobs(path.join(server.config.dataDir, 'pictures'))
  const deps = { db: server.db, pictures, turns: createTurns(), parse, vendors: [], keptDays: 365 }
  const tenant = tenantOf(server.db.as('system'), companyId)
  return takeOne(deps, tenant, { madeBy: 'confirmer', only: null }, files())
}

const TRAIN: ParsedTicket = {
  kind: 'TRAIN',
  fields: {
    ticketNo: read('Z12A345678'),
    to: read('深圳北', 0.6),
    seat: read('01车01A号', 0.7),
    date: read('2026-05-06'),
    price: read('74.50'),
  },
  place: null,
  warnings: [],
}

it('a field that was found right is in doubt no more, with who and when; quality hears of that field alone', async () => {
  const { vouchers } = await give('核对.xml', { tickets: [TRAIN] })
  const { id } = vouchers[0]!
  expect(await listed('核对.xml')).toMatchObject({ doubts: 2, confirmed: 0, confirmedBy: '' })

  const { data } = await save(id, { fields: {}, confirmed: ['to'] })
  expect(data.edited).toEqual({})
  expect(data.confirmed).toEqual({ to: { by: 'confirmer', at: expect.stringMatching(/Z$/) } })
  expect(await listed('核对.xml')).toMatchObject({
    doubts: 1,
    edited: false,
    confirmed: 1,
    confirmedBy: 'confirmer',
    confirmedAt: data.confirmed.to.at,
  })
  expect((await ask('/invoice/verify/tickets', {})).data.rows[0]).toMatchObject({
    doubts: 1,
    confirmed: 1,
    confirmedBy: 'confirmer',
  })
  expect(await told(id)).toEqual([{ field: 'to', outcome: 'RIGHT' }])

  const both = (await save(id, { fields: {}, confirmed: ['to', 'seat'] }, other)).data.confirmed
  expect(both).toMatchObject({ to: data.confirmed.to, seat: { by: 'colleague' } })
  expect(await listed('核对.xml')).toMatchObject({ doubts: 0, confirmed: 2 })
  expect((await listed('核对.xml')).confirmedBy).toBe('colleague')
})

it('taken back it is in doubt again, and quality has not heard of it', async () => {
  const { vouchers } = await give('撤销.xml', { tickets: [TRAIN] })
  const { id } = vouchers[0]!
  await save(id, { fields: {}, confirmed: ['to', 'seat'] })
  const { data } = await save(id, { fields: {}, confirmed: ['seat'] })
  expect(Object.keys(data.confirmed)).toEqual(['seat'])
  expect(await told(id)).toEqual([{ field: 'seat', outcome: 'RIGHT' }])
  expect(await listed('撤销.xml')).toMatchObject({ doubts: 1 })
})

it('a field that is changed afterwards is found right no more; others stay so, whoever saves', async () => {
  const { vouchers } = await give('再改.xml', { tickets: [TRAIN] })
  const { id } = vouchers[0]!
  await save(id, { fields: {}, confirmed: ['to', 'seat'] })
  const { data } = await save(id, { fields: { to: '深圳' } }, other)
  expect(Object.keys(data.confirmed)).toEqual(['seat'])
  expect(data.confirmed.seat.by).toBe('confirmer')
  expect((await told(id)).find(({ field }) => field === 'to')!.outcome).toBe('WRONG')
})

it('what was not read cannot be found right', async () => {
  const { vouchers } = await give('没有.xml', { tickets: [TRAIN] })
  const refused = await save(vouchers[0]!.id, { fields: {}, confirmed: ['bank'] })
  expect([refused.status, refused.msg]).toEqual([400, expect.stringContaining('没有“bank”')])
})

it('the list stands as it was read where that is asked for, else the latest first', async () => {
  const { vouchers } = await give('次序.xml', { tickets: [TRAIN, { ...TRAIN, kind: 'BUS' }] })
  const ids = async (body: object) =>
    (await ask('/invoice/verify/vouchers', { keyword: '次序.xml', ...body })).data.rows.map(
      ({ id }: { id: number }) => id,
    )
  const read = vouchers.map(({ id }) => id)
  expect(await ids({ order: 'read' })).toEqual(read)
  expect(await ids({})).toEqual([...read].reverse())
})
