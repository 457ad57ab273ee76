/** Whether a book ties in itself. What does not is told with its places and left as it stands. */
import { cellPlace } from '../forms/grid.ts'
import { agePartsOf, agesOf, agesSum } from './ages.ts'
import type { BookCheck } from './book.ts'
import type { Role } from './columns.ts'
import { near } from './decimal.ts'
import { asTimeWent } from './sides/order.ts'
import { balanceOf, bankAccountOf, flowsOf, runningBalance, sidesOf } from './sides/sides.ts'
import type { BookRow, Table } from './table.ts'
import { sumOf } from './totals.ts'
import { codeOf } from './tree/code.ts'
import { monthsOf, parentsOf, topRows } from './tree/tree.ts'

const TOLD = 5

/** `broken`: rows at which something does not tie. */
const check = (
  { sheet }: Table,
  name: BookCheck['check'],
  looked: number,
  broken: readonly { row: number; column?: number | undefined }[],
): BookCheck[] =>
  looked === 0
    ? []
    : [
        {
          check: name,
          looked,
          broken: broken.length,
          places: broken
            .slice(0, TOLD)
            .map(({ row, column = 0 }) => cellPlace(sheet.name, row, column)),
        },
      ]

export function checksOf(table: Table): BookCheck[] {
  switch (table.header.rule.kind) {
    case 'VOUCHERS':
      return [...vouchers(table), ...statedTotals(table, ['debit', 'credit'], table.rows)]
    case 'BALANCES':
      return [
        ...(['debit', 'credit'].some((role) => table.header.columns.has(role as Role))
          ? continues(table, ofAccount)
          : []),
        ...tree(table),
        ...statedTotals(table, ['debit', 'credit', 'open', 'close'], topRows(table.rows)),
      ]
    case 'STOCK_SUMMARY':
      return [...continues(table, ofStock), ...statedTotals(table, STOCK, table.rows)]
    case 'STOCK_MOVES':
      return statedTotals(table, STOCK, table.rows)
    case 'ACCOUNT_DETAIL':
      return [
        ...continues(table, ofAccountLine, asTimeWent(table), codeOf),
        ...statedTotals(table, ['debit', 'credit'], table.rows),
      ]
    case 'BANK_LINES':
      return [
        ...continues(table, ofBank, asTimeWent(table), bankAccountOf),
        ...statedTotals(table, ['received', 'paid'], table.rows),
      ]
    case 'STOCK':
    case 'SALES':
    case 'PURCHASES':
    case 'SALES_ORDERS':
    case 'PURCHASE_ORDERS':
      return statedTotals(table, ['qty', 'amount', 'cost'], table.rows)
    case 'RECEIVABLES':
    case 'PAYABLES':
      return [...ages(table), ...statedTotals(table, ['balance', 'close', 'amount'], table.rows)]
    default:
      return []
  }
}

const STOCK: readonly Role[] = [
  'openQty',
  'inQty',
  'outQty',
  'closeQty',
  'openAmount',
  'inAmount',
  'outAmount',
  'closeAmount',
]

/** Every voucher by its first row: its number is written once, and stands for the lines below it. */
export function vouchersOf(table: Pick<Table, 'rows'>): BookRow[][] {
  const found: BookRow[][] = []
  const met = new Set<string>()
  let isTorn = false
  let last: string | null = null
  for (const row of table.rows) {
    const key = keyOf(row)
    const same = found.length > 0 && (key === null || (key === last && lineOf(row) !== 1))
    if (same) found.at(-1)!.push(row)
    else {
      found.push([row])
      if (key !== null) {
        isTorn ||= met.has(key)
        met.add(key)
      }
    }
    if (key !== null) last = key
  }
  return isTorn ? (joinedVouchers(table) ?? found) : found
}

/** Of a journal sorted by account, whose every line names its voucher and its day or month; null = it is none. */
function joinedVouchers({ rows }: Pick<Table, 'rows'>): BookRow[][] | null {
  const keys = rows.map((row) =>
    row.text('date') === null && row.text('period') === null ? null : keyOf(row),
  )
  if (keys.includes(null) || rows.some((row) => lineOf(row) !== null)) return null
  return [...Map.groupBy(rows.entries(), ([i]) => keys[i]).values()].map((lines) =>
    lines.map(([, row]) => row),
  )
}

function keyOf(row: BookRow): string | null {
  const number = row.text('voucher') ?? row.text('voucherNo')
  if (number === null) return null
  return [row.text('period'), row.text('date'), row.text('voucherWord'), number].join(' ')
}

/** A layout for import numbers the lines of a voucher, and may leave all else alike. */
const lineOf = (row: BookRow): number | null => Number(row.text('line') ?? Number.NaN) || null

/** Vouchers whose debit and credit differ. */
export const unbalanced = (vouchers: readonly BookRow[][]): BookRow[][] =>
  vouchers.filter((lines) => {
    const debit = sumOf(lines, (row) => sidesOf(row).debit)
    return !near(
      debit,
      sumOf(lines, (row) => sidesOf(row).credit),
    )
  })

function vouchers(table: Table): BookCheck[] {
  if (!['voucher', 'voucherNo'].some((role) => table.header.columns.has(role as Role))) return []
  const found = vouchersOf(table)
  return check(
    table,
    'VOUCHER_BALANCES',
    found.length,
    unbalanced(found).map(([first]) => first!),
  )
}

/** null = the row tells too little to be judged. */
type Continues = (row: BookRow, before: BookRow | undefined) => boolean | null

/** @param chain rows of one chain follow each other, whatever stands between */
function continues(
  table: Table,
  holds: Continues,
  rows = table.rows,
  chain: (row: BookRow) => string | null = () => null,
): BookCheck[] {
  const last = new Map<string | null, BookRow>()
  const judged = rows.map((row) => {
    const of = chain(row)
    const held = holds(row, last.get(of))
    last.set(of, row)
    return [row, held] as const
  })
  const looked = judged.filter(([, held]) => held !== null)
  const broken = looked.filter(([, held]) => !held).map(([row]) => row)
  return check(table, 'CONTINUES', looked.length, broken)
}

const ofAccount: Continues = (row) => {
  const [open, close] = [balanceOf(row, 'open'), balanceOf(row, 'close')]
  if (close === null) return null
  const { debit, credit } = sidesOf(row)
  return near((open ?? 0n) + debit - credit, close)
}

const ofStock: Continues = (row) => {
  const parts = (['Qty', 'Amount'] as const).flatMap((of) => {
    const at = (when: 'open' | 'in' | 'out' | 'close') => row.number(`${when}${of}`)
    const told = [at('open'), at('in'), at('out'), at('close')]
    if (told.every((value) => value === null)) return []
    const [open, came, went, close] = told.map((value) => value ?? 0n)
    return [near(open! + came! - went!, close!)]
  })
  return parts.length === 0 ? null : parts.every(Boolean)
}

const ofAccountLine: Continues = (row, before) => {
  if (!before) return null
  const [was, is] = [runningBalance(before), runningBalance(row)]
  if (was === null || is === null) return null
  const { debit, credit } = sidesOf(row)
  return near(was + debit - credit, is)
}

const ofBank: Continues = (row, before) => {
  const [was, is] = [before?.number('balance') ?? null, row.number('balance')]
  if (was === null || is === null) return null
  const { received, paid } = flowsOf(row)
  return near(was + received - paid, is)
}

/** A balance is the sum of its parts, where every column says which days it counts, and all count them from one day on. */
function ages(table: Table): BookCheck[] {
  const columns = agesOf(table)
  const due = table.header.named.filter(
    ([at, heading]) => table.header.ages.includes(at) && /[逾到]期/.test(heading),
  )
  const isWhole = due.length === 0 || due.length === columns.length
  if (!isWhole || columns.some(([, age]) => age === null)) return []
  const told = table.rows.flatMap((row) => {
    const balance = row.number('balance') ?? row.number('close') ?? row.number('amount')
    const sum = agesSum(agePartsOf(row, table))
    return balance === null || sum === null ? [] : [{ row, ties: near(balance, sum) }]
  })
  const broken = told.filter(({ ties }) => !ties).map(({ row }) => row)
  return check(table, 'AGES', told.length, broken)
}

/** An account that others stand under is the sum of those. */
function tree(table: Table): BookCheck[] {
  const under = Map.groupBy(
    monthsOf(table.rows)
      .flatMap((rows) => [...parentsOf(rows)])
      .filter(([, above]) => above !== null),
    ([, above]) => above!,
  )
  const broken = [...under].filter(([above, rows]) =>
    (['debit', 'credit'] as const).some((role) => {
      const own = above.number(role)
      return (
        own !== null &&
        !near(
          own,
          sumOf(
            rows.map(([row]) => row),
            (row) => row.number(role),
          ),
        )
      )
    }),
  )
  return check(
    table,
    'TREE',
    under.size,
    broken.map(([above]) => above),
  )
}

/** Each column of the last total that is stated, against the rows. */
function statedTotals(table: Table, roles: readonly Role[], rows: readonly BookRow[]): BookCheck[] {
  const { header, stated } = table
  const last = stated.at(-1)
  if (!last) return []
  const columns = roles.filter((role) => header.columns.has(role) && last.number(role) !== null)
  const broken = columns.filter((role) => {
    const of = (row: BookRow) => row.number(role)
    const sum = sumOf(rows, of)
    // Totals of parts only: one below each voucher, and none below all.
    return !near(last.number(role)!, sum) && !near(sumOf(stated, of), sum)
  })
  return check(
    table,
    'TOTAL',
    columns.length,
    broken.map((role) => ({ row: last.row, column: header.columns.get(role) })),
  )
}
