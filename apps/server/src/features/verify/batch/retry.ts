/**
 * Another round for the rows of a batch that ended without a judgement: the platform had no time, the service was broken, the day's
 * checks were used up or it was too early. None of them was charged. Until a row is asked again its result stays.
 */
import type { VerifyBatchRetry } from '@xinjian/contract/nouns/verify/batch'
import type { Db } from '../../../db/pool.ts'
import type { TenantDb, TenantTx } from '../../../db/tenant.ts'
import { usedOf } from '../../metering/index.ts'
import { INVOICE_VERIFY, offerTo, sumAfter } from '../../product/index.ts'
import { retryBatch } from './store.ts'

const dayOf = (moment: string) => `(${moment} at time zone 'Asia/Shanghai')::date`
const UNJUDGED = `v.company_id = $1 and v.batch = $2 and v.batch is not null
  and v.result in ('BUSY', 'VENDOR_ERROR', 'LIMIT_EXCEEDED', 'TOO_EARLY')`
/** What hangs on the platform's day is another only on another day. */
const MAY_CHANGE = `(v.result in ('BUSY', 'VENDOR_ERROR') or ${dayOf('v.asked_at')} < ${dayOf('now()')})`

/** Rows that may be verified again now and from tomorrow on, and what that costs at most; null = every row was judged. */
export async function retryOf(tenant: TenantDb, no: string): Promise<VerifyBatchRetry | null> {
  const found = await tenant.one<{ rows: number; asked: number; later: number }>(
    `select count(*) filter (where ${MAY_CHANGE})::int as rows,
            count(*) filter (where ${MAY_CHANGE} and v.kept_from is null)::int as asked,
            count(*) filter (where not ${MAY_CHANGE})::int as later
       from verify_record v where ${UNJUDGED}`,
    [no],
  )
  const { rows, asked, later } = found!
  if (rows + later === 0) return null
  const [offer, used] = await Promise.all([
    offerTo(tenant, INVOICE_VERIFY),
    usedOf(tenant, INVOICE_VERIFY),
  ])
  const most = offer && sumAfter(offer.tiers, used, asked)
  return { rows, later, most }
}

/** Sends a batch that is done into another round. False: it is not done, or has no such row. */
export async function openAgain(tx: TenantTx, no: string): Promise<boolean> {
  const batch = await tx.one<{ again: boolean }>(
    "select again from verify_batch where company_id = $1 and no = $2 and status = 'DONE' for update",
    [no],
  )
  if (!batch) return false
  const rows = await openRows(tx, no, batch.again)
  return rows > 0 && retryBatch(tx, no, rows)
}

/** Rows that are exactly as one above have its result again, unless each was to be verified by itself. */
const openRows = (tx: Db, no: string, again: boolean): Promise<number> =>
  tx.run(
    `update verify_batch_row r set state = case when r.repeats = 'FILE' and r.is_same and not $3 then 'SAME' else 'WAITING' end
       from verify_record v
      where ${UNJUDGED} and ${MAY_CHANGE}
        and r.company_id = v.company_id and r.batch = v.batch and r.nth = v.batch_nth and r.state = 'DONE'`,
    [no, again],
  )
