/** Batches of collections: they have no file, and no worker of imports takes them. */
import type { TenantDb } from '../../db/tenant.ts'
import { periodOf } from '../facts/coverage/read.ts'
import { rowsOfImport } from '../facts/invoice/read.ts'
import { INTAKE_SAYS } from './words.ts'

/** @returns the number under which the collection's rows are booked */
export async function openCollected(
  tx: TenantDb,
  enterpriseId: number,
  name: string,
): Promise<number> {
  const row = await tx.one<{ id: number }>(
    `insert into import_batch (company_id, enterprise_id, file_name, file_bytes, blob_key, status, message, created_by)
     values ($1, $2, $3, 0, '', 'RUNNING', $4, $5) returning id`,
    [enterpriseId, name, INTAKE_SAYS.collecting, INTAKE_SAYS.byConsent],
  )
  return row?.id ?? 0
}

/** A collection that goes on after it had ended goes on in its batch. */
export const reopenCollected = (tx: TenantDb, id: number): Promise<number> =>
  tx.run(
    `update import_batch set status = 'RUNNING', message = $3, finished_at = null
      where company_id = $1 and id = $2 and status <> 'RUNNING'`,
    [id, INTAKE_SAYS.collecting],
  )

/** How a collection ended, as far as its batch can tell. */
export type CollectedEnd = 'WHOLE' | 'PART' | 'FAILED' | 'CANCELLED' | 'EXPIRED'

const WORDS: Record<CollectedEnd, string> = {
  WHOLE: INTAKE_SAYS.collected,
  PART: INTAKE_SAYS.collectedInPart,
  FAILED: INTAKE_SAYS.notCollected,
  CANCELLED: INTAKE_SAYS.collectionCancelled,
  EXPIRED: INTAKE_SAYS.collectionExpired,
}

/**
 * Ends a batch that is open, its counters taken from what was stored under it. What was booked before a bad end stays and
 * counts.
 */
export async function closeCollected(
  tx: TenantDb,
  enterpriseId: number,
  id: number,
  end: CollectedEnd,
): Promise<void> {
  const open = await tx.one(
    `select 1 from import_batch where company_id = $1 and id = $2 and status = 'RUNNING' for update`,
    [id],
  )
  if (!open) return
  const rows = await rowsOfImport(tx, enterpriseId, id)
  const period = await periodOf(tx, enterpriseId, id)
  const bad = end !== 'WHOLE' && end !== 'PART'
  const message =
    bad && rows > 0 ? INTAKE_SAYS.endedWithInvoices({ end: WORDS[end], n: rows }) : WORDS[end]
  await tx.run(
    `update import_batch
        set status = $3, progress = case when $3 = 'FAILED' then progress else 100 end, message = $4, lease_until = null, finished_at = now(),
            read_count = $5, added_count = $5, first_month = $6, last_month = $7
      where company_id = $1 and id = $2`,
    [
      id,
      end === 'WHOLE' ? 'DONE' : bad && rows === 0 ? 'FAILED' : 'DONE_WITH_ERRORS',
      message,
      rows,
      period?.first ?? null,
      period?.last ?? null,
    ],
  )
}
