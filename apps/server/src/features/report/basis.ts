/** What a report rests on: the consents it was ordered under, how fresh its data was, which months it has. */
import type { ReportBasis } from '@xinjian/contract'
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { TenantDb } from '../../db/tenant.ts'
import { consentBriefs, personBriefs } from '../consent/index.ts'
import { freshnessOf, wireFreshness } from '../facts/coverage/read.ts'
import { kindOf } from './kinds/registry.ts'
import type { ReportRecord } from './store.ts'

export async function basisOf(
  tenant: TenantDb,
  row: ReportRecord,
  document: ReportDocument | null,
): Promise<ReportBasis> {
  const kind = kindOf(row.report_type)
  const { facts_seq: seq, data_cutoff: dataCutoff } = row
  const [consents, persons, freshness, outdated] = await Promise.all([
    consentBriefs(tenant, row.enterprise_id, row.created_at),
    personBriefs(tenant, row.report_no),
    freshnessOf(tenant, row.enterprise_id, row.created_at),
    seq !== null && dataCutoff !== null
      ? kind.hasNewer(tenant, row.enterprise_id, { seq, dataCutoff })
      : false,
  ])
  return {
    consents: [...consents, ...persons],
    dataCutoff: dataCutoff?.toISOString() ?? null,
    freshness: freshness.filter((f) => kind.datasets.includes(f.dataset)).map(wireFreshness),
    outdated,
    coverage: document ? coverageOf(document.coverage) : [],
  }
}

/** Months of each data set in the whole span of the report; months before the firm existed do not count. Sales first. */
export function coverageOf(coverage: ReportDocument['coverage']): ReportBasis['coverage'] {
  const datasets = Object.entries(coverage).sort(([a], [b]) => (a < b ? 1 : -1))
  return datasets.map(([dataset, months]) => {
    const due = Object.entries(months).filter(
      ([, state]) => state !== 'BEFORE_ESTABLISHMENT' && state !== 'NOT_APPLICABLE',
    )
    const missing = due
      .filter(([, state]) => state === 'NOT_COLLECTED')
      .map(([month]) => month.replace(/^(\d{4})(\d{2})$/, '$1-$2'))
    return { dataset, have: due.length - missing.length, need: due.length, missing: missing.sort() }
  })
}
