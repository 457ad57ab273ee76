/** Books rows into an enterprise of a test database, and reads back what tests compare. */

import type { InvoiceRow, MonthDigest } from '@xinjian/engine/invoice/facts'
import { createInvoiceFold } from '@xinjian/engine/invoice/facts/fold'
import { monthOfDay } from '@xinjian/engine/kit/calendar/window'
import type { Database } from '../../src/db/pool.ts'
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'
import type { IncomingInvoice } from '../../src/features/facts/invoice/incoming.ts'
import { loadFacts } from '../../src/features/facts/invoice/load-facts.ts'
import { openIngest } from '../../src/features/facts/invoice/posting/ingest.ts'

export interface Enterprise {
  tenant: TenantDb
  id: number
}

let made = 0

export async function newEnterprise(db: Database, companyId = 1): Promise<Enterprise> {
  const row = await db.one<{ id: number }>(
    "insert into enterprise (company_id, tax_no, name) values ($1, $2, '测试企业有限公司') returning id",
    [companyId, `91440300TEST${String(++made).padStart(6, '0')}`],
  )
  return { tenant: tenantOf(db, companyId), id: row!.id }
}

export interface Counts {
  added: number
  updated: number
  unchanged: number
}

/** One import, in batches of `size`. */
export async function book(
  { tenant, id }: Enterprise,
  rows: readonly IncomingInvoice[],
  { size = 1_000, importId = 1 } = {},
): Promise<Counts> {
  const counts: Counts = { added: 0, updated: 0, unchanged: 0 }
  const ingest = await openIngest(tenant, id, importId)
  for (let at = 0; at < rows.length; at += size)
    await ingest.add(rows.slice(at, at + size), async (_tx, booked) => {
      counts.added += booked.added
      counts.updated += booked.updated
      counts.unchanged += booked.unchanged
    })
  await ingest.finish()
  return counts
}

/** Digests with counterparties named, since ids depend on who came first. */
export async function storedDigests(of: Enterprise): Promise<object[]> {
  return (await namedFacts(of)).digests
}

/** The same, and those of the bureau alone where files told rows of its months. */
export async function namedFacts({ tenant, id }: Enterprise): Promise<{
  digests: object[]
  bureauDigests?: object[]
}> {
  const { facts } = await loadFacts(tenant, id)
  const names = new Map(facts.counterparties.map((c) => [c.id, c.taxNo ?? c.name]))
  const all = (digests: readonly MonthDigest[]) =>
    digests.map((d) => named(d, (party) => names.get(party) ?? '?'))
  const { digests, bureauDigests } = facts
  return { digests: all(digests), ...(bureauDigests && { bureauDigests: all(bureauDigests) }) }
}

/** What the engine's own fold makes of the rows, reds knowing their blue's month where it is among them. */
export function foldedDigests(rows: readonly IncomingInvoice[]): object[] {
  const months = new Map(rows.map((r) => [`${r.direction} ${r.key}`, monthOfDay(r.day)]))
  const names = [...new Set(rows.map((r) => r.party.taxNo ?? r.party.name))]
  const fold = createInvoiceFold()
  for (const { party, items, abnormal, blueKey, ...row } of rows) {
    const blueMonth = blueKey ? months.get(`${row.direction} ${blueKey}`) : undefined
    fold.add({
      ...row,
      counterparty: names.indexOf(party.taxNo ?? party.name),
      abnormal: abnormal === true,
      ...(items ? { items } : {}),
      ...(blueMonth === undefined || row.total >= 0 ? {} : { blueMonth }),
    } satisfies InvoiceRow)
  }
  return fold.digests().map((d) => named(d, (party) => names[party]!))
}

function named(digest: MonthDigest, name: (party: number) => string): object {
  const { counterparties: c, largeReds, ...rest } = digest
  const parties = [...c.id].map((id, i) => ({
    name: name(id),
    ...Object.fromEntries(Object.entries(c).map(([k, v]) => [k, k === 'id' ? 0 : v[i]])),
  }))
  return {
    ...rest,
    parties: parties.sort((a, b) => (a.name < b.name ? -1 : 1)),
    reds: largeReds.map((r) => ({ ...r, counterparty: name(r.counterparty) })),
  }
}
