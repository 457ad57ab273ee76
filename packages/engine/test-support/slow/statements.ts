/**
 * What statements say, once more, the slow way: every figure is looked up in the rows by hand, fractions are exact, nothing of the
 * engine is used but the shape of the facts.
 */
import type { Statement } from '../../src/finance/facts.ts'
import { endOf } from './deadline.ts'
import { add, type Exact, less } from './exact.ts'

export type Kind = Statement['kind']
const KIND: Record<string, Kind> = {
  revenue: 'INCOME',
  cost: 'INCOME',
  cashFromSales: 'CASH',
  operatingNet: 'CASH',
}
for (const code of 'operatingProfit totalProfit incomeTax netProfit interestExpenses entertainmentExpenses sellingExpenses adminExpenses financeExpenses researchExpenses taxesAndSurcharges'.split(
  ' ',
))
  KIND[code] = 'INCOME'

export type Get = (code: string) => Exact | null

/**
 * Rows of a column of one statement; a code that stands twice with two amounts says nothing. 本期金额 of a period that began with the
 * year is 本年累计.
 */
function column(
  statement: Statement | undefined,
  which: 'begin' | 'end' | 'ytd',
): Map<string, bigint | null> {
  const said = new Map<string, bigint | null>()
  const sinceJanuary = statement?.periodFrom === `${statement?.periodTo.slice(0, 4)}-01-01`
  for (const item of statement?.items ?? []) {
    const amount = item[which] ?? (which === 'ytd' && sinceJanuary ? item.current : null)
    if (item.code === null || amount === null) continue
    const before = said.get(item.code)
    said.set(item.code, before === undefined || before === BigInt(amount) ? BigInt(amount) : null)
  }
  return said
}

const SUMS: [string, string[]][] = [
  [
    'currentAssets',
    'cash shortInvestments notesReceivable accountsReceivable prepayments otherReceivables inventories otherCurrentAssets'.split(
      ' ',
    ),
  ],
  [
    'currentLiabilities',
    'shortLoans notesPayable accountsPayable advances contractLiabilities taxesPayable otherPayables'.split(
      ' ',
    ),
  ],
  ['nonCurrentLiabilities', ['longLoans', 'bondsPayable']],
  ['nonCurrentAssets', ['fixedAssets', 'intangibleAssets']],
]

/** The random statements hold these codes alone, so that the sums of the form are these. */
function reader(statement: Statement | undefined, which: 'begin' | 'end' | 'ytd'): Get {
  const rows = column(statement, which)
  const plain = (code: string): bigint | undefined | null => rows.get(code)
  const combine = (a: string, b: string, sign: 1n | -1n): bigint | undefined => {
    const [x, y] = [plain(a), plain(b)]
    return typeof x === 'bigint' && typeof y === 'bigint' ? x + sign * y : undefined
  }
  const sum = (code: string): bigint | undefined | null => {
    const own = plain(code)
    if (own !== undefined) return own
    if (code === 'currentAssets') return combine('totalAssets', 'nonCurrentAssets', -1n)
    if (code === 'nonCurrentAssets') return combine('totalAssets', 'currentAssets', -1n)
    if (code === 'currentLiabilities')
      return combine('totalLiabilities', 'nonCurrentLiabilities', -1n)
    if (code === 'nonCurrentLiabilities')
      return combine('totalLiabilities', 'currentLiabilities', -1n)
    if (code === 'totalAssets') return combine('currentAssets', 'nonCurrentAssets', 1n) ?? undefined
    if (code === 'totalLiabilities')
      return (
        combine('currentLiabilities', 'nonCurrentLiabilities', 1n) ??
        combine('totalAssets', 'totalEquity', -1n)
      )
    if (code === 'totalEquity') return combine('totalAssets', 'totalLiabilities', -1n)
    if (code === 'netProfit') return combine('totalProfit', 'incomeTax', -1n)
    if (code === 'totalProfit') return combine('netProfit', 'incomeTax', 1n)
    return undefined
  }
  const near = (a: bigint, b: bigint) => (a > b ? a - b : b - a) <= 100n
  const silent = (code: string): bigint | undefined => {
    for (const [whole, parts] of SUMS) {
      if (!parts.includes(code)) continue
      const goal = sum(whole)
      const said = parts.map(plain)
      if (typeof goal !== 'bigint' || said.includes(null)) return undefined
      const listed = said.reduce<bigint>((all, part) => all + (part ?? 0n), 0n)
      return near(listed, goal) ? 0n : undefined
    }
    const costs = 'cost taxesAndSurcharges sellingExpenses adminExpenses financeExpenses'.split(' ')
    if (statement?.standard !== 'SMALL') costs.push('researchExpenses')
    if (code !== 'revenue' && !costs.includes(code)) return undefined
    const profit = sum('operatingProfit')
    const [revenue, ...spent] = ['revenue', ...costs].map(plain)
    if (typeof profit !== 'bigint' || revenue === null || spent.includes(null)) return undefined
    const left = spent.reduce<bigint>((rest, part) => rest - (part ?? 0n), revenue ?? 0n)
    return near(left, profit) ? 0n : undefined
  }
  return (code) => {
    if (!statement) return null
    const found = sum(code) ?? (sum(code) === null ? null : silent(code))
    return typeof found === 'bigint' ? [found, 1n] : null
  }
}

/** The figures of a period, by the month it ends in. */
export interface Told {
  /** Statements of a kind and month, at most one. */
  at(kind: Kind, month: number): Statement | undefined
  end(month: number): Get
  /** 年初, as the statement states it, else the end of the year before. */
  begin(month: number): Get
  /** Since January. */
  flow(month: number): Get
  /** Of twelve months: what came this year, and the year before less the same months of it. */
  year(month: number): Get
}

export function told(all: readonly Statement[]): Told {
  const at = (kind: Kind, month: number) =>
    all.find((s) => s.kind === kind && s.periodTo === endOf(month))
  const december = (month: number) => Math.floor(month / 12) * 12 - 1
  const end = (month: number): Get => reader(at('BALANCE', month), 'end')
  const flow =
    (month: number): Get =>
    (code) =>
      reader(at(KIND[code] ?? 'INCOME', month), 'ytd')(code)
  return {
    at,
    end,
    flow,
    begin: (month) => (code) =>
      reader(at('BALANCE', month), 'begin')(code) ?? end(december(month))(code),
    year: (month) => (code) =>
      month % 12 === 11
        ? flow(month)(code)
        : less(add(flow(month)(code), flow(december(month))(code)), flow(month - 12)(code)),
  }
}

/** The last year that has a statement, or had to have by five months after it. */
export function fiscalYear(all: readonly Statement[], on: string): number {
  const year = Number(on.slice(0, 4)) - 1
  const filed = all.some(({ periodTo }) => periodTo === `${year}-12-31`)
  return filed || on > `${year + 1}-05-31` ? year : year - 1
}

/** Month of the newest statement: of both kinds, or where none has both, of either. null = there is none. */
export function latestMonth(all: readonly Statement[]): number | null {
  const ends = (kind: Kind) => all.filter((s) => s.kind === kind).map((s) => s.periodTo)
  const [balance, income] = [ends('BALANCE'), ends('INCOME')]
  const both = balance.filter((day) => income.includes(day))
  const newest = (both.length ? both : [...balance, ...income]).toSorted().at(-1)
  return newest ? Number(newest.slice(0, 4)) * 12 + Number(newest.slice(5, 7)) - 1 : null
}
