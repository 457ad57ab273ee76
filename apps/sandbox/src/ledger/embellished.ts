/**
 * Books that were made up for a lender: of its last half year the firm shows sales that it neither invoiced nor declared, owed by its first
 * customer, and it typed in the half year before long after it was over. Cash, stock and taxes are as they were.
 */
import type { Fen } from '@xinjian/format'
import { type Day, firstDay, type Month } from '../world/calendar.ts'
import type { Firm } from '../world/firm.ts'

/** Key of the firm: its invoices are inflated before it borrows, and so are its books. */
const EMBELLISHED = 'surge'
/** Of the sales that it declared. */
const SHARE = 0.08
const QUARTERS = 2
/** Months after its own in which a voucher was typed in. */
const LATE_MONTHS = 3

export interface Story {
  /** Sales of a month of the quarter `i` of `n`, beyond those that were declared. */
  overstated(i: number, n: number, sales: Fen): Fen
  /** When a voucher of that quarter was typed in; null = when it was made. */
  entered(i: number, n: number, month: Month): Day | null
}

const PLAIN: Story = { overstated: () => 0, entered: () => null }

const isNew = (i: number, n: number): boolean => i >= n - QUARTERS

export const storyOf = ({ key }: Firm): Story =>
  key === EMBELLISHED
    ? {
        overstated: (i, n, sales) => (isNew(i, n) ? Math.max(0, Math.round(sales * SHARE)) : 0),
        entered: (i, n, month) => (isNew(i, n) ? null : firstDay(month + LATE_MONTHS)),
      }
    : PLAIN
