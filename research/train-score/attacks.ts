/**
 * Ways to look better on paper, each applied to the rows of one enterprise. All end with month `last`, the month scored. Made-up
 * parties are numbered on from the enterprise's own: the score keeps lists by number, and one number of ten million made each of them
 * as long.
 */
import type { InvoiceRow, MonthIndex } from '../../packages/engine/src/invoice/facts.ts'
import { monthOfDay } from '../../packages/engine/src/kit/calendar/window.ts'
import type { AttackId } from '../../packages/engine/src/report/policy/attack-ids.ts'
import { BESIDE_BUREAU } from './beside-bureau.ts'
import { foldRows, type PortfolioFacts } from './load.ts'
import { firstMadeUp, sale, sold, valid } from './made-up.ts'

export interface Attack {
  name: string
  /** The same among the attacks of own cards, which work on months and not on rows: tests hold the two against each other. */
  own?: AttackId
  /** Large made-up volume is the one that no card of invoices can refuse altogether. */
  large?: true
  /** Made up for a year or two with parties that stay: looks like business to every card of invoices, the one in force too. */
  lasting?: true
  /** Files are laid beside what a tax bureau told in full: there is nothing else to lay them beside. */
  besideBureau?: true
  /** Only whoever hands in a file can do it: of what a tax bureau delivers nothing can be left out. */
  fileOnly?: true
  facts(rows: readonly InvoiceRow[], last: MonthIndex): PortfolioFacts
}

const since = (last: MonthIndex, months: number) => (row: InvoiceRow) =>
  monthOfDay(row.day) > last - months

/** Net sales of the last 12 months, fen, at least 0. */
function yearSales(rows: readonly InvoiceRow[], last: MonthIndex): number {
  const recent = rows.filter((r) => sold(r) && since(last, 12)(r))
  return Math.max(
    0,
    recent.reduce((sum, r) => sum + r.amount, 0),
  )
}

/** Months with any sales row, least net sales first. */
function weakestMonths(rows: readonly InvoiceRow[]): MonthIndex[] {
  const net = new Map<MonthIndex, number>()
  for (const r of rows.filter(sold)) {
    const month = monthOfDay(r.day)
    net.set(month, (net.get(month) ?? 0) + r.amount)
  }
  return [...net].sort((a, b) => a[1] - b[1] || a[0] - b[0]).map(([month]) => month)
}

const folded =
  (change: (rows: readonly InvoiceRow[], last: MonthIndex) => readonly InvoiceRow[]) =>
  (rows: readonly InvoiceRow[], last: MonthIndex): PortfolioFacts =>
    foldRows(change(rows, last), last)

/** The invoice as `parts` that come to the same fen. */
function inParts(row: InvoiceRow, parts: number): InvoiceRow[] {
  return Array.from({ length: parts }, (_, part) => {
    const share = (fen: number): number =>
      Math.floor(fen / parts) + (part === 0 ? fen - parts * Math.floor(fen / parts) : 0)
    return { ...row, amount: share(row.amount), tax: share(row.tax), total: share(row.total) }
  })
}

/** Every sales invoice of the last `months` months in `parts`; from the second part on to parties that `buyer` names. */
const split = (
  parts: number,
  months: number,
  buyer: (row: InvoiceRow, part: number, madeUp: number) => number,
): Attack['facts'] =>
  folded((rows, last) => {
    const recent = since(last, months)
    const madeUp = firstMadeUp(rows)
    return rows.flatMap((row) => {
      if (row.direction !== 'OUT' || row.total <= 0 || !recent(row)) return [row]
      return inParts(row, parts).map((piece, part) =>
        part === 0 ? piece : { ...piece, counterparty: buyer(row, part, madeUp) },
      )
    })
  })

const same = (row: InvoiceRow): number => row.counterparty
const standIn = (row: InvoiceRow, part: number, madeUp: number): number =>
  madeUp + row.counterparty * 10 + part

/** The largest buyer of the last 12 months sells back a fifth of the sales, and buys as much more. */
const backAndForth = (partner: 'largest buyer' | 'largest supplier' | 'new'): Attack['facts'] =>
  folded((rows, last) => {
    const amount = yearSales(rows, last) * 0.2
    const direction = partner === 'largest supplier' ? 'IN' : 'OUT'
    const traded = new Map<number, number>()
    for (const r of rows)
      if (r.direction === direction && valid(r))
        traded.set(r.counterparty, (traded.get(r.counterparty) ?? 0) + r.amount)
    const largest = [...traded].sort((a, b) => b[1] - a[1])[0]?.[0]
    const known = partner === 'new' ? undefined : largest
    const id = known ?? firstMadeUp(rows)
    const months = Array.from({ length: 12 }, (_, i) => last - i)
    return [
      ...rows,
      ...months.flatMap((m): InvoiceRow[] => [
        sale(m, 10, id, amount / 12),
        { ...sale(m, 20, id, amount / 12), direction: 'IN' },
      ]),
    ]
  })

/** Valid sales of two years in ten, what is void or red as it was: whatever counts invoices finds less cancelled. */
const onlyValidSplit: Attack['facts'] = folded((rows, last) => {
  const kept = rows.filter((r) => !sold(r) || r.total <= 0 || !since(last, 24)(r))
  const whole = rows.filter((r) => sold(r) && r.total > 0 && since(last, 24)(r))
  return [...kept, ...whole.flatMap((row) => inParts(row, 10))]
})

/** As much again as the sales of the last 12 months, to the largest buyer of those known for a year. */
const toLargestOldBuyer: Attack['facts'] = folded((rows, last) => {
  const begun = new Map<number, MonthIndex>()
  const bought = new Map<number, number>()
  for (const r of rows.filter(sold)) {
    const month = monthOfDay(r.day)
    begun.set(r.counterparty, Math.min(month, begun.get(r.counterparty) ?? month))
    bought.set(r.counterparty, (bought.get(r.counterparty) ?? 0) + r.amount)
  }
  const old = [...bought].filter(([id]) => begun.get(id)! <= last - 12)
  const [largest] = old.sort((a, b) => b[1] - a[1])
  if (!largest) return rows
  const each = yearSales(rows, last) / 12
  return [...rows, ...Array.from({ length: 12 }, (_, i) => sale(last - i, 9, largest[0], each))]
})

/** As much again as the sales of the last 12 months, to 20 new buyers, even over the last `months`. */
const madeUp = (months: number): Attack['facts'] =>
  folded((rows, last) => {
    const each = yearSales(rows, last) / (20 * months)
    const buyer = firstMadeUp(rows)
    return [
      ...rows,
      ...Array.from({ length: 20 * months }, (_, i) =>
        sale(last - (i % months), 3 + (i % 20), buyer + (i % 20), each),
      ),
    ]
  })

/** The weakest months of sales, said not to be collected in either direction. */
const leaveOut =
  (months: number): Attack['facts'] =>
  (rows, last) => {
    const omitted = weakestMonths(rows.filter(since(last, 36))).slice(0, months)
    const kept = rows.filter((r) => !omitted.includes(monthOfDay(r.day)))
    return { ...foldRows(kept, last), missingMonths: { OUT: omitted, IN: omitted } }
  }

export const ATTACKS: readonly Attack[] = [
  {
    name: '50 invoices of 2,000 yuan to 50 new buyers, last 3 months',
    own: 'SMALL_TO_NEW',
    facts: folded((rows, last) => [
      ...rows,
      ...Array.from({ length: 50 }, (_, i) =>
        sale(last - (i % 3), i % 27, firstMadeUp(rows) + i, 200_000),
      ),
    ]),
  },
  { name: 'every invoice in 3', facts: split(3, 999, same) },
  { name: 'every invoice in 10', facts: split(10, 999, same) },
  { name: 'only valid invoices in 10, last 24 months', facts: onlyValidSplit },
  {
    name: 'in 3 over new buyers, last 6 months',
    own: 'SPLIT_OVER_NEW_6',
    facts: split(3, 6, standIn),
  },
  { name: 'in 3 over new buyers, all years', facts: split(3, 999, standIn) },
  {
    name: 'in 10 over new buyers, all years',
    own: 'SPLIT_OVER_NEW',
    facts: split(10, 999, standIn),
  },
  {
    name: 'back and forth, 20 % of sales, new partner',
    own: 'BACK_AND_FORTH_NEW',
    facts: backAndForth('new'),
  },
  {
    name: 'back and forth, largest buyer',
    own: 'BACK_AND_FORTH_BUYER',
    facts: backAndForth('largest buyer'),
  },
  {
    name: 'back and forth, largest supplier',
    own: 'BACK_AND_FORTH_SUPPLIER',
    facts: backAndForth('largest supplier'),
  },
  {
    name: 'purchase file left out',
    own: 'WITHOUT_PURCHASES',
    fileOnly: true,
    facts: (rows, last) => {
      const facts = foldRows(
        rows.filter((r) => r.direction === 'OUT'),
        last,
      )
      return { ...facts, covered: { ...facts.covered, IN: null } }
    },
  },
  { name: 'weakest month left out', own: 'WITHOUT_MONTH', fileOnly: true, facts: leaveOut(1) },
  {
    name: 'two weakest months left out',
    own: 'WITHOUT_TWO_MONTHS',
    fileOnly: true,
    facts: leaveOut(2),
  },
  {
    name: 'three weakest months left out',
    own: 'WITHOUT_THREE_MONTHS',
    fileOnly: true,
    facts: leaveOut(3),
  },
  {
    name: 'one invoice of a year’s sales to a new buyer',
    own: 'ONE_LARGE',
    facts: folded((rows, last) => [
      ...rows,
      sale(last, 14, firstMadeUp(rows), Math.max(100_000_000, yearSales(rows, last))),
    ]),
  },
  {
    name: 'every fifth invoice void and issued again, last 12 months',
    facts: folded((rows, last) => {
      const recent = since(last, 12)
      const chosen = rows.filter((r, i) => i % 5 === 0 && sold(r) && recent(r))
      return [...rows, ...chosen.map((r): InvoiceRow => ({ ...r, status: 'VOID' }))]
    }),
  },
  {
    name: '+100 % of sales to 20 new buyers, last 3 months',
    own: 'VOLUME_3',
    large: true,
    facts: madeUp(3),
  },
  {
    name: '+100 % of sales to 20 new buyers, last 6 months',
    own: 'VOLUME_6',
    large: true,
    facts: madeUp(6),
  },
  {
    name: '+100 % of sales to 20 new buyers, last 12 months',
    own: 'VOLUME_12',
    large: true,
    facts: madeUp(12),
  },
  {
    name: '+100 % of sales to 20 made-up buyers kept for two years',
    own: 'VOLUME_24',
    large: true,
    lasting: true,
    facts: madeUp(24),
  },
  {
    name: '+100 % of sales to the largest old buyer, last 12 months',
    own: 'VOLUME_OLD_BUYER',
    large: true,
    lasting: true,
    facts: toLargestOldBuyer,
  },
  ...BESIDE_BUREAU,
]
