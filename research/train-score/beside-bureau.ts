/**
 * Ways to look better by files laid beside what a tax bureau told in full: the bureau told all rows of the enterprise up to the month scored,
 * and the owner uploads what it likes.
 */
import { MonthFold } from '../../packages/engine/src/invoice/facts/fold-month.ts'
import type {
  InvoiceFacts,
  InvoiceRow,
  MonthDigest,
  MonthIndex,
} from '../../packages/engine/src/invoice/facts.ts'
import { scoredOf } from '../../packages/engine/src/invoice/score-port.ts'
import { firstDayOfMonth, monthOfDay } from '../../packages/engine/src/kit/calendar/window.ts'
import { foldRows, type PortfolioFacts } from './load.ts'
import { firstMadeUp, sale, sold } from './made-up.ts'

/**
 * `files`: what is uploaded, of rows that the bureau told. `retold`: what a file says of a row
 * by the same number, in whose place it stands over all rows; the same object where it says nothing.
 */
const besideBureau =
  (
    files: (rows: readonly InvoiceRow[], last: MonthIndex) => readonly InvoiceRow[],
    retold: (row: InvoiceRow, at: number) => InvoiceRow = (row) => row,
  ) =>
  (rows: readonly InvoiceRow[], last: MonthIndex): PortfolioFacts => {
    const told = foldRows(rows, last)
    const added = files(rows, last)
    const after = rows.map(retold)
    const { OUT, IN } = told.covered
    const bureauDigests = new Map<string, MonthDigest>()
    for (const { direction, day } of [...added, ...after.filter((row, i) => row !== rows[i])]) {
      const month = monthOfDay(day)
      if (month < OUT![0] || month > last) continue
      const own = told.digests.find((d) => d.direction === direction && d.month === month)
      bureauDigests.set(`${direction} ${month}`, own ?? new MonthFold(direction, month).digest())
    }
    return {
      ...foldRows([...after, ...added], last),
      collected: { OUT: [OUT!], IN: [IN!] },
      bureauDigests: [...bureauDigests.values()],
    }
  }

/** What an enterprise is scored by, as reports choose it. */
export const scoredBeside = (facts: PortfolioFacts, last: MonthIndex) =>
  scoredOf(
    {
      ...facts,
      registration: { name: '', taxNo: null },
      dataCutoff: '',
      counterparties: [],
    } satisfies InvoiceFacts,
    last,
  )

/** Of any row. */
const firstMonth = (rows: readonly InvoiceRow[]): MonthIndex =>
  rows.reduce((least, r) => Math.min(least, monthOfDay(r.day)), monthOfDay(rows[0]!.day))

export const BESIDE_BUREAU = [
  {
    name: 'a file beside the bureau: one old invoice',
    besideBureau: true,
    facts: besideBureau((rows) => [sale(firstMonth(rows) - 1, 9, firstMadeUp(rows), 10_000)]),
  },
  {
    name: 'a file beside the bureau: a year before, to every buyer of the first year',
    besideBureau: true,
    facts: besideBureau((rows) => {
      const first = firstMonth(rows)
      return rows
        .filter((r) => sold(r) && monthOfDay(r.day) < first + 12)
        .map((r) => ({ ...r, day: firstDayOfMonth(monthOfDay(r.day) - 12) + 9 }))
    }),
  },
  {
    name: 'a file beside the bureau: as much again to every buyer, in months told',
    besideBureau: true,
    facts: besideBureau((rows) => rows.filter(sold)),
  },
  {
    name: 'a file beside the bureau: every second purchase told void',
    besideBureau: true,
    facts: besideBureau(
      () => [],
      (row, at) => (row.direction === 'IN' && at % 2 === 0 ? { ...row, status: 'VOID' } : row),
    ),
  },
] as const
