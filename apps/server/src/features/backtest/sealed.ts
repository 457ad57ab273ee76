/** Judgements of back-tests that are told no more (SQL), and runs told without them: neither a row nor what is left of a sum says how such an enterprise came out. */
import type { BacktestRow } from '@xinjian/contract'
import type { TenantDb } from '../../db/tenant.ts'
import {
  ANY_REVOKED,
  isOfBooksTakenBack,
  PERSONS_TAKEN_BACK,
  withdrawnEnterprises,
} from '../consent/index.ts'
import { type BacktestRecord, wireBacktest } from './store.ts'

/**
 * Of a row `r` of `backtest_row`; needs the company as `$1`. The few whom a withdrawal reaches are looked up once. That an enterprise was not
 * judged for want of a consent says nothing of it.
 */
export const isResultSealed = (
  r: string,
): string => `(${ANY_REVOKED} and ${r}.outcome <> 'NO_CONSENT' and (
    ${r}.enterprise_id in ${withdrawnEnterprises()}
    or ${r}.beside && array${withdrawnEnterprises()}
    or ${r}.persons && array${PERSONS_TAKEN_BACK}
    or exists (select 1 from backtest run where run.company_id = $1 and run.no = ${r}.no
      and ${isOfBooksTakenBack(`${r}.enterprise_id`, 'run.created_at', 'coalesce(run.finished_at, now())')})))`

/** As whoever asks may know them: sums are of what is not sealed, with how many are. */
export async function toldBacktests(
  tenant: TenantDb,
  runs: readonly BacktestRecord[],
): Promise<BacktestRow[]> {
  const found = await tenant.rows<{ no: string; sealed: number; judged: number; flipped: number }>(
    `select r.no, count(*)::int as sealed, count(*) filter (where r.outcome = 'JUDGED')::int as judged,
            count(*) filter (where r.changed)::int as flipped
       from backtest_row r where r.company_id = $1 and r.no = any($2::text[]) and ${isResultSealed('r')} group by r.no`,
    [runs.map(({ no }) => no)],
  )
  const sealed = new Map(found.map((one) => [one.no, one]))
  return runs.map((run) => {
    const without = sealed.get(run.no)
    return {
      ...wireBacktest(run),
      judged: run.judged - (without?.judged ?? 0),
      flipped: run.flipped - (without?.flipped ?? 0),
      sealed: without?.sealed ?? 0,
    }
  })
}

export const toldBacktest = async (tenant: TenantDb, run: BacktestRecord): Promise<BacktestRow> =>
  (await toldBacktests(tenant, [run]))[0]!
