/** Reports as rows of a list, without documents, and a consent that was taken back. */
import type { Db } from '../../src/db/pool.ts'

export interface ListedReport {
  no: string
  kind: string
  decision: string | null
  grade: string | null
  score: number | null
  /** Of the enterprise whose consent `withdrawConsent` takes back. */
  sealed?: boolean
}

/** Enterprises of these reports: one that never gave a consent, one that gave it. */
const FREE = 1
const GIVEN = 2

/** Ready reports of a company, a minute apart, the last one newest. */
export async function addReports(
  db: Db,
  companyId: number,
  reports: readonly ListedReport[],
): Promise<void> {
  const ids = await db.rows<{ id: number }>(
    `insert into enterprise (company_id, tax_no, name, registration)
     select $1::int, '9144030000000000' || n, '企业' || n, '{}' from generate_series(${FREE}, ${GIVEN}) n returning id`,
    [companyId],
  )
  for (const [minute, report] of reports.entries())
    await db.run(
      `insert into report (company_id, report_no, enterprise_id, report_type, params, status, progress, decision, grade, score,
         collected, created_by, created_at, finished_at)
       values ($1, 'LST20261001000000000' || $2, $3, $4, '{"through": 24320}', 'READY', 100, $5, $6, $7, true, 'boss',
         timestamptz '2026-10-01 08:00+08' + $8 * interval '1 minute', timestamptz '2026-10-01 09:00+08')`,
      [
        companyId,
        report.no,
        ids[report.sealed ? 1 : 0]!.id,
        report.kind,
        report.decision,
        report.grade,
        report.score,
        minute,
      ],
    )
}

/** The enterprise of sealed reports takes back its consent to collect, after all of them were made. */
export const withdrawConsent = (db: Db, companyId: number) =>
  db.run(
    `insert into auth_contract (company_id, contract_no, enterprise_id, task_id, code, title, version, hash, paragraphs, consents,
       purposes, scopes, grantees, signer, signer_sealed, evidence, seal, signed_at, valid_from, valid_to, signed_as, status, revoked_at)
     select $1, 'LIST-1', id, 'none', 'ENT_TAX', '授权书', '1', '', '[]', '[]', '{}', '{}', '[]', '{}', '', '{}', '',
            now() - interval '1 day', now() - interval '1 day', now() + interval '1 year', '{}', 'REVOKED', now()
       from enterprise where company_id = $1 and name = '企业${GIVEN}'`,
    [companyId],
  )
