/** Entries as lists show them. */
import type { contract, DataOf } from '@xinjian/contract'
import { afterKeysSql, KEYSET_BATCH, keysetBatches, keysetRows, keysSql } from '../../db/keyset.ts'
import { onDays } from '../../db/lists/days.ts'
import { type Counted, countedPage } from '../../db/page.ts'
import type { Value } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { EntryKind } from './entry.ts'
import type { LedgerTx } from './ledger.ts'

interface Entry {
  id: number
  at: Date
  kind: EntryKind
  change: number
  available: number
  about: string
  note: string
  noteEn: string | null
  made_by: string
}

export interface EntryFilter {
  kind?: EntryKind | undefined
  about?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

type Wired = DataOf<typeof contract.ledger.ledgerEntries>['rows'][number]

const SHOWN = `id, at, kind, case 'AVAILABLE' when target then amount when source then -amount else 0 end as change,
  available, about, note, (select min(p.name_en) from product p where p.name = note) as "noteEn", made_by`
function whereOf(filter: EntryFilter): { where: string; values: Value[] } {
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value) + 1}`
  const conditions = ['company_id = $1']
  if (filter.kind) conditions.push(`kind = ${put(filter.kind)}`)
  if (filter.about) conditions.push(`about = ${put(filter.about)}`)
  conditions.push(...onDays('at', filter, put))
  return { where: `where ${conditions.join(' and ')}`, values }
}
const wire = ({ made_by: madeBy, at, ...row }: Entry): Wired => ({
  ...row,
  madeBy,
  at: at.toISOString(),
})
/** The rows are found first, by an index alone: those that are skipped are not read. */
export async function entryPage(
  tenant: TenantDb,
  filter: EntryFilter,
  page: number,
  size: number,
): Promise<Counted & { rows: Wired[] }> {
  const { where, values } = whereOf(filter)
  const at = values.length + 2
  const order = 'order by at desc, id desc'
  const found = `from ledger_entry ${where}`
  const skip = (page - 1) * size
  const { rows, ...counted } = await countedPage(
    tenant,
    found,
    values,
    { skip, most: size },
    (most) =>
      tenant.rows<Entry>(
        `select ${SHOWN} from ledger_entry where company_id = $1
          and id = any(array(select id ${found} ${order} limit $${at} offset $${at + 1})) ${order}`,
        [...values, most, skip],
      ),
  )
  return { ...counted, rows: rows.map(wire) }
}

/** What was entered under these keys, the first first. */
export const entriesUnder = (db: LedgerTx, keys: readonly string[]) =>
  db.rows<{ id: number; at: Date; kind: EntryKind; amount: number }>(
    'select id, at, kind, amount from ledger_entry where company_id = $1 and key = any($2::text[]) order by id',
    [keys],
  )

const NEWEST = [
  ['at', 'timestamptz'],
  ['id', 'bigint'],
] as const

/** All entries that the filter leaves, newest first, in batches. */
export async function* entryWalk(tenant: TenantDb, filter: EntryFilter, from: string[] | null) {
  const first = whereOf(filter)
  const counted = await tenant.one<{ n: number }>(
    `select count(*)::int as n from ledger_entry ${first.where}`,
    first.values,
  )
  const total = counted?.n ?? 0
  const batches = keysetBatches((after) => {
    const { where, values } = whereOf(filter)
    return keysetRows<Entry & { keys: string[] }>(
      tenant,
      `select ${SHOWN}, ${keysSql(NEWEST)} from ledger_entry ${where}${afterKeysSql(NEWEST, true, after, values)}
        order by at desc, id desc limit ${KEYSET_BATCH}`,
      values,
    )
  }, from)
  for await (const { rows, after } of batches)
    yield { rows: rows.map(({ keys: _, ...row }) => wire(row)), total, place: after }
}
