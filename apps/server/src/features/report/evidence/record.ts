/** One row behind a figure, opened: only of a dataset that the figure stands on, as it stood when the report was made. */
import type { BodyOf, contract, EvidenceRecord } from '@xinjian/contract'
import type { Blobs } from '../../../blobs.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Download } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { FoundRecord } from '../../facts/evidence/read.ts'
import { keptOriginal, originalFile } from '../../intake/index.ts'
import { storedDocument } from '../documents.ts'
import type { ReportRecord } from '../store.ts'
import { REPORT_SAYS } from '../words.ts'
import { evidenceOf, legOf } from './of.ts'
import { asOf } from './page.ts'
import { sourceOf } from './sources.ts'

type Asked = BodyOf<typeof contract.report.evidenceRecord>

async function found(
  tenant: TenantDb,
  report: ReportRecord,
  { of, leg, id }: Asked,
): Promise<FoundRecord> {
  const query = legOf(evidenceOf(await storedDocument(tenant, report.report_no), of), leg)
  const record = await sourceOf(query).record(tenant, asOf(report), query, id)
  if (!record) throw new Refusal('UNKNOWN', REPORT_SAYS.recordNotWhenReport)
  return record
}

/** `files`: the session may look at uploads. */
export async function evidenceRecordOf(
  tenant: TenantDb,
  report: ReportRecord,
  asked: Asked,
  files: boolean,
): Promise<EvidenceRecord> {
  const { importId, ...record } = await found(tenant, report, asked)
  const original = files && importId ? await keptOriginal(tenant, importId) : null
  return { ...record, original: original && { fileName: original.fileName } }
}

/** The uploaded file that an invoice was read from; refuses where none is kept or it may not be looked at. */
export async function evidenceOriginalOf(
  blobs: Blobs,
  tenant: TenantDb,
  report: ReportRecord,
  asked: Asked,
  files: boolean,
): Promise<Download> {
  const { importId } = await found(tenant, report, asked)
  const original = files && importId ? await keptOriginal(tenant, importId) : null
  if (!original) throw new Refusal('UNKNOWN', REPORT_SAYS.noOriginalInvoiceDownload)
  return originalFile(blobs, original)
}
