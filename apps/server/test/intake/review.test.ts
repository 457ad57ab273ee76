/** What could not be read with certainty is checked by a person beside the original, and booked as the person read it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUYER, SELLER } from '../../../../packages/intake/test-support/companies.ts'
import { toXml } from '../../../../packages/intake/test-support/xml.ts'
import { toZip } from '../../../../packages/intake/test-support/zip.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { collectedTask } from '../support/collected.ts'
import { REVOKE, signFor } from '../support/consents.ts'

let server: TestServer
let owner: string

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.login('owner')
  await server.call('POST', '/enterprise/save', SELLER, owner)
})
afterAll(() => server.stop())

const ask = (path: string, body: object, token = owner) => server.call('POST', path, body, token)

const face = (number: string) => ({
  title: '电子发票（普通发票）',
  number,
  date: '2026-03-05',
  seller: SELLER,
  buyer: BUYER,
  lines: [{ name: '*塑料制品*粒子', amount: '1000.00', rate: '13%', tax: '130.00' }],
})
const good = (number: string) => Buffer.from(toXml(face(number) as Parameters<typeof toXml>[0]))
/** Its total does not come to amount and tax. */
const doubtful = (number: string) =>
  Buffer.from(
    good(number)
      .toString()
      .replace(/(<TotalTax-includedAmount>)[\d.]+/, '$11310.00'),
  )

/** Uploads and waits for the end. */
async function imported(name: string, bytes: Uint8Array) {
  const { data } = await server.upload(SELLER.taxNo, [{ name, bytes }], owner)
  return until(async () => {
    const { row } = (await ask('/invoice/import/detail', { id: data[0].id })).data
    return ['QUEUED', 'RUNNING'].includes(row.status) ? null : row
  })
}
const checks = async (id: number) => (await ask('/invoice/import/checks', { id })).data

const READ = {
  invoiceNumber: '26442000000310629901',
  issueDate: '2026-03-05',
  amountExclTax: '1000.00',
  taxAmount: '130.00',
  totalAmount: '1130.00',
  sellerName: SELLER.name,
  sellerTaxNo: SELLER.taxNo,
  buyerName: BUYER.name,
  buyerTaxNo: BUYER.taxNo,
}

describe('a document whose sums do not agree', () => {
  it('waits for a person, with what was read and what is in doubt', async () => {
    const row = await imported('存疑.xml', doubtful(READ.invoiceNumber))
    expect(row).toMatchObject({ status: 'FAILED', bad: 1, toCheck: 1 })
    const { documents } = await checks(row.id)
    expect(documents).toHaveLength(1)
    expect(documents[0]).toMatchObject({
      place: '存疑.xml',
      reason: expect.stringContaining('需人工核对'),
      fields: { ...READ, totalAmount: '1310.00' },
      decision: null,
    })
  })

  it('is booked as it was corrected; who did so and when is kept, and the batch is done', async () => {
    const { data } = await ask('/tax/queryCenter/dataCollection', { keyword: '存疑.xml' })
    const [{ id }] = data.rows
    const [{ n }] = (await checks(id)).documents
    const saved = await ask('/invoice/import/check/save', { id, n, ...READ })
    expect(saved.data).toMatchObject({ status: 'DONE', added: 1, bad: 0, toCheck: 0 })
    const booked = await server.db.one<{ total: number; n: number }>(
      "select total, (select count(*)::int from invoice_item) as n from invoice where invoice_key = '26442000000310629901'",
    )
    expect(booked).toEqual({ total: 113_000, n: 1 })
    const [done] = (await checks(id)).documents
    expect(done).toMatchObject({ decision: 'BOOKED', decidedBy: 'owner', fields: READ, unsure: [] })
    expect(Date.parse(done.decidedAt)).toBeGreaterThan(Date.now() - 60_000)
    const detail = await ask('/invoice/import/detail', { id })
    expect(detail.data.errors).toEqual([])
    const again = await ask('/invoice/import/check/save', { id, n, ...READ })
    expect(again).toMatchObject({ status: 409, msg: expect.stringContaining('已由他人处理') })
  })

  it.each([
    ['a sum that is none', { totalAmount: '1131.00' }, 'totalAmount', '与价税合计不符'],
    ['a tax number that cannot be', { buyerTaxNo: '91440300MA9X00A1X1' }, 'buyerTaxNo', '校验位'],
    ['an invoice of others', { sellerTaxNo: BUYER.taxNo }, 'sellerTaxNo', '都不是本企业'],
    ['a day that is still to come', { issueDate: '2099-01-01' }, 'issueDate', '晚于今天'],
    ['a number of no invoice', { invoiceNumber: '123' }, 'invoiceNumber', '8位或20位'],
  ])('is not booked with %s', async (_, wrong, field, words) => {
    const row = await imported('再疑.xml', doubtful('26442000000310629902'))
    const before = await server.db.one('select count(*)::int as n from invoice')
    const body = { id: row.id, n: 1, ...READ, invoiceNumber: '26442000000310629902', ...wrong }
    const response = await fetch(`${server.base}/invoice/import/check/save`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${owner}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(await response.json()).toMatchObject({
      status: 400,
      field,
      msg: expect.stringContaining(words),
    })
    expect(await server.db.one('select count(*)::int as n from invoice')).toEqual(before)
    expect((await checks(row.id)).row.toCheck).toBe(1)
  })
})

describe('in an archive', () => {
  it('each is shown by itself, and what is dropped counts as settled', async () => {
    const bytes = doubtful('26442000000310629911')
    const zip = toZip({ '好.xml': good('26442000000310629910'), '疑.xml': bytes })
    const row = await imported('两张.zip', zip)
    expect(row).toMatchObject({ status: 'DONE_WITH_ERRORS', added: 1, bad: 1, toCheck: 1 })
    expect(row.message).toContain('其中 1 张待人工核对')
    const [{ n, place }] = (await checks(row.id)).documents
    expect(place).toBe('两张.zip!/疑.xml')
    const response = await fetch(`${server.base}/invoice/import/picture/${row.id}?n=${n}`, {
      headers: { Authorization: `Bearer ${owner}` },
    })
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
    const dropped = await ask('/invoice/import/check/drop', { id: row.id, n })
    expect(dropped.data).toMatchObject({ status: 'DONE', added: 1, bad: 0, toCheck: 0 })
    expect((await checks(row.id)).documents[0]).toMatchObject({
      decision: 'DROPPED',
      decidedBy: 'owner',
    })
  })
})

describe('who may not', () => {
  it('another company, a child customer, and anybody once consent was taken back', async () => {
    const row = await imported('谁看.xml', doubtful('26442000000310629920'))
    const calls: [string, object][] = [
      ['/invoice/import/checks', { id: row.id }],
      ['/invoice/import/check/save', { id: row.id, n: 1, ...READ }],
      ['/invoice/import/check/drop', { id: row.id, n: 1 }],
    ]
    const stranger = await server.login('demo')
    for (const [path, body] of calls)
      expect((await ask(path, body, stranger)).status, path).toBe(404)
    const child = await server.login('child')
    for (const [path, body] of calls) expect((await ask(path, body, child)).http, path).toBe(403)
    const signed = await signFor(server, SELLER.taxNo)
    await collectedTask(signed)
    await server.db.run(REVOKE, [signed.tenant.companyId, signed.contractNo])
    for (const [path, body] of calls) expect((await ask(path, body)).data, path).toBeNull()
    const list = await ask('/tax/queryCenter/dataCollection', { ids: [row.id] })
    expect(list.data.rows).toMatchObject([{ id: row.id, toCheck: 0 }])
  })
})
