/**
 * What an import remembers of an enterprise between batches: dictionaries, known keys, month folds, reds without their
 * blue, next ids. Valid as long as the enterprise row still says the same; another import's commit makes it stale.
 */
import type { Direction, MonthIndex } from '@xinjian/engine/invoice/facts'
import { monthOfDay } from '@xinjian/engine/kit/calendar/window'
import type { TenantDb } from '../../../../db/tenant.ts'
import { type FactMarks, readFactMarks } from '../../../enterprise/index.ts'
import { collectedImports } from '../../coverage/write.ts'
import { directionCode, type StoredRow } from '../stored-row.ts'
import { Dictionary } from './dictionary.ts'
import { KeySet } from './key-set.ts'
import { KnownKeys } from './known-keys.ts'
import { MonthCache } from './months.ts'
import { rowsByKey, waitingReds } from './read-rows.ts'

export interface ImportState {
  /** As of the last batch prepared, whether or not it is committed yet. */
  marks: FactMarks
  dictionary: Dictionary
  months: MonthCache
  keys: KeySet
  known: KnownKeys
  /** Imports of collections: what they brought is told from what was uploaded (uploaded.ts). */
  collected: ReadonlySet<number>
  /** By direction and key of the blue that is missing. */
  waiting: Map<string, StoredRow[]>
}

export async function openImportState(
  tenant: TenantDb,
  enterpriseId: number,
): Promise<ImportState> {
  const marks = await readFactMarks(tenant, enterpriseId)
  const months = await MonthCache.open(tenant, enterpriseId)
  const keys = new KeySet()
  return {
    marks,
    dictionary: await Dictionary.load(tenant, enterpriseId, marks),
    months,
    keys,
    known: new KnownKeys(months, keys),
    collected: await collectedImports(tenant, enterpriseId),
    waiting: new Map(),
  }
}

/** Of an invoice, by which it is told from all others of its enterprise. */
export const keyOf = (direction: Direction, key: string): string => `${direction} ${key}`

function keepWaiting(importState: ImportState, red: StoredRow): void {
  const key = keyOf(red.direction, red.blueKey!)
  const others = importState.waiting.get(key)
  if (others?.some((other) => other.key === red.key)) return
  if (others) others.push(red)
  else importState.waiting.set(key, [red])
}

/**
 * Gives reds the month of the blue they reverse, from rows seen by this import or, failing that, from the table. Those
 * without one wait for it.
 */
export async function resolveReds(
  tenant: TenantDb,
  enterpriseId: number,
  importState: ImportState,
  reds: readonly StoredRow[],
): Promise<void> {
  const unseen: StoredRow[] = []
  for (const red of reds) {
    red.blueMonth = importState.keys.monthOf(red.direction, red.blueKey!)
    if (red.blueMonth === null) unseen.push(red)
  }
  if (unseen.length === 0) return
  const found = new Map<string, MonthIndex>()
  if (!importState.months.empty)
    for (const direction of ['OUT', 'IN'] as const) {
      const keys = unseen.filter((r) => r.direction === direction).map((r) => r.blueKey!)
      for (const row of await rowsByKey(tenant, enterpriseId, directionCode(direction), keys))
        found.set(keyOf(direction, row.key), monthOfDay(row.day))
    }
  for (const red of unseen) {
    red.blueMonth = found.get(keyOf(red.direction, red.blueKey!)) ?? null
    if (red.blueMonth === null) keepWaiting(importState, red)
  }
}

/** Stored reds that wait for one of these rows join those that this import has seen itself. */
export async function learnWaiting(
  tenant: TenantDb,
  enterpriseId: number,
  importState: ImportState,
  blues: readonly StoredRow[],
): Promise<void> {
  if (!importState.months.stores || blues.length === 0) return
  const keys = blues.map((blue) => blue.key)
  for (const red of await waitingReds(tenant, enterpriseId, keys)) keepWaiting(importState, red)
}

/** Reds that waited for this row; they wait no longer. */
export function takeWaiting(importState: ImportState, blue: StoredRow): StoredRow[] {
  if (importState.waiting.size === 0) return []
  const key = keyOf(blue.direction, blue.key)
  const reds = importState.waiting.get(key)
  if (reds) importState.waiting.delete(key)
  return reds ?? []
}

/** A red that changed is not the one that waited. */
export function forgetWaiting(importState: ImportState, red: StoredRow): void {
  if (red.blueKey === null || red.blueMonth !== null) return
  const key = keyOf(red.direction, red.blueKey)
  const others = importState.waiting.get(key)?.filter((r) => r.key !== red.key)
  if (others?.length) importState.waiting.set(key, others)
  else importState.waiting.delete(key)
}
