/** Readings gathered into batches; each batch's counters and errors are committed with its rows. */
import type { TenantDb } from '../../db/tenant.ts'
import type { Claim } from '../../jobs/job.ts'
import type { StatedMonths } from '../facts/coverage/write.ts'
import {
  BATCH_LINES,
  BATCH_ROWS,
  type IncomingInvoice,
  type Ingest,
  type Posted,
} from '../facts/invoice/write.ts'
import { type FormReading, isForm, postForm } from './forms/post-form.ts'
import type { ImportError, Reading } from './reading.ts'
import { insertReviews } from './review-store.ts'
import { addForms, advanceImport, formsOf, insertErrors, MAX_ERRORS } from './store.ts'

const BATCH_ERRORS = 5_000
/** A slow reader (recognition of pictures) is booked this often, so that a crash costs little. */
const BATCH_MS = 5_000

export interface Totals {
  read: number
  added: number
  updated: number
  unchanged: number
  bad: number
}

export interface Posting {
  /** Takes readings in the order of the file; writes when a batch is full. */
  take(readings: readonly Reading[]): Promise<void>
  /** Writes what is left and waits until all is committed. */
  finish(): Promise<void>
  /** Of this run, rows on their way included as soon as they are committed. */
  totals: Totals
}

/**
 * `skip`: readings settled by an earlier worker; `errors`: errors already stored; `widen` notes what the file says it covers;
 * `forms`: whose statements these are; `mayWrite` refuses, in the transaction of each batch, what may not be booked any more.
 */
export function createPosting(
  ingest: Ingest,
  claim: Claim,
  from: {
    skip: number
    errors: number
    widen: (months: StatedMonths) => Promise<unknown>
    forms: { tenant: TenantDb; enterpriseId: number }
    mayWrite: (tx: TenantDb) => Promise<void>
  },
): Posting {
  const importId = Number(claim.id)
  const totals: Totals = { read: 0, added: 0, updated: 0, unchanged: 0, bad: 0 }
  let skip = from.skip
  let storedErrors = from.errors
  let pending = emptyPending()
  const stated: StatedMonths[] = []

  const flush = async (): Promise<void> => {
    const { rows, errors, bad, position } = pending
    pending = emptyPending()
    if (position === 0) return
    const firstError = storedErrors + 1
    const kept = errors.slice(0, MAX_ERRORS - storedErrors)
    storedErrors += kept.length
    await ingest.add(rows, async (tx: TenantDb, booked: Posted) => {
      await from.mayWrite(tx)
      await advanceImport(tx, claim, {
        ...booked,
        read: rows.length + bad,
        bad,
        position,
      })
      await insertErrors(tx, importId, firstError, kept)
      await insertReviews(tx, importId, firstError, kept)
      totals.read += rows.length + bad
      totals.added += booked.added
      totals.updated += booked.updated
      totals.unchanged += booked.unchanged
      totals.bad += bad
    })
  }

  /** Facts, labels asked about, words and the import's row: all or none. */
  const bookOne = async (form: FormReading) => {
    const { tenant, enterpriseId } = from.forms
    const firstError = storedErrors + 1
    const kept = await tenant.transaction(async (tx, client) => {
      await from.mayWrite(tx)
      await advanceImport(tx, claim, { ...NO_ROWS, position: 1 })
      const of = { enterpriseId, importId, client }
      const stored = await formsOf(tx, importId)
      const { forms, errors } = await postForm(tx, { ...of, stored }, form)
      await addForms(tx, claim, forms)
      const shown = errors.slice(0, MAX_ERRORS - storedErrors)
      await insertErrors(tx, importId, firstError, shown)
      return shown.length
    })
    storedErrors += kept
  }

  const full = () =>
    pending.rows.length >= BATCH_ROWS ||
    pending.lines >= BATCH_LINES ||
    pending.errors.length >= BATCH_ERRORS ||
    Date.now() - pending.since > BATCH_MS

  return {
    totals,
    async take(readings) {
      for (const reading of readings) {
        if (reading.kind === 'covers') {
          stated.push(reading.months)
          continue
        }
        if (skip > 0) {
          skip--
          continue
        }
        if (isForm(reading)) {
          await flush()
          await bookOne(reading)
          continue
        }
        pending.position++
        if (reading.kind === 'invoice') {
          pending.rows.push(reading.invoice)
          pending.lines += reading.invoice.items?.length ?? 0
        } else pending.errors.push(reading.error)
        if (reading.kind === 'bad') pending.bad++
        if (full()) await flush()
      }
    },
    async finish() {
      await flush()
      await ingest.finish()
      for (const months of stated) await from.widen(months)
    },
  }
}

const NO_ROWS = {
  read: 0,
  added: 0,
  updated: 0,
  unchanged: 0,
  bad: 0,
  firstMonth: null,
  lastMonth: null,
} as const

interface Pending {
  rows: IncomingInvoice[]
  errors: ImportError[]
  lines: number
  bad: number
  position: number
  since: number
}

const emptyPending = (): Pending => ({
  rows: [],
  errors: [],
  lines: 0,
  bad: 0,
  position: 0,
  since: Date.now(),
})
