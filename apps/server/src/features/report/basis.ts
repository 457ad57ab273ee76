/** What a report rests on: the consents it was ordered under, how fresh its data was, which months it has. */
import type { Dataset, ReportBasis } from '@xinjian/contract'
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { TenantDb } from '../../db/tenant.ts'
import { consentBriefs } from '../consent/index.ts'
import { freshnessOf, wireFreshness } from '../facts/coverage/read.ts'
import type { ReportRecord } from './store.ts'

/** Datasets that each kind of report reads. */
const READS: Record<ReportRecord['report_type'], ReadonlySet<Dataset>> = {
  INVOICE: new Set<Dataset>(['REGISTRATION', 'CREDIT_RATING', 'INVOICE_OUT', 'INVOICE_IN']),
}

export async function basisOf(
  tenant: TenantDb,
  row: ReportRecord,
  document: ReportDocument | null,
): Promise<ReportBasis> {
  const [consents, freshness, enterprise] = await Promise.all([
    consentBriefs(tenant, row.enterprise_id, row.created_at),
    freshnessOf(tenant, row.enterprise_id, row.created_at),
    tenant.one<{ seq: number }>('select seq from enterprise where company_id = $1 and id = $2', [
      row.enterprise_id,
    ]),
  ])
  return {
    consents,
    dataCutoff: row.data_cutoff?.toISOString() ?? null,
    freshness: freshness.filter((f) => READS[row.report_type].has(f.dataset)).map(wireFreshness),
    outdated: row.facts_seq !== null && (enterprise?.seq ?? 0) > row.facts_seq,
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
