import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestSandbox } from '../testing/client.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
afterAll(() => sandbox.stop())

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Signed as the document of Tencent Cloud has it, by a reckoning of its own. */
async function recognise(bytes: Uint8Array, key = 'test-key', payloadSigned?: string) {
  const body = JSON.stringify({ ImageBase64: Buffer.from(bytes).toString('base64') })
  const timestamp = 1_780_000_000
  const date = new Date(timestamp * 1_000).toISOString().slice(0, 10)
  const host = new URL(sandbox.url).host
  const names = 'content-type;host;x-tc-action'
  const headers = `content-type:application/json\nhost:${host}\nx-tc-action:recognizegeneralinvoice\n`
  const request = ['POST', '/', '', headers, names, hash(payloadSigned ?? body)].join('\n')
  const scope = `${date}/ocr/tc3_request`
  const text = ['TC3-HMAC-SHA256', timestamp, scope, hash(request)].join('\n')
  const signature = hmac(hmac(hmac(hmac(`TC3${key}`, date), 'ocr'), 'tc3_request'), text)
  const response = await sandbox.fetch('/recognition', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-tc-action': 'RecognizeGeneralInvoice',
      'x-tc-timestamp': String(timestamp),
      authorization: `TC3-HMAC-SHA256 Credential=sandbox/${scope}, SignedHeaders=${names}, Signature=${signature.toString('hex')}`,
    },
    body,
  })
  return ((await response.json()) as { Response: Record<string, unknown> }).Response
}
const picture = async (file: string) =>
  new Uint8Array(await (await sandbox.fetch(`/recognition/pictures/${file}`)).arrayBuffer())

describe('the recognition service', () => {
  it.each([
    ['digital-invoice.png', 'VatElectronicSpecialInvoiceFull'],
    ['taxi.png', 'TaxiTicket'],
  ])('knows %s by its bytes', async (file, SubType) => {
    expect(await recognise(await picture(file))).toMatchObject({
      MixedInvoiceItems: [{ Code: 'OK', SubType, SingleInvoiceInfos: { [SubType]: {} } }],
    })
  })

  it('reads no other picture, and says so', async () => {
    const bytes = await picture('taxi.png')
    bytes[bytes.length - 1]! ^= 1
    expect(await recognise(bytes)).toMatchObject({
      Error: { Code: 'FailedOperation.NotDemoPicture' },
    })
  })

  it('wants the signature over what was sent', async () => {
    const refused = { Error: { Code: 'AuthFailure.SignatureFailure' } }
    const bytes = await picture('taxi.png')
    expect(await recognise(bytes, 'another-key')).toMatchObject(refused)
    expect(await recognise(bytes, 'test-key', '{}')).toMatchObject(refused)
  })

  it.each([
    ['ERROR', 500, false],
    ['GARBAGE', 200, false],
    ['STRANGE', 200, true],
  ])('meets %s as often as the knob says', async (fault, status, isJson) => {
    await sandbox.post('/knobs/recognition', { fault, times: 1 })
    const ask = () => sandbox.fetch('/recognition', { method: 'POST', body: '{}' })
    const broken = await ask()
    expect(broken.status).toBe(status)
    const said: unknown = await broken.json().catch(() => null)
    expect(said !== null && typeof said === 'object' && 'Response' in said).toBe(isJson)
    expect(await (await ask()).json()).toMatchObject({ Response: { Error: {} } })
  })

  it('offers its pictures, and says where its answers are wrong', async () => {
    const page = await (await sandbox.fetch('/recognition')).text()
    expect(page).toContain('/recognition/pictures/taxi.png')
    expect(page).toContain('沙箱不做识别')
    expect((await sandbox.fetch('/recognition/pictures/routes.ts')).status).toBe(404)
  })
})
