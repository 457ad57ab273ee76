/**
 * The public proof: does this file, or this number, come from us, unaltered? Answers only what the asker already holds in
 * hand: whose report it is is told in masked form, as the report itself names it. What is answered from was sealed when it was
 * made; a row that is not what was sealed proves nothing.
 */
import { maskCompany } from '@xinjian/format'
import { companiesOf, companyOf } from '../../db/directory.ts'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import { createFileSeal } from '../../security/file-seal.ts'
import { sealKeyOf } from '../../security/row-seal.ts'
import type { Secret } from '../../security/secret.ts'
import type { Agreements } from '../agreement/index.ts'
import { type ConsentService, contractByNo } from '../consent/index.ts'
import { countOf, type SectionCount, sealedForm, type ViewedFileRow } from './files/file-view.ts'
import { isReportNo } from './number.ts'
import type { ReportSeals } from './seal.ts'
import { type ReportRecord, reportByNo } from './store.ts'

interface Found {
  no: string
  name: string
  createdAt: Date
  fingerprint: string | null
  seal: string | null
  /** Its seal's key is kept no more. */
  unjudged: boolean
}

interface FoundFile extends ViewedFileRow {
  no: string
  format: 'pdf' | 'xlsx' | 'json' | 'contract'
}

type Matched = 'NUMBER' | 'PDF' | 'XLSX' | 'JSON' | 'CONTRACT'

const NOTHING = {
  result: 'UNKNOWN' as const,
  matched: null,
  reportNo: null,
  enterpriseName: null,
  createdAt: null,
  fingerprint: null,
  sealKey: null,
  sections: null,
}

export type Prover = ReturnType<typeof createProver>

export function createProver(deps: {
  db: Database
  secret: Secret
  seals: ReportSeals
  consents: ConsentService
  agreements: Agreements
}) {
  const { db, seals, consents, agreements } = deps
  const files = createFileSeal(deps.secret)

  const genuineReport = async (tenant: TenantDb, reportNo: string): Promise<Found | null> => {
    const row = await reportByNo(tenant, reportNo)
    if (row?.status !== 'READY') return null
    const unjudged = seals.unjudged(row.seal) !== null
    return unjudged || seals.matches(tenant.companyId, row) ? foundOf(row, unjudged) : null
  }
  const genuineContract = async (tenant: TenantDb, no: string): Promise<Found | null> => {
    const record = await contractByNo(tenant, no)
    if (record) {
      const { signed_at: createdAt, hash: fingerprint, seal } = record
      const unjudged = consents.unjudged(record) !== null
      return unjudged || consents.intact(record)
        ? { no, name: record.signed_as.name, createdAt, fingerprint, seal, unjudged }
        : null
    }
    const held = await agreements.byNo(tenant, no)
    if (!held?.intact && !held?.unjudged) return null
    const { signed_at: createdAt, hash: fingerprint, seal } = held
    const { name } = held.parties.find(({ role }) => role === held.signed_for)!
    return { no, name, createdAt, fingerprint, seal, unjudged: held.unjudged !== null }
  }

  /** By a file's hash (a report's, or that of a signed consent or agreement), or by the fingerprint itself (the JSON as the API gives it). */
  const byHash = async (sha256: string): Promise<Answer | null> => {
    for (const companyId of await companiesOf(db, 'FILE', sha256)) {
      const tenant = tenantOf(db, companyId)
      const file = await fileBy(tenant, sha256)
      if (!file) continue
      const unjudged = files.unjudged(file.seal)
      if (!unjudged && !files.matches(companyId, file.no, sealedForm(file.format, file), file))
        continue
      const found =
        file.format === 'contract'
          ? await genuineContract(tenant, file.no)
          : await genuineReport(tenant, file.no)
      if (found)
        return {
          ...found,
          unjudged: found.unjudged || unjudged,
          matched: file.format.toUpperCase() as Matched,
          sections: countOf(file),
        }
    }
    return null
  }
  const byNumber = async (reportNo: string): Promise<Answer | null> => {
    const companyId = await companyOf(db, 'REPORT', reportNo)
    const found = companyId !== null && (await genuineReport(tenantOf(db, companyId), reportNo))
    return found ? { ...found, matched: 'NUMBER', sections: null } : null
  }

  return async (sha256: string | undefined, reportNo: string | undefined) => {
    const found = sha256
      ? await byHash(sha256)
      : reportNo && isReportNo(reportNo)
        ? await byNumber(reportNo)
        : null
    if (!found) return NOTHING
    // Nothing of a row that cannot be judged is told as if it were true.
    if (found.unjudged)
      return {
        ...NOTHING,
        result: 'UNJUDGED' as const,
        sealKey: sealKeyOf(deps.secret, found.seal),
      }
    return {
      result: 'GENUINE' as const,
      matched: found.matched,
      reportNo: found.no,
      enterpriseName: maskCompany(found.name),
      createdAt: found.createdAt.toISOString(),
      fingerprint: found.fingerprint,
      sealKey: sealKeyOf(deps.secret, found.seal),
      sections: found.sections,
    }
  }
}

type Answer = Found & { matched: Matched; sections: SectionCount | null }

const foundOf = (row: ReportRecord, unjudged: boolean): Found => ({
  no: row.report_no,
  name: row.enterprise_name,
  createdAt: row.created_at,
  fingerprint: row.fingerprint,
  seal: row.seal,
  unjudged,
})

/** A document's own JSON is no file that was kept: its hash is the report's fingerprint, which the report's seal covers. */
const fileBy = (tenant: TenantDb, sha256: string) =>
  tenant.one<FoundFile>(
    `select report_no as no, format, sha256, blob_key, seal, view_key, shown, sections from report_file
      where company_id = $1 and sha256 = $2
      union all
     select contract_no, 'contract', sha256, blob_key, seal, '', null, null from contract_file where company_id = $1 and sha256 = $2
      union all
     select report_no, 'json', fingerprint, fingerprint, null, '', null, null from report where company_id = $1 and fingerprint = $2 limit 1`,
    [sha256],
  )
