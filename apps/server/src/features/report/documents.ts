/** Stored documents: the bytes as they were made, and the same as a document for whoever shows them. */
import { gunzipSync } from 'node:zlib'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { storedReport } from '@xinjian/engine/report/stored'
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { fingerprintOf } from './make.ts'
import { altered } from './seal.ts'
import { documentOf } from './store.ts'

/** Canonical JSON as stored: what is fingerprinted and handed out as JSON. */
export async function storedJson(tenant: TenantDb, reportNo: string): Promise<Buffer> {
  const stored = await documentOf(tenant, reportNo)
  if (!stored?.document) throw new Refusal('REPORT_NOT_READY')
  const json = unpacked(stored.document)
  // Whatever is shown, printed or compared is what was fingerprinted; a change in the store leaves as no report of ours.
  if (json === null || fingerprintOf(json) !== stored.fingerprint) throw altered()
  return json
}

export function unpacked(document: Buffer): Buffer | null {
  try {
    return gunzipSync(document)
  } catch {
    return null
  }
}

export const storedDocument = async (tenant: TenantDb, reportNo: string): Promise<ReportDocument> =>
  storedReport(JSON.parse((await storedJson(tenant, reportNo)).toString('utf8')))
