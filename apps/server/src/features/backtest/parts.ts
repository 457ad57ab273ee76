/** What a company's run leaves of the platform's trial: its sums, and no row that names an enterprise. */
import type { Database } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { summaryOf } from './results.ts'

/** Said twice it is the same: a run that died behind it says it again. `ended` false = it could not be. */
export async function leaveSums(
  db: Database,
  tenant: TenantDb,
  { trial, run, ended }: { trial: string; run: string; ended: boolean },
): Promise<void> {
  const sums = ended ? await summaryOf(tenant, run) : null
  await db.run(
    'update platform_trial set parts = parts || jsonb_build_object($2::text, $3::jsonb) where no = $1',
    [trial, run, JSON.stringify(sums)],
  )
}

export const dropRows = (tenant: TenantDb, run: string) =>
  tenant.run('delete from backtest_row where company_id = $1 and no = $2', [run])
