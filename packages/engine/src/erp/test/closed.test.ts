/** Accounts of 损益 that were closed into 本年利润 within a book, by another hand: what was sold and spent is known. */
import { expect, it } from 'vitest'
import { balancesOf, type Entry, postedOf, SMALL_CHART } from '../../../test-support/erp/books.ts'
import { erpFacts, LAST, monthly, monthsOf } from '../../../test-support/erp/facts.ts'
import { erpContext } from '../context.ts'
import type { ErpFacts } from '../facts.ts'
import { derivedStatements } from '../ledger/statements.ts'

/** 利润表 from January to a month, yuan. */
function items(facts: ErpFacts, month: number) {
  const { ledger, founded } = erpContext(facts, LAST)
  const to = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  const found = derivedStatements(ledger, founded).statements.find(
    ({ kind, periodTo }) => kind === 'INCOME' && periodTo.startsWith(to),
  )!
  return Object.fromEntries(found.items.map(({ code, ytd }) => [code, (ytd as number) / 100]))
}

it('profit of a year closed in its middle, or at quarter ends, is wiped by no closing, whichever book tells it', () => {
  const january = 2025 * 12
  const sold = (month: number): Entry[] => [
    [month, '100201', '500101', 1_000],
    [month, '540101', '100201', 600],
  ]
  const close = (month: number, months: number): Entry[] => [
    [month, '500101', '3103', 1_000 * months],
    [month, '3103', '540101', 600 * months],
  ]
  const months = monthsOf(january, january + 5)
  const begun: Entry[] = [[january - 1, '100201', '3001', 80_000]]
  // An expense that is never closed, of which something came back.
  const left: Entry[] = [
    [january + 1, '560201', '100201', 90],
    [january + 4, '100201', '560201', 40],
  ]
  const ways: Record<string, Entry[]> = {
    'in March alone': close(january + 2, 3),
    'at quarter ends': [...close(january + 2, 3), ...close(january + 5, 3)],
    'in May': close(january + 4, 5),
    never: [],
  }
  for (const [when, closings] of Object.entries(ways)) {
    const entries = [...begun, ...months.flatMap(sold), ...left, ...closings]
    const half: [number, number] = [january, january + 5]
    const quarters: [number, number][] = [
      [january, january + 2],
      [january + 3, january + 5],
    ]
    const books = {
      vouchers: erpFacts(postedOf(entries, SMALL_CHART)),
      months: erpFacts({
        balances: balancesOf(entries, SMALL_CHART, monthly(january, january + 5)),
      }),
      quarters: erpFacts({ balances: balancesOf(entries, SMALL_CHART, quarters) }),
      half: erpFacts({ balances: balancesOf(entries, SMALL_CHART, [half]) }),
    }
    for (const [which, facts] of Object.entries(books)) {
      const { revenue, cost, adminExpenses } = items(facts, january + 5)
      const expenses = which === 'vouchers' || which === 'months' ? 'by month' : adminExpenses
      expect([when, which, revenue, cost, expenses]).toEqual([
        ...[when, which, 6_000, 3_600],
        expenses === 'by month' ? expenses : 50,
      ])
      expect([50, 90]).toContain(adminExpenses)
    }
  }
})
