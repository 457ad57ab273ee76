/** 资产负债表 as the ledger comes to it: each balance of an account of the first level in the item that it belongs to. */
import type { Statement } from '../../finance/facts.ts'
import { yearOf } from '../../kit/calendar/calendar.ts'
import type { MonthIndex } from '../../kit/calendar/window.ts'
import { classOf, EARLIER_YEARS, isCurrent, itemOf, PROFIT_OF_YEAR } from '../chart/items.ts'
import { stoodAt, trialAt } from './amounts.ts'
import { itemsOf, type Legs, periodOf, type Told } from './derived.ts'
import type { Ledger } from './ledger.ts'
import { differencesOf, type Trial } from './trial.ts'

/** What figures ask for and books without it do not list. */
const ASKED =
  'cash shortInvestments notesReceivable accountsReceivable prepayments otherReceivables inventories fixedAssets shortLoans notesPayable accountsPayable advances contractLiabilities otherPayables longLoans paidInCapital'.split(
    ' ',
  )
/** What stands in 未分配利润. */
const RETAINED = ['retainedEarnings', PROFIT_OF_YEAR, EARLIER_YEARS]

/** Of a month whose end the books state; none where they do not. */
export function balanceSheet(ledger: Ledger, month: MonthIndex, legs: Legs): Statement[] {
  const trial = trialAt(ledger, month)
  if (!trial) return []
  const single = singleItems(ledger, trial, month)
  const items = [...single, ...nilItems(trial, single), ...sumItems(ledger, trial, month)]
  return [
    {
      kind: 'BALANCE',
      standard: ledger.layout,
      ...periodOf(month),
      items: itemsOf(month, items, legs),
    },
  ]
}

const isAsset = (what: string | null): boolean => what === 'ASSET' || what === 'COST'

/** Accounts at the end of a month and at the beginning of its year, debts and equity with their own sign. */
function standing(ledger: Ledger, month: MonthIndex, accounts: readonly string[], sign: 1 | -1) {
  const end = stoodAt(ledger, accounts, month)!
  const begin = stoodAt(ledger, accounts, yearOf(month) * 12 - 1)
  return {
    end: sign * end.fen + 0,
    begin: begin === null ? null : sign * begin.fen + 0,
    legs: () => end.legs(),
  }
}

interface Placed {
  top: string
  item: string | null
  what: ReturnType<typeof classOf>
}

const placedIn = (ledger: Ledger, { tops }: Trial): Placed[] =>
  [...tops.keys()].sort().map((top) => ({
    top,
    item: itemOf(ledger.layout!, top, ledger.names.get(top) ?? null),
    what: classOf(ledger.layout!, top),
  }))

/** Items that accounts belong to; 存货 stands on accounts of two classes. */
function singleItems(ledger: Ledger, trial: Trial, month: MonthIndex): Told[] {
  const placed = placedIn(ledger, trial).filter(
    ({ item, what }) =>
      what !== null && what !== 'INCOME' && item !== null && !RETAINED.includes(item),
  )
  return [...Map.groupBy(placed, ({ item }) => item!)].map(([code, of]) => ({
    code,
    ...standing(
      ledger,
      month,
      of.map(({ top }) => top),
      isAsset(of[0]!.what) ? 1 : -1,
    ),
  }))
}

/** Books whose sides tie hold nothing on an account that they do not list. */
function nilItems(trial: Trial, single: readonly Told[]): Told[] {
  if (differencesOf(trial).close !== 0) return []
  const listed = new Set(single.map(({ code }) => code))
  return ASKED.filter((code) => !listed.has(code)).map((code) => ({ code, end: 0, legs: () => [] }))
}

/** What is made ready or built is due within a year; what is developed is not. */
const isCurrentAsset = ({ top, item, what }: Placed): boolean =>
  what === 'COST' ? item !== 'developmentCosts' : what === 'ASSET' && isCurrent('ASSET', item, top)

const SUMS: readonly (readonly [code: string, sign: 1 | -1, holds: (placed: Placed) => boolean])[] =
  [
    ['currentAssets', 1, isCurrentAsset],
    ['totalAssets', 1, ({ what }) => isAsset(what)],
    [
      'currentLiabilities',
      -1,
      ({ what, item, top }) => what === 'LIABILITY' && isCurrent('LIABILITY', item, top),
    ],
    ['totalLiabilities', -1, ({ what }) => what === 'LIABILITY'],
    ['totalEquity', -1, ({ what }) => what === 'EQUITY' || what === 'INCOME'],
    // What the accounts of 损益 still hold was earned and is not closed yet.
    [
      'retainedEarnings',
      -1,
      ({ what, item }) => what === 'INCOME' || (what === 'EQUITY' && RETAINED.includes(item ?? '')),
    ],
  ]

function sumItems(ledger: Ledger, trial: Trial, month: MonthIndex): Told[] {
  const placed = placedIn(ledger, trial)
  return SUMS.map(([code, sign, holds]) => ({
    code,
    ...standing(
      ledger,
      month,
      placed.filter(holds).map(({ top }) => top),
      sign,
    ),
  }))
}
