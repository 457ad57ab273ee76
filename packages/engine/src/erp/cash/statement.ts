/**
 * 现金流量表 of the year so far by the direct method: money of vouchers in the line of the account on the other side. What could not be told is
 * no part of any line; where it comes to more than a trifle no line is told as if it were whole.
 */
import type { Fen } from '@xinjian/format'
import { yearOf } from '../../kit/calendar/calendar.ts'
import type { MonthIndex } from '../../kit/calendar/window.ts'
import { monthsBetween } from '../../kit/sections/blocks.ts'
import type { RecordEvidence } from '../../report/evidence.ts'
import { topOf } from '../chart/code.ts'
import { vouchersNamed } from '../evidence.ts'
import { type Amount, accountsOf, stoodAt, turned } from '../ledger/amounts.ts'
import type { Told } from '../ledger/derived.ts'
import { type Ledger, tilesOf } from '../ledger/ledger.ts'
import { ERP_MONEY_SAYS } from '../sections/money-words.ts'
import { cashVoucherLeg } from './evidence.ts'
import type { CashMove } from './facts.ts'
import { cashLineOf, signOf, type Teller, type Way } from './lines.ts'

/** Up to this share of all that came and went may be of no line, … */
const TRIFLE = 0.01
/** … and up to this share of the net cash of operations, which a lender reads first: money that goes round makes a trifle of much. */
const TRIFLE_OF_OPERATING = 0.05

export interface CashFlows {
  month: MonthIndex
  /** First month of it. */
  from: MonthIndex
  /** Lines and sums, as far as they are told. */
  items: readonly Told[]
  /** What came and went in all. */
  received: Fen
  paid: Fen
  /** Of it, what is of no line. */
  untold: { received: Fen; paid: Fen; vouchers: number; legs(): RecordEvidence[] }
  /** Nothing, or a trifle, is of no line: lines come to what they are called. */
  whole: boolean
  change: Fen
  /** Cash that balances state at the beginning and the end; null = they do not. */
  begin: Fen | null
  end: Fen | null
  /** Change by vouchers less change by balances; null = balances do not tell it. */
  off: Fen | null
}

/** Money of one way with its line; null = of none. */
export interface CashPart {
  move: CashMove
  way: Way
  fen: Fen
  line: string | null
}

/** Money with its lines. Moves to and from accounts that hold cash themselves are within cash. */
export function cashParts(teller: Teller, moves: readonly CashMove[]): CashPart[] {
  const own = new Set(accountsOf(teller.ledger, 'cash'))
  const within = ({ accounts }: CashMove): boolean =>
    accounts.length > 0 && accounts.every((account) => own.has(topOf(account)))
  const part = (move: CashMove, way: Way): CashPart[] => {
    if (move[way] === 0) return []
    const line = move.accounts.length === 0 ? null : cashLineOf(teller, move.accounts, way)
    return [{ move, way, fen: move[way], line }]
  }
  return moves
    .filter((move) => !within(move))
    .flatMap((move) => [...part(move, 'received'), ...part(move, 'paid')])
}

const sumOf = (parts: readonly CashPart[], way: Way): Fen =>
  parts.reduce((sum, part) => sum + (part.way === way ? part.fen : 0), 0)

const net = (parts: readonly CashPart[]): Fen => sumOf(parts, 'received') - sumOf(parts, 'paid')

/** Voucher lines behind money, and vouchers that name no account. */
function legsOf(parts: readonly CashPart[]): RecordEvidence[] {
  const named = [...new Set(parts.flatMap(({ move }) => move.named ?? []))]
  return [
    ...(['received', 'paid'] as const).flatMap((way) => {
      const told = parts.filter((part) => part.way === way && part.move.accounts.length > 0)
      if (told.length === 0) return []
      return [
        cashVoucherLeg(
          way,
          told.map(({ move }) => move.month),
          told.flatMap(({ move }) => move.accounts),
        ),
      ]
    }),
    ...(named.length > 0 ? [vouchersNamed(named, ERP_MONEY_SAYS.cashUntoldVouchers)] : []),
  ]
}

/** Lines of each of the three parts, in the order of the forms. */
const PARTS: readonly (readonly [
  name: string,
  received: readonly string[],
  paid: readonly string[],
])[] = [
  [
    'operating',
    ['cashFromSales', 'taxRefunds', 'otherOperatingIn'],
    ['cashForPurchases', 'cashForPayroll', 'cashForTaxes', 'otherOperatingOut'],
  ],
  [
    'investing',
    ['investmentsRecovered', 'investmentReturns', 'disposalsReceived'],
    ['assetsPurchased', 'investmentsMade'],
  ],
  [
    'financing',
    ['capitalReceived', 'loansReceived', 'otherFinancingIn'],
    ['loansRepaid', 'interestPaid', 'dividendsPaid', 'otherFinancingOut'],
  ],
]
/** Lines that 会小企03表 has none of. */
const NOT_OF_SMALL: ReadonlySet<string> = new Set([
  'taxRefunds',
  'otherFinancingIn',
  'otherFinancingOut',
])

function itemsOf({ layout }: Teller, all: readonly CashPart[]): Told[] {
  const lines = Map.groupBy(all, ({ line }) => line)
  const of = (codes: readonly string[]): CashPart[] =>
    codes.flatMap((code) => lines.get(code) ?? [])
  const told = (code: string, parts: readonly CashPart[], sign = 1): Told => ({
    ...{ code, ytd: sign * net(parts) + 0 },
    legs: () => legsOf(parts),
  })
  const items = PARTS.flatMap(([name, received, paid]) => {
    const rows = [...received, ...paid]
      .filter((code) => layout === 'GENERAL' || !NOT_OF_SMALL.has(code))
      .map((code) => told(code, of([code]), signOf(code)))
    const sums =
      layout === 'SMALL' ? [] : [told(`${name}In`, of(received)), told(`${name}Out`, of(paid), -1)]
    return [...rows, ...sums, told(`${name}Net`, of([...received, ...paid]))]
  })
  const exchange = of(['exchangeEffect'])
  // Named, so that the three parts and the change of cash are seen to tie.
  const untold = lines.get(null) ?? []
  return [
    ...items,
    ...(exchange.length > 0 ? [told('exchangeEffect', exchange)] : []),
    ...(untold.length > 0 ? [told('cashUnclassified', untold)] : []),
    told('cashChange', all),
  ]
}

/** Months whose money is not known: no vouchers, and no balances that say that cash did not move. */
export function monthsWithout(ledger: Ledger, from: MonthIndex, to: MonthIndex): MonthIndex[] {
  const cash = accountsOf(ledger, 'cash')
  const still = (month: MonthIndex): boolean => {
    const window = { from: month, to: month }
    if (tilesOf(ledger, window) === null) return false
    return (['debit', 'credit'] as const).every(
      (side) => turned(ledger, cash, side, window)?.fen === 0,
    )
  }
  return monthsBetween(from, to).filter((month) => !ledger.turnovers.has(month) && !still(month))
}

/** First month of the year so far: a firm that was not there yet had no cash. */
export const firstMonth = (month: MonthIndex, since: MonthIndex | null): MonthIndex => {
  const january = yearOf(month) * 12
  return Math.max(january, Math.min(since ?? january, month))
}

/** null = the books do not tell the money of every month. */
export function cashFlows(
  teller: Teller,
  parts: readonly CashPart[],
  month: MonthIndex,
  since: MonthIndex | null,
): CashFlows | null {
  const { ledger } = teller
  const from = firstMonth(month, since)
  if (monthsWithout(ledger, from, month).length > 0) return null
  const january = yearOf(month) * 12
  // What was booked before the founding is of its year.
  const all = parts.filter(({ move }) => move.month >= january && move.month <= month)
  const untold = all.filter(({ line }) => line === null)
  const cash = accountsOf(ledger, 'cash')
  const begin = stoodAt(ledger, cash, january - 1) ?? stoodAt(ledger, cash, from - 1)
  const end = stoodAt(ledger, cash, month)
  const change = net(all)
  const items = itemsOf(teller, all)
  const operating = items.find(({ code }) => code === 'operatingNet')?.ytd ?? 0
  const stood = (code: string, amount: Amount | null): Told[] =>
    amount ? [{ code, ytd: amount.fen, legs: () => amount.legs() }] : []
  return {
    ...{ month, from, change },
    items: [...items, ...stood('cashAtBegin', begin), ...stood('cashAtEnd', end)],
    received: sumOf(all, 'received'),
    paid: sumOf(all, 'paid'),
    untold: {
      received: sumOf(untold, 'received'),
      paid: sumOf(untold, 'paid'),
      vouchers: [...new Set(untold.map(({ move }) => move))].reduce(
        (sum, { vouchers }) => sum + vouchers,
        0,
      ),
      legs: () => legsOf(untold),
    },
    whole:
      gross(untold) <= TRIFLE * gross(all) &&
      gross(untold) <= TRIFLE_OF_OPERATING * Math.abs(operating),
    begin: begin?.fen ?? null,
    end: end?.fen ?? null,
    off: begin && end ? change - (end.fen - begin.fen) : null,
  }
}

const gross = (parts: readonly CashPart[]): Fen =>
  parts.reduce((sum, { fen }) => sum + Math.abs(fen), 0)
