/** What intake hands to the facts: one invoice as its source states it, relative to the enterprise. */
import type {
  DayNumber,
  Direction,
  InvoiceItemRow,
  KindName,
  RowStatus,
} from '@xinjian/engine/invoice/facts'
import type { Fen } from '@xinjian/format'

/** Where a row was read. Stored as small integers: append only. */
export const SOURCES = ['TABLE', 'XML', 'OFD', 'PDF', 'IMAGE'] as const
export type Source = (typeof SOURCES)[number]

/** The other side of an invoice. `ident` decides identity: tax number, else code, else normalised name. */
export interface Party {
  ident: string
  taxNo: string | null
  name: string
  /** 自然人. */
  person: boolean
}

export interface IncomingInvoice {
  /** See invoice-key.ts. */
  key: string
  /** The source gave such a row before, and no code proves the two one invoice: both count. */
  alike?: true
  direction: Direction
  day: DayNumber
  /** Minute of the day, −1 = date only. */
  minute: number
  status: RowStatus
  kind: KindName
  party: Party
  amount: Fen
  tax: Fen
  total: Fen
  /** null = the source does not say. */
  abnormal: boolean | null
  /** Red rows: key of the blue invoice reversed, when the source names it. */
  blueKey: string | null
  source: Source
  /** null = the source carries no lines. */
  items: InvoiceItemRow[] | null
}
