/** Money between partners, transfer by transfer: who pays settles invoices whole, the oldest first, and pays the rest on account. */
import type { Fen } from '@xinjian/format'
import type { Day } from '../world/calendar.ts'
import type { Direction } from '../world/world.ts'
import type { Paper, Partners } from './partners.ts'

/** Invoices that a partner settles in a month. */
const SETTLED = 2
/** Of the largest partners; the others have few invoices each, and a transfer a month tells as much of them. */
const SETTLING = 12
/** Every third pays what it settles by one transfer. */
const AT_ONCE = 3

export interface Payments {
  /** The transfers of a month by which a partner comes to pay `amount` from `day` on; they sum to it. `nth` of the partners it is. */
  of(direction: Direction, party: string, day: Day, amount: Fen, nth: number): readonly Fen[]
}

/** Of one ledger, asked in the order of its months: an invoice is paid once. */
export function paymentsOf(partners: Partners): Payments {
  const open = new Map<string, Paper[]>()
  return {
    of(direction, party, day, amount, nth) {
      if (nth >= SETTLING) return [amount]
      const key = `${direction} ${party}`
      const papers = open.get(key) ?? [...partners.papers(direction, party)]
      open.set(key, papers)
      let left = amount
      const paid: Fen[] = []
      for (const paper of [...papers]) {
        if (paid.length === SETTLED || paper.day > day) break
        if (paper.total > left) continue
        papers.splice(papers.indexOf(paper), 1)
        paid.push(paper.total)
        left -= paper.total
      }
      const settled =
        nth % AT_ONCE === 0 && paid.length > 1 ? [paid.reduce((sum, part) => sum + part, 0)] : paid
      return left === 0 && settled.length > 0 ? settled : [...settled, left]
    },
  }
}
