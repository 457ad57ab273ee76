/** Where the rows of each dataset come from: one line each. A dataset of the engine's evidence without its line does not compile. */
import type { EvidenceDataset, EvidenceQuery } from '@xinjian/engine/report/document'
import type { EvidenceSource } from '../../facts/evidence/read.ts'
import { invoiceEvidence } from '../../facts/invoice/read.ts'
import { recordEvidence } from '../../facts/tax/read.ts'

const SOURCES: Record<EvidenceDataset, EvidenceSource> = {
  INVOICE: invoiceEvidence,
  CREDIT_RATING: recordEvidence('CREDIT_RATING'),
  TAX_PAYMENT: recordEvidence('TAX_PAYMENT'),
  VAT_RETURN: recordEvidence('VAT_RETURN'),
  CIT_RETURN: recordEvidence('CIT_RETURN'),
  FIN_STATEMENT: recordEvidence('FIN_STATEMENT'),
  TAX_ARREARS: recordEvidence('TAX_ARREARS'),
  TAX_VIOLATION: recordEvidence('TAX_VIOLATION'),
  SOCIAL_INSURANCE: recordEvidence('SOCIAL_INSURANCE'),
  BANK_TAX_AUTH: recordEvidence('BANK_TAX_AUTH'),
}

export const sourceOf = (query: EvidenceQuery): EvidenceSource => SOURCES[query.dataset]
