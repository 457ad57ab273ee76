import type { Db } from '../../db/pool.ts'
import type { Session } from '../../http/context.ts'

/** The roles of a session with their names; one that was deleted since is left out, as it permits nothing. */
export const rolesOf = (db: Db, { companyId, roles }: Session) =>
  db.rows<{ roleCode: string; roleName: string }>(
    `select code as "roleCode", name as "roleName" from role
      where code = any($1) and (company_id is null or company_id = $2) order by code`,
    [roles, companyId],
  )
