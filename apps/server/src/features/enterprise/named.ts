/** Enterprises of which the name or the tax number holds a text, for lists of what is theirs. */
import { likeOf } from '../../db/like.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { lookUp } from '../../db/worded.ts'

/** Their numbers as text; null: too many to be listed, so that a list is walked and each row's enterprise compared. */
export async function enterprisesNamed(
  tenant: TenantDb,
  keyword: string,
): Promise<string[] | null> {
  const keys = await lookUp(tenant, 'enterprise', keyword)
  if (keys === null || keys.length === 0) return keys
  const rows = await tenant.rows<{ id: string }>(
    `select id::text from enterprise
      where company_id = $1 and id = any($2::int[]) and (name ilike $3 or tax_no ilike $3)`,
    [keys, likeOf(keyword)],
  )
  return rows.map(({ id }) => id)
}
