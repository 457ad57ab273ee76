/** Rows gathered to batches; each is committed together with the place to go on from and the months it completes. */
import type { TenantDb } from '../../../db/tenant.ts'
import type { InvoiceDataset, MonthEntry } from '../../../outside/source/bureau/connector.ts'
import { coveredMonths } from '../../facts/coverage/read.ts'
import { coverMonths } from '../../facts/coverage/write.ts'
import type { IncomingInvoice, Ingest } from '../../facts/invoice/write.ts'
import type { DatasetPlan } from '../datasets.ts'
import {
  assertClaim,
  endItem,
  ending,
  type ItemEnd,
  mustBeAllowed,
  type Run,
  tellProgress,
  updateItem,
} from './run.ts'

/** Large enough that the digests written per batch weigh little. */
export const BATCH_ROWS = 10_000
const BATCH_LINES = 30_000
/** Many large tasks at once: when the process holds so many rows, those with a small batch let go of it. */
const HELD_ROWS = 60_000
const SMALL_BATCH_ROWS = 1_000
const BATCH_MS = 5_000
/** A small batch costs the database as much as a large one: it waits for more, and a killed worker reads so much anew. */
const SMALL_BATCH_MS = 20_000
/** An ingest remembers every key it saw; a new one after so many rows keeps the worker small. Months never share keys. */
const ROWS_PER_INGEST = 30_000

/** Rows that all batches of this process hold and have not yet handed to the database. */
let held = 0

export interface InvoiceCursor {
  /** Month being read, and its next page. */
  month?: string
  page: number
  /** Month → export ordered at the bureau. */
  exports: Record<string, string>
}

export interface Batcher {
  take(rows: readonly IncomingInvoice[], at: Partial<InvoiceCursor>): Promise<void>
  monthDone(entry: MonthEntry): Promise<void>
  /** A month that the bureau would not show. */
  skip(month: string): void
  keepCursor(): Promise<void>
  /** Everything is committed, and told where nothing that tells comes next. */
  finish(next?: { tells: boolean }): Promise<void>
  /** The task is over, well or badly: rows that were not written are let go. */
  release(): void
  /** Writes the item's end. */
  close(plan: DatasetPlan): Promise<ItemEnd>
}

export async function createBatcher(
  run: Run,
  dataset: InvoiceDataset,
  open: () => Promise<Ingest>,
  cursor: InvoiceCursor,
  index: readonly MonthEntry[],
): Promise<Batcher> {
  let ingest = await open()
  let sinceOpen = 0
  const months = index.map((m) => m.month).sort()
  const skipped: string[] = []
  let rows: IncomingInvoice[] = []
  let lines = 0
  let completed: MonthEntry[] = []
  let since = Date.now()

  const write = async (
    tx: TenantDb,
    count: number,
    done: readonly MonthEntry[],
    at: InvoiceCursor,
  ) => {
    await assertClaim(tx, run)
    await tx.run(
      `update collect_item set rows = rows + $4, cursor = $5::jsonb, done = greatest(done, $6)
        where company_id = $1 and task_id = $2 and dataset = $3`,
      [run.claim.id, dataset, count, JSON.stringify(at), shareOf(at, done)],
    )
    await cover(tx, run, dataset, done)
    await mustBeAllowed(tx, run)
  }
  const shareOf = (at: InvoiceCursor, done: readonly MonthEntry[]) => {
    const last = done.at(-1)?.month ?? at.month
    const place = last === undefined ? 0 : months.indexOf(last) + (done.length > 0 ? 1 : 0)
    return months.length === 0 ? 100 : Math.max(0, Math.floor((place / months.length) * 100))
  }
  const flush = async (tells = true) => {
    if (rows.length === 0 && completed.length === 0) return
    const [batch, done, at] = [rows, completed, { ...cursor, exports: { ...cursor.exports } }]
    held -= batch.length
    rows = []
    lines = 0
    completed = []
    since = Date.now()
    sinceOpen += batch.length
    if (batch.length > 0) await ingest.add(batch, (tx) => write(tx, batch.length, done, at))
    else {
      // Nothing to book: the months that are on their way go first, or their place would be written twice.
      await ingest.finish()
      await run.tenant.transaction((tx) => write(tx, 0, done, at))
    }
    // Told with what was written, not month by month: between two batches it has not moved.
    if (tells) await tellProgress(run, dataset)
  }

  return {
    async take(more, at) {
      for (const row of more) {
        rows.push(row)
        lines += row.items?.length ?? 0
      }
      held += more.length
      Object.assign(cursor, at)
      const full =
        rows.length >= BATCH_ROWS ||
        lines >= BATCH_LINES ||
        (held >= HELD_ROWS && rows.length >= SMALL_BATCH_ROWS)
      const patience = rows.length < SMALL_BATCH_ROWS ? SMALL_BATCH_MS : BATCH_MS
      if (full || Date.now() - since > patience) await flush()
    },
    async monthDone(entry) {
      completed.push(entry)
      delete cursor.exports[entry.month]
      if (sinceOpen < ROWS_PER_INGEST) return
      await flush()
      await ingest.finish()
      ingest = await open()
      sinceOpen = 0
    },
    skip: (month) => skipped.push(month),
    async keepCursor() {
      await flush()
      await ingest.finish()
      await updateItem(run, dataset, { cursor: { ...cursor } })
    },
    async finish(next = { tells: false }) {
      await flush(!next.tells)
      await ingest.finish()
    },
    release() {
      held -= rows.length
      rows = []
    },
    async close(plan) {
      const covered = await coveredMonths(run.tenant, run.from.enterpriseId, dataset)
      const count = covered.reduce((sum, month) => sum + month.rows, 0)
      const end: ItemEnd = {
        state: skipped.length > 0 ? 'FAILED' : count === 0 ? 'EMPTY' : 'DONE',
        rows: count,
        error: skipped.length > 0 ? 'TE-21' : null,
      }
      await ending(run, (tx) =>
        endItem(tx, run, plan, {
          ...end,
          done: 100,
          cursor: {},
          first_period: months[0] ?? null,
          last_period: months.at(-1) ?? null,
        }),
      )
      return end
    },
  }
}

async function cover(
  tx: TenantDb,
  run: Run,
  dataset: InvoiceDataset,
  done: readonly MonthEntry[],
): Promise<void> {
  if (done.length === 0) return
  const { enterpriseId, contractNo } = run.from
  await coverMonths(
    tx,
    { enterpriseId, dataset, taskId: run.claim.id, contractNo },
    done.map((m) => ({ month: m.month, hash: m.hash, rows: m.count })),
  )
}
