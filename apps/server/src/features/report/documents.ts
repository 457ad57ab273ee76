/** Stored documents: the bytes as they were made, and the same as today's frame for whoever shows them. */
import { gunzipSync } from 'node:zlib'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { upgradeDocument } from '@xinjian/engine/report/upgrade'
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { documentOf } from './store.ts'

/** Canonical JSON as stored: what is fingerprinted and handed out as JSON. */
export async function storedJson(tenant: TenantDb, reportNo: string): Promise<Buffer> {
  const packed = await documentOf(tenant, reportNo)
  if (!packed) throw new Refusal('REPORT_NOT_READY')
  return gunzipSync(packed)
}

/** In today's frame, whichever it was written in. */
export const storedDocument = async (tenant: TenantDb, reportNo: string): Promise<ReportDocument> =>
  upgradeDocument(JSON.parse((await storedJson(tenant, reportNo)).toString('utf8')))
