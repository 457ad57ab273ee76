/** How many things of each kind rest on each key: what `xinjian keys status` tells. Counts, and nothing of what is counted. */
import type { Database } from '../db/pool.ts'
import { tenantOf } from '../db/tenant.ts'
import { boxKeyOf } from '../security/box.ts'
import { PLATFORM, type SealedName } from '../security/column/pairs.ts'
import type { Secret } from '../security/secret.ts'
import { clearOf } from './clear.ts'
import { companyIds } from './companies.ts'
import { keptRows } from './load.ts'
import {
  DATA_KEYS,
  LASTING_THINGS,
  readerOf,
  SEALED_COLUMNS,
  SEALED_OF_PLATFORM,
  type SealedColumn,
  VISITS,
} from './resting.ts'

/** What `turn` does for it. */
export type Fate = 'REWRAPPED' | 'KEPT' | 'ENDS'

export interface Resting {
  kind: string
  /** Id of the key; of what names none, the first one's. */
  key: string
  /** REWRAPPED: `turn` seals it anew. KEPT: verified and opened by what is kept of the key. ENDS: over within a day. */
  fate: Fate
  count: number
}

export interface KeysStatus {
  /** Id of the key that makes. */
  makes: string
  /** Ids of those that are read by. */
  reads: string[]
  /** Ids of keys of which derived ones are kept, for verifying and opening alone. */
  kept: string[]
  resting: Resting[]
  /** Rows by column that still lie as a release before wrote them, in clear: `turn` seals them. */
  clear: Partial<Record<SealedName, number>>
  /** Keys that may be taken out of SECRET_KEYS_READ: nothing is lost that only they open. */
  removable: string[]
}

export async function keysStatus(db: Database, secret: Secret): Promise<KeysStatus> {
  const system = db.as('system')
  const sums = new Map<string, Resting>()
  const clear: KeysStatus['clear'] = {}
  const add = (kind: string, fate: Fate, rows: readonly { key: string | null; n: number }[]) => {
    for (const row of rows) {
      const { key, n } = { ...row, key: row.key ?? secret.first }
      const name = `${kind} ${key}`
      const before = sums.get(name)?.count ?? 0
      sums.set(name, { kind, key, fate, count: before + n })
    }
  }
  const addRewrapped = async (of: SealedColumn, companyId: number) => {
    const counted = countOf(of.table, `${of.column} is not null`, idIn(of.column))
    add(of.kind, 'REWRAPPED', await readerOf(db, of, companyId).rows(counted))
  }
  const addClear = async (companyId: number) => {
    for (const [column, count] of await clearOf(db, companyId))
      clear[column] = (clear[column] ?? 0) + count
  }
  await addRewrapped(DATA_KEYS, PLATFORM)
  await addClear(PLATFORM)
  for await (const companyId of companyIds(system)) {
    const tenant = tenantOf(system, companyId)
    for (const of of SEALED_COLUMNS) await addRewrapped(of, companyId)
    await addClear(companyId)
    for (const { kind, table, where, id } of LASTING_THINGS)
      add(kind, 'KEPT', await tenant.rows(countOf(table, where, id)))
    add(VISITS.kind, 'ENDS', await tenant.rows(countOf(VISITS.table, VISITS.where, VISITS.id)))
  }
  for (const { kind, table, column } of SEALED_OF_PLATFORM)
    add(
      kind,
      'REWRAPPED',
      await system.rows(
        `select ${idIn(column)} as key, count(*)::int as n from ${table} where ${column} is not null group by 1`,
      ),
    )
  const kept = await keptRows(system)
  for (const { sealed } of kept) add('derivedKeys', 'REWRAPPED', [{ key: boxKeyOf(sealed), n: 1 }])
  const resting = [...sums.values()].sort(
    (a, b) => a.kind.localeCompare(b.kind) || a.key.localeCompare(b.key),
  )
  const [, ...reads] = secret.live('', 1).map(({ id }) => id)
  const held = new Set(kept.filter(({ role }) => role === 'FORMER').map(({ key_id }) => key_id))
  return {
    makes: secret.id,
    reads,
    kept: [...held],
    resting,
    clear,
    removable: reads.filter(
      (id) => held.has(id) && resting.every(({ key, fate }) => fate === 'KEPT' || key !== id),
    ),
  }
}

const idIn = (column: string) =>
  `case when substr(${column}, 1, 2) = 'xk'::bytea then encode(substr(${column}, 3, 4), 'hex') end`

const countOf = (table: string, where: string, id: string) =>
  `select ${id} as key, count(*)::int as n from ${table} where company_id = $1 and ${where} group by 1`
