/** 资产负债表 as the ledger comes to it: each balance of an account of the first level in the item that it belongs to. */
import type { Statement } from '../../finance/facts.ts'
import { yearOf } from '../../kit/calendar/calendar.ts'
import type { MonthIndex } from '../../kit/calendar/window.ts'
import { classOf, EARLIER_YEARS, isCurrent, itemOf, PROFIT_OF_YEAR } from '../chart/items.ts'
import { balanceLeg } from '../evidence.ts'
import { stoodAt, trialAt } from './amounts.ts'
import { itemsOf, type Legs, periodOf, type Told } from './derived.ts'
import type { Ledger } from './ledger.ts'
import { type Moved, movedAt } from './other-side.ts'
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
  const other = otherSides(ledger, month)
  const single = shownAside(singleItems(ledger, trial, month), other)
  const sums = sumItems(ledger, trial, month).map((sum) =>
    GROWN_SUMS.has(sum.code) ? grown(sum, other, () => true) : sum,
  )
  const items = [...single, ...nilItems(trial, single), ...sums]
  return [
    {
      kind: 'BALANCE',
      standard: ledger.layout,
      ...periodOf(month),
      items: itemsOf(month, items, legs),
    },
  ]
}

interface OtherSides {
  end: readonly Moved[]
  /** null = no balances are stated of the beginning of the year. */
  begin: readonly Moved[] | null
}

const otherSides = (ledger: Ledger, month: MonthIndex): OtherSides => ({
  end: movedAt(ledger, month) ?? [],
  begin: movedAt(ledger, yearOf(month) * 12 - 1),
})

/** All that is shown aside is due within a year. */
const GROWN_SUMS: ReadonlySet<string> = new Set(
  'currentAssets totalAssets currentLiabilities totalLiabilities liabilitiesAndEquity'.split(' '),
)

/** An item or a sum grows by what leaves its account for the other side, and by what comes from there. */
function grown(told: Told, { end, begin }: OtherSides, holds: (moved: Moved) => boolean): Told {
  const now = end.filter(holds)
  const sum = (of: readonly Moved[]) => of.reduce((all, { fen }) => all + fen, 0)
  return {
    ...told,
    end: told.end! + sum(now),
    begin: told.begin == null ? null : told.begin + sum((begin ?? []).filter(holds)),
    legs: () => [
      ...told.legs(),
      ...(now.length > 0 ? [balanceLeg(now.flatMap(({ rows }) => rows))] : []),
    ],
  }
}

/** Items with what is shown on their other side; those that no account is of and that something came to are added. */
function shownAside(items: readonly Told[], other: OtherSides): Told[] {
  const listed = new Set(items.map(({ code }) => code))
  const come = [...other.end, ...(other.begin ?? [])].map(({ to }) => to)
  const added = [...new Set(come)].filter((code) => !listed.has(code))
  const nil = added.map((code): Told => ({ code, end: 0, begin: other.begin && 0, legs: () => [] }))
  return [...items, ...nil].map((item) =>
    grown(item, other, ({ from, to }) => from === item.code || to === item.code),
  )
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
    [
      'liabilitiesAndEquity',
      -1,
      ({ what }) => what === 'LIABILITY' || what === 'EQUITY' || what === 'INCOME',
    ],
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
