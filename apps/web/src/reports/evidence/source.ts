import type { DataOf } from '@xinjian/contract/endpoint'
import type { report } from '@xinjian/contract/nouns/report'

/** A page of the rows behind a figure, told by columns: what the rows are, the answer says itself. */
export type EvidenceAnswer = DataOf<typeof report.evidence>

export interface EvidenceAsk {
  of: string
  /** Which of the conditions behind the figure. */
  leg: number
  page: number
  size: number
  keyword: string
  /** One of the answer's `sorts`, `-` before it for descending; null = the dataset's own order. */
  sort: string | null
}

/** How the page around gets rows; report views themselves never fetch. Both reject with an Error whose message is for people. */
export interface EvidenceSource {
  load(ask: EvidenceAsk, signal: AbortSignal): Promise<EvidenceAnswer>
  exportAll(ask: Pick<EvidenceAsk, 'of' | 'leg' | 'keyword' | 'sort'>): Promise<void>
}
