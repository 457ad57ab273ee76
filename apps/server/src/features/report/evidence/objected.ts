/** What objections ask of reports: the record that one is to, whose it is, and which reports show it. */
import type { BodyOf, contract } from '@xinjian/contract'
import type { RecordEvidence, ReportDocument } from '@xinjian/engine/report/document'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Session } from '../../../http/context.ts'
import { storedDocument } from '../documents.ts'
import type { RecordedAccess } from '../recorded-access.ts'
import { mustFind } from '../service.ts'
import { reportsOf } from '../store.ts'
import { REPORT_SAYS } from '../words.ts'
import { evidenceOf, legOf } from './of.ts'
import { asOf } from './page.ts'
import { evidenceRecordOf } from './record.ts'
import { sourceOf } from './sources.ts'

type Row = BodyOf<typeof contract.report.evidenceRecord>

/** Some figure of the document opens rows of the dataset. */
const restsOn = (document: ReportDocument, dataset: string): boolean =>
  JSON.stringify(document).includes(`"dataset":"${dataset}"`)

export const objectedRecords = (recorded: RecordedAccess) => ({
  async recordIn(tenant: TenantDb, { userName }: Pick<Session, 'userName'>, row: Row) {
    const report = await recorded.open(tenant, row.reportNo, {
      who: userName,
      action: REPORT_SAYS.objectedTo,
    })
    const { dataset } = legOf(
      evidenceOf(await storedDocument(tenant, row.reportNo), row.of),
      row.leg,
    )
    const { facts } = await evidenceRecordOf(tenant, report, row, false)
    return {
      enterpriseId: report.enterprise_id,
      dataset,
      facts: facts.map(({ title, value }) => ({ title, value })),
    }
  },

  enterpriseOf: async (tenant: TenantDb, reportNo: string): Promise<number> =>
    (await mustFind(tenant, reportNo)).enterprise_id,

  async reportsShowing(
    tenant: TenantDb,
    { enterpriseId, dataset, rowKey }: { enterpriseId: number; dataset: string; rowKey: string },
  ) {
    const query = {
      dataset: dataset as RecordEvidence['dataset'],
      where: { field: 'key', in: [rowKey] },
      words: '',
    }
    const found: { reportNo: string; createdBy: string; createdAt: Date }[] = []
    for (const report of await reportsOf(tenant, enterpriseId)) {
      if (!restsOn(await storedDocument(tenant, report.report_no), dataset)) continue
      if (!(await sourceOf(query).record(tenant, asOf(report), query, rowKey))) continue
      found.push({
        reportNo: report.report_no,
        createdBy: report.created_by,
        createdAt: report.created_at,
      })
    }
    return found
  },
})
