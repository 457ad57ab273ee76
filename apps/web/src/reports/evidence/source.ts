import type { EvidenceRow } from '@xinjian/contract'

export type EvidenceSort = 'date' | '-date' | 'total' | '-total'

export interface EvidenceAsk {
  of: string
  page: number
  size: number
  keyword: string
  sort: EvidenceSort
}

export interface EvidenceAnswer {
  total: number
  rows: EvidenceRow[]
  /** Over all matching invoices, yuan; `lines` over the lines that the figure is made of, where it is made of lines. */
  sums: {
    amountExclTax: number
    taxAmount: number
    totalAmount: number
    lines?: { amountExclTax: number; taxAmount: number } | undefined
  }
  condition: string
}

/** How the page around gets rows; report views themselves never fetch. Both reject with an Error whose message is for people. */
export interface EvidenceSource {
  load(ask: EvidenceAsk, signal: AbortSignal): Promise<EvidenceAnswer>
  exportAll(ask: Pick<EvidenceAsk, 'of' | 'keyword' | 'sort'>): Promise<void>
}
