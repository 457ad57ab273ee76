/**
 * A version of the platform's table tried on the enterprises of every company: a run in each, under the company's own rules above
 * either table, of which only the sums leave the company.
 */
import type { BacktestSums, PlatformTrialRow } from '@xinjian/contract'
import type { platformTrials } from '@xinjian/contract/rules/platform-trials'
import { formatMonth } from '@xinjian/engine/kit/calendar/window'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { OperatorDb } from '../../db/operator.ts'
import type { Database } from '../../db/pool.ts'
import { tenantOf } from '../../db/tenant.ts'
import type { Handlers } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import { wake } from '../../jobs/events.ts'
import { bookInForceOf, platformInForce, platformVersion } from '../rulebook/index.ts'
import { pastMonth } from './past-month.ts'
import { BACKTESTS, insertBacktest } from './store.ts'
import { addedUp } from './sums.ts'
import { BACKTEST_SAYS } from './words.ts'

interface Trial {
  no: string
  kind: ReportKind
  version: number
  against: number
  through: number | null
  companies: number | null
  /** null = the run of that company could not be ended. */
  parts: Record<string, BacktestSums | null>
  created_by: string
  created_at: Date
}

const COLUMNS = 'no, kind, version, against, through, companies, parts, created_by, created_at'

const wire = (row: Trial): PlatformTrialRow => {
  const parts = Object.values(row.parts)
  return {
    ...wired(row, 'no version against companies created_by created_at'),
    reportType: row.kind,
    through: row.through === null ? null : formatMonth(row.through),
    done: parts.length,
    failed: parts.filter((part) => part === null).length,
  }
}

async function trialOf(operator: OperatorDb, no: string): Promise<Trial> {
  const row = await operator.one<Trial>(`select ${COLUMNS} from platform_trial where no = $1`, [no])
  if (!row) throw new Refusal('UNKNOWN', BACKTEST_SAYS.noSuchTrial)
  return row
}

export const platformTrialHandlers = (db: Database): Handlers<typeof platformTrials> => ({
  async platformTrialStart({ operator, session }, { reportType: kind, version, through }) {
    const tried = await platformVersion(operator, version)
    const standing = await platformInForce(operator)
    const month = through === undefined ? null : await pastMonth(db, through)
    const trial = await operator.one<{ no: string }>(
      `insert into platform_trial (no, kind, version, against, through, created_by)
       select 'PT' || to_char(now(), 'YYYYMMDD') || lpad(nextval('platform_trial_no')::text, 6, '0'), $1, $2, $3, $4, $5
       returning no`,
      [kind, version, standing.version, month, session.userName],
    )
    if (!trial) throw new Error('a trial gave no row')
    const companies = await db.rows<{ id: number }>('select id from company order by id')
    for (const { id } of companies) {
      const tenant = tenantOf(db, id)
      await insertBacktest(tenant, {
        kind,
        version,
        against: standing.version,
        book: await bookInForceOf(tenant, tried),
        againstBook: await bookInForceOf(tenant, standing.table),
        through: month,
        enterprises: null,
        createdBy: session.userName,
        platformNo: trial.no,
      })
    }
    await db.run('update platform_trial set companies = $2 where no = $1', [
      trial.no,
      companies.length,
    ])
    await wake(db, BACKTESTS)
    return wire(await trialOf(operator, trial.no))
  },
  async platformTrialList({ operator }, { version, page, size }) {
    const rows = await operator.rows<Trial & { all: number }>(
      `select ${COLUMNS}, count(*) over ()::int as all from platform_trial
        where $1::int is null or version = $1 order by created_at desc, no desc limit $2 offset $3`,
      [version ?? null, size, (page - 1) * size],
    )
    return { total: rows[0]?.all ?? 0, page, size, rows: rows.map(wire) }
  },
  async platformTrialDetail({ operator }, { no }) {
    const row = await trialOf(operator, no)
    const parts = Object.values(row.parts).filter((part) => part !== null)
    return { row: wire(row), ...addedUp(parts) }
  },
})
