/** What companies sign with each other: who holds a counterpart, who reads what of it, and what is seen when a row was changed or moved. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { Sandbox } from '../collect-sandbox.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import {
  confirmed,
  type Firm,
  firmOf,
  type Programme,
  programmeOf,
  verified,
} from '../scf/world.ts'
import { memberOf } from '../support/companies.ts'

let sandbox: Sandbox
let server: TestServer
let one: Programme
let stranger: Firm
let no: string
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url, MOVABLES_SECONDS: '5' })
  one = await programmeOf(server, {
    funder: await firmOf(server, '示例保理公司'),
    anchor: await firmOf(server, '示例核心制造有限公司'),
    member: await firmOf(server, '示例配件有限公司'),
  })
  stranger = await firmOf(server, '示例旁观有限公司')
  const parties = { seller: one.member, buyer: one.anchor, yuan: '20000.00' }
  const { no: check } = await verified(server, one.member.id, parties)
  no = await confirmed(server, one, { verifyNos: [check], amountFen: 2_000_000 })
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const post = (path: string, body: object, token: string) =>
  server.call('POST', `/agreement/${path}`, body, token)
const list = async (token: string, filter: object = {}) =>
  (await post('list', filter, token)).data.rows.map((row: { contractNo: string }) => row.contractNo)
const detail = async (contractNo: string, token: string) =>
  (await post('detail', { contractNo }, token)).data

it('gives the lender, the seller and the debtor a counterpart each, and nobody else one', async () => {
  const both = [`QR-${no}`, `ZR-${no}`]
  for (const { a } of [one.funder, one.member, one.anchor]) expect(await list(a)).toEqual(both)
  expect(await list(stranger.a)).toEqual([])
  expect((await post('detail', { contractNo: `QR-${no}` }, stranger.a)).status).toBe(404)
  expect((await post('pdf', { contractNo: `QR-${no}` }, stranger.a)).status).toBe(404)
})

it('tells the parties by their part, who signed for which, and the same text and fingerprint to all', async () => {
  const [lender, debtor] = [
    await detail(`QR-${no}`, one.funder.a),
    await detail(`QR-${no}`, one.anchor.b),
  ]
  expect(lender.row).toEqual(debtor.row)
  expect(lender.row).toMatchObject({ kind: 'CONFIRMATION', subjectNo: no, signedFor: 'DEBTOR' })
  expect(lender.row.parties).toEqual([
    { role: 'LENDER', name: '示例保理公司', taxNo: null },
    { role: 'SELLER', name: '示例配件有限公司', taxNo: one.member.taxNo },
    { role: 'DEBTOR', name: '示例核心制造有限公司', taxNo: one.anchor.taxNo },
  ])
  expect([lender.intact, debtor.intact]).toEqual([true, true])
  // The fingerprint as anyone can reckon it: SHA-256 of the three in JSON, names in order, no blanks.
  const text = `{"paragraphs":${JSON.stringify(lender.paragraphs)},"title":${JSON.stringify(lender.row.title)},"version":${JSON.stringify(lender.row.version)}}`
  expect(lender.row.hash).toBe(createHash('sha256').update(text).digest('hex'))
  const notice = await detail(`ZR-${no}`, one.member.a)
  expect(notice.row).toMatchObject({ kind: 'TRANSFER_NOTICE', signedFor: 'SELLER' })
})

it('shows from where somebody signed to the lender and to the company that signed alone', async () => {
  expect((await detail(`QR-${no}`, one.funder.a)).ip).toBe('127.0.0.1')
  expect((await detail(`QR-${no}`, one.anchor.a)).ip).toBe('127.0.0.1')
  const { ip, agent } = await detail(`QR-${no}`, one.member.a)
  expect([ip, agent]).toEqual([null, null])
})

it('is searched by number, business number, party and kind', async () => {
  const { a } = one.funder
  expect(await list(a, { keyword: `ZR-${no}` })).toEqual([`ZR-${no}`])
  expect(await list(a, { keyword: no })).toHaveLength(2)
  expect(await list(a, { keyword: '核心制造' })).toHaveLength(2)
  expect(await list(a, { keyword: '旁观' })).toEqual([])
  expect(await list(a, { kind: 'CONFIRMATION' })).toEqual([`QR-${no}`])
  expect(await list(a, { to: '2020-01-01' })).toEqual([])
})

it('opens to whoever holds the right, and to no other role', async () => {
  const child = await memberOf(server, one.funder.id, 'agreement-child', 'ROLE_RYC_CHILD')
  expect((await post('list', {}, child)).status).toBe(403)
})

it('a counterpart that was changed, or moved to a company that is no party, is told as broken and has no paper', async () => {
  const seen = async ({ a }: Firm) => {
    const { data } = await post('detail', { contractNo: `QR-${no}` }, a)
    return [data.intact, (await post('pdf', { contractNo: `QR-${no}` }, a)).status]
  }
  const broken = 500
  const as = (sql: string, values: (string | number)[]) =>
    server.db.transaction(async (tx) => {
      await tx.run('alter table agreement disable row level security')
      await tx.run(sql, values)
      await tx.run('alter table agreement enable row level security')
    })
  await as(
    `insert into agreement select $2::int, contract_no, lender_id, kind, subject_no, title, version, paragraphs, hash, parties, signer_id, signer,
       signed_for, evidence, signed_at, seal, evidence_sealed from agreement where company_id = $1 and contract_no = $3`,
    [one.funder.id, stranger.id, `QR-${no}`],
  )
  expect((await seen(stranger))[0]).toBe(false)
  await as(`update agreement set signer = '另一人' where company_id = $1 and contract_no = $2`, [
    one.anchor.id,
    `QR-${no}`,
  ])
  expect((await seen(one.anchor))[0]).toBe(false)
  const { status } = await post('pdf', { contractNo: `QR-${no}` }, one.anchor.a)
  expect(status).not.toBe(200)
  expect(status).toBe(broken)
  // The lender's own is untouched: the two no longer agree, and each side can show its own.
  expect((await detail(`QR-${no}`, one.funder.a)).intact).toBe(true)
})

it('nobody hands out what is another company’s', async () => {
  const hand = (companyId: number, of: number) =>
    tenantOf(server.db, companyId).transaction((tx) =>
      tx.one('select h.handed from hand_agreement($2, $3) h where h.company_id = $1', [
        of,
        `ZR-${no}`,
      ]),
    )
  await expect(hand(stranger.id, one.funder.id)).rejects.toThrow('its own agreements alone')
  expect(await hand(stranger.id, stranger.id)).toEqual({ handed: 0 })
})
