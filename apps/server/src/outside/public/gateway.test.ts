/** The gateway by URL, key and map, against answers written by hand. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { type PublicFault, PublicSourceFailure } from './connector.ts'
import { createPublicGateway } from './gateway.ts'
import { PROTOCOL, type PublicGatewayMap } from './gateway-map.ts'

const FIRM = { name: '示例有限公司', taxNo: '91440399MAQ8Q5RN7G' }
const asked: string[] = []
let server: Server | undefined
afterEach(() => {
  server?.close()
  asked.length = 0
})

/** @param answers by page, the last one again and again */
async function gateway(answers: unknown[], map: Partial<PublicGatewayMap> = {}) {
  server = createServer((req, res) => {
    asked.push(req.url ?? '')
    const body = answers[Math.min(asked.length, answers.length) - 1]
    res.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return createPublicGateway(url, 'key', { ...PROTOCOL, ...map }, 5_000)
}

const row = (fields: object, subject: object = { name: FIRM.name, code: null }) => ({
  id: '1',
  subject,
  fields,
})
const page = (total: number, ...rows: object[]) => ({ code: '0000', data: { total, rows } })

async function faultOf(answers: unknown[]): Promise<PublicFault | string> {
  const connector = await gateway(answers)
  return connector.ask('ENFORCEMENT', FIRM).then(
    () => 'answered',
    (error: unknown) => (error instanceof PublicSourceFailure ? error.fault : String(error)),
  )
}

it('reads a gateway of other names by its map', async () => {
  const connector = await gateway(
    [
      {
        ret: '200',
        payload: {
          n: 1,
          list: [
            {
              who: { name: FIRM.name, code: FIRM.taxNo },
              f: { c_ah: '（2026）粤01执1号', je: '12.50' },
            },
          ],
        },
      },
    ],
    {
      path: '/gs/{kind}',
      success: '200',
      kinds: { ENFORCEMENT: 'zxgg' },
      names: {
        code: 'ret',
        data: 'payload',
        total: 'n',
        rows: 'list',
        subject: 'who',
        fields: 'f',
        taxNo: 'nsrsbh',
      },
      fields: { caseNo: 'c_ah', 'ENFORCEMENT.amount': 'je' },
    },
  )
  expect(connector.tells).toEqual(['ENFORCEMENT'])
  const { records } = await connector.ask('ENFORCEMENT', FIRM)
  expect(records).toMatchObject([
    {
      fields: { caseNo: '（2026）粤01执1号', amount: '12.50' },
      subject: { name: FIRM.name, code: FIRM.taxNo },
    },
  ])
  expect(asked[0]).toMatch(/^\/gs\/zxgg\?.*nsrsbh=91440399MAQ8Q5RN7G/)
})

it('a code of the organisation is the firm’s own, another is told as it is', async () => {
  const connector = await gateway([
    page(
      2,
      row({ caseNo: '1' }, { name: FIRM.name, code: 'MAQ8Q5RN-7' }),
      row({ caseNo: '2' }, { name: FIRM.name, code: 'MAHAYKHR-6' }),
    ),
  ])
  const { records } = await connector.ask('ENFORCEMENT', FIRM)
  expect(records.map(({ subject }) => subject.code)).toEqual([FIRM.taxNo, 'MAHAYKHR-6'])
})

it('what is not told is absent, and an empty list is none', async () => {
  const connector = await gateway([page(1, row({ caseNo: '1', amount: null, filedOn: '' }))])
  const { records } = await connector.ask('ENFORCEMENT', FIRM)
  expect(records[0]?.fields).toEqual({ caseNo: '1' })
  server?.close()
  const none = await gateway([page(0)])
  expect((await none.ask('ENFORCEMENT', FIRM)).records).toEqual([])
})

it.each([
  ['an amount that is none', [page(1, row({ caseNo: '1', amount: '1,000' }))]],
  ['a day that is none', [page(1, row({ caseNo: '1', filedOn: '2026/1/1' }))]],
  ['a row of unknown names', [page(1, row({ ah: '1' }))]],
  ['no list', [{ code: '0000', data: { total: 1 } }]],
  ['no total', [{ code: '0000', data: { rows: [] } }]],
  ['a code that nobody knows', [{ code: '9', data: { total: 0, rows: [] } }]],
  ['HTML', ['<html></html>']],
  ['a list in place of an object', [[]]],
])('%s is another shape', async (_, answers) => {
  expect(await faultOf(answers)).toBe('SHAPE')
})

it.each([
  ['fewer rows than it counts', [page(3, row({ caseNo: '1' })), page(3)]],
  ['the same page again', [page(3, row({ caseNo: '1' }))]],
])('%s is a list cut short', async (_, answers) => {
  expect(await faultOf(answers)).toBe('CUT')
})

it('no calls left, and nobody there', async () => {
  expect(await faultOf([{ code: 'QUOTA' }])).toBe('LIMIT')
  const closed = createPublicGateway('http://127.0.0.1:9', 'key', PROTOCOL, 5_000)
  await expect(closed.ask('ENFORCEMENT', FIRM)).rejects.toMatchObject({ fault: 'DOWN' })
})

it('more than eight MiB are not read', async () => {
  expect(await faultOf([`{"code":"${'x'.repeat(9 * 1024 * 1024)}"}`])).toBe('SHAPE')
})

it('is asked under former names of what courts publish, and tells a record once', async () => {
  const own = row({ caseNo: '（2026）粤01执1号' })
  const before = row({ caseNo: '（2020）粤01执2号' }, { name: '示例旧名有限公司', code: null })
  const firm = { ...FIRM, formerNames: ['示例旧名有限公司', '示例 有限公司'] }
  const connector = await gateway([page(1, own), page(2, own, before)])
  const { records, pages } = await connector.ask('ENFORCEMENT', firm)
  expect(records.map(({ fields, subject }) => [fields.caseNo, subject.name])).toEqual([
    ['（2026）粤01执1号', FIRM.name],
    ['（2020）粤01执2号', '示例旧名有限公司'],
  ])
  expect(pages).toHaveLength(2)
  expect(asked.map((url) => new URLSearchParams(url.split('?')[1]).get('name'))).toEqual([
    FIRM.name,
    '示例旧名有限公司',
  ])
})

it('is asked under the present name alone of what the register holds', async () => {
  const connector = await gateway([page(1, row({ reason: '示例', putOn: '2026-01-01' }))])
  await connector.ask('ABNORMAL_LIST', { ...FIRM, formerNames: ['示例旧名有限公司'] })
  expect(asked).toHaveLength(1)
})
