/** Debt for years by day of statement, and its interest by statement and by invoice (domain §3.10, 10). */
import { indicatorTable, share, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block, TableBlock } from '../../report/document.ts'
import type { LendingBuild, LendingContext } from '../context.ts'
import type { DebtOfStatement, LendingInvoice } from '../facts.ts'
import {
  debtOf,
  invoicesIn,
  invoicesLeg,
  isAnnual,
  isInterest,
  knownMonths,
  sheetLeg,
  statementsBy,
} from '../records/debt.ts'
import { LENDING_SECTION_SAYS as SAYS } from './words.ts'

const ITEMS = [
  'shortLoans',
  'longLoans',
  'bondsPayable',
  'longPayables',
  'dueWithinYear',
  'totalLiabilities',
  'totalAssets',
] as const

const cell = (fen: number | null): number | null => (fen === null ? null : yuan(fen))

function debtCells(statement: DebtOfStatement): TableBlock['rows'][number] {
  const { sum } = debtOf(statement)
  return {
    periodEnd: statement.periodEnd,
    ...Object.fromEntries(ITEMS.map((item) => [item, cell(statement[item])])),
    share:
      sum === null || statement.totalAssets === null ? null : share(sum, statement.totalAssets),
  }
}

const debtTable = (statements: readonly DebtOfStatement[]): Block =>
  table(
    'debt',
    SAYS.debtTable,
    [
      { key: 'periodEnd', title: SAYS.statement, type: 'date' },
      ...ITEMS.map((item) => ({
        ...{ key: item, title: SAYS[item], type: 'money' as const, unit: SAYS.yuan },
      })),
      { key: 'share', title: SAYS.debtShare, type: 'ratio' },
    ],
    statements.toReversed().map((statement) => ({
      cells: debtCells(statement),
      evidence: [sheetLeg([statement.periodEnd])],
    })),
    SAYS.debtNote,
  )

const trend = (statements: readonly DebtOfStatement[]): Block => ({
  ...{ kind: 'chart', id: 'debt-chart', title: SAYS.debtChart, chart: 'trend' },
  categories: statements.map(({ periodEnd }) => periodEnd.slice(0, 7)),
  series: [
    {
      ...{ name: SAYS.debt, type: 'line', unit: 'yuan' },
      values: statements.map((statement) => cell(debtOf(statement).sum)),
    },
    {
      ...{ name: SAYS.dueWithinYear, type: 'line', unit: 'yuan' },
      values: statements.map(({ dueWithinYear }) => cell(dueWithinYear)),
    },
  ],
  beside: 'debt',
})

const uncollected = (): Block[] => [text('debt-untold', SAYS.noStatements)]

/** `last`: so many statements; absent = all. */
export const debtBlocks =
  (last?: number) =>
  (build: LendingBuild): Block[] => {
    const statements = statementsBy(build.context)
    if (statements === null || statements.length === 0) return uncollected()
    const shown = last === undefined ? statements : statements.slice(-last)
    return last === undefined && shown.length > 1
      ? [trend(shown), debtTable(shown)]
      : [debtTable(shown)]
  }

export const debtFigures =
  (id: string, title: string, ids: readonly string[]) =>
  (build: LendingBuild): Block[] => [indicatorTable(build, id, title, ids)]

const sumOf = (rows: readonly LendingInvoice[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0)

/** A year of which not all months are collected says nothing beside its statement. */
function yearCells(context: LendingContext, statement: DebtOfStatement) {
  const from = Number(statement.periodEnd.slice(0, 4)) * 12
  const year = { from, to: from + 11 }
  const known = knownMonths(context, year) === 12
  const rows = known ? invoicesIn(context, year) : []
  const { interestExpense: stated } = statement
  const invoiced = known ? sumOf(rows.filter(isInterest)) : null
  const other = known ? sumOf(rows.filter((row) => !isInterest(row))) : null
  return {
    cells: {
      year: statement.periodEnd.slice(0, 4),
      ...{ stated: cell(stated), invoiced: cell(invoiced), other: cell(other) },
      ratio: stated === null || invoiced === null ? null : share(invoiced, stated),
    },
    evidence: [...invoicesLeg(rows, year), sheetLeg([statement.periodEnd])],
  }
}

export function interestBlocks(build: LendingBuild): Block[] {
  const { context } = build
  const years = (statementsBy(context) ?? []).filter(isAnnual).toReversed()
  const figures = indicatorTable(build, 'interest-figures', SAYS.interestFigures, [
    ...['LL-06', 'LL-07', 'LL-08'],
  ])
  if (years.length === 0) return [...uncollected(), figures]
  const money = (key: string, title: string) =>
    ({ key, title, type: 'money', unit: SAYS.yuan }) as const
  return [
    table(
      'interest',
      SAYS.interestTable,
      [
        { key: 'year', title: SAYS.year, type: 'text' },
        money('stated', SAYS.statedInterest),
        money('invoiced', SAYS.invoicedInterest),
        money('other', SAYS.otherFees),
        { key: 'ratio', title: SAYS.ratio, type: 'ratio' },
      ],
      years.map((statement) => yearCells(context, statement)),
      SAYS.interestNote,
    ),
    figures,
  ]
}
