/** The facts of an enterprise as a report takes them: month digests, scans and the dictionary, never a row. */

import type { Counterparty, InvoiceFacts, MonthDigest } from '@xinjian/engine/invoice/facts'
import { decodeDigest } from '@xinjian/engine/invoice/facts/digest-codec'
import type { PoolClient } from 'pg'
import type { TenantDb } from '../../../db/tenant.ts'
import { FACT_HEAD, type FactHead } from '../../enterprise/index.ts'
import {
  COVERED,
  coverageOf,
  PERIODS,
  type Period,
  type SourcePeriod,
  sourcesOf,
  UPLOADS,
  type UploadCounts,
} from '../coverage/read.ts'
import { copyOut } from './copy-out.ts'
import { decodeGoods } from './goods-month.ts'
import { bureauDigests } from './posting/bureau-digests.ts'
import { type DatedScan, readScans, storeScans } from './scans.ts'

export interface LoadedFacts {
  facts: InvoiceFacts
  /** Revision the facts are of: the evidence of a report made of them is read as of it. */
  seq: number
}

/** Throws when the enterprise does not exist in this company. */
export async function loadFacts(tenant: TenantDb, enterpriseId: number): Promise<LoadedFacts> {
  const { fresh, ...loaded } = await tenant.transaction(async (_tx, client) => {
    // One snapshot for all statements: an import may commit between two of them.
    await client.query('set transaction isolation level repeatable read, read only')
    return readFacts(client, tenant.companyId, enterpriseId)
  })
  await storeScans(tenant, enterpriseId, fresh)
  return loaded
}

export interface ReadFacts extends LoadedFacts {
  /** Scans that were made on the way: `storeScans` keeps them for the next report. */
  fresh: DatedScan[]
}

/** The same within the caller's snapshot. */
export async function readFacts(
  client: PoolClient,
  companyId: number,
  enterpriseId: number,
): Promise<ReadFacts> {
  const values = [companyId, enterpriseId]
  const heads = await client.query<FactHead>({ ...FACT_HEAD, values })
  const months = await copyOut(client, monthsSql(companyId, enterpriseId))
  const parties = await client.query<PartyRow>({ ...PARTIES, values })
  const goods = await client.query<GoodsRow>({ ...GOODS, values })
  const periods = await client.query<SourcePeriod>({ ...PERIODS, values })
  const covered = await client.query<Period>({ ...COVERED, values })
  const uploads = await client.query<UploadCounts>({ ...UPLOADS, values })
  const alone = await bureauDigests(client, [companyId, enterpriseId], covered.rows)
  const { scans, fresh } = await readScans(client, companyId, enterpriseId)
  const head = heads.rows[0]
  const digests = decodeMonths(months, namesOf(goods.rows))
  if (!head) throw new Error(`enterprise ${enterpriseId} is not of company ${companyId}`)
  return {
    facts: {
      registration: { ...head.registration, name: head.name, taxNo: head.tax_no },
      dataCutoff: beijingTime(head.facts_at ?? head.created_at),
      ...coverageOf(covered.rows, digests),
      digests,
      ...(alone ? { bureauDigests: alone } : {}),
      ...(head.uploads_only ? { uploadsOnly: true } : {}),
      counterparties: (head.uploads_only ? namedIn(digests, parties.rows) : parties.rows).map(
        counterpartyOf,
      ),
      scans,
      sources: sourcesOf(periods.rows, uploads.rows[0]),
    },
    seq: head.seq,
    fresh,
  }
}

const named = (name: string, text: string) => ({ name: `facts-${name}`, text })

/** IN before OUT, then month, as the engine's fold gives them. `Number` keeps the two ids numbers whatever a caller passes. */
const monthsSql = (companyId: number, enterpriseId: number) =>
  `select digest, goods from invoice_month where company_id = ${Number(companyId)} and enterprise_id = ${Number(enterpriseId)}
    order by direction desc, month`

const PARTIES = named(
  'parties',
  'select id, tax_no, name, person from counterparty where company_id = $1 and enterprise_id = $2 order by id',
)
const GOODS = named(
  'goods',
  'select id, category, name from goods where company_id = $1 and enterprise_id = $2',
)

interface PartyRow {
  id: number
  tax_no: string | null
  name: string
  person: boolean
}
interface GoodsRow {
  id: number
  category: string
  name: string
}

const counterpartyOf = ({ id, tax_no, name, person }: PartyRow): Counterparty => ({
  id,
  taxNo: tax_no,
  name,
  person,
})

/** Names that only rows spoke of which were taken out stay with them. */
function namedIn(digests: readonly MonthDigest[], parties: readonly PartyRow[]): PartyRow[] {
  const named = new Set<number>()
  for (const { counterparties } of digests) for (const id of counterparties.id) named.add(id)
  return parties.filter(({ id }) => named.has(id))
}

function namesOf(rows: readonly GoodsRow[]): { category: string[]; name: string[] } {
  const names: { category: string[]; name: string[] } = { category: [], name: [] }
  for (const row of rows) {
    names.category[row.id] = row.category
    names.name[row.id] = row.name
  }
  return names
}

function decodeMonths(
  rows: readonly (Uint8Array | null)[][],
  names: { category: string[]; name: string[] },
): MonthDigest[] {
  return rows.map(([digest, goods]) => {
    const month = decodeDigest(digest!)
    if (goods) month.goods = decodeGoods(goods, names)
    return month
  })
}

/** ISO with +08:00: the calendar of the tax bureau, whatever the server's. */
function beijingTime(instant: Date): string {
  return `${new Date(instant.getTime() + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`
}

/** Tax numbers of all with whom an enterprise trades by its invoices, in no order; persons and those without a number are not among them. */
export async function counterpartyCodes(tenant: TenantDb, enterpriseId: number): Promise<string[]> {
  const rows = await tenant.rows<{ tax_no: string }>(
    `select tax_no from counterparty
      where company_id = $1 and enterprise_id = $2 and tax_no is not null and not person`,
    [enterpriseId],
  )
  return rows.map(({ tax_no: code }) => code)
}

/** The same, each with the name that its invoices give it, in the order in which they were met. */
export const counterpartyNames = (
  tx: TenantDb,
  enterpriseId: number,
): Promise<{ name: string; tax_no: string }[]> =>
  tx.rows<{ name: string; tax_no: string }>(
    `select name, tax_no from counterparty
      where company_id = $1 and enterprise_id = $2 and tax_no is not null and not person order by id`,
    [enterpriseId],
  )
