/** All rows of one figure as XLSX, streamed from the database: memory does not grow with the rows. */
import { Readable } from 'node:stream'
import type { BodyOf, contract, EvidenceRow } from '@xinjian/contract'
import { streamTableXlsx } from '@xinjian/report-files/xlsx'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Download } from '../../../http/implement.ts'
import { whileSeen } from '../../consent/index.ts'
import { storedDocument } from '../documents.ts'
import { mustShow } from '../sealing.ts'
import type { ReportRecord } from '../store.ts'
import { evidenceOf, legOf } from './of.ts'
import { asOf, sortOf } from './page.ts'
import { sourceOf } from './sources.ts'

export async function evidenceXlsx(
  tenant: TenantDb,
  report: ReportRecord,
  { of, leg, keyword, sort }: BodyOf<typeof contract.report.evidenceExport>,
): Promise<Download> {
  const query = legOf(evidenceOf(await storedDocument(tenant, report.report_no), of), leg)
  const source = sourceOf(query)
  const options = { keyword, sort: sortOf(source, sort) }
  const rows = source.stream(tenant, asOf(report), query, options)
  const batches = whileSeen(() => mustShow(tenant, report.report_no), rows)
  const sheet = streamTableXlsx('明细', source.columns(query), cellsOf(batches))
  return {
    fileName: `${report.enterprise_name}-${of.replace(/[^\w.-]/g, '_')}-${source.title(query)}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body: Readable.fromWeb(sheet as never),
  }
}

async function* cellsOf(
  batches: AsyncIterable<EvidenceRow[]>,
): AsyncIterable<EvidenceRow['cells']> {
  for await (const batch of batches) for (const { cells } of batch) yield cells
}
