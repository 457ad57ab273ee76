/** Recognised files and tickets as lists; who sees which. */

import path from 'node:path'
import { Readable } from 'node:stream'
import type { ParsedFile } from '@xinjian/intake'
import type { ParsedTicket } from '@xinjian/intake/ticket/ticket'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBlobs } from '../../src/blobs.ts'
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'
import type { RecordCorrections } from '../../src/features/verify/picture/corrections.ts'
import { editVoucher } from '../../src/features/verify/picture/edit.ts'
import { takeOne } from '../../src/features/verify/picture/take.ts'
import { createTurns } from '../../src/features/verify/picture/turns.ts'
import { Sandbox } from '../collect-sandbox.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { childOf, demoOf, emptyCompany, memberOf } from '../support/companies.ts'
import { OCR, pdfOf, printed, send } from './pictures.ts'

let sandbox: Sandbox
let server: TestServer
let companyId: number
let token: string
let child: string
let stranger: string
let tenant: TenantDb

const ask = (path: string, body: object, of = token) => server.call('POST', path, body, of)
const pictures = async (body: object = {}, of = token) =>
  (await ask('/invoice/verify/pictures', body, of)).data
const tickets = async (body: object = {}, of = token) =>
  (await ask('/invoice/verify/tickets', body, of)).data

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  companyId = await emptyCompany(server, '示例混贴有限公司')
  token = await memberOf(server, companyId, 'mixed-admin', 'ROLE_COMPANY_ADMIN')
  child = await childOf(server, companyId, 'mixed-child')
  stranger = await memberOf(
    server,
    await emptyCompany(server, '示例旁人有限公司'),
    'mixed-other',
    'ROLE_COMPANY_ADMIN',
  )
  tenant = tenantOf(server.db.as('system'), companyId)
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const read = (value: string, confidence = 0.95) => ({
  value,
  confidence,
  source: 'OCR' as const,
  place: null,
})
const TRAIN: ParsedTicket = {
  kind: 'TRAIN',
  fields: {
    ticketNo: read('Z12A345678'),
    from: read('广州南'),
    to: read('深圳北', 0.6),
    date: read('2026-05-06'),
    price: read('74.50'),
  },
  place: null,
  warnings: [],
}
const TAXI: ParsedTicket = {
  kind: 'TAXI',
  fields: {
    invoiceCode: read('144031901234'),
    invoiceNumber: read('00000017'),
    total: read('36.00'),
  },
  place: null,
  warnings: ['未识别到日期'],
}

/** A file as if recognition had found these tickets in it, given by one of the company. */
async function give(name: string, found: ParsedTicket[], madeBy = 'mixed-admin') {
  const parse = async (file: string): Promise<ParsedFile[]> => [
    { file, invoices: [], tickets: found, error: null },
  ]
  const pictures = createBlobs(path.join(server.config.dataDir, 'pictures'))
  async function* files() {
    yield { fileName: name, stream: Readable.from([Buffer.from(`<x>${name}</x>`)]) }
  }
  const deps = { db: server.db, pictures, turns: createTurns(), parse, vendors: [], keptDays: 365 }
  return takeOne(deps, tenant, { madeBy, only: null }, files())
}

describe('tickets', () => {
  it('stand with kind, number, day, amount and way; corrections count, what was not read is not zero', async () => {
    const picture = await give('出差.xml', [TRAIN, TAXI])
    const [taxi, train] = (await tickets()).rows
    expect(train).toMatchObject({
      pictureId: picture.id,
      kind: 'TRAIN',
      number: 'Z12A345678',
      date: '2026-05-06',
      amount: 7_450,
      amountYuan: '74.50',
      where: '广州南 → 深圳北',
      doubts: 1,
      edited: false,
    })
    expect(taxi).toMatchObject({ kind: 'TAXI', date: '', amount: 3_600 })
    const saved = await ask('/invoice/verify/voucher/save', {
      id: taxi.id,
      fields: { date: '2026-05-07', getOn: '08:10' },
    })
    expect(saved.data.edited).toEqual({ date: '2026-05-07', getOn: '08:10' })
    expect((await tickets({ kind: 'TAXI' })).rows).toMatchObject([
      { date: '2026-05-07', edited: true },
    ])
    const on = (from: string, to: string) => tickets({ from, to })
    expect((await on('2026-05-07', '2026-05-07')).total).toBe(1)
    expect((await on('2026-05-01', '2026-05-31')).total).toBe(2)
    expect((await tickets({ keyword: '广州' })).total).toBe(1)
    expect((await tickets({ keyword: '没有' })).total).toBe(0)
  })

  it('are refused to be verified, each with its reason', async () => {
    const { vouchers } = await give('再次.xml', [TRAIN])
    const { data } = await ask('/tradecredit/front/invoice/verify/invoice/morethanone', {
      rows: [{ voucherId: vouchers[0]!.id }],
    })
    expect(data.rows[0].refusal.msg).toContain('火车票不是增值税发票')
    expect(vouchers[0]!.before).toMatchObject({ verified: false, madeBy: 'mixed-admin' })
  })
})

it('what a person confirmed and corrected of a voucher is told, whoever listens', async () => {
  const { vouchers } = await give('更正.xml', [TAXI])
  const heard: Parameters<RecordCorrections>[1][] = []
  const edit = {
    id: vouchers[0]!.id,
    fields: { total: '38.00', company: '示例出租' },
    by: 'mixed-admin',
  }
  await editVoucher(tenant, edit, async (_, of) => void heard.push(of))
  expect(heard).toMatchObject([
    {
      voucherId: vouchers[0]!.id,
      kind: 'TAXI',
      issuer: '示例出租',
      source: 'OWN',
      fields: expect.arrayContaining([
        { name: 'invoiceNumber', read: '00000017', confidence: 0.95, corrected: '00000017' },
        { name: 'total', read: '36.00', confidence: 0.95, corrected: '38.00' },
        { name: 'company', read: null, confidence: null, corrected: '示例出租' },
      ]),
    },
  ])
})

describe('pages of several vouchers', () => {
  it('tell how many of which kind, how many verified; of one voucher only when all are asked for', async () => {
    const [one, two] = [
      await printed('数电普通发票，正常', sandbox.url),
      await printed('全额红冲', sandbox.url),
    ]
    const { data } = await send(server, OCR, token, {
      name: '合并.pdf',
      bytes: pdfOf(one.sample, two.sample),
    })
    await send(server, OCR, token, { name: '单张.pdf', bytes: pdfOf(one.sample) })
    await ask('/tradecredit/front/invoice/verify/invoice/morethanone', {
      rows: [{ voucherId: data.vouchers[0].id }],
    })
    const { rows, total } = await pictures()
    expect(rows.map((row: { fileName: string }) => row.fileName)).toEqual(['合并.pdf', '出差.xml'])
    expect(total).toBe(2)
    expect(rows[0]).toMatchObject({
      invoices: 2,
      tickets: 0,
      verified: 1,
      kinds: [{ kind: 'DIGITAL_NORMAL', count: 2 }],
      kindNames: '数电票（普通发票）×2',
    })
    expect(rows[1]).toMatchObject({ invoices: 0, tickets: 2, verified: 0 })
    expect((await pictures({ all: '1' })).total).toBe(5)
    expect((await pictures({ keyword: one.paper.invoiceNumber })).rows[0].id).toBe(data.id)
    expect((await pictures({ from: '2020-01-01', to: '2020-01-02' })).total).toBe(0)
    expect((await pictures({ size: 1, page: 2 })).rows[0].fileName).toBe('出差.xml')
  })

  it('leave as a workbook like every list', async () => {
    const asked = await ask('/list/export', {
      list: 'picture',
      name: '混贴',
      filter: {},
      columns: [{ title: '种类', field: 'kindNames' }],
    })
    expect(asked.data).toMatchObject({ list: 'picture', status: 'QUEUED' })
  })
})

describe('all that was recognised', () => {
  it('is one list: what holds, what became of it, why a ticket cannot be verified, what stood before', async () => {
    const { sample } = await printed('数电普通发票，正常', sandbox.url)
    const { data } = await send(server, OCR, token, { name: '清单.pdf', bytes: pdfOf(sample) })
    await ask('/tradecredit/front/invoice/verify/invoice/morethanone', {
      rows: [{ voucherId: data.vouchers[0].id }],
    })
    const given = await give('打车.xml', [
      { ...TAXI, fields: { ...TAXI.fields, invoiceNumber: read('00000099') } },
    ])
    await give('打车二.xml', [
      { ...TAXI, fields: { ...TAXI.fields, invoiceNumber: read('00000099') } },
    ])
    await ask('/invoice/verify/voucher/save', {
      id: given.vouchers[0]!.id,
      fields: { total: '38.00' },
    })
    const all = (body: object = {}, of = token) => ask('/invoice/verify/vouchers', body, of)
    const [again, taxi, invoice] = (await all()).data.rows
    expect(invoice).toMatchObject({
      type: 'INVOICE',
      fileName: '清单.pdf',
      number: data.vouchers[0].fields.invoiceNumber.value,
      total: data.vouchers[0].fields.totalAmount.value,
      state: 'CONSISTENT',
      invalidMark: 'N',
      checkNo: expect.stringMatching(/^FY/),
    })
    expect(taxi).toMatchObject({
      kind: 'TAXI',
      total: '38.00',
      date: '',
      edited: true,
      state: 'CANNOT_VERIFY',
      note: expect.stringContaining('不在查验平台范围内'),
      sameAs: '',
    })
    expect(again).toMatchObject({ sameAs: '打车.xml', total: '36.00' })
    expect((await all({ type: 'INVOICE', keyword: '清单' })).data.total).toBe(1)
    expect((await all({ from: '2020-01-01', to: '2020-01-02' })).data.total).toBe(0)
    expect((await all({}, child)).data.total).toBe(0)
    expect((await all({}, stranger)).data.total).toBe(0)
  })
})

describe('who may', () => {
  it('a child sees its own alone, another company nothing, the demonstration nothing', async () => {
    const bytes = pdfOf((await printed('购买方为个人', sandbox.url)).sample)
    const { data: theirs } = await send(server, OCR, token, { name: '公司.pdf', bytes })
    const { data: own } = await send(server, OCR, child, { name: '自己.pdf', bytes })
    // Whoever read it before is not told to whoever may not see it.
    expect(own.vouchers[0].before).toBe(null)
    expect(
      (await pictures({ all: '1' }, child)).rows.map((row: { fileName: string }) => row.fileName),
    ).toEqual(['自己.pdf'])
    expect((await tickets({}, child)).total).toBe(0)
    const calls = (id: number, voucher: number) =>
      [
        ['/invoice/verify/picture', { id }],
        [`/front/invoice/verify/invoice/img/${id}`, {}],
        ['/invoice/verify/voucher/save', { id: voucher, fields: {} }],
      ] as const
    for (const [path, body] of calls(theirs.id, theirs.vouchers[0].id))
      for (const who of [child, stranger])
        expect([path, (await ask(path, body, who)).status]).toEqual([path, 404])
    const verify = { rows: [{ voucherId: theirs.vouchers[0].id }] }
    const refused = await ask(
      '/tradecredit/front/invoice/verify/invoice/morethanone',
      verify,
      child,
    )
    expect(refused.data.rows[0].refusal.code).toBe(404)
    expect((await pictures({ all: '1' }, stranger)).total).toBe(0)
    expect((await ask('/invoice/verify/picture', { id: own.id })).status).toBe(200)
    const visitor = await demoOf(server, 'demo')
    expect((await send(server, OCR, visitor, { name: 'a.pdf', bytes })).http).toBe(403)
  })
})
