/**
 * Invoices of one direction, month by month: pages where the bureau shows them, an export file where a month is too large.
 * Rows go through the same ingest as uploads; where to go on is committed with the rows, so a killed worker reads at most
 * one batch again and finds it unchanged. Memory is one batch, whatever the enterprise.
 */

import { EXPORT_REQUIRED } from '../../../outside/source/bureau/codes.ts'
import type { InvoiceDataset, MonthEntry } from '../../../outside/source/bureau/connector.ts'
import { SourceError } from '../../../outside/source/failure.ts'
import { coveredMonths } from '../../facts/coverage/read.ts'
import { openIngest } from '../../facts/invoice/write.ts'
import type { DatasetPlan } from '../datasets.ts'
import type { ItemRow } from '../task.ts'
import { createBatcher, type InvoiceCursor } from './batcher.ts'
import { exportRows } from './export-file.ts'
import { firstPages } from './first-pages.ts'
import { incomingOf } from './incoming-row.ts'
import { callOf, type ItemEnd, type Run } from './run.ts'

/** Late reversals and corrections: these months are read again every time (domain §5.6). */
const ALWAYS_MONTHS = 3

export async function collectInvoices(
  run: Run,
  plan: DatasetPlan,
  item: ItemRow,
): Promise<ItemEnd> {
  const dataset = plan.dataset as InvoiceDataset
  const direction = dataset === 'INVOICE_OUT' ? 'OUT' : 'IN'
  const { connector } = run.deps.bureaus
  const index = await connector.months(await callOf(run), run.session, dataset)
  const todo = await due(run, dataset, index)
  const cursor: InvoiceCursor = { page: 1, exports: {}, ...item.cursor }
  const open = () => openIngest(run.tenant, run.from.enterpriseId, run.task.import_id ?? 0)
  const batcher = await createBatcher(run, dataset, open, cursor, index)
  // What was asked ahead is not waited for when the dataset ends before its turn.
  const over = new AbortController()
  const asking = { ...run, signal: AbortSignal.any([run.signal, over.signal]) }
  const first = firstPages(
    todo,
    (entry) => !cursor.exports[entry.month],
    (entry) => pageOf(entry, 1),
  )

  try {
    await readAll()
    return await batcher.close(plan)
  } finally {
    over.abort()
    batcher.release()
  }

  async function pageOf({ month }: MonthEntry, page: number) {
    return connector.page(await callOf(asking), run.session, dataset, page, month)
  }

  async function readAll(): Promise<void> {
    let waiting = 0
    for (const entry of todo) {
      run.signal.throwIfAborted()
      const ordered = cursor.exports[entry.month]
      try {
        if (ordered) await readExport(ordered)
        else await readPages(entry)
      } catch (error) {
        if (!(error instanceof SourceError)) throw error
        if (error.reason === EXPORT_REQUIRED) {
          await orderExports(entry, Number(error.details.limit ?? 0))
          waiting = Math.max(waiting, 2)
        } else if (error.te === 'TE-17') waiting = Math.max(waiting, Number(error.details.eta ?? 5))
        else if (error.te !== 'TE-21') throw await settled(error)
        // A month that is not shown now: the others are still worth having.
        else batcher.skip(entry.month)
        continue
      }
      await batcher.monthDone(entry)
    }
    await batcher.finish({ tells: waiting === 0 })
    if (waiting > 0) {
      throw new SourceError('TE-17', 'EXPORT_NOT_READY', null, { eta: waiting })
    }
  }

  async function readPages(entry: MonthEntry): Promise<void> {
    const start = cursor.month === entry.month ? cursor.page : 1
    for (let page = start; ; page++) {
      run.signal.throwIfAborted()
      const got = await (page === 1 ? first.of(entry) : pageOf(entry, page))
      await batcher.take(
        got.rows.map((row) => incomingOf(row, direction)),
        { month: entry.month, page: page + 1 },
      )
      if (page >= got.pages) return
    }
  }

  async function readExport(id: string): Promise<void> {
    const state = await connector.exportState(await callOf(run), run.session, id)
    if (!state.ready)
      throw new SourceError('TE-17', 'EXPORT_NOT_READY', null, { eta: state.etaSeconds })
    for await (const rows of exportRows(run, id, direction)) {
      run.signal.throwIfAborted()
      await batcher.take(rows, {})
    }
  }

  /** All months above the limit are ordered at once: the bureau makes them side by side. */
  async function orderExports(from: MonthEntry, limit: number): Promise<void> {
    const large = todo.filter(
      (m) => m.month >= from.month && !cursor.exports[m.month] && (m === from || m.count > limit),
    )
    for (const { month } of large) {
      const order = await connector.orderExport(await callOf(run), run.session, dataset, month)
      cursor.exports[month] = order.id
    }
    await batcher.keepCursor()
  }

  /** What was read before a failure is kept. */
  async function settled(error: SourceError): Promise<SourceError> {
    await batcher.finish()
    return error
  }
}

/** Months to read: the last three, and older ones whose index changed or that were never read to the end. */
async function due(
  run: Run,
  dataset: InvoiceDataset,
  index: readonly MonthEntry[],
): Promise<MonthEntry[]> {
  const covered = await coveredMonths(run.tenant, run.from.enterpriseId, dataset)
  const hashOf = new Map(covered.map((c) => [c.month, c.hash]))
  const sorted = [...index].sort((a, b) => (a.month < b.month ? -1 : 1))
  const recent = sorted.slice(-ALWAYS_MONTHS).map((m) => m.month)
  const own = new Set(covered.filter((c) => c.taskId === run.claim.id).map((c) => c.month))
  return sorted.filter(
    (m) => !own.has(m.month) && (recent.includes(m.month) || hashOf.get(m.month) !== m.hash),
  )
}
