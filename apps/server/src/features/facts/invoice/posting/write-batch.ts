/** One batch, one transaction: rows, lines, history, digests, revision, and whatever the caller books alongside. */
import type { MonthIndex } from '@xinjian/engine/invoice/facts'
import { monthOfDay } from '@xinjian/engine/kit/calendar/window'
import type pg from 'pg'
import type { TenantDb } from '../../../../db/tenant.ts'
import { lockFactMarks, moveFactMarks } from '../../../enterprise/index.ts'
import { extendPeriod } from '../../coverage/write.ts'
import { DIRECTIONS, directionCode, type StoredRow } from '../stored-row.ts'
import { adoptRows } from './adopt.ts'
import { type Batch, close, correctRed, noteRepeat, stage } from './batch.ts'
import { writeBlueMonths, writeChanges } from './changes.ts'
import { writeEntries } from './dictionary.ts'
import { forgetWaiting, resolveReds } from './import-state.ts'
import { monthCode, writeMonths } from './months.ts'
import { redsOfBlues, rowsByKey } from './read-rows.ts'
import { mergerOf } from './told.ts'
import { keepUploaded } from './uploaded.ts'

/** What became of the rows of a batch: added + updated + unchanged = rows given. */
export interface Posted {
  seq: number
  added: number
  updated: number
  unchanged: number
  firstMonth: MonthIndex | null
  lastMonth: MonthIndex | null
}

export type Alongside = (tx: TenantDb, booked: Posted) => Promise<void>

/** Another import of the enterprise was committed since the import state was read. */
export class StaleImportState extends Error {}

export async function writeBatch(
  tx: TenantDb,
  client: pg.PoolClient,
  batch: Batch,
  alongside: Alongside,
): Promise<void> {
  const { enterpriseId } = batch.owner
  const marks = await lockFactMarks(tx, enterpriseId)
  for (const field of ['seq', 'invoice', 'party', 'goods'] as const)
    if (marks[field] !== batch.expected[field]) throw new StaleImportState()

  const changed = await settleCandidates(tx, batch)
  await writeEntries(tx, enterpriseId, batch.entries)
  await batch.copy.send(client)
  await writeChanges(tx, batch.owner, changed)
  await writeBlueMonths(tx, enterpriseId, batch.corrected)
  if (batch.digests === null) {
    await batch.importState.months.rebuild(tx, enterpriseId)
    close(batch)
  }
  await writeMonths(tx, enterpriseId, batch.owner.seq, batch.digests ?? [])
  await writePeriods(tx, batch)
  if (Object.keys(batch.sources).length > 0) await moveFactMarks(tx, enterpriseId, batch.after)
  await alongside(tx, bookedOf(batch))
}

/** Compares the rows that may be stored with those that are; returns the new versions of rows that changed. */
async function settleCandidates(tx: TenantDb, batch: Batch): Promise<StoredRow[]> {
  if (batch.candidates.length === 0) return []
  const { importState, owner } = batch
  const { enterpriseId } = owner
  const stored = { OUT: new Map<string, StoredRow>(), IN: new Map<string, StoredRow>() }
  for (const direction of DIRECTIONS) {
    const keys = batch.candidates.filter((r) => r.direction === direction).map((r) => r.key)
    for (const row of await rowsByKey(tx, enterpriseId, directionCode(direction), keys))
      stored[direction].set(row.key, row)
  }
  await keepUploaded(tx, batch, stored)
  const merge = await mergerOf(tx, batch, stored)
  const pairs: [StoredRow, StoredRow][] = []
  const doublesOf = (row: StoredRow) => batch.doubles.get(row) ?? 0
  const fresh: StoredRow[] = []
  const same: StoredRow[] = []
  for (const row of batch.candidates) {
    const known = stored[row.direction].get(row.key)
    if (known === undefined) {
      fresh.push(row)
      batch.updated += doublesOf(row)
      continue
    }
    if (known.importId === batch.owner.importId) noteRepeat(batch, row.direction)
    const next = merge(known, row)
    if (next === null) {
      batch.unchanged += 1 + doublesOf(row)
      same.push(known)
    } else {
      batch.updated += 1 + doublesOf(row)
      pairs.push([known, next])
    }
  }
  await adoptRows(tx, batch, same)
  // A key can be stored under another month than the batch's.
  const codes = pairs.flat().map((row) => monthCode(row.direction, monthOfDay(row.day)))
  await importState.months.load(tx, enterpriseId, codes)
  await stage(tx, batch, fresh)
  const moved = movedOf(pairs)
  for (const { direction, key, day } of moved)
    importState.keys.move(direction, key, monthOfDay(day))
  for (const [before, after] of pairs) await replace(tx, batch, before, after)
  for (const red of same) await correctRed(tx, batch, red)
  await followMoved(tx, batch, moved)
  return pairs.map(([, after]) => after)
}

async function replace(
  tx: TenantDb,
  batch: Batch,
  before: StoredRow,
  after: StoredRow,
): Promise<void> {
  const { importState, owner } = batch
  forgetWaiting(importState, before)
  if (after.blueKey !== null && after.blueMonth === null)
    await resolveReds(tx, owner.enterpriseId, importState, [after])
  if (after.linesHash !== before.linesHash && after.lines !== null) {
    after.id = importState.marks.invoice++
    batch.copy.addLines(after, owner)
  }
  importState.months.replace(before, after)
}

const movedOf = (pairs: readonly [StoredRow, StoredRow][]): StoredRow[] =>
  pairs.filter(([a, b]) => monthOfDay(a.day) !== monthOfDay(b.day)).map(([, b]) => b)

/** Invoices that moved to another month take the memory of their reds along. */
async function followMoved(
  tx: TenantDb,
  { importState, owner, corrected }: Batch,
  moved: readonly StoredRow[],
): Promise<void> {
  if (moved.length === 0) return
  const keys = moved.map((row) => row.key)
  for (const red of await redsOfBlues(tx, owner.enterpriseId, keys)) {
    const blueMonth = importState.keys.monthOf(red.direction, red.blueKey!)
    if (blueMonth === null || blueMonth === red.blueMonth) continue
    corrected.push({ ...red, blueMonth })
    importState.months.spoil(red)
  }
}

async function writePeriods(tx: TenantDb, { owner, sources }: Batch): Promise<void> {
  for (const direction of DIRECTIONS) {
    const source = sources[direction]
    if (!source) continue
    await extendPeriod(tx, {
      enterpriseId: owner.enterpriseId,
      importId: owner.importId,
      direction: directionCode(direction),
      period: source.period,
      rows: source.rows,
      riskStated: source.riskStated,
      repeated: owner.readOnce ? source.repeated : null,
      alike: owner.readOnce ? source.alike : null,
      linesDiffer: source.linesDiffer,
    })
  }
}

function bookedOf({ after, added, updated, unchanged, sources }: Batch): Posted {
  const months = Object.values(sources).flatMap(({ period }) => period)
  return {
    seq: after.seq,
    added,
    updated,
    unchanged,
    firstMonth: months.length ? Math.min(...months) : null,
    lastMonth: months.length ? Math.max(...months) : null,
  }
}
