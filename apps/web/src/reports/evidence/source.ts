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

/** What the rows of the legs come to by the formula of the figure; null = they do not give it by themselves. */
export type EvidenceProof = DataOf<typeof report.evidenceProof>['proof']
export type EvidenceRecord = DataOf<typeof report.evidenceRecord>

/** A row of a leg, or a partner of one. */
export interface RecordAsk {
  of: string
  leg: number
  id: string
}

/** How the page around gets rows; report views themselves never fetch. All reject with an Error whose message is for people. */
export interface EvidenceSource {
  load(ask: EvidenceAsk, signal: AbortSignal): Promise<EvidenceAnswer>
  prove(of: string, signal: AbortSignal): Promise<EvidenceProof>
  open(ask: RecordAsk, signal: AbortSignal): Promise<EvidenceRecord>
  /** Saves the uploaded file that an invoice was read from. */
  saveOriginal(ask: RecordAsk): Promise<void>
  /** Leads to the account of a row in the books that it stands in; absent = this reader walks no books. */
  toBooks?(row: EvidenceAnswer['rows'][number]): void
  /** Objections to the records behind figures; absent = the report shows none that takes them. */
  objections?: {
    /** What is said of a record that one was raised to; null = none was. */
    markOf(dataset: string, id: string): { text: string; open: boolean } | null
    raise(ask: RecordAsk): void
  }
  exportAll(ask: Pick<EvidenceAsk, 'of' | 'leg' | 'keyword' | 'sort'>): Promise<void>
}
