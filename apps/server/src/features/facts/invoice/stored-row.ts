/** An invoice as the tables hold it: dictionaries resolved, ready to be compared, folded and written. */
import type {
  DayNumber,
  Direction,
  InvoiceItemRow,
  InvoiceRow,
  KindName,
  MonthIndex,
  RowStatus,
} from '@xinjian/engine/invoice/facts'
import type { Fen } from '@xinjian/format'

export interface StoredRow {
  /** Names the lines too; 0 until the row is staged for writing. */
  id: number
  key: string
  direction: Direction
  day: DayNumber
  minute: number
  status: RowStatus
  kind: KindName
  counterparty: number
  amount: Fen
  tax: Fen
  total: Fen
  abnormal: boolean | null
  blueKey: string | null
  blueMonth: MonthIndex | null
  /** Position in SOURCES. */
  source: number
  /** Import that wrote the row last; 0 for one that is still to be written. */
  importId: number
  /** 0 = no lines. */
  linesHash: number
  /** Not named `items`: the engine's fold must not see them, they are folded by goods id (goods-month.ts). */
  lines: InvoiceItemRow[] | null
  /** Goods id of each line. */
  goods: number[] | null
}

export { DIRECTIONS, directionCode } from '../coverage/read.ts'

/** The row without its lines. The fold reads absent and null alike; a second object per row would cost more than the fold. */
export const asFoldRow = (row: StoredRow): InvoiceRow => row as unknown as InvoiceRow
