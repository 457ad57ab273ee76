/**
 * What the collections of a day came to, kept by the day in which they began, once nearly all of them have ended (docs/decisions/0269). A
 * collection that goes on later takes the sum of its day back in its own transaction (`TAKES_DAY_BACK`); it is made anew an hour later.
 */
import type { FastifyBaseLogger } from 'fastify'
import { onDays } from '../../db/lists/days.ts'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import { repeating } from '../../jobs/repeating.ts'
import { count, type StoredTally, stored } from './tally.ts'

const EVERY_MS = 60 * 60_000
/**
 * A row is there so long before its day is summed: whoever changed a collection of the day without seeing the row has committed by then, and
 * whoever comes later waits at it.
 */
const SEEN_BY_ALL = '30 minutes'

/** SQL of the collections that the funnel counts; of a visit that joined another task, that task is one. */
export const COUNTED_TASKS = "t.company_id = $1 and t.joined is null and t.kind = 'TAX'"

/** Each day from the first collection to the day before yesterday: a collection lives for 24 hours. */
const openDays = (tenant: TenantDb): Promise<number> =>
  tenant.run(
    `with days as materialized (
       select d::date as day
         from (select (min(created_at) at time zone 'Asia/Shanghai')::date as day from collect_task where company_id = $1) first,
              (select max(day) as day from collect_day where company_id = $1) last,
              generate_series(coalesce(last.day + 1, first.day), (now() at time zone 'Asia/Shanghai')::date - 2, interval '1 day') d)
     insert into collect_day (company_id, day) select $1::int, day from days on conflict do nothing`,
  )

/** How many days were summed. `since`: how long their rows have to be there. */
export async function sumDays(tenant: TenantDb, since = SEEN_BY_ALL): Promise<number> {
  await openDays(tenant)
  const days = await tenant.rows<{ day: string }>(
    `select day from collect_day where company_id = $1 and tally is null and since <= now() - $2::interval order by day`,
    [since],
  )
  for (const { day } of days)
    await tenant.transaction(async (tx) => {
      // Whoever takes the sum back waits here for it, and takes back the one that is written now.
      const open = await tx.run(
        'select 1 from collect_day where company_id = $1 and day = $2 and tally is null for update',
        [day],
      )
      if (open === 0) return
      const tallies = await count(
        tx,
        `from collect_task t where ${COUNTED_TASKS} and ${onDays('t.created_at', { from: day, to: day }, () => '$2').join(' and ')}`,
        [day],
      )
      await tx.run('update collect_day set tally = $3 where company_id = $1 and day = $2', [
        day,
        JSON.stringify(stored(tallies)),
      ])
    })
  return days.length
}

export interface SummedDay {
  /** YYYY-MM-DD in China. */
  day: string
  tally: Record<string, StoredTally>
}

/** The days that are summed, in order. */
export const summedDays = (
  tenant: TenantDb,
  { from, to }: { from: string | null; to: string | null },
): Promise<SummedDay[]> =>
  tenant.rows<SummedDay>(
    `select day, tally from collect_day
      where company_id = $1 and tally is not null and day >= coalesce($2::date, '-infinity') and day <= coalesce($3::date, 'infinity')
      order by day`,
    [from, to],
  )

/** Looks every hour, in any number of processes: the second finds nothing left. */
export function startDaySums(db: Database, log: FastifyBaseLogger): () => void {
  const sumAll = async () => {
    const companies = await db.rows<{ id: number }>('select id from company order by id')
    for (const { id } of companies) await sumDays(tenantOf(db, id))
  }
  return repeating(EVERY_MS, sumAll, { log, failed: 'collections of past days not summed' })
}
