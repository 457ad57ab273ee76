import type { TenantDb } from '../../db/tenant.ts'

/** Account name of whoever made a link; null where the link is none of ours. */
export const linkMaker = async (tenant: TenantDb, code: string): Promise<string | null> =>
  (
    await tenant.one<{ created_by: string }>(
      'select created_by from collect_link where company_id = $1 and code = $2',
      [code],
    )
  )?.created_by ?? null
