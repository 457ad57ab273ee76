import type { TenantDb } from '../../db/tenant.ts'

/** Account name of whoever made a link; null where the link is none of ours. */
export const linkMaker = async (tenant: TenantDb, code: string): Promise<string | null> =>
  (
    await tenant.one<{ created_by: string }>(
      'select created_by from collect_link where company_id = $1 and code = $2',
      [code],
    )
  )?.created_by ?? null

/** SQL of the same within another statement; `code` is SQL, `$1` the company. */
export const linkMakerSql = (code: string): string =>
  `(select l.created_by from collect_link l where l.company_id = $1 and l.code = ${code})`
