/** How much of one company may wait: a queue without end is a promise that nobody keeps. */
import type { TenantDb } from '../db/tenant.ts'
import { Refusal } from '../http/refusal.ts'
import type { JobTable } from './job.ts'
import { JOBS_SAYS } from './words.ts'

/** What is refused now may come again after so many seconds. */
const AGAIN_SECONDS = 60

/** Rows of one company that wait, at most `most` of them counted. */
async function waitingOf(tenant: TenantDb, table: JobTable, most: number): Promise<number> {
  const row = await tenant.one<{ n: number }>(
    `select count(*)::int as n from (
       select 1 from ${table.name} where company_id = $1 and status = 'QUEUED' limit $2) waiting`,
    [most],
  )
  return row?.n ?? 0
}

/** Refuses TOO_MANY with these words when `most` rows of the company wait: for whoever does not belong to it. */
export async function mustBeOpen(
  tenant: TenantDb,
  table: JobTable,
  most: number,
  words: string,
): Promise<void> {
  if ((await waitingOf(tenant, table, most)) >= most)
    throw new Refusal('TOO_MANY', words, undefined, AGAIN_SECONDS)
}

/** Refuses TOO_MANY when `more` rows beside those that wait would be more than `most`; `what`: 文件, 报告. */
export async function mustHaveRoom(
  tenant: TenantDb,
  table: JobTable,
  what: string,
  { most, more }: { most: number; more: number },
): Promise<void> {
  const waiting = await waitingOf(tenant, table, most)
  if (waiting + more <= most) return
  throw new Refusal(
    'TOO_MANY',
    JOBS_SAYS.tooManyWaiting({ what, waiting, most, n: more }),
    undefined,
    AGAIN_SECONDS,
  )
}
