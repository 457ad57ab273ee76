/**
 * A company of which every table has rows is erased, by a worker that dies in the middle and another that goes on. Then the whole database and all
 * stored files are scanned: what is left stands where the committed list says, and nothing of the neighbour moved.
 */
import { createHash, createPublicKey, verify } from 'node:crypto'
import path from 'node:path'
import { ERASED_BODY } from '@xinjian/format/audit-chain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xinjian } from '../../../cli/src/cli.test-support.ts'
import type { LocalBlobs } from '../../src/blobs.ts'
import { leaveTraceAlone } from '../../src/db/audit.ts'
import type { Database } from '../../src/db/pool.ts'
import { type CheckpointDeps, makeCheckpoints, verifyLog } from '../../src/features/audit/index.ts'
import { KEPT, KEPT_ELSEWHERE } from '../../src/features/companyErasure/kept.ts'
import { MANY, NAME, NEEDLES, openScene, run, type Scene, TAX_NO, WHO } from './erasure-scene.ts'
import { filesWith, whereFound } from './scan.ts'

let scene: Scene
let db: Database
let dir: string
let files: LocalBlobs
let company: number
let neighbour: number
let checkpoints: CheckpointDeps
let before: Record<string, number>

const counts = async (of: number): Promise<Record<string, number>> => {
  const tables = await db.rows<{ name: string }>(
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'company_id' order by 1`,
  )
  const found: Record<string, number> = {}
  for (const { name } of tables)
    found[name] = (await db.one<{ n: number }>(
      `select count(*)::int as n from "${name}" where company_id = $1`,
      [of],
    ))!.n
  return found
}
const sum = (of: Record<string, number>) => Object.values(of).reduce((a, b) => a + b, 0)

beforeAll(async () => {
  scene = await openScene()
  ;({ db, dir, files, company, neighbour, checkpoints } = scene)
  before = await counts(company)
})
afterAll(() => scene?.end())

const orderRow = async () =>
  (await db.one<{ certificate: string; signature: string; key: string; asked_by: string }>(
    'select certificate, signature, key, asked_by from company_erasure where company_id = $1',
    [company],
  ))!

it('every table had something of the company', () => {
  expect(scene.filled.length).toBeGreaterThan(195)
  expect(scene.filled.filter((table) => before[table] === 0)).toEqual([])
  expect(before.goods).toBe(MANY)
})

it('a worker that dies leaves the rest to the next one, which ends it', async () => {
  const theirs = await counts(neighbour)
  for (const [fence, steps] of [
    [1, 30],
    [2, 95],
    [3, 200],
  ] as const)
    await expect(run(scene, fence, steps)).rejects.toThrow('killed')
  const left = await counts(company)
  expect(sum(left)).toBeGreaterThan(50)
  expect(sum(left)).toBeLessThan(sum(before) - MANY / 2)
  await run(scene, 4)
  expect(await counts(neighbour)).toEqual(theirs)
})

it('of the company there are rows in the committed tables alone', async () => {
  const left = Object.entries(await counts(company)).filter(([, n]) => n > 0)
  expect(left.map(([table]) => table).filter((table) => !(table in KEPT))).toEqual([])
  expect(
    await db.rows('select kind from directory where company_id = $1 order by kind', [company]),
  ).toEqual([{ kind: 'FILE' }, { kind: 'REPORT' }])
})

it('name, tax number, mobile and mail stand nowhere but in numbers of books and what others wrote', async () => {
  const found = await whereFound(db, NEEDLES, [neighbour])
  const tables = [...new Set(found.map((column) => column.split('.')[0]!))]
  expect(tables.filter((table) => !(table in KEPT) && !(table in KEPT_ELSEWHERE))).toEqual([])
  // Where the mark stood in numbers, codes and days that books are kept by: none is a name, a note or a contact.
  expect(found).toEqual([
    'bank_reference.reference',
    'bill.invoice_no',
    'bill.status',
    'bill_line.product',
    'ledger_entry.key',
    'ledger_entry.kind',
    'ledger_entry.source',
    'ledger_entry.target',
    'voucher.kind',
    'voucher.status',
  ])
  expect(filesWith(dir, NEEDLES)).toEqual([])
  // Codes that were sent to its people, whichever way their numbers rest.
  expect(await db.rows('select 1 from sms_code')).toEqual([])
})

it('files go from the store, but for those that somebody else has', async () => {
  await expect(files.readWhole(scene.keyOf.own)).rejects.toThrow()
  expect((await files.readWhole(scene.keyOf.shared)).toString()).toBe('the same bytes of both')
  expect((await files.readWhole(scene.keyOf.late)).toString()).toContain('put a moment ago')
})

describe('the certificate', () => {
  it('tells of each table what went, over all workers, and is signed', async () => {
    const { certificate, signature, key, asked_by } = await orderRow()
    const half = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
    expect(verify(null, Buffer.from(certificate), half, Buffer.from(signature, 'base64'))).toBe(
      true,
    )
    const told = JSON.parse(certificate)
    const went = Object.fromEntries(
      told.tables.map((one: { table: string; rows: number }) => [one.table, one.rows]),
    )
    const gone = Object.keys(before).filter((table) => !(table in KEPT))
    expect(gone.filter((table) => went[table] !== before[table])).toEqual([])
    expect(went.directory).toBe(2)
    expect(went.registration).toBe(1)
    // By hand: SHA-256 over one line, the key of the one row.
    const digest = told.tables.find((one: { table: string }) => one.table === 'role').digest
    expect(digest).toBe(createHash('sha256').update('["900001"]\n').digest('hex'))
    expect(told.files).toEqual({ deleted: 2, heldByOthers: 2 })
    expect(told.log.entriesErased).toBe(8)
    expect(told.company).toEqual({
      id: company,
      nameSha256: createHash('sha256').update(NAME).digest('hex'),
      taxNoSha256: createHash('sha256').update(TAX_NO).digest('hex'),
    })
    expect(told.kept.length).toBe(Object.keys(KEPT).length + Object.keys(KEPT_ELSEWHERE).length)
    const days = (Date.parse(told.backups.until) - Date.parse(told.finished)) / 86_400_000
    expect(days).toBe(8)
    expect(asked_by).not.toContain('待清除')
  })
})

describe('the audit log', () => {
  const cli = () =>
    xinjian(
      'audit',
      'verify',
      '--database',
      scene.url,
      '--checkpoints',
      path.join(dir, 'audit-checkpoints'),
    )
  const line = (out: string, of: number) =>
    out
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text))
      .find((one) => one.of === String(of))
  const bodies = () =>
    db.rows<{ body: string }>('select body from audit_entry where company_id = $1 order by seq', [
      company,
    ])

  it('has no body left, and fits: page and command say what was erased', async () => {
    expect(new Set((await bodies()).map(({ body }) => body))).toEqual(new Set([ERASED_BODY]))
    expect(await verifyLog(checkpoints, company)).toMatchObject({
      ...{ entries: 8, erased: 8, brokenAt: null },
    })
    const { out, code } = await cli()
    expect(line(out, company)).toMatchObject({ entries: 8, erased: 8, brokenAt: null })
    expect(line(out, neighbour)).toMatchObject({ entries: 7, erased: 0, brokenAt: null })
    expect(code).toBe(0)
  })

  it('goes on, and can be signed again', async () => {
    await leaveTraceAlone(checkpoints.db, company, WHO, { kind: 'LOOK', action: 'later' })
    const { broken } = await makeCheckpoints(checkpoints, { error: () => undefined })
    expect(broken).toEqual([])
    expect(await verifyLog(checkpoints, company)).toMatchObject({ entries: 9, brokenAt: null })
  })

  it.each([
    [
      'a hash of the erased part',
      'update audit_entry set hash = hash || hash where company_id = $1 and seq = 5',
      8,
    ],
    ['an entry of it', 'delete from audit_entry where company_id = $1 and seq = 3', 3],
    [
      'a body behind it',
      `update audit_entry set body = '{"action":"companyErased","erased":true}' where company_id = $1 and seq = 9`,
      9,
    ],
  ])('%s that is tampered with is found', async (_, text, at) => {
    const kept = await db.rows<{ seq: number; hash: Buffer; body: string }>(
      'select seq, hash, body from audit_entry where company_id = $1',
      [company],
    )
    await db.run(text, [company])
    expect((await verifyLog(checkpoints, company)).brokenAt).toBe(at)
    expect(line((await cli()).out, company).brokenAt).toBe(at)
    await db.run('delete from audit_entry where company_id = $1', [company])
    for (const { seq, hash, body } of kept)
      await db.run(
        'insert into audit_entry (company_id, seq, hash, body) values ($1, $2, $3, $4)',
        [...[company, seq, hash, body]],
      )
    expect((await verifyLog(checkpoints, company)).brokenAt).toBeNull()
  })

  it('of a neighbour nothing can be called erased', async () => {
    await db.run('update audit_entry set body = $2 where company_id = $1 and seq = 2', [
      neighbour,
      ERASED_BODY,
    ])
    expect((await verifyLog(checkpoints, neighbour)).brokenAt).toBe(2)
    expect((await cli()).code).toBe(1)
  })
})
