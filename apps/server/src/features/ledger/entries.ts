/** Entries as lists show them. */
import type { contract, DataOf } from '@xinjian/contract'
import { BEHIND_BATCH, behind, behindSql, keysSql } from '../../db/behind.ts'
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
const WHERE = `where company_id = $1 and ($2::text is null or kind = $2) and ($3::text is null or about = $3)
  and ($4::date is null or at >= $4::date) and ($5::date is null or at < $5::date + 1)`

const valuesOf = (filter: EntryFilter): Value[] => [
  filter.kind ?? null,
  filter.about || null,
  filter.from ?? null,
  filter.to ?? null,
]
const wire = ({ made_by: madeBy, at, ...row }: Entry): Wired => ({
  ...row,
  madeBy,
  at: at.toISOString(),
})
const countOf = async (tenant: TenantDb, values: Value[]): Promise<number> =>
  (await tenant.one<{ n: number }>(`select count(*)::int as n from ledger_entry ${WHERE}`, values))
    ?.n ?? 0

export async function entryPage(tenant: TenantDb, filter: EntryFilter, page: number, size: number) {
  const values = valuesOf(filter)
  const [rows, total] = await Promise.all([
    tenant.rows<Entry>(
      `select ${SHOWN} from ledger_entry ${WHERE} order by at desc, id desc limit $6 offset $7`,
      [...values, size, (page - 1) * size],
    ),
    countOf(tenant, values),
  ])
  return { total, rows: rows.map(wire) }
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
export async function* entryWalk(tenant: TenantDb, filter: EntryFilter) {
  const total = await countOf(tenant, valuesOf(filter))
  const batches = behind((after) => {
    const values = valuesOf(filter)
    return tenant.rows<Entry & { keys: string[] }>(
      `select ${SHOWN}, ${keysSql(NEWEST)} from ledger_entry ${WHERE}${behindSql(NEWEST, true, after, values)}
        order by at desc, id desc limit ${BEHIND_BATCH}`,
      values,
    )
  })
  for await (const rows of batches) yield { rows: rows.map(wire), total }
}
