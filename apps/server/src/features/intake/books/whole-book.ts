/** Whether a book is all there is of its part, told by what is in it: numbers without a gap, sums that tie, balances that go on. */
import { parseFen } from '@xinjian/format'
import type { BookCheck, BookLine } from '@xinjian/intake/books/book'
import type { Whole } from '../../facts/records/write.ts'
import type { HeldBook } from '../reading.ts'

/** One voucher in so many may be unbalanced in a journal that has both sides of all others. */
const ONE_IN = 10

/** It has both sides of its vouchers: one that is filtered by account has one side of nearly all. A single faulty voucher is no filter. */
export function hasBothSides(checks: readonly BookCheck[]): boolean {
  const balances = checks.find(({ check }) => check === 'VOUCHER_BALANCES')
  return balances !== undefined && balances.broken * ONE_IN <= balances.looked
}

/** null = it may be a part of what there is: filtered, cut, or with rows that were not taken. */
export function wholeOf({ kind, lines, rows, checks, totals }: HeldBook): Whole | null {
  const ties = checks.every(({ check, broken }) => broken === 0 || check === 'VOUCHER_BALANCES')
  if (!ties || lines.length !== rows) return null
  if (kind === 'VOUCHERS') return hasBothSides(checks) ? wholeMonths(lines) : null
  if (kind === 'BALANCES') return isTied(totals) ? wholePeriods(lines) : null
  return kind === 'BANK_LINES' ? betweenDays(lines, checks) : null
}

/** Of a part of the accounts debit is not credit. */
const isTied = ({ debit, credit }: HeldBook['totals']): boolean =>
  debit !== undefined && debit !== '0.00' && debit === credit

const textOf = (line: BookLine, field: string): string | null => {
  const value = line[field]
  return typeof value === 'string' ? value : null
}

/**
 * Months whose vouchers are numbered from one without a gap, each word for itself, and all balance. Of a month with one that does not a line may
 * lack: what was deleted there is not seen, rather than a line taken for deleted that is only missing in the export.
 */
function wholeMonths(lines: readonly BookLine[]): Whole | null {
  const months = [...Map.groupBy(lines, (line) => textOf(line, 'month'))].flatMap(
    ([month, of]): { month: string; last: string }[] => {
      const last = of.map((line) => textOf(line, 'date')).reduce(laterOf, null)
      return month !== null && last !== null && runFromOne(of) && allBalance(of)
        ? [{ month, last }]
        : []
    },
  )
  return months.length > 0 ? { of: 'VOUCHERS', months } : null
}

function runFromOne(lines: readonly BookLine[]): boolean {
  const numbers = new Map<string, Set<number>>()
  for (const line of lines) {
    const [, word = '', number] = /^(\D*?)-?(\d+)$/.exec(textOf(line, 'voucher') ?? '') ?? []
    if (number === undefined) return false
    const met = numbers.get(word) ?? new Set()
    numbers.set(word, met.add(Number(number)))
  }
  return [...numbers.values()].every((met) => met.has(1) && Math.max(...met) === met.size)
}

const allBalance = (lines: readonly BookLine[]): boolean =>
  [...Map.groupBy(lines, (line) => textOf(line, 'voucher'))].every(
    ([, of]) =>
      of.reduce((sum, line) => sum + fenOf(line, 'debit') - fenOf(line, 'credit'), 0) === 0,
  )

const fenOf = (line: BookLine, side: 'debit' | 'credit'): number =>
  parseFen(textOf(line, side)) ?? 0

function wholePeriods(lines: readonly BookLine[]): Whole | null {
  const periods = new Map<string, { from: string; to: string }>()
  for (const line of lines) {
    const [from, to] = [textOf(line, 'from'), textOf(line, 'to')]
    if (from === null || to === null) return null
    periods.set(`${from}/${to}`, { from, to })
  }
  return { of: 'BALANCES', periods: [...periods.values()] }
}

/** Lines of one account, each with a balance that follows from the one before: nothing lies between its first and its last day but they. */
function betweenDays(lines: readonly BookLine[], checks: HeldBook['checks']): Whole | null {
  const followed = checks.find(({ check }) => check === 'CONTINUES')?.looked === lines.length - 1
  const accounts = new Set(lines.map((line) => textOf(line, 'account')))
  const [account] = accounts
  const days = lines.flatMap((line) => textOf(line, 'date') ?? []).sort()
  if (!followed || accounts.size !== 1 || !account || days.length !== lines.length) return null
  return { of: 'BANK_LINES', account, after: days[0]!, before: days.at(-1)! }
}

const laterOf = (a: string | null, b: string | null): string | null =>
  a === null || (b !== null && b > a) ? b : a
