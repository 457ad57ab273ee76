/**
 * Judges every enterprise of a back-test under both versions, batch by batch in the order of their ids. A batch and the mark behind
 * it are one write under the claim: after a crash the next worker goes on behind the mark, and a run that was stopped writes no more.
 */

import type { RuleBook } from '@xinjian/engine/report/book'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import { claimed } from '../../jobs/claimed.ts'
import { type Claim, type JobKind, LeaseLost } from '../../jobs/job.ts'
import { type JudgedEnterprise, judgeUnder } from '../report/index.ts'
import { suppressionsOf, withSuppressions } from '../rulebook/index.ts'
import { mustStand } from '../session/index.ts'
import { differenceOf } from './flips.ts'
import { dropRows, leaveSums } from './parts.ts'
import { BACKTESTS } from './store.ts'

/** Enterprises of one write: some seconds of work at most, so that a stop is felt. */
const BATCH = 40
/** So many are read while one is judged. */
const AT_ONCE = 6

interface Task {
  kind: ReportKind
  book: RuleBook | null
  against_book: RuleBook | null
  through: number | null
  last_id: number
  today: number
  platform_no: string | null
  created_by: string
}

export function backtestJob(db: Database): JobKind {
  return {
    table: BACKTESTS,
    concurrency: 1,
    maxAttempts: 5,
    run: (claim, signal, breathe) => run(db, claim, signal, breathe),
    async fail(claim, message) {
      const tenant = tenantOf(db, claim.companyId)
      const { platform_no: trial } = await claimed(tenant, claim).write<Pick<Task, 'platform_no'>>(
        "status = 'FAILED', message = $4, lease_until = null, finished_at = now()",
        [message],
        'platform_no',
      )
      if (!trial) return
      await leaveSums(db, tenant, { trial, run: claim.id, ended: false })
      await dropRows(tenant, claim.id)
    },
  }
}

async function run(
  db: Database,
  claim: Claim,
  signal: AbortSignal,
  breathe: () => Promise<void>,
): Promise<void> {
  const tenant = tenantOf(db, claim.companyId)
  const task = await tenant.one<Task>(
    `select kind, book, against_book, through, last_id, platform_no, created_by, current_date - date '1970-01-01' as today
       from backtest where company_id = $1 and no = $2`,
    [claim.id],
  )
  if (!task) throw new LeaseLost()
  const suppressed = await suppressionsOf(tenant)
  const judge = (id: number) => {
    const own = suppressed(id)
    const books = [task.against_book, task.book].map((book) => withSuppressions(book, own))
    return judgeUnder(tenant, task.kind, id, task, books)
  }
  for (let last = task.last_id; ; ) {
    const ids = await nextIds(tenant, claim.id, last)
    if (ids.length === 0) break
    // The platform's own run is nobody's in the company.
    if (!task.platform_no) await mustStand(tenant, task.created_by)
    const found = await pooled(ids, judge)
    if (signal.aborted) throw new LeaseLost()
    last = ids.at(-1)!
    await write(tenant, claim, ids, found, last)
    await breathe()
  }
  const trial = task.platform_no
  if (trial) await leaveSums(db, tenant, { trial, run: claim.id, ended: true })
  await claimed(tenant, claim).write(
    "status = 'DONE', progress = 100, message = '已完成', lease_until = null, finished_at = now()",
  )
  // Nobody may look at the rows of the platform's run: its sums are all that is kept.
  if (trial) await dropRows(tenant, claim.id)
}

const nextIds = async (tenant: TenantDb, no: string, last: number): Promise<number[]> =>
  (
    await tenant.rows<{ id: number }>(
      `select e.id from enterprise e, backtest b
        where b.company_id = $1 and b.no = $2 and e.company_id = $1 and e.id > $3
          and (b.enterprises is null or e.id = any (b.enterprises))
        order by e.id limit ${BATCH}`,
      [no, last],
    )
  ).map(({ id }) => id)

/** In the order of the ids, some of them at a time. */
async function pooled<T>(ids: readonly number[], work: (id: number) => Promise<T>): Promise<T[]> {
  const results = new Array<T>(ids.length)
  let next = 0
  const lane = async () => {
    for (let i = next++; i < ids.length; i = next++) results[i] = await work(ids[i]!)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return results
}

async function write(
  tenant: TenantDb,
  claim: Claim,
  ids: readonly number[],
  found: readonly JudgedEnterprise[],
  last: number,
): Promise<void> {
  const rows = found.map((one, i) => {
    const id = ids[i]!
    if (one.outcome !== 'JUDGED')
      return { id, ...one, before: null, after: null, flips: [], changed: false }
    const { outcome, beside, persons } = one
    const [before, after] = one.judged
    return { id, outcome, beside, persons, ...differenceOf(before!, after!) }
  })
  const judged = rows.filter(({ outcome }) => outcome === 'JUDGED').length
  await tenant.transaction(async (tx) => {
    await tx.run(
      `insert into backtest_row (company_id, no, enterprise_id, outcome, before, after, flips, changed, beside, persons)
       select $1, $2, r.id, r.outcome, r.before, r.after, r.flips, r.changed, coalesce(r.beside, '{}'), coalesce(r.persons, '{}')
         from jsonb_to_recordset($3::jsonb)
           as r (id int, outcome text, before jsonb, after jsonb, flips jsonb, changed boolean, beside int[], persons text[])
       on conflict (company_id, no, enterprise_id) do nothing`,
      [claim.id, JSON.stringify(rows)],
    )
    await claimed(tx, claim).write(
      `last_id = $4, done = done + $5, judged = judged + $6, flipped = flipped + $7, message = '正在回测',
       progress = least(99, (100 * (done + $5)) / greatest(total, 1))`,
      [last, ids.length, judged, rows.filter(({ changed }) => changed).length],
    )
  })
}
