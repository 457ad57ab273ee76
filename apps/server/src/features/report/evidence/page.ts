/** The rows behind a figure of a report, of whatever datasets it stands on. */
import type { BodyOf, contract, DataOf } from '@xinjian/contract'
import type { EvidenceLeg } from '@xinjian/engine/report/document'
import type { TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { AsOf, EvidenceSource } from '../../facts/evidence/read.ts'
import { storedDocument } from '../documents.ts'
import type { ReportRecord } from '../store.ts'
import { REPORT_SAYS } from '../words.ts'
import { evidenceOf, legOf } from './of.ts'
import { sourceOf } from './sources.ts'

export async function evidencePageOf(
  tenant: TenantDb,
  report: ReportRecord,
  { of, leg, page, size, sort, keyword }: BodyOf<typeof contract.report.evidence>,
): Promise<DataOf<typeof contract.report.evidence>> {
  const evidence = evidenceOf(await storedDocument(tenant, report.report_no), of)
  const query = legOf(evidence, leg)
  const source = sourceOf(query)
  const options = { page, size, keyword, sort: sortOf(source, sort) }
  const found = await source.page(tenant, asOf(report), query, options)
  return {
    legs: evidence.map((each) => legWords(each)),
    leg,
    columns: [...source.columns(query)],
    sorts: [...source.sorts],
    counter: source.counter,
    page,
    size,
    ...found,
  }
}

function legWords(leg: EvidenceLeg) {
  const source = sourceOf(leg)
  return {
    dataset: leg.dataset,
    ...(leg.name === undefined ? {} : { name: leg.name }),
    title: source.title(leg),
    condition: source.words(leg),
  }
}

export const asOf = (report: ReportRecord): AsOf => ({
  enterpriseId: report.enterprise_id,
  seq: report.facts_seq ?? 0,
  cutoff: report.data_cutoff ?? report.created_at,
})

/** Refuses a column that the rows cannot be sorted by. */
export function sortOf(source: EvidenceSource, sort: string | undefined): string | undefined {
  if (sort !== undefined && !source.sorts.includes(sort.replace(/^-/, '')))
    throw new Refusal('MALFORMED', REPORT_SAYS.columnCannotSorted)
  return sort
}
