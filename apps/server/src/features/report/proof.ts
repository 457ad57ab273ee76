/**
 * The public proof: does this file, or this number, come from us, unaltered? Answers only what the asker already holds in
 * hand: whose report it is is told in masked form.
 */
import { maskCompany } from '@xinjian/format'
import { companiesOf, companyOf } from '../../db/directory.ts'
import type { Database } from '../../db/pool.ts'
import { tenantOf } from '../../db/tenant.ts'
import { isReportNo } from './number.ts'

const FIELDS = 'r.report_no, e.name, r.created_at, r.fingerprint'
const JOIN = 'join enterprise e on e.company_id = r.company_id and e.id = r.enterprise_id'

interface Found {
  report_no: string
  name: string
  created_at: Date
  fingerprint: string | null
  format: 'pdf' | 'xlsx' | 'json' | 'contract' | null
}

export async function prove(
  db: Database,
  sha256: string | undefined,
  reportNo: string | undefined,
) {
  const found = sha256
    ? await byHash(db, sha256)
    : reportNo && isReportNo(reportNo)
      ? await byNumber(db, reportNo)
      : null
  if (!found)
    return {
      result: 'UNKNOWN' as const,
      matched: null,
      reportNo: null,
      enterpriseName: null,
      createdAt: null,
      fingerprint: null,
    }
  const matched =
    found.format === null
      ? ('NUMBER' as const)
      : (found.format.toUpperCase() as 'PDF' | 'XLSX' | 'JSON' | 'CONTRACT')
  return {
    result: 'GENUINE' as const,
    matched,
    reportNo: found.report_no,
    enterpriseName: maskCompany(found.name),
    createdAt: found.created_at.toISOString(),
    fingerprint: found.fingerprint,
  }
}

/** By a file's hash (a report's, or a signed contract's), or by the fingerprint itself (the JSON as the API gives it). */
async function byHash(db: Database, sha256: string): Promise<Found | null> {
  for (const companyId of await companiesOf(db, 'FILE', sha256)) {
    const found = await tenantOf(db, companyId).one<Found>(
      `select ${FIELDS}, f.format from report_file f
         join report r on r.company_id = f.company_id and r.report_no = f.report_no ${JOIN}
        where f.company_id = $1 and f.sha256 = $2
        union all
       select c.contract_no, e.name, c.signed_at, c.hash, 'contract' from contract_file f
         join auth_contract c on c.company_id = f.company_id and c.contract_no = f.contract_no
         join enterprise e on e.company_id = c.company_id and e.id = c.enterprise_id
        where f.company_id = $1 and f.sha256 = $2
        union all
       select ${FIELDS}, 'json' from report r ${JOIN} where r.company_id = $1 and r.fingerprint = $2 limit 1`,
      [sha256],
    )
    if (found) return found
  }
  return null
}

async function byNumber(db: Database, reportNo: string): Promise<Found | null> {
  const companyId = await companyOf(db, 'REPORT', reportNo)
  return companyId === null
    ? null
    : tenantOf(db, companyId).one<Found>(
        `select ${FIELDS}, null as format from report r ${JOIN}
          where r.company_id = $1 and r.report_no = $2 and r.status = 'READY'`,
        [reportNo],
      )
}
