/** Withdrawal over the rows: whatever came and in which order, what is left is what the uploads alone would have made. */
import { KIND_CODES } from '@xinjian/engine/invoice/facts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leaveStated } from '../../src/features/enterprise/index.ts'
import { takeOutCoverage } from '../../src/features/facts/coverage/write.ts'
import type { IncomingInvoice } from '../../src/features/facts/invoice/incoming.ts'
import { loadFacts } from '../../src/features/facts/invoice/read.ts'
import { takeOutInvoices } from '../../src/features/facts/invoice/write.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { makeInvoices } from '../support/invoices.ts'
import {
  book,
  type Enterprise,
  foldedDigests,
  newEnterprise,
  storedDigests,
} from '../support/posting.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** An import of its own; `blob` '' = a collection. */
async function bring(e: Enterprise, blob: string, rows: readonly IncomingInvoice[]) {
  const batch = await e.tenant.one<{ id: number }>(
    `insert into import_batch (company_id, enterprise_id, file_name, file_bytes, blob_key, status, created_by, finished_at)
     values ($1, $2, '清单', 0, $3, 'DONE', 'demo', now()) returning id`,
    [e.id, blob],
  )
  await book(e, rows, { importId: batch!.id })
}
const upload = (e: Enterprise, rows: readonly IncomingInvoice[]) => bring(e, 'a', rows)
const collect = (e: Enterprise, rows: readonly IncomingInvoice[]) => bring(e, '', rows)

const withdraw = (e: Enterprise) =>
  e.tenant.transaction(async (tx) => {
    const seq = await takeOutInvoices(tx, e.id)
    await takeOutCoverage(tx, e.id)
    await leaveStated(tx, e.id, { seq, at: null })
  })

/** Facts of an enterprise that only ever had these uploads. */
async function alone(...uploads: (readonly IncomingInvoice[])[]): Promise<object[]> {
  const e = await newEnterprise(server.db)
  for (const rows of uploads) await upload(e, rows)
  return storedDigests(e)
}

const ROWS = makeInvoices(400)
const OURS = ROWS.slice(0, 250)
const THEIRS = ROWS.slice(150)
/** The same invoices as a bureau tells them: voided since, other lines, another day of the month. */
const retold = (rows: readonly IncomingInvoice[]): IncomingInvoice[] =>
  rows.map((row, i) =>
    i % 3 === 0
      ? { ...row, status: 'VOID' }
      : i % 3 === 1
        ? {
            ...row,
            minute: 600,
            kind: KIND_CODES[1]!,
            abnormal: true,
            items: row.items?.slice(0, 1) ?? null,
          }
        : row,
  )
/** A file that tells less than a bureau: no lines, no time. */
const plain = (rows: readonly IncomingInvoice[]): IncomingInvoice[] =>
  rows.map((row) => ({ ...row, minute: -1, kind: 'UNKNOWN', items: null, abnormal: null }))

describe('what is left', () => {
  it('is the uploads: collected beside them', async () => {
    const e = await newEnterprise(server.db)
    await upload(e, OURS)
    await collect(e, ROWS.slice(250))
    await withdraw(e)
    expect(await storedDigests(e)).toEqual(await alone(OURS))
    expect(foldedDigests(OURS)).toHaveLength((await storedDigests(e)).length)
  })

  it('is as uploaded where a collection told the same rows otherwise, afterwards', async () => {
    const e = await newEnterprise(server.db)
    await upload(e, OURS)
    await collect(e, retold(THEIRS))
    expect(await storedDigests(e)).not.toEqual(await alone(OURS))
    await withdraw(e)
    expect(await storedDigests(e)).toEqual(await alone(OURS))
  })

  it('is as uploaded where the collection was first, and told more', async () => {
    const e = await newEnterprise(server.db)
    await collect(e, retold(ROWS))
    await upload(e, plain(OURS))
    await withdraw(e)
    expect(await storedDigests(e)).toEqual(await alone(plain(OURS)))
  })

  it('is as uploaded whatever came in between: uploads, collections, uploads', async () => {
    const e = await newEnterprise(server.db)
    await upload(e, plain(OURS))
    await collect(e, retold(ROWS))
    await upload(e, THEIRS)
    await collect(e, retold(ROWS))
    await upload(e, OURS.slice(0, 40))
    await withdraw(e)
    expect(await storedDigests(e)).toEqual(await alone(plain(OURS), THEIRS, OURS.slice(0, 40)))
  })

  it('is nothing where nothing was uploaded, and the same rows come again under a new consent', async () => {
    const e = await newEnterprise(server.db)
    await collect(e, ROWS)
    const before = await storedDigests(e)
    await withdraw(e)
    expect(await storedDigests(e)).toEqual([])
    expect((await loadFacts(e.tenant, e.id)).facts.counterparties).toEqual([])
    await collect(e, ROWS)
    expect(await storedDigests(e)).toEqual(before)
  })

  it('keeps no name that only a collection told', async () => {
    const e = await newEnterprise(server.db)
    const [own, other] = [OURS.filter((r) => !r.party.person), ROWS[0]!]
    await upload(e, own)
    const secret = {
      ident: '91440300MA5SECRET9',
      taxNo: '91440300MA5SECRET9',
      name: '只在采集里',
      person: false,
    }
    await collect(e, [{ ...other, key: '25999900000000000000', party: secret }])
    await withdraw(e)
    const { facts } = await loadFacts(e.tenant, e.id)
    expect(JSON.stringify(facts)).not.toContain('只在采集里')
    expect(facts.counterparties.length).toBeGreaterThan(10)
  })
})
