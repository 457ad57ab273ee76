/** One picture read by us and by the sandbox's vendor, over real HTTP: told before it leaves, audited, side by side. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'

let server: TestServer
let admin: string
let picture: Uint8Array<ArrayBuffer>

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('admin')
  const response = await fetch(`${inject('sandboxUrl')}/recognition/pictures/digital-invoice.png`)
  picture = new Uint8Array(await response.arrayBuffer())
})
afterAll(() => server.stop())

async function compare(bytes: Uint8Array<ArrayBuffer> | null, vendor = 'sandbox', token = admin) {
  const form = new FormData()
  form.set('vendor', vendor)
  if (bytes) form.append('file', new Blob([bytes]), 'picture.png')
  const response = await fetch(`${server.base}/operate/recognition/compare`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  })
  return response.json()
}
const sent = () =>
  server.db.rows<Record<string, unknown>>('select * from recognition_sent order by id')

describe('one picture', () => {
  it('is read by both, field by field', async () => {
    const { data } = await compare(picture)
    expect(data).toMatchObject({
      vendor: 'sandbox',
      host: new URL(inject('sandboxUrl')).host,
      statesConfidence: false,
      own: { error: null },
      theirs: { error: null },
    })
    expect(data.pairs).toHaveLength(1)
    const [{ ownKind, theirKind, fields }] = data.pairs
    expect([ownKind, theirKind]).toEqual(['DIGITAL_SPECIAL', 'DIGITAL_SPECIAL'])
    const of = (name: string) => fields.find((one: { name: string }) => one.name === name)
    expect(of('invoiceNumber')).toMatchObject({
      own: { value: '26442000000012345678', confidence: expect.any(Number) },
      theirs: { value: '26442000000012345678', confidence: null },
      verdict: 'AGREE',
    })
    expect(of('sellerName')).toMatchObject({ verdict: 'DIFFER' })
    expect(of('buyerTaxNo')).toMatchObject({ verdict: 'OWN_ONLY', theirs: null })
  })

  it('is told with who, where to and its digest, and counted', async () => {
    const digest = createHash('sha256').update(picture).digest('hex')
    const [first] = await sent()
    expect(first).toMatchObject({
      user_name: 'admin',
      vendor: 'sandbox',
      host: new URL(inject('sandboxUrl')).host,
      bytes: picture.length,
      outcome: 'OK',
      ms: expect.any(Number),
    })
    expect((first!.picture as Buffer).toString('hex')).toBe(digest)
    const { data } = await server.call('POST', '/operate/recognition/vendors', {}, admin)
    expect(data).toMatchObject([{ name: 'sandbox', statesConfidence: false, sentThisMonth: 1 }])
    const { data: log } = await server.call('POST', '/audit/list', { page: 1, size: 20 }, admin)
    expect(log.rows.map((row: { action: string }) => row.action)).toContain('recognitionCompare')
  })

  it('that the vendor does not know is read by us alone, and its refusal is kept', async () => {
    const other = picture.slice()
    other[other.length - 1]! ^= 1
    const { data } = await compare(other)
    expect(data.theirs.error).toBe('FailedOperation.NotDemoPicture')
    expect((await sent()).at(-1)).toMatchObject({ outcome: 'FailedOperation.NotDemoPicture' })
  })

  it('is sent nowhere that is not configured, and nothing that is no picture', async () => {
    const before = (await sent()).length
    expect(await compare(picture, 'tencent')).toMatchObject({ status: 404 })
    expect(await compare(new TextEncoder().encode('no picture'))).toMatchObject({ status: 400 })
    expect(await compare(null)).toMatchObject({ status: 400 })
    expect(await compare(picture, 'sandbox', await server.login('demo'))).toMatchObject({
      status: 403,
    })
    expect((await sent()).length).toBe(before)
  })
})
