/** A stored report with one figure whose evidence is every row: what the export bench downloads. */
import { gzipSync } from 'node:zlib'
import type { Database } from '../../apps/server/src/db/pool.ts'
import { fingerprintOf } from '../../apps/server/src/features/report/make.ts'

export const EXPORT = { reportNo: 'INV202601010000000018', of: 'BENCH', leg: 0 }

export async function storeReport(db: Database, enterpriseId: number): Promise<void> {
  const document = {
    frame: 2,
    verdict: {},
    indicators: [{ key: EXPORT.of, evidence: [{ dataset: 'INVOICE' }] }],
    rules: [],
    sections: [],
  }
  const json = JSON.stringify(document)
  await db.run(
    `insert into report (company_id, report_no, enterprise_id, report_type, params, status, facts_seq, document, fingerprint, created_by)
     values (1, $1, $2, 'INVOICE', '{}', 'READY', 1000000, $3, $4, 'bench')`,
    [EXPORT.reportNo, enterpriseId, gzipSync(json), fingerprintOf(json)],
  )
}
