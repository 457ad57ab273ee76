/** Keys and links of collection that an account handed out. */
import type { Permission } from '@xinjian/contract'
import type { OwnedResources } from '../session/index.ts'

export const ownedKeys: OwnedResources = {
  kind: 'API_KEY',
  find: async (tenant, { userName }) =>
    (
      await tenant.rows<{ id: number; name: string; prefix: string; scopes: Permission[] }>(
        `select id, name, prefix, scopes from api_key
          where company_id = $1 and made_by = $2 and revoked_at is null and expires_at > now() order by id`,
        [userName],
      )
    ).map(({ id, name, prefix, scopes }) => ({
      id: String(id),
      name: `${name} ${prefix}…`,
      needs: ['channel.write', ...scopes],
    })),
  async take(tx, ids, by) {
    await tx.run('update api_key set made_by = $3 where company_id = $1 and id = any($2::int[])', [
      ids.map(Number),
      by.userName,
    ])
  },
  async end(tx, ids, by) {
    await tx.run(
      `update api_key set revoked_at = now(), revoked_by = $3
        where company_id = $1 and id = any($2::int[]) and revoked_at is null`,
      [ids.map(Number), by.userName],
    )
  },
}

export const ownedLinks: OwnedResources = {
  kind: 'COLLECT_LINK',
  find: async (tenant, { userName }) =>
    (
      await tenant.rows<{ code: string; source: string | null; tax_no: string | null }>(
        `select code, source, tax_no from collect_link
          where company_id = $1 and created_by = $2 and expires_at > now() order by expires_at, code`,
        [userName],
      )
    ).map(({ code, source, tax_no: taxNo }) => ({
      id: code,
      name: taxNo ?? source ?? `${code.slice(0, 6)}…`,
      // What comes through it is seen by its maker.
      needs: ['collect.link', 'report.readAll'],
    })),
  async take(tx, ids, by) {
    await tx.run(
      'update collect_link set created_by = $3 where company_id = $1 and code = any($2::text[])',
      [[...ids], by.userName],
    )
  },
  async end(tx, ids) {
    await tx.run(
      'update collect_link set expires_at = now() where company_id = $1 and code = any($2::text[])',
      [[...ids]],
    )
  },
}
