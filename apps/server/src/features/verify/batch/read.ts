/** Reads a table into the rows of its batch, judged; a worker that dies leaves the file to the next, which reads it anew. */
import { beijingDay } from '@xinjian/format/verify/beforehand'
import { invoiceKeyOf } from '@xinjian/format/verify/typed'
import { IntakeError } from '@xinjian/intake/errors'
import type { VerifyTableRow } from '@xinjian/intake/tables/verify/read-row'
import { readVerifyTableIsolated } from '@xinjian/intake/tables/verify/read-verify-isolated'
import type { Blobs } from '../../../blobs.ts'
import { refreshStatistics } from '../../../db/statistics.ts'
import { type TenantDb, tenantOf } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { claimed } from '../../../jobs/claimed.ts'
import type { Claim } from '../../../jobs/job.ts'
import { askedOf } from '../verification.ts'
import { VERIFY_SAYS } from '../words.ts'
import { Repeats } from './repeats.ts'
import { addRows, clearRows, comparedOf, type NewRow } from './rows.ts'
import type { BatchWork } from './store.ts'
import type { BatchDeps, Tell } from './tell.ts'

export async function readTable(
  { db, blobs }: Pick<BatchDeps, 'db'> & { blobs: Blobs },
  claim: Claim,
  work: BatchWork,
  tell: Tell,
  breathe: () => Promise<void>,
): Promise<void> {
  const tenant = tenantOf(db, claim.companyId)
  let share = 0
  let total = 0
  let bad = 0
  const repeats = new Repeats(claim.id, work.sees)
  await underClaim(tenant, claim, (tx) => clearRows(tx, claim.id))
  const batchesOf = (file: string) =>
    readVerifyTableIsolated(
      file,
      { today: beijingDay(Date.now()), fileName: work.file_name },
      (read, of) => {
        share = of ? read / of : 0
      },
    )
  const readAll = async (file: string) => {
    for await (const rows of batchesOf(file)) {
      await breathe()
      const fresh = rows.map(rowOf)
      await underClaim(tenant, claim, async (tx) => {
        await addRows(tx, claim.id, total, fresh, await repeats.of(tx, fresh, total))
      })
      total += rows.length
      bad += rows.filter(({ why }) => why !== null).length
      await tell(Math.min(99, Math.floor(share * 100)), VERIFY_SAYS.rowsRead({ n: total }))
    }
  }
  try {
    await blobs.withFile(work.blob_key, readAll)
  } catch (error) {
    throw error instanceof IntakeError ? new Refusal('MALFORMED', error.message) : error
  }
  await refreshStatistics(db, ['verify_batch_row'], total)
  const message = total === bad ? VERIFY_SAYS.noRowVerified : VERIFY_SAYS.waitsForStart
  await claimed(tenant, claim).write(
    "status = 'READY', total = $4, bad = $5, progress = 100, message = $6, lease_until = null",
    [total, bad, message],
  )
  await tell(100, message, 'READY')
}

/** Nothing of it is written once the batch is somebody else's, or was cancelled. */
const underClaim = (tenant: TenantDb, claim: Claim, work: (tx: TenantDb) => Promise<unknown>) =>
  tenant.transaction(async (tx) => {
    await claimed(tx, claim).hold()
    await work(tx)
  })

function rowOf({ sheet, row, typed, why, beforehand }: VerifyTableRow): NewRow {
  const good = why === null
  return {
    sheet,
    line: row,
    ...typed,
    invoiceKey: good ? invoiceKeyOf(typed) : '',
    compared: good ? comparedOf(askedOf(typed, '', null)) : '',
    why,
    beforehand,
  }
}
