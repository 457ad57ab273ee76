/** Everything of a company as one archive, over HTTP: who may, who hears, what is in it and what is not, and what somebody else makes of it. */
import { createHash, createPublicKey, verify } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xinjian } from '../../../cli/src/cli.test-support.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { REVOKE, signFor } from '../support/consents.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'
import { unzipped } from './unzipped.ts'

let server: TestServer
let companyId: number
let boss: string
let clerk: string
let dir: string
const CSV = salesCsv({ months: 4 })
const REASON = '公司更换系统，留存全部数据'
const [OURS, THEIRS] = ['示例全量导出有限公司', '示例邻居有限公司']

const post = (call: string, body: object, token = boss) =>
  server.call('POST', `/company/export/${call}`, body, token)
const rowOf = async (no: string) =>
  (await post('list', { size: 100 })).data.rows.find((row: { no: string }) => row.no === no)
const made = async (token = boss) => {
  const { data, msg } = await post('ask', { reason: REASON }, token)
  if (!data) throw new Error(msg)
  return until(async () => {
    const row = await rowOf(data.no)
    return !['QUEUED', 'RUNNING'].includes(row.status) && row
  })
}
const fileOf = (no: string, token = boss) =>
  fetch(`${server.base}/company/export/file`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ no }),
  })
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function unpacked(no: string): Promise<(name: string) => Buffer> {
  const bytes = Buffer.from(await (await fileOf(no)).arrayBuffer())
  const file = path.join(fs.mkdtempSync(path.join(dir, 'zip-')), 'a.zip')
  fs.writeFileSync(file, bytes)
  const files = await unzipped(file)
  return (name) => Buffer.from(files.get(name)!)
}
const lines = (bytes: Buffer): Record<string, unknown>[] =>
  bytes
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

beforeAll(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-company-export-'))
  server = await startTestServer()
  companyId = await emptyCompany(server, OURS)
  boss = await memberOf(server, companyId, 'whole-boss', 'ROLE_COMPANY_ADMIN')
  await memberOf(server, companyId, 'whole-second', 'ROLE_COMPANY_ADMIN')
  clerk = await memberOf(server, companyId, 'whole-clerk', 'ROLE_COMPANY_STAFF')
  await server.db.run(
    "update app_user set password_hash = 'argon-of-the-boss' where user_name = 'whole-boss'",
  )
  const other = await emptyCompany(server, THEIRS)
  const neighbour = await memberOf(server, other, 'whole-neighbour', 'ROLE_COMPANY_ADMIN')
  for (const [token, taxNo] of [
    [boss, TAX_NO],
    [neighbour, '91330100799655058B'],
  ] as const) {
    await server.db.run(
      `insert into enterprise (company_id, tax_no, name)
       select company_id, $1, '示例工贸有限公司' from app_user where user_name = $2`,
      [taxNo, token === boss ? 'whole-boss' : 'whole-neighbour'],
    )
    const { status, msg } = await server.upload(taxNo, [{ name: '销项.csv', bytes: CSV }], token)
    if (status !== 200) throw new Error(msg)
  }
  await until(async () => {
    const rows = await server.db.rows<{ status: string }>('select status from import_batch')
    return rows.length >= 2 && rows.every(({ status }) => !['QUEUED', 'RUNNING'].includes(status))
  })
})
afterAll(async () => {
  await server?.stop()
  fs.rmSync(dir, { recursive: true, force: true })
})

describe('an order', () => {
  it('asks for a fresh proof, a reason in words, and the right', async () => {
    await server.db.run(
      "update session set proved_at = now() - interval '6 minutes' where user_id = (select id from app_user where user_name = 'whole-boss')",
    )
    expect((await post('ask', { reason: REASON })).status).toBe(1014)
    await server.db.run('update session set proved_at = now() where company_id = $1', [companyId])
    expect((await post('ask', { reason: '11' })).status).toBe(400)
    expect((await post('ask', { reason: REASON }, clerk)).http).toBe(403)
    expect((await post('list', {}, clerk)).http).toBe(403)
  })

  it('is told to all administrators, and one is under way at a time', async () => {
    const [one, two] = await Promise.all([
      post('ask', { reason: REASON }),
      post('ask', { reason: REASON }),
    ])
    expect([one.status, two.status].sort()).toEqual([200, 409])
    const { no } = one.data ?? two.data
    const told = await server.db.rows(
      `select u.user_name from notice n join app_user u on u.id = n.user_id
        where n.company_id = $1 and n.kind = 'COMPANY_EXPORT_ASKED' order by 1`,
      [companyId],
    )
    expect(told).toEqual([{ user_name: 'whole-boss' }, { user_name: 'whole-second' }])
    await until(async () => (await rowOf(no)).status === 'DONE')
    expect((await post('cancel', { no })).status).toBe(409)
  })
})

describe('an archive', () => {
  it('holds every row of the company and no other’s, files by their hash, and a signed list of it all', async () => {
    const row = await made()
    expect(row).toMatchObject({ status: 'DONE', progress: 100, askedBy: 'whole-boss' })
    const bytes = Buffer.from(await (await fileOf(row.no)).arrayBuffer())
    expect(sha256(bytes)).toBe(row.sha256)
    const read = await unpacked(row.no)
    const text = Buffer.from(read('manifest.json'))
    const manifest = JSON.parse(text.toString())

    // Signed by the platform's key, whose fingerprint the page of the log shows.
    const signed = JSON.parse(read('manifest.sig.json').toString())
    const spki = Buffer.from(signed.key, 'base64')
    const key = createPublicKey({ key: spki, format: 'der', type: 'spki' })
    expect(verify(null, text, key, Buffer.from(signed.signature, 'base64'))).toBe(true)
    const log = await server.call('POST', '/audit/verify', {}, boss)
    expect(sha256(spki)).toBe(log.data.signedBy)
    text[text.length - 5]! ^= 1
    expect(verify(null, text, key, Buffer.from(signed.signature, 'base64'))).toBe(false)

    // As many rows as the owner of the database counts; each part as it says.
    const told: {
      table: string
      rows: number
      parts: { name: string; sha256: string; rows: number }[]
    }[] = manifest.tables
    for (const table of ['invoice', 'counterparty', 'import_batch', 'enterprise', 'app_user']) {
      const found = await server.db.one<{ n: number }>(
        `select count(*)::int as n from ${table} where company_id = $1`,
        [companyId],
      )
      expect(found!.n, table).toBeGreaterThan(0)
      expect(
        told.find((t) => t.table === table),
        table,
      ).toMatchObject({ rows: found!.n })
    }
    for (const { table, parts, rows } of told) {
      let n = 0
      for (const part of parts) {
        const body = read(part.name)
        expect(sha256(body), part.name).toBe(part.sha256)
        for (const line of lines(body)) {
          n++
          if ('company_id' in line) expect(line.company_id, table).toBe(companyId)
        }
      }
      expect(n, table).toBe(rows)
    }
    expect(manifest.files.count).toBe(1)
    expect(read(`files/${sha256(CSV)}`).equals(Buffer.from(CSV))).toBe(true)
    expect(lines(read('files-0001.ndjson'))).toEqual([{ sha256: sha256(CSV), bytes: CSV.length }])

    // Nothing that opens anything, nothing of the neighbour.
    const all = told.flatMap(({ parts }) => parts.map(({ name }) => read(name).toString())).join('')
    expect(all).toContain('whole-second')
    expect(all).not.toMatch(/argon-of-the-boss|whole-neighbour|示例邻居/)
    expect(manifest.notExported).toContainEqual(
      expect.objectContaining({ table: 'session', kind: 'SECRET' }),
    )
  })

  it('holds against its manifest by the command line, signed by the key that the page of the log shows', async () => {
    const { no } = await made()
    const file = path.join(dir, 'held.zip')
    fs.writeFileSync(file, Buffer.from(await (await fileOf(no)).arrayBuffer()))
    const log = await server.call('POST', '/audit/verify', {}, boss)
    const { code, out, err } = await xinjian('export', 'verify', file, '--key', log.data.signedBy)
    expect([code, err]).toEqual([0, ''])
    expect(JSON.parse(out)).toMatchObject({ no, files: 1, faults: [], company: { name: OURS } })
  })

  it('tells numbers as they rest and masks persons who are not its own', async () => {
    await server.db.run(
      `insert into ledger_entry (company_id, key, kind, source, target, amount, available, about, note, made_by)
       select company_id, 'big', kind, source, target, 9007199254740993, available, about, '', made_by from ledger_entry
        where company_id = $1 limit 1`,
      [companyId],
    )
    const { tenant, contractNo } = await signFor(server, TAX_NO)
    if (tenant.companyId !== companyId)
      throw new Error(`signed for ${tenant.companyId}, not ${companyId}`)
    const { no } = await made()
    const read = await unpacked(no)
    expect(read(`tables/ledger_entry/${nameOf(read, 'ledger_entry')}`).toString()).toContain(
      ':9007199254740993',
    )
    const contract = lines(read(`tables/auth_contract/${nameOf(read, 'auth_contract')}`)).find(
      (line) => line.contract_no === contractNo,
    )
    expect(contract?.signer).toMatchObject({ name: '张*', mobile: '199****0000' })
    expect(contract).not.toHaveProperty('signer_sealed')
  })

  it('holds nothing that a withdrawn consent reaches, and one from before is given no more', async () => {
    const before = await made()
    const { tenant, contractNo, enterpriseId } = await signFor(server, TAX_NO)
    // What was collected is not taken out of the facts yet.
    await server.db.run(
      `insert into collect_task (company_id, task_id, fin_task_id, channel, token_hash, client_key, key_id, enterprise_id, contract_no, state, enterprise_name, tax_no)
       values ($1, 'T-sealed', 'T-sealed', '', 'x', '', '', $2, $3, 'SUCCESS', '示例工贸有限公司', $4)`,
      [companyId, enterpriseId, contractNo, TAX_NO],
    )
    await server.db.run(
      `insert into collect_item (company_id, task_id, dataset, position, state, rows) values ($1, 'T-sealed', 'INVOICE_OUT', 0, 'DONE', 1)`,
      [companyId],
    )
    await tenant.run(REVOKE, [contractNo])
    // In words: a consent was taken back since.
    expect(await (await fileOf(before.no)).json()).toMatchObject({ status: 3003 })
    const { no } = await made()
    const read = await unpacked(no)
    const manifest = JSON.parse(read('manifest.json').toString())
    const invoices = manifest.tables.find((t: { table: string }) => t.table === 'invoice')
    expect(invoices).toMatchObject({ rows: 0, parts: [] })
    expect(invoices.withheld).toBeGreaterThan(0)
    expect(manifest.files.count).toBe(0)
  })
})

/** Name of the first part of a table. */
function nameOf(read: (name: string) => Buffer, table: string): string {
  const { tables } = JSON.parse(read('manifest.json').toString())
  return tables
    .find((t: { table: string }) => t.table === table)
    .parts[0].name.split('/')
    .at(-1)
}
