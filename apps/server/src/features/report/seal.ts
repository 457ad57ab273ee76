/** The seals of a report: over what is told of it beside its document, and over each link to it. */
import { Refusal } from '../../http/refusal.ts'
import { createRowSeal } from '../../security/row-seal.ts'
import type { Secret } from '../../security/secret.ts'
import { REPORT_SAYS } from './words.ts'

/** What is sealed as a report becomes READY; whoever changes one of these changes what the report says. */
export interface SealedReport {
  report_no: string
  report_type: string
  enterprise_id: number
  /** As the report names it. */
  subject: { name: string; taxNo: string } | null
  params: { through: number }
  facts_seq: number | null
  facts_hash: string | null
  data_cutoff: Date | string | null
  engine_version: string | null
  /** Of the document. */
  fingerprint: string | null
  score: string | number | null
  grade: string | null
  risk_level: string | null
  decision: string | null
  /** What the verdict of the enterprise rests on, with the day of the data. */
  matters: unknown
  as_of: string | null
  /** Made of collected data. */
  collected: boolean | null
  created_by: string
  created_at: Date
}

export interface SealedShare {
  report_no: string
  purpose: string
  kind: string
  created_by: string
  expires_at: Date
  /** In whose frames alone it is shown. */
  channel: string | null
}

export interface ReportSeals {
  of(companyId: number, report: SealedReport): string
  /** True when the row is what was sealed; one without a seal never was. */
  matches(companyId: number, report: SealedReport & { seal: string | null }): boolean
  /** What is said where the seal's key is kept no more; null = it can be judged. */
  unjudged(seal: string | null): string | null
  ofShare(companyId: number, share: SealedShare): string
  shareMatches(companyId: number, share: SealedShare & { seal: string }): boolean
}

export function createReportSeals(secret: Secret): ReportSeals {
  const reports = createRowSeal(secret, 'report')
  const shares = createRowSeal(secret, 'share')
  return {
    of: (companyId, report) => reports.of(fieldsOf(companyId, report)),
    matches: (companyId, report) =>
      report.seal !== null && reports.matches(report.seal, fieldsOf(companyId, report)),
    unjudged: reports.unjudged,
    ofShare: (companyId, share) => shares.of(shareFields(companyId, share)),
    shareMatches: (companyId, share) => shares.matches(share.seal, shareFields(companyId, share)),
  }
}

export const altered = (unjudged: string | null = null) =>
  new Refusal('BROKEN', unjudged ?? REPORT_SAYS.recordReportFailsCheck)

const fieldsOf = (companyId: number, r: SealedReport) => ({
  companyId,
  reportNo: r.report_no,
  reportType: r.report_type,
  enterpriseId: r.enterprise_id,
  subject: r.subject,
  through: r.params.through,
  factsSeq: r.facts_seq,
  factsHash: r.facts_hash,
  dataCutoff: r.data_cutoff === null ? null : new Date(r.data_cutoff).toISOString(),
  engineVersion: r.engine_version,
  fingerprint: r.fingerprint,
  // The database keeps a score as decimal digits of its own.
  score: r.score === null ? null : Number(r.score),
  grade: r.grade,
  riskLevel: r.risk_level,
  decision: r.decision,
  matters: r.matters,
  asOf: r.as_of,
  collected: r.collected,
  createdBy: r.created_by,
  createdAt: r.created_at,
})

const shareFields = (companyId: number, s: SealedShare) => ({
  companyId,
  reportNo: s.report_no,
  purpose: s.purpose,
  kind: s.kind,
  createdBy: s.created_by,
  expiresAt: s.expires_at,
  // Links were sealed before there were frames.
  ...(s.channel !== null && { channel: s.channel }),
})
