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
  const json = genuineJson({ ...stored, document: stored.document })
  if (json === null) throw altered()
  return json
}

interface Stored {
  document: Buffer
  fingerprint: string | null
}

/** Whatever is shown, printed, compared or judged by is what was fingerprinted: null = it was changed in the store, and is no report of ours. */
function genuineJson({ document, fingerprint }: Stored): Buffer | null {
  const json = unpacked(document)
  return json !== null && fingerprintOf(json) === fingerprint ? json : null
}

/** The same of a row that is read already. */
export function genuineDocument(stored: Stored): ReportDocument | null {
  const json = genuineJson(stored)
  return json && documentIn(json)
}

const documentIn = (json: Buffer): ReportDocument => storedReport(JSON.parse(json.toString('utf8')))

export function unpacked(document: Buffer): Buffer | null {
  try {
    return gunzipSync(document)
  } catch {
    return null
  }
}

export const storedDocument = async (tenant: TenantDb, reportNo: string): Promise<ReportDocument> =>
  documentIn(await storedJson(tenant, reportNo))
