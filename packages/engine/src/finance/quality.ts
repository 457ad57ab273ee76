/** Checks of the statements themselves (domain §2.7). What fails is shown, never mended. */

import type { Fen } from '@xinjian/format'
import { monthCode, yearOf } from '../kit/calendar/calendar.ts'
import { formatMonth } from '../kit/calendar/window.ts'
import { oncePer } from '../kit/once.ts'
import type { QualityCheck } from '../report/document.ts'
import { type FinanceContext, statementOf } from './context.ts'
import { STATEMENT_NAMES } from './figures.ts'
import { FINANCE_FINDING_SAYS } from './findings-words.ts'
import { AMBIGUOUS, type Side, stated } from './identities.ts'
import type { SeenStatement } from './seen.ts'
import { FINANCE_SAYS } from './words.ts'

/** One identity of one statement: both sides as stated, never derived. */
export interface Checked {
  check: string
  statement: SeenStatement
  /** Which identity, in words. */
  words: string
  /** What the two sides differ by, 分; null = a side is not stated. */
  difference: Fen | null
}

const TITLES: Readonly<Record<string, string>> = {
  FIN_BALANCE: FINANCE_FINDING_SAYS.sheetBalances,
  FIN_ASSETS: FINANCE_FINDING_SAYS.assetsSum,
  FIN_NET_PROFIT: FINANCE_FINDING_SAYS.netProfitSum,
  FIN_OPENING: FINANCE_FINDING_SAYS.openingSame,
  FIN_REVENUE: FINANCE_FINDING_SAYS.revenueGrows,
  FIN_CASH: FINANCE_FINDING_SAYS.cashSame,
}

/** Items whose 年初余额 is held against the end of the year before. */
const CODES_OPENED = ['totalAssets', 'totalLiabilities', 'totalEquity', 'retainedEarnings'] as const

function told(statement: SeenStatement | null, code: string, side: Side): Fen | null {
  const said = statement && stated(statement, code, side)
  return said && said !== AMBIGUOUS ? said.fen : null
}

const less = (one: Fen | null, other: Fen | null): Fen | null =>
  one === null || other === null ? null : one - other

function ofBalance(context: FinanceContext, statement: SeenStatement): Checked[] {
  const end = (code: string) => told(statement, code, 'end')
  const liabilities = end('totalLiabilities')
  const equity = end('totalEquity')
  const both = liabilities === null || equity === null ? null : liabilities + equity
  const parts = [end('currentAssets'), end('nonCurrentAssets')]
  const assets = parts.includes(null) ? null : parts[0]! + parts[1]!
  const month = formatMonth(statement.month)
  return [
    {
      check: 'FIN_BALANCE',
      statement,
      words: FINANCE_FINDING_SAYS.sheetBalancesOf({ month }),
      difference: less(end('totalAssets'), both ?? end('liabilitiesAndEquity')),
    },
    {
      check: 'FIN_ASSETS',
      statement,
      words: FINANCE_FINDING_SAYS.assetsSumOf({ month }),
      difference: less(assets, end('totalAssets')),
    },
    ...opened(context, statement),
  ]
}

/** 年初余额 against the end of the year before, where both statements are there. */
function opened(context: FinanceContext, statement: SeenStatement): Checked[] {
  const before = statementOf(context, 'BALANCE', yearOf(statement.month) * 12 - 1)
  if (!before) return []
  const differences = CODES_OPENED.map((code) =>
    less(told(statement, code, 'begin'), told(before, code, 'end')),
  ).filter((difference) => difference !== null)
  const worst = differences.reduce<number | null>(
    (most, d) => (most === null || Math.abs(d) > Math.abs(most) ? d : most),
    null,
  )
  return [
    {
      check: 'FIN_OPENING',
      statement,
      words: FINANCE_FINDING_SAYS.openingSameOf({
        month: formatMonth(statement.month),
        before: formatMonth(before.month),
      }),
      difference: worst,
    },
  ]
}

function ofIncome(context: FinanceContext, statement: SeenStatement): Checked[] {
  const flow = (code: string) => told(statement, code, 'ytd')
  const month = formatMonth(statement.month)
  const { month: end } = statement
  const earlier = context.statements.findLast(
    (s) => s.kind === 'INCOME' && s.month < end && yearOf(s.month) === yearOf(end),
  )
  const fallen = earlier && less(flow('revenue'), told(earlier, 'revenue', 'ytd'))
  return [
    {
      check: 'FIN_NET_PROFIT',
      statement,
      words: FINANCE_FINDING_SAYS.netProfitSumOf({ month }),
      difference: less(less(flow('totalProfit'), flow('incomeTax')), flow('netProfit')),
    },
    ...(earlier
      ? [
          {
            check: 'FIN_REVENUE',
            statement,
            words: FINANCE_FINDING_SAYS.revenueGrowsOf({
              month,
              earlier: formatMonth(earlier.month),
            }),
            // Only a fall is a failure.
            difference: fallen == null ? null : Math.min(0, fallen),
          },
        ]
      : []),
  ]
}

/** 货币资金 holds deposits that are no cash, so the bridge may differ with good reason: it is shown as what to ask about. */
function ofCash(context: FinanceContext, statement: SeenStatement): Checked[] {
  const balance = statementOf(context, 'BALANCE', statement.month)
  if (!balance) return []
  const change = less(told(balance, 'cash', 'end'), told(balance, 'cash', 'begin'))
  return [
    {
      check: 'FIN_CASH',
      statement,
      words: FINANCE_FINDING_SAYS.cashSameOf({ month: formatMonth(statement.month) }),
      difference: less(
        statement.quarters?.change?.fen ?? told(statement, 'cashChange', 'ytd'),
        change,
      ),
    },
  ]
}

/** Every identity of every statement seen, by check. */
export const identitiesOf = oncePer((context: FinanceContext): readonly Checked[] =>
  context.statements.flatMap((statement) =>
    statement.kind === 'BALANCE'
      ? ofBalance(context, statement)
      : statement.kind === 'INCOME'
        ? ofIncome(context, statement)
        : ofCash(context, statement),
  ),
)

export const broken = (context: FinanceContext, { difference }: Checked): boolean =>
  difference !== null && Math.abs(difference) > context.rules.tolerance

const saidBroken = ({ words, difference }: Checked): string =>
  FINANCE_FINDING_SAYS.differ({ what: words, off: Math.abs(difference!) / 100 })

export const failures = (context: FinanceContext, of: readonly Checked[]): string[] =>
  of.filter((checked) => broken(context, checked)).map(saidBroken)

/** How many failures are told one by one. */
const TOLD = 4

export function financeQuality(context: FinanceContext): QualityCheck[] {
  if (!context.collected)
    return [
      {
        check: 'FIN_STATEMENTS',
        title: FINANCE_FINDING_SAYS.collected,
        period: null,
        result: 'UNKNOWN',
        detail: FINANCE_SAYS.notCollected,
      },
    ]
  return [
    presence(context),
    ...Object.keys(TITLES).map((check) => oneCheck(context, check)),
    rowsCheck(context),
  ]
}

function presence({ statements, latest, fiscalYear }: FinanceContext): QualityCheck {
  const base = {
    check: 'FIN_STATEMENTS',
    title: FINANCE_FINDING_SAYS.collected,
    period: latest === null ? null : monthCode(latest),
  }
  if (latest === null) return { ...base, result: 'FAIL', detail: FINANCE_SAYS.noneCollected }
  const month = fiscalYear * 12 + 11
  const lacking = (['BALANCE', 'INCOME'] as const).filter(
    (kind) => !statementOf({ statements }, kind, month),
  )
  return {
    ...base,
    result: lacking.length ? 'FAIL' : 'PASS',
    detail: lacking.length
      ? FINANCE_FINDING_SAYS.lacks({
          year: fiscalYear,
          sheets: lacking.map((kind) => STATEMENT_NAMES[kind]),
          latest: formatMonth(latest),
        })
      : FINANCE_FINDING_SAYS.held({ n: statements.length, latest: formatMonth(latest) }),
  }
}

function oneCheck(context: FinanceContext, check: string): QualityCheck {
  const all = identitiesOf(context).filter((checked) => checked.check === check)
  const judged = all.filter(({ difference }) => difference !== null)
  const base = { check, title: TITLES[check]!, period: null }
  if (judged.length === 0)
    return { ...base, result: 'UNKNOWN', detail: FINANCE_FINDING_SAYS.itemsNotListed }
  const failed = failures(context, judged)
  const told = failed.slice(-TOLD).reverse().join('；')
  return {
    ...base,
    result: failed.length ? 'FAIL' : 'PASS',
    detail: !failed.length
      ? FINANCE_FINDING_SAYS.allAgree({ n: judged.length })
      : failed.length > TOLD
        ? FINANCE_FINDING_SAYS.failedInAll({ told, n: failed.length })
        : told,
  }
}

/** Rows of one item in one statement that do not agree, and rows that the chart does not know: neither is counted anywhere. */
function rowsCheck({ statements }: FinanceContext): QualityCheck {
  const unknown = statements.flatMap(({ items }) => items.filter(({ code }) => code === null))
  const twice = statements.flatMap((statement) =>
    [...statement.byCode.keys()].filter((code) =>
      (statement.kind === 'BALANCE' ? (['begin', 'end'] as const) : (['ytd'] as const)).some(
        (side) => stated(statement, code, side) === AMBIGUOUS,
      ),
    ),
  )
  const told = [
    unknown.length ? FINANCE_FINDING_SAYS.rowsUnknown({ n: unknown.length }) : '',
    twice.length ? FINANCE_FINDING_SAYS.rowsTwice({ n: twice.length }) : '',
  ].filter(Boolean)
  return {
    check: 'FIN_ROWS',
    title: FINANCE_FINDING_SAYS.rowsKnown,
    period: null,
    result: told.length ? 'FAIL' : 'PASS',
    detail: told.length ? told.join('；') : FINANCE_FINDING_SAYS.noneFound,
  }
}
