import type { TenantDb } from '../../db/tenant.ts'

/** Ids of enterprises after one, ascending: for work that goes through all of them. */
export const enterpriseIdsAfter = async (
  tenant: TenantDb,
  last: number,
  most: number,
): Promise<number[]> =>
  (
    await tenant.rows<{ id: number }>(
      'select id from enterprise where company_id = $1 and id > $2 order by id limit $3',
      [last, most],
    )
  ).map(({ id }) => id)
