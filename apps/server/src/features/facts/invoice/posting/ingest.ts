/**
 * Invoices into the database, fast and idempotent.
 *
 * A batch is one transaction: rows and lines by COPY, changed rows to history, month digests, the enterprise's revision,
 * and what the caller books alongside (its counters). So a crash at any moment leaves whole batches only, and reading the
 * same file again finds its rows unchanged. While PostgreSQL writes one batch the next is made ready; that overlap is what
 * keeps the folding of digests nearly free.
 *
 * Imports of one enterprise may run at the same time, in any process: each batch checks under lock that the enterprise is
 * as it was when the batch was made ready, and is made ready again if not.
 */
import type { TenantDb } from '../../../../db/tenant.ts'
import type { IncomingInvoice } from '../incoming.ts'
import { type Batch, type Owner, prepareBatch } from './batch.ts'
import { RowCopy } from './copy-rows.ts'
import { type ImportState, openImportState } from './import-state.ts'
import { type Alongside, StaleImportState, writeBatch } from './write-batch.ts'

export type { Alongside, Posted } from './write-batch.ts'

/** Rows of a good batch: large enough that digests written per batch weigh little, small enough for memory and progress. */
export const BATCH_ROWS = 40_000
/** … or so many lines, whichever comes first. */
export const BATCH_LINES = 100_000
/** How often two imports may get in each other's way before one gives up and is retried as a whole. */
const MAX_TRIES = 50
const UNIQUE_VIOLATION = '23505'

export interface Ingest {
  /**
   * Books a batch. Resolves once the batch before is committed and this one is on its way; rejects with the error of
   * either. `alongside` runs inside the batch's transaction, last.
   */
  add(rows: readonly IncomingInvoice[], alongside: Alongside): Promise<void>
  /** Resolves when everything is committed. */
  finish(): Promise<void>
}

/** `readOnce`: the source is read from end to end without reading any part again, so that its repeats can be counted. */
export async function openIngest(
  tenant: TenantDb,
  enterpriseId: number,
  importId: number,
  { readOnce = false } = {},
): Promise<Ingest> {
  const owner: Owner = { enterpriseId, importId, readOnce }
  const copies = [new RowCopy(), new RowCopy()] as const
  let importState: ImportState = await openImportState(tenant, enterpriseId)
  let turn = 0
  let flight: Flight | null = null

  const settle = async (): Promise<void> => {
    const done = flight?.done
    flight = null
    await done
  }

  const write = async (f: Flight, rows: readonly IncomingInvoice[], alongside: Alongside) => {
    for (let tries = 1; ; tries++) {
      try {
        const { batch } = f
        return await tenant.transaction((tx, client) => writeBatch(tx, client, batch, alongside))
      } catch (error) {
        const clash = (error as { code?: string }).code === UNIQUE_VIOLATION
        if ((!clash && !(error instanceof StaleImportState)) || tries === MAX_TRIES) throw error
        f.alone = true
        // The folds in memory may hold rows that were rolled back: begin anew from what is committed.
        importState = await openImportState(tenant, enterpriseId)
        f.batch = await prepareBatch(tenant, owner, importState, f.batch.copy, rows, clash)
      }
    }
  }

  return {
    async add(rows, alongside) {
      if (flight?.alone) await settle()
      turn = 1 - turn
      const copy = copies[turn]!
      const base = importState
      const prepare = () => prepareBatch(tenant, owner, importState, copy, rows, false)
      const made = prepare()
      made.catch(() => undefined)
      await settle()
      const batch = base === importState ? await made : await made.then(prepare, prepare)
      const f: Flight = { batch, alone: batch.candidates.length > 0, done: Promise.resolve() }
      f.done = write(f, rows, alongside)
      // Reported by the next call; until then it is not unhandled.
      f.done.catch(() => undefined)
      flight = f
    },
    finish: settle,
  }
}

interface Flight {
  batch: Batch
  done: Promise<void>
  /** Changes the import state while it is written: nothing may be made ready meanwhile. */
  alone: boolean
}
