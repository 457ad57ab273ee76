import type { ScoreCardCheck, ScoreCardResult } from '@xinjian/contract/nouns/rules/scoreCard'
import type { TenantDb } from '../../../db/tenant.ts'
import type { JobTable } from '../../../jobs/job.ts'
import { alarmOf, type Found, judgedParts } from './alarm.ts'

export const SCORE_CHECKS: JobTable = {
  name: 'score_check',
  key: 'id',
  running: 'RUNNING',
  delayed: true,
}

const MOST = 36

/** What is kept of one; which parts were judged follows from it and from the validation of the card. */
interface CheckRow extends Pick<ScoreCardCheck, 'month' | 'status'> {
  result: Found | null
}

/** The newest first. */
export async function checksOf(
  tenant: TenantDb,
  version: number,
  card: Pick<ScoreCardResult, 'validation'> | null,
): Promise<ScoreCardCheck[]> {
  const rows = await tenant.rows<CheckRow>(
    `select to_char(month, 'YYYY-MM') as month, status, result from score_check
      where company_id = $1 and version = $2 order by month desc limit ${MOST}`,
    [version],
  )
  return rows.map(({ result, ...row }) => {
    if (result === null || card === null) return { ...row, alarm: null, result: null }
    const judged = judgedParts(card, result)
    return { ...row, alarm: alarmOf(judged), result: { ...result, judged } }
  })
}
