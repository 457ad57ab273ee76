/** Links to reports that an account gave out. */

import type { ShareRow } from '../../db/rows/report.ts'
import type { Secret } from '../../security/secret.ts'
import type { OwnedResources } from '../session/index.ts'
import { createReportSeals } from './seal.ts'

type Sealed = Pick<
  ShareRow,
  'id' | 'report_no' | 'purpose' | 'kind' | 'created_by' | 'expires_at' | 'seal' | 'channel'
>

export function ownedShares(secret: Secret): OwnedResources {
  const seals = createReportSeals(secret)
  return {
    kind: 'SHARE',
    find: async (tenant, { userName }) =>
      (
        await tenant.rows<Sealed>(
          `select id, report_no, purpose, kind, created_by, expires_at, seal, channel from share
            where company_id = $1 and created_by = $2 and kind <> 'PAPER'
              and revoked_at is null and expires_at > now() order by id`,
          [userName],
        )
      ).map((row) => ({
        id: String(row.id),
        name: `${row.report_no} ${row.purpose}`,
        // What was written into beside us is none that we gave out, and becomes none by being handed over.
        needs: seals.shareMatches(tenant.companyId, row)
          ? ['report.share', 'report.readAll']
          : null,
      })),
    async take(tx, ids, by) {
      const rows = await tx.rows<Sealed>(
        `select id, report_no, purpose, kind, created_by, expires_at, seal, channel from share
          where company_id = $1 and id = any($2::int[]) for update`,
        [ids.map(Number)],
      )
      for (const row of rows) {
        if (!seals.shareMatches(tx.companyId, row)) continue
        const seal = seals.ofShare(tx.companyId, { ...row, created_by: by.userName })
        await tx.run(
          'update share set created_by = $3, seal = $4 where company_id = $1 and id = $2',
          [row.id, by.userName, seal],
        )
      }
    },
    async end(tx, ids) {
      await tx.run(
        'update share set revoked_at = now() where company_id = $1 and id = any($2::int[]) and revoked_at is null',
        [ids.map(Number)],
      )
    },
  }
}
