/**
 * Incoming rows made ready for one transaction, as far as that can be done before it: dictionaries resolved, doubles within
 * the batch merged, new rows told from rows that may exist, new rows folded and laid out for COPY. This is the part
 * that runs on our core while PostgreSQL still writes the batch before.
 */
import { setImmediate } from 'node:timers/promises'
import type { Direction, MonthIndex } from '@xinjian/engine/invoice/facts'
import { monthOfDay } from '@xinjian/engine/kit/calendar/window'
import { linesDiffer } from '@xinjian/intake/tables/signs'
import type { TenantDb } from '../../../../db/tenant.ts'
import type { FactMarks } from '../../../enterprise/index.ts'
import { type IncomingInvoice, SOURCES } from '../incoming.ts'
import { DIRECTIONS, type StoredRow } from '../stored-row.ts'
import type { RowCopy } from './copy-rows.ts'
import type { NewEntries } from './dictionary.ts'
import { hashLines } from './hash.ts'
import { type ImportState, keyOf, learnWaiting, resolveReds, takeWaiting } from './import-state.ts'
import { mergeRows } from './merge.ts'
import { type MonthBytes, monthCode } from './months.ts'
import { SeenRows } from './seen.ts'

/** Rows made ready in one go: requests of the same process wait about 20 ms for it, not for a whole batch. */
const SLICE = 4_096

export interface Owner {
  enterpriseId: number
  importId: number
  /** The source is read once from end to end, so a row that comes again is the source's own repeat. */
  readOnce: boolean
}

/** What a source said of its rows in one direction. */
export interface SourceCounts {
  period: [MonthIndex, MonthIndex]
  rows: number
  /** Rows whose 发票风险等级 it states. */
  riskStated: number
  /** Rows it repeats itself; stays 0 unless it is read once. */
  repeated: number
  /** Rows equal to an earlier one without a code that proves them one invoice. */
  alike: number
  /** Invoices whose lines do not come to their 金额. */
  linesDiffer: number
}

export interface Batch {
  owner: Owner & { seq: number }
  importState: ImportState
  /** What the enterprise row must say for this batch to be valid, and what it says afterwards. */
  expected: FactMarks
  after: FactMarks
  copy: RowCopy
  added: number
  updated: number
  unchanged: number
  /** Rows that may be stored already: looked up inside the transaction. */
  candidates: StoredRow[]
  /** Candidates that came several times in this batch with different content: how many times more. */
  doubles: Map<StoredRow, number>
  /** Reds whose blue came with this batch. */
  corrected: StoredRow[]
  entries: NewEntries
  /** null while candidates may still change them. */
  digests: MonthBytes[] | null
  /** Months from first to last, and what was counted, per direction. */
  sources: Partial<Record<Direction, SourceCounts>>
}

/** `suspicious` = treat every row as possibly stored: the answer to a key that exists under another date. */
export async function prepareBatch(
  tenant: TenantDb,
  base: Owner,
  importState: ImportState,
  copy: RowCopy,
  incoming: readonly IncomingInvoice[],
  suspicious: boolean,
): Promise<Batch> {
  copy.clear()
  const batch: Batch = {
    owner: { ...base, seq: importState.marks.seq + 1 },
    importState,
    expected: { ...importState.marks },
    after: importState.marks,
    copy,
    added: 0,
    updated: 0,
    unchanged: 0,
    candidates: [],
    doubles: new Map(),
    corrected: [],
    entries: { parties: [], goods: [] },
    digests: null,
    sources: {},
  }
  await loadMonths(tenant, batch, incoming)
  const fresh = await sort(batch, incoming, suspicious)
  await stage(tenant, batch, fresh)
  batch.entries = importState.dictionary.takeNew()
  if (batch.candidates.length === 0) close(batch)
  return batch
}

/** Everything is folded: takes the digests, and the marks from which the next batch goes on. */
export function close(batch: Batch): void {
  const { importState } = batch
  importState.marks.party = importState.dictionary.nextParty
  importState.marks.goods = importState.dictionary.nextGoods
  // A new revision only when rows were written.
  if (batch.added + batch.updated > 0) importState.marks.seq = batch.owner.seq
  batch.after = { ...importState.marks }
  batch.digests = importState.months.take(importState.dictionary.goodsRanks())
}

async function loadMonths(
  tenant: TenantDb,
  batch: Batch,
  incoming: readonly IncomingInvoice[],
): Promise<void> {
  const codes = new Set<number>()
  let last = -1
  let code = -1
  for (const { day, direction, abnormal, alike, amount, items } of incoming) {
    const source = sourceOf(batch, direction, day)
    source.rows++
    if (abnormal !== null) source.riskStated++
    if (alike) source.alike++
    if (linesDiffer(amount, items)) source.linesDiffer++
    const at = day * 2 + (direction === 'OUT' ? 0 : 1)
    if (at === last) continue
    last = at
    const month = monthOfDay(day)
    const next = monthCode(direction, month)
    if (next === code) continue
    code = next
    codes.add(code)
    const { period } = source
    if (month < period[0]) period[0] = month
    else if (month > period[1]) period[1] = month
  }
  const { months, known } = batch.importState
  await months.load(tenant, batch.owner.enterpriseId, codes)
  await known.learn(tenant, batch.owner.enterpriseId, incoming)
}

function sourceOf(batch: Batch, direction: Direction, day: number): SourceCounts {
  const known = batch.sources[direction]
  if (known) return known
  const month = monthOfDay(day)
  const source: SourceCounts = {
    period: [month, month],
    rows: 0,
    riskStated: 0,
    repeated: 0,
    alike: 0,
    linesDiffer: 0,
  }
  batch.sources[direction] = source
  return source
}

/** The source gave this invoice before: counted where that means something. */
export function noteRepeat(batch: Batch, direction: Direction): void {
  if (batch.owner.readOnce) batch.sources[direction]!.repeated++
}

/** New rows by key; doubles inside the batch are merged, rows that may be stored go to the candidates. */
async function sort(
  batch: Batch,
  incoming: readonly IncomingInvoice[],
  suspicious: boolean,
): Promise<StoredRow[]> {
  const { importState } = batch
  const seen = new SeenRows()
  const known = new Set<StoredRow>()
  const hasTaxNo = (party: number) => importState.dictionary.hasTaxNo(party)
  for (let i = 0; i < incoming.length; i++) {
    if (i % SLICE === SLICE - 1) await setImmediate()
    const row = resolve(importState, incoming[i]!)
    // A key that the import state did not know is none of this batch either.
    const isNew = importState.keys.add(row.direction, row.key, monthOfDay(row.day))
    const twin = isNew ? undefined : seen.twinOf(row)
    if (twin !== undefined) {
      noteRepeat(batch, row.direction)
      const merged = mergeRows(twin, row, hasTaxNo)
      if (merged === null) batch.unchanged++
      else if (known.has(twin)) batch.doubles.set(twin, (batch.doubles.get(twin) ?? 0) + 1)
      else batch.updated++
      if (merged !== null) Object.assign(twin, merged)
      continue
    }
    seen.add(row)
    if (!isNew || suspicious) known.add(row)
  }
  const rows = seen.all()
  batch.candidates = known.size === 0 ? [] : rows.filter((row) => known.has(row))
  return known.size === 0 ? rows : rows.filter((row) => !known.has(row))
}

/** Gives new rows their ids, folds them and lays them out for COPY. */
export async function stage(tenant: TenantDb, batch: Batch, fresh: StoredRow[]): Promise<void> {
  const { importState, owner } = batch
  // In order of key: neighbours in the index are written together.
  fresh.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  await learnWaiting(tenant, owner.enterpriseId, importState, fresh)
  await resolveReds(
    tenant,
    owner.enterpriseId,
    importState,
    fresh.filter((row) => row.blueKey !== null),
  )
  for (let i = 0; i < fresh.length; i++) {
    if (i % SLICE === SLICE - 1) await setImmediate()
    const row = fresh[i]!
    row.id = importState.marks.invoice++
    importState.months.add(row)
    batch.copy.add(row, owner)
  }
  batch.added += fresh.length
  await correctReds(tenant, batch, fresh)
}

/** Reds stored before their blue learn its month; those that this batch tells again do once it is known what becomes of them. */
async function correctReds(tenant: TenantDb, batch: Batch, blues: StoredRow[]): Promise<void> {
  const { importState, candidates } = batch
  if (importState.waiting.size === 0) return
  const reds = blues.flatMap((blue) => takeWaiting(importState, blue))
  if (reds.length === 0) return
  const toldAgain = new Set(candidates.map(({ direction, key }) => keyOf(direction, key)))
  for (const red of reds)
    if (!toldAgain.has(keyOf(red.direction, red.key))) await correctRed(tenant, batch, red)
}

/** A stored red that waits for its blue learns the month of it, if it came. */
export async function correctRed(tenant: TenantDb, batch: Batch, red: StoredRow): Promise<void> {
  const { importState, owner } = batch
  if (red.blueKey === null || red.blueMonth !== null) return
  const blueMonth = importState.keys.monthOf(red.direction, red.blueKey)
  if (blueMonth === null) return
  await importState.months.load(tenant, owner.enterpriseId, [
    monthCode(red.direction, monthOfDay(red.day)),
  ])
  importState.months.correctBlueMonth(red, blueMonth)
  batch.corrected.push({ ...red, blueMonth })
}

function resolve(importState: ImportState, invoice: IncomingInvoice): StoredRow {
  const { items } = invoice
  let goods: number[] | null = null
  if (items !== null && items.length > 0) {
    goods = new Array<number>(items.length)
    for (let i = 0; i < items.length; i++)
      goods[i] = importState.dictionary.goodsId(items[i]!.category, items[i]!.goods)
  }
  return {
    id: 0,
    key: invoice.key,
    direction: invoice.direction === 'OUT' ? DIRECTIONS[0] : DIRECTIONS[1],
    day: invoice.day,
    minute: invoice.minute,
    status: invoice.status,
    kind: invoice.kind,
    counterparty: importState.dictionary.partyId(invoice.party),
    amount: invoice.amount,
    tax: invoice.tax,
    total: invoice.total,
    abnormal: invoice.abnormal,
    blueKey: invoice.total < 0 ? invoice.blueKey : null,
    blueMonth: null,
    source: SOURCES.indexOf(invoice.source),
    importId: 0,
    linesHash: goods === null ? 0 : hashLines(goods, items!),
    lines: goods === null ? null : items,
    goods,
  }
}
