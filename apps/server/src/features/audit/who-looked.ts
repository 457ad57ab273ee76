/** Who looked at what, as the audit log tells: also where no contract stands under it, and no register of looks with it. */
import type { Db } from '../../db/pool.ts'

/** Account names of those who looked at one of these reports, or had it made. */
export async function whoLooked(
  db: Db,
  companyId: number,
  reports: readonly { reportNo: string; createdBy: string; createdAt: Date }[],
): Promise<Set<string>> {
  if (reports.length === 0) return new Set()
  const since = new Date(Math.min(...reports.map(({ createdAt }) => createdAt.getTime())))
  const rows = await db.rows<{ who: string }>(
    `select distinct who from audit_entry
      where company_id = $1 and at >= $2 and kind = 'LOOK' and object = any($3::text[]) and who <> ''`,
    [companyId, since.toISOString(), reports.map(({ reportNo }) => reportNo)],
  )
  return new Set([...rows.map(({ who }) => who), ...reports.map(({ createdBy }) => createdBy)])
}
