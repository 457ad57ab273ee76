/** The photo of a business licence: read in a process of its own, corrected by a person, demanded where a channel wants it. */
import fs from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Phone, Sandbox } from '../collect-phone.ts'
import { type Answer, startTestServer, type TestServer } from '../harness.ts'

const PICTURE = fs.readFileSync(new URL('../fixtures/license.png', import.meta.url))

let sandbox: Sandbox
let server: TestServer
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const upload = (phone: Phone, bytes: Uint8Array): Promise<Answer> =>
  send('/tax/taxweb/license/ocr', bytes, { Authorization: `Bearer ${phone.token}` })

async function send(route: string, bytes: Uint8Array, headers = {}): Promise<Answer> {
  const form = new FormData()
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'license.png')
  const response = await fetch(server.base + route, { method: 'POST', headers, body: form })
  const json = await response.json()
  return { http: response.status, status: json.status, msg: json.msg, data: json.data }
}

describe('licence', () => {
  it('gives name, code, person, date and address', async () => {
    const phone = new Phone(server, sandbox)
    await phone.open()
    const answer = await upload(phone, PICTURE)
    expect(answer.data).toEqual({
      name: '深圳市示例恒达精密制造有限公司',
      taxNo: '91440399MAQ8Q5RN7G',
      legalRepresentative: '赵示例二',
      establishedOn: '2016-03-20',
      address: '深圳市示例区示例路720号',
      doubtful: [],
    })
    expect(await phone.state()).toMatchObject({ state: 'LICENSE', path: '/m/taxWeb/license' })
  })

  it.each([
    ['no picture', Buffer.from('hello'), 400, /JPG 或 PNG/],
    [
      'a broken picture',
      Buffer.concat([PICTURE.subarray(0, 4), Buffer.alloc(500)]),
      400,
      /重新拍摄/,
    ],
    ['too large a file', Buffer.concat([PICTURE, Buffer.alloc(6 * 1024 * 1024)]), 413, /5 MB/],
  ])('says what to do about %s', async (_, bytes, status, message) => {
    const phone = new Phone(server, sandbox)
    await phone.open()
    const answer = await upload(phone, bytes)
    expect(answer.status).toBe(status)
    expect(answer.msg).toMatch(message)
    expect((await phone.state()).state).toBe('CREATED')
  })

  it('of one company so many wait and no more; whoever is of none of them waits behind none', async () => {
    const phone = new Phone(server, sandbox)
    await phone.open()
    const broken = Buffer.concat([PICTURE.subarray(0, 4), Buffer.alloc(500)])
    let isFull = () => {}
    const full = new Promise<void>((resolve) => {
      isFull = resolve
    })
    const many = Array.from({ length: 24 }, async () => {
      const { msg } = await upload(phone, broken)
      if (!msg.includes('重新拍摄')) isFull()
      return msg
    })
    await full
    const other = await send('/company/register/licence', broken)
    expect(other.msg).toMatch(/重新拍摄/)
    const refused = (await Promise.all(many)).filter((msg) => !msg.includes('重新拍摄'))
    expect(new Set(refused)).toEqual(new Set(['正在识别的照片较多，请过半分钟再上传']))
  })

  it('comes first where the channel demands it', async () => {
    await server.db.run("update collect_channel set license_required = true where code = 'demo'")
    const phone = new Phone(server, sandbox)
    await phone.open()
    const firm = await sandbox.firm('maker')
    const { name, idNo, mobile } = await sandbox.person(firm)
    const answer = await phone.sealed('authEnterprise', {
      name: firm.name,
      taxNo: firm.taxNo,
      signer: { name, idNo, mobile, role: 'LEGAL_REP' },
    })
    expect(answer).toMatchObject({ status: 3002, msg: '请先上传营业执照' })
  })
})
