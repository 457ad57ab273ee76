/** What sales lines of the books tell of who and what was sold: folded by item and by region. Money is integer 分, net of what came back. */
import type { Fen } from '@xinjian/format'
import type { MonthIndex } from '../../kit/calendar/window.ts'

export interface SoldItem {
  /** As the lines name it; '' = they name none. */
  item: string
  name: string | null
  month: MonthIndex
  amount: Fen
}

export interface SoldRegion {
  /** Two digits of GB/T 2260, by the customer's tax number on its invoices; null = the line names nobody, or no number is known. */
  province: string | null
  month: MonthIndex
  amount: Fen
}

export interface Sold {
  items: readonly SoldItem[]
  regions: readonly SoldRegion[]
  /** Whether tax numbers of customers were looked for: false where no contract allows their invoices to be read. */
  numbered: boolean
}
