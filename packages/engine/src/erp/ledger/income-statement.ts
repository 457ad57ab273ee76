/** 利润表 as the ledger comes to it: what each account of 损益 earned or cost since January. */
import type { Fen } from '@xinjian/format'
import type { Statement } from '../../finance/facts.ts'
import type { MonthIndex } from '../../kit/calendar/window.ts'
import { monthsBetween } from '../../kit/sections/blocks.ts'
import type { RecordEvidence } from '../../report/evidence.ts'
import { digitsOf } from '../chart/code.ts'
import { classOf, ENTERTAINMENT_NAMES, growsOn, INTEREST_NAMES } from '../chart/items.ts'
import { balanceLeg } from '../evidence.ts'
import { accountsOf, earned, legsOf } from './amounts.ts'
import { itemsOf, type Legs, periodOf, type Told } from './derived.ts'
import { byItem, type Ledger, tilesOf } from './ledger.ts'
import { sumOf, type Trial } from './trial.ts'
import { type Windows, yearSoFar } from './year-so-far.ts'

/** Signs of 利润表: what comes in, less what goes out. Losses of 减值 stand with their sign. */
const OPERATING: readonly (readonly [sign: 1 | -1, code: string])[] = [
  [1, 'revenue'],
  [-1, 'cost'],
  [-1, 'taxesAndSurcharges'],
  [-1, 'sellingExpenses'],
  [-1, 'adminExpenses'],
  [-1, 'researchExpenses'],
  [-1, 'financeExpenses'],
  [1, 'otherGains'],
  [1, 'investmentIncome'],
  [1, 'fairValueGains'],
  [-1, 'creditImpairment'],
  [-1, 'assetImpairment'],
  [1, 'disposalGains'],
]
const OUTSIDE: typeof OPERATING = [
  [1, 'nonOperatingIncome'],
  [-1, 'nonOperatingExpenses'],
]
const TAX: typeof OPERATING = [[-1, 'incomeTax']]
const LOSSES = new Set(['creditImpairment', 'assetImpairment'])

/** Rows that a statement without them need not list. */
const OPTIONAL = new Set([
  'researchExpenses',
  'otherGains',
  'investmentIncome',
  'fairValueGains',
  'creditImpairment',
  'assetImpairment',
  'disposalGains',
])

/** Of the months of a year up to one that the books tell whole; none where they do not. */
export function incomeStatement(
  ledger: Ledger,
  month: MonthIndex,
  since: MonthIndex | null,
  legs: Legs,
): Statement[] {
  const windows = yearSoFar(ledger, month, since)
  if (windows === null) return []
  const told = [
    ...rowsIn(ledger, windows),
    ...profitsIn(ledger, windows),
    ...childIn(ledger, 'interestExpenses', ['financeExpenses'], INTEREST_NAMES, windows),
    ...childIn(
      ledger,
      'entertainmentExpenses',
      ['adminExpenses', 'sellingExpenses'],
      ENTERTAINMENT_NAMES,
      windows,
    ),
  ]
  const items = itemsOf(month, told, legs)
  return [{ kind: 'INCOME', standard: ledger.layout, ...periodOf(month), items }]
}

const rowsIn = (ledger: Ledger, windows: Windows): Told[] =>
  [...OPERATING, ...OUTSIDE, ...TAX].flatMap(([, code]): Told[] => {
    const { fen, legs } = earned(ledger, accountsOf(ledger, code), ...windows)!
    if (fen === 0 && OPTIONAL.has(code)) return []
    return [{ code, ytd: (LOSSES.has(code) ? -fen : fen) + 0, legs }]
  })

/** Accounts of 损益 that no item is known for: they count in the profit, by the side that their code says. */
const strangeIn = (ledger: Ledger): string[] =>
  (byItem(ledger).get(null) ?? []).filter((top) => classOf(ledger.layout!, top) === 'INCOME')

/** 营业利润, 利润总额, 净利润: each opens the accounts that it is made of, once. */
function profitsIn(ledger: Ledger, windows: Windows): Told[] {
  const strange = strangeIn(ledger)
  const signs = (parts: typeof OPERATING): [string, 1 | -1][] =>
    parts.flatMap(([sign, code]) =>
      accountsOf(ledger, code).map((top): [string, 1 | -1] => [top, sign]),
    )
  const operating = [
    ...signs(OPERATING),
    ...strange.map((top): [string, 1 | -1] => [top, growsOn(null, top) === 'credit' ? 1 : -1]),
  ]
  const total = [...operating, ...signs(OUTSIDE)]
  const net = [...total, ...signs(TAX)]
  const profit = (code: string, accounts: readonly [top: string, sign: 1 | -1][]): Told => {
    const sum = accounts.reduce<Fen>(
      (all, [top, sign]) => all + sign * earned(ledger, [top], ...windows)!.fen,
      0,
    )
    const tops = accounts.map(([top]) => top)
    const tiles = windows.flatMap((window) => tilesOf(ledger, window)!)
    return { code, ytd: sum, legs: () => legsOf(tiles, tops) }
  }
  return [
    profit('operatingProfit', operating),
    profit('totalProfit', total),
    profit('netProfit', net),
  ]
}

/** An expense that stands on accounts under others; none where balances do not list them month by month. */
function childIn(
  ledger: Ledger,
  code: string,
  under: readonly string[],
  names: RegExp,
  windows: Windows,
): Told[] {
  const trials: Trial[] = []
  for (const m of windows.flatMap(({ from, to }) => monthsBetween(from, to))) {
    const trial = ledger.trials.find((t) => t.from === m && t.to === m && t.tells.has('debit'))
    if (!trial) return []
    trials.push(trial)
  }
  const accounts = accountsOf(ledger, ...under)
  const found = trials.map((trial) => ({
    trial,
    rows: accounts
      .flatMap((top) => trial.tops.get(top) ?? [])
      .flatMap(({ account }) => trial.under.get(digitsOf(account)) ?? [])
      .filter(({ name }) => names.test(name ?? '')),
  }))
  const rows = found.flatMap((of) => of.rows)
  if (rows.length === 0) return []
  const ytd = found.reduce((sum, of) => sum + (sumOf(of.trial, of.rows, 'debit') ?? 0), 0)
  const legs = (): RecordEvidence[] => [balanceLeg(rows)]
  return [{ code, ytd, legs }]
}
