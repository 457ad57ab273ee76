/** Rows that files tell beside those of a tax bureau, in months that it told: what it alone told is what it would have been without them. */
import { monthOfDay } from '@xinjian/engine/kit/calendar/window'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { IncomingInvoice } from '../../src/features/facts/invoice/incoming.ts'
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

async function firm(...steps: ((e: Enterprise) => Promise<void>)[]): Promise<Enterprise> {
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
  ])('are known without %s', async (_, steps) => {
    const [alone, mixed] = [await firm(collect(TOLD)), await firm(...steps)]
    expect(await bureauMonths(mixed)).toEqual(await bureauMonths(alone))
    expect((await namedFacts(mixed)).bureauDigests?.length).toBeGreaterThan(0)
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
