import type { ScoreCardCheck } from '@xinjian/contract/nouns/rules/scoreCard'
import type { TenantDb } from '../../../db/tenant.ts'
import type { JobTable } from '../../../jobs/job.ts'

export const SCORE_CHECKS: JobTable = {
  name: 'score_check',
  key: 'id',
  running: 'RUNNING',
  delayed: true,
}

const MOST = 36

/** The newest first. */
export const checksOf = (tenant: TenantDb, version: number): Promise<ScoreCardCheck[]> =>
  tenant.rows<ScoreCardCheck>(
    `select to_char(month, 'YYYY-MM') as month, status, alarm, result from score_check
      where company_id = $1 and version = $2 order by month desc limit ${MOST}`,
    [version],
  )
