/** Where the rows of each dataset come from: invoices, and every dataset of flat records that says what figures open of it. */
import type { EvidenceDataset, EvidenceQuery } from '@xinjian/engine/report/document'
import type { EvidenceSource } from '../../facts/evidence/read.ts'
import { invoiceEvidence } from '../../facts/invoice/read.ts'
import { recordSources } from '../../facts/records/read.ts'

const SOURCES: Record<EvidenceDataset, EvidenceSource> = {
  INVOICE: invoiceEvidence,
  ...recordSources(),
}

export const sourceOf = (query: EvidenceQuery): EvidenceSource => SOURCES[query.dataset]
