/** Tickets of partners, made as the docs show, and the way back to the partner. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { TICKET_EXAMPLE } from '@xinjian/contract/channel/ticket-example'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { must, Phone } from '../../collect-phone.ts'
import { startTestServer, type TestServer } from '../../harness.ts'
import { emptyCompany, memberOf } from '../../support/companies.ts'

const LOOK = { name: '众邦', title: '示例众邦', color: '#1746a2', license: 'NO', products: null }
const BACK = 'https://loan.partner.example/result'
const TAX_NO = '91440399MAQ8Q5RN7G'

type Address = (
  base: string,
  channel: string,
  key: string,
  payload: object,
  source?: string,
) => string
let entryAddress: Address
let server: TestServer
let partner: string
let key: string

const office = (route: string, body: object, token = partner) =>
  server.call('POST', route, body, token)
const version = async (code = 'zhongbang') =>
  (await must(office('/channelProvider/detail', { code }))).data.row.version
const setKey = async (on: boolean, code = 'zhongbang') =>
  (await must(office('/channelProvider/ticketKey', { code, version: await version(code), on })))
    .data
const setReturns = async (addresses: string[]) =>
  office('/channelProvider/returns', { code: 'zhongbang', version: await version(), addresses })

beforeAll(async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-ticket-'))
  fs.writeFileSync(path.join(dir, 'example.mjs'), TICKET_EXAMPLE)
  entryAddress = (await import(pathToFileURL(path.join(dir, 'example.mjs')).href)).entryAddress
  fs.rmSync(dir, { recursive: true })
  const first = await startTestServer()
  const next = await emptyCompany(first, '示例众邦银行')
  await first.stop()
  server = await startTestServer({ PARTNER_DOORS: `zhongbang=${next}` })
  const id = await emptyCompany(server, '示例众邦银行')
  partner = await memberOf(server, id, 'ticket-partner', 'ROLE_COMPANY_ADMIN')
  await must(office('/channelProvider/add', { code: 'zhongbang', ...LOOK }))
  await must(office('/channelProvider/add', { code: 'zbother', ...LOOK }))
  await must(setReturns([BACK]))
})
afterAll(() => server?.stop())
beforeEach(async () => {
  key = (await setKey(true)).key
})

let visits = 0
const newVisit = () => `visit-of-a-phone-${visits++}`
const ticketIn = (address: string) => new URL(address).searchParams.get('ticket') ?? ''
const made = (payload: object = {}, source?: string, by = key, channel = 'zhongbang') =>
  ticketIn(entryAddress('https://x.example', channel, by, payload, source))
const decode = (ticket: string, over: object = {}) =>
  office('/tax/taxweb/collect/decode', {
    channel: 'zhongbang',
    ticket,
    visit: newVisit(),
    ...over,
  })
const now = () => Math.floor(Date.now() / 1000)

describe('a ticket', () => {
  it('becomes a link for its firm, its marker and its address back', async () => {
    const { data } = await must(
      decode(made({ taxNo: TAX_NO, source: 'A007', returnTo: `${BACK}?order=9` })),
    )
    expect(data).toEqual({ channel: expect.stringMatching(/^k[\w-]{16}$/), source: 'A007' })
    const phone = new Phone(server, null as never)
    const opened = await must(phone.open({ channelCode: data.channel }))
    expect(opened.data.task).toMatchObject({ bound: true, enterprise: { taxNo: TAX_NO } })
    const { url } = (await must(phone.call('customRouter'))).data
    const back = new URL(url)
    expect(back.origin + back.pathname).toBe(BACK)
    expect(back.searchParams.get('order')).toBe('9')
    expect(back.searchParams.get('finTaskId')).toBe(opened.data.task.finTaskId)
    const row = await server.db.one(
      'select source, created_by, round(extract(epoch from expires_at - created_at) / 3600)::int as hours from collect_link where code = $1',
      [data.channel],
    )
    expect(row).toEqual({ source: 'A007', created_by: 'api:zhongbang', hours: 24 })
  })

  it('is taken once; the phone that brought it may ask again', async () => {
    const ticket = made()
    const visit = newVisit()
    const first = await must(decode(ticket, { visit }))
    expect((await must(decode(ticket, { visit }))).data).toEqual(first.data)
    expect(await decode(ticket)).toMatchObject({
      status: 3001,
      msg: expect.stringContaining('已使用过'),
    })
    const links = await server.db.one<{ n: number }>(
      "select count(*)::int as n from collect_link where created_by = 'api:zhongbang' and code = $1",
      [first.data.channel],
    )
    expect(links?.n).toBe(1)
  })

  it('of twelve at once one gets a link', async () => {
    const ticket = made()
    const answers = await Promise.all(Array.from({ length: 12 }, () => decode(ticket)))
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1)
  })

  it.each<[string, () => string, object?]>([
    ['a changed one', () => flip(made())],
    ['one of another key', () => made({}, undefined, Buffer.alloc(32, 7).toString('base64url'))],
    ['one of another channel', () => made({}, undefined, key, 'zbother')],
    ['one of a door', () => made({}, 'zhongbang')],
    ['one that holds for an hour', () => made({ exp: now() + 3600 })],
    ['one without a number', () => made({ id: 'short' })],
    ['one for no firm', () => made({ taxNo: '1' })],
    ['noise', () => 'A'.repeat(80)],
    [
      'one at a channel that takes none',
      () => made({}, undefined, key, 'zbother'),
      { channel: 'zbother' },
    ],
    ['one at no channel', () => made(), { channel: 'nobody' }],
  ])('%s is refused', async (_, ticket, over = {}) => {
    expect(await decode(ticket(), over)).toMatchObject({
      http: 401,
      status: 3001,
      msg: expect.stringContaining('链接无效'),
    })
  })

  it('that is over, or leads to an address that is not listed, is told so', async () => {
    expect((await decode(made({ exp: now() - 1 }))).msg).toContain('已过期')
    for (const returnTo of [
      'https://evil.example/result',
      'https://loan.partner.example/other',
      'https://loan.partner.example.evil.example/result',
      'https://a@loan.partner.example/result',
      `${BACK}/../../x`,
      'javascript:alert(1)',
    ])
      expect((await decode(made({ returnTo }))).msg, returnTo).toContain('不在该渠道登记的地址中')
  })

  it('of an earlier key ends with it, and none is taken when the key is gone or the channel rests', async () => {
    const old = made()
    key = (await setKey(true)).key
    expect((await decode(old)).status).toBe(3001)
    await must(office('/channelProvider/stop', { code: 'zhongbang', stop: true }))
    expect((await decode(made())).status).toBe(3001)
    await must(office('/channelProvider/stop', { code: 'zhongbang', stop: false }))
    expect((await decode(made())).status).toBe(200)
    expect((await setKey(false)).key).toBe(null)
    expect((await decode(made())).status).toBe(3001)
  })

  it('its key rests sealed, and is shown once', async () => {
    const row = await server.db.one<{ sealed: Buffer }>(
      "select ticket_sealed as sealed from collect_channel where code = 'zhongbang'",
    )
    expect(row?.sealed.includes(Buffer.from(key))).toBe(false)
    expect(row?.sealed.includes(Buffer.from(key, 'base64url'))).toBe(false)
    const told = JSON.stringify(await office('/channelProvider/detail', { code: 'zhongbang' }))
    expect(told).toContain('"takesTickets":true')
    expect(told).not.toContain(key)
  })
})

describe('a ticket of the bank’s doors', () => {
  const atDoor = (source: string, ticket: string) =>
    office('/tax/taxweb/zb/bank/decode', { source, ticket, visit: newVisit() })
  it('opens its own door alone', async () => {
    const { data } = await must(atDoor('zhongbanggyl', made({}, 'zhongbanggyl')))
    expect(data.source).toBe('zhongbanggyl')
    expect((await atDoor('zhongbang', made({}, 'zhongbanggyl'))).status).toBe(3001)
    expect((await atDoor('zhongbanggyl', made())).status).toBe(3001)
  })
  it('names no door that is none of the bank’s', async () => {
    expect((await atDoor('dqg', made({}, 'dqg'))).status).toBe(3001)
  })
})

describe('addresses to go back to', () => {
  it('are kept in one form; what is no public https address is refused', async () => {
    const { data } = await must(setReturns([BACK, 'https://Loan.Partner.example:443/result']))
    expect(data.returnUrls).toEqual([BACK])
    for (const address of [
      'http://loan.partner.example/result',
      `${BACK}?a=1`,
      `${BACK}#a`,
      'https://10.0.0.1/result',
      'https://localhost/result',
      'https://u:p@loan.partner.example/result',
      '/result',
    ])
      expect((await setReturns([address])).status, address).toBe(400)
  })

  it('lead back to the first of the list, and nowhere when it is taken off', async () => {
    const { channel } = (await must(decode(made({ returnTo: BACK })))).data
    const linked = new Phone(server, null as never)
    await must(linked.open({ channelCode: channel }))
    const bare = new Phone(server, null as never)
    await must(bare.open({ channelCode: 'zhongbang' }))
    expect((await must(bare.call('customRouter'))).data.url).toContain(BACK)
    await must(setReturns(['https://other.partner.example/']))
    expect((await must(linked.call('customRouter'))).data).toEqual({ url: null, title: '示例众邦' })
    expect((await must(bare.call('customRouter'))).data.url).toMatch(
      /^https:\/\/other\.partner\.example\/\?finTaskId=F\d+$/,
    )
    await must(bare.call('restart', { to: 'CANCEL' }))
    expect((await must(bare.call('customRouter'))).data.url).toContain('result=2')
    await must(setReturns([BACK]))
  })

  it('are named by links of the office, of the list alone', async () => {
    const link = (returnTo: string) => office('/collect/link', { channel: 'zhongbang', returnTo })
    expect((await link(`${BACK}?o=1`)).status).toBe(200)
    expect(await link('https://evil.example/')).toMatchObject({
      status: 400,
      msg: expect.stringContaining('不在该渠道登记的地址中'),
    })
  })
})

/** One bit of the middle. */
function flip(ticket: string): string {
  const bytes = Buffer.from(ticket, 'base64url')
  bytes[bytes.length >> 1]! ^= 1
  return bytes.toString('base64url')
}
