/** What is read of a bureau's answer: whole, in its own words, or a fault by its name. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLendingGateway } from './gateway.ts'
import { issueLendingPass } from './pass.ts'

let server: Server
let body: unknown
let status = 200
let sent: { url: string; authorization: string; body: unknown }
beforeAll(async () => {
  server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      sent = {
        url: req.url ?? '',
        authorization: req.headers.authorization ?? '',
        body: JSON.parse(Buffer.concat(chunks).toString()),
      }
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

const pass = issueLendingPass({
  ...{ companyId: 1, subject: 'SPOUSE', contractNo: 'AUT20261127000000001' },
  subjectHash: 'a'.repeat(64),
})
const ask = () => {
  const { port } = server.address() as AddressInfo
  return createLendingGateway(`http://127.0.0.1:${port}`, 'the-key', 5_000).ask(pass)
}
const RECORD = {
  ...{ event: 'LOAN', instType: 'LEASING', instCode: 'N021', eventTime: '2026-03-31T22:15:00' },
  amount: { from: 100000, to: 300000 },
  balance: { from: 0, to: 0 },
  ...{ dueDate: '2027-03-31', overdueMonths: null },
}
const told = (records: unknown[], total = records.length) => ({
  code: '0000',
  message: '',
  data: { total, records },
})

it('sends the kind of subject, its hash and the number of its consent, and reads a record as it is told', async () => {
  ;[status, body] = [200, told([RECORD])]
  const answer = await ask()
  expect(sent).toEqual({
    url: '/records',
    authorization: 'Bearer the-key',
    body: {
      subjectType: 'PERSON',
      subjectHash: 'a'.repeat(64),
      consentNo: 'AUT20261127000000001',
    },
  })
  expect(answer.records).toEqual([
    {
      ...{ event: 'LOAN', institution: 'LEASING', institutionCode: 'N021' },
      ...{ at: '2026-03-31T22:15:00', amount: { from: 100000, to: 300000 } },
      ...{ balance: { from: 0, to: 0 }, dueOn: '2027-03-31', overdueMonths: null, item: RECORD },
    },
  ])
  expect(answer.body.toString()).toBe(JSON.stringify(body))
})

it('no record is an answer', async () => {
  ;[status, body] = [200, told([])]
  expect((await ask()).records).toEqual([])
})

const wrong = (over: object) => told([RECORD, { ...RECORD, ...over }])
it.each([
  ['an event that nobody knows', 'SHAPE', 200, wrong({ event: 'GIFT' })],
  ['an institution that nobody knows', 'SHAPE', 200, wrong({ instType: 'PAWNSHOP' })],
  ['a day that there is not', 'SHAPE', 200, wrong({ eventTime: '2026-02-30' })],
  ['an hour that there is not', 'SHAPE', 200, wrong({ eventTime: '2026-02-03T24:00:00' })],
  ['a due day that there is not', 'SHAPE', 200, wrong({ dueDate: '2026-13-01' })],
  ['a band upside down', 'SHAPE', 200, wrong({ amount: { from: 5, to: 4 } })],
  ['a record without its code', 'SHAPE', 200, wrong({ instCode: '' })],
  ['fewer records than there are', 'CUT', 200, told([RECORD], 2)],
  ['no consent', 'REFUSED', 200, { code: 'CONSENT_REQUIRED', data: null }],
  ['a code that nobody knows', 'SHAPE', 200, { code: 'E42', data: null }],
  ['success without data', 'SHAPE', 200, { code: '0000', data: null }],
  ['no calls left', 'LIMIT', 429, { code: 'QUOTA' }],
  ['an ill server', 'DOWN', 503, {}],
])('%s is %s', async (_, fault, http, answered) => {
  ;[status, body] = [http, answered]
  await expect(ask()).rejects.toMatchObject({ fault })
})
