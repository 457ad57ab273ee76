/** Rows that files tell beside those of a tax bureau, in months that it told: what it alone told is what it would have been without them. */
import { monthOfDay } from '@xinjian/engine/kit/calendar/window'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leaveStated } from '../../src/features/enterprise/index.ts'
import { takeOutCoverage } from '../../src/features/facts/coverage/write.ts'
import type { IncomingInvoice } from '../../src/features/facts/invoice/incoming.ts'
import { takeOutInvoices } from '../../src/features/facts/invoice/write.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { makeInvoices } from '../support/invoices.ts'
import {
  book,
  type Enterprise,
  namedFacts,
  newEnterprise,
  storedDigests,
} from '../support/posting.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Of sales alone, in one month after the other. */
const TOLD = makeInvoices(300).map((row) => ({ ...row, direction: 'OUT' as const }))
/** Whose month no red remembers: that follows the file. */
const REVERSED = new Set(TOLD.map(({ blueKey }) => blueKey))
const UNREVERSED = TOLD.filter(({ key }) => !REVERSED.has(key))
const OWN = makeInvoices(40, 7).map((row) => ({ ...row, direction: 'OUT' as const }))
const months = [...new Set(TOLD.map(({ day }) => monthOfDay(day)))].sort((a, b) => a - b)
const codes = months.map((m) => `${Math.floor(m / 12)}${String((m % 12) + 1).padStart(2, '0')}`)

async function bring(e: Enterprise, blob: string, rows: readonly IncomingInvoice[]) {
  const batch = await e.tenant.one<{ id: number }>(
    `insert into import_batch (company_id, enterprise_id, file_name, file_bytes, blob_key, status, created_by, finished_at)
     values ($1, $2, '清单', 0, $3, 'DONE', 'demo', now()) returning id`,
    [e.id, blob],
  )
  await book(e, rows, { importId: batch!.id })
  if (blob === '')
    await e.tenant.run(
      `insert into collect_coverage (company_id, enterprise_id, dataset, month, rows, task_id, contract_no)
       select $1::int, $2::int, 'INVOICE_OUT', m, 0, 't', 'c' from unnest($3::text[]) as m on conflict do nothing`,
      [e.id, codes],
    )
}
const upload = (rows: readonly IncomingInvoice[]) => (e: Enterprise) => bring(e, 'a', rows)
const collect = (rows: readonly IncomingInvoice[]) => (e: Enterprise) => bring(e, '', rows)

/** The consent to collect is taken back, and what was collected leaves. */
const takeOut = (e: Enterprise) =>
  e.tenant.transaction(async (tx) => {
    const seq = await takeOutInvoices(tx, e.id)
    await takeOutCoverage(tx, e.id)
    await leaveStated(tx, e.id, { seq, at: null })
    const no = `T${e.id}`
    await tx.run(
      `insert into auth_contract (company_id, contract_no, enterprise_id, code, title, version, hash, paragraphs, consents, purposes, scopes,
         grantees, signer, signer_sealed, evidence, seal, signed_at, valid_from, valid_to, status, signed_as)
       select $1::int, $2, $3::int, 'ENT_TAX', '', '', '', '[]', '[]', '{}', '{}', '[]', '{}', '', '{}', '', now(), now(), now(), 'REVOKED', '{}'`,
      [no, e.id],
    )
    await tx.run(
      `insert into withdrawal (company_id, contract_no, enterprise_id, status, to_seq) values ($1, $2, $3, 'DONE', $4)`,
      [no, e.id, seq],
    )
  })

async function firm(...steps: ((e: Enterprise) => Promise<unknown>)[]): Promise<Enterprise> {
  const e = await newEnterprise(server.db)
  for (const step of steps) await step(e)
  return e
}

/** Digests of months without their lines, by month: what the bureau alone told. */
async function bureauMonths(e: Enterprise): Promise<Map<number, object>> {
  const { digests, bureauDigests = [] } = await namedFacts(e)
  const all = [...digests, ...bureauDigests] as { month: number; count: number; goods?: unknown }[]
  const entries = all.map(({ goods: _lines, ...digest }) => [digest.month, digest] as const)
  return new Map(entries.filter(([month, { count }]) => months.includes(month) && count > 0))
}

/** Half larger, other buyers, voids taken for valid: as an owner would like them. */
const better = (rows: readonly IncomingInvoice[]): IncomingInvoice[] =>
  rows.map((row) => ({ ...row, amount: row.amount * 2, total: row.total * 2, status: 'NORMAL' }))

/** Told void: purchases of an owner shrink, or its reversals become old. */
const voided = (rows: readonly IncomingInvoice[]): IncomingInvoice[] =>
  rows.map((row) => ({ ...row, status: 'VOID' }))

/** What a bureau may leave out. */
const bare = (rows: readonly IncomingInvoice[]): IncomingInvoice[] =>
  rows.map((row) => {
    const party = { ...row.party, ident: `name:${row.party.name}`, taxNo: null }
    return {
      ...row,
      minute: -1,
      kind: 'UNKNOWN',
      abnormal: null,
      blueKey: null,
      party,
      items: null,
    }
  })

/** Told of two years before, by the same keys: the file covers no month that the bureau told. */
const moved = (rows: readonly IncomingInvoice[]): IncomingInvoice[] =>
  rows.map((row) => ({ ...row, day: row.day - 730 }))

describe('months that a bureau told', () => {
  it.each([
    ['rows of a file beside them', [collect(TOLD), upload(OWN)]],
    ['a file that came first', [upload(OWN), collect(TOLD)]],
    ['a file that told the same before', [upload([...TOLD, ...OWN]), collect(TOLD)]],
    ['a file that told the same since', [collect(TOLD), upload([...TOLD, ...OWN])]],
    ['a file that tells larger amounts', [collect(TOLD), upload(better(TOLD.slice(40, 120)))]],
    [
      'a file that moves them to months of before',
      [collect(TOLD), upload(moved(UNREVERSED.slice(0, 60)))],
    ],
    [
      'files and collections in turn',
      [upload(OWN), collect(TOLD), upload(better(TOLD)), collect(TOLD)],
    ],
    [
      'rows that a file told void before',
      [upload([...voided(TOLD.slice(0, 80)), ...OWN]), collect(TOLD)],
    ],
    [
      'rows that a file told void between two collections',
      [collect(TOLD), upload([...voided(TOLD.slice(0, 80)), ...OWN]), collect(TOLD)],
    ],
  ])('are known without %s', async (_, steps) => {
    const [alone, mixed] = [await firm(collect(TOLD)), await firm(...steps)]
    expect(await bureauMonths(mixed)).toEqual(await bureauMonths(alone))
    expect((await namedFacts(mixed)).bureauDigests?.length).toBeGreaterThan(0)
  })

  it.each([
    ['before', [upload(TOLD), collect(bare(TOLD))], [collect(bare(TOLD))]],
    [
      'between two collections',
      [collect(bare(TOLD)), upload(TOLD), collect(bare(TOLD))],
      [collect(bare(TOLD))],
    ],
    [
      'and what its first collection said of them stays where the second says nothing',
      [collect(TOLD), upload(better(TOLD)), collect(bare(TOLD))],
      [collect(TOLD), collect(bare(TOLD))],
    ],
  ])('have no time, kind, blue or buyer that a file alone told: %s', async (_, steps, alone) => {
    const e = await firm(...steps)
    expect(await bureauMonths(e)).toEqual(await bureauMonths(await firm(...alone)))
    expect((await namedFacts(e)).bureauDigests).toBeUndefined()
  })

  it.each([
    ['before', [upload(voided(TOLD.slice(0, 80))), collect(TOLD)]],
    ['between two collections', [collect(TOLD), upload(voided(TOLD.slice(0, 80))), collect(TOLD)]],
  ])('count as void what the bureau told void alone: a file %s', async (_, steps) => {
    const { bureauDigests, digests } = await namedFacts(await firm(...steps))
    expect(bureauDigests).toBeUndefined()
    const voids = (digests as { voidCount: number }[]).reduce((n, d) => n + d.voidCount, 0)
    expect(voids).toBe(TOLD.filter(({ status }) => status === 'VOID').length)
  })

  it('are void over all rows where a file says so after the collection', async () => {
    const { digests } = await namedFacts(await firm(collect(TOLD), upload(voided(TOLD))))
    const voids = (digests as { voidCount: number }[]).reduce((n, d) => n + d.voidCount, 0)
    expect(voids).toBe(TOLD.length)
  })

  it('keep lines where they are told by none, and those of the bureau where a file told others', async () => {
    const [few, told] = [TOLD.slice(0, 30), TOLD.filter(({ items }) => items)]
    const cut = told.map((row) => ({ ...row, items: row.items!.slice(0, 1) }))
    const kept = await firm(upload(few), collect(few.map((row) => ({ ...row, items: null }))))
    expect(await storedDigests(kept)).toEqual(await storedDigests(await firm(collect(few))))
    const back = await firm(collect(told), upload(cut), collect(told))
    expect(await storedDigests(back)).toEqual(await storedDigests(await firm(collect(told))))
    const quiet = told.map((row) => ({ ...row, items: null }))
    const stay = await firm(collect(told), upload(cut), collect(quiet))
    expect(await storedDigests(stay)).toEqual(await storedDigests(await firm(collect(told))))
  })

  it('hold nothing of a collection that was taken out, though a file tells its rows and another follows', async () => {
    const gone = UNREVERSED.filter(({ blueKey }) => blueKey === null).slice(0, 100)
    const still = TOLD.filter((row) => !gone.includes(row))
    const mixed = await firm(collect(TOLD), upload(better(gone)), takeOut, collect(still))
    expect(await bureauMonths(mixed)).toEqual(await bureauMonths(await firm(collect(still))))
    const again = await firm(collect(TOLD), upload(voided(gone)), takeOut, collect(bare(TOLD)))
    expect(await bureauMonths(again)).toEqual(await bureauMonths(await firm(collect(bare(TOLD)))))
  })

  it.each([
    ['the same rows came as a file before', [upload(TOLD), collect(TOLD)]],
    ['the same rows came as a file since', [collect(TOLD), upload(TOLD)]],
    ['there was no file', [collect(TOLD)]],
  ])('are the bureau’s where %s', async (_, steps) => {
    const e = await firm(...steps)
    expect((await namedFacts(e)).bureauDigests).toBeUndefined()
    expect(await storedDigests(e)).toEqual(await storedDigests(await firm(collect(TOLD))))
  })
})
