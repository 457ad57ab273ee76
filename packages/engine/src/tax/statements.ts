/** Statements as a source beside the taxes that brought them: the tax report holds them as a chapter, joint reports as a part. */

import { cashOutflow } from '../finance/outflow.ts'
import { FINANCE_PART, type FinanceContext, financeContext } from '../finance/part.ts'
import type { MonthWindow } from '../kit/calendar/window.ts'
import { openWords } from '../kit/findings.ts'
import type { Part } from '../kit/part.ts'
import type { Build } from '../kit/sections/build.ts'
import type { Claim, Section } from '../report/document.ts'
import type { TaxReportContext } from './context.ts'
import { citIn } from './cross/declared.ts'
import { TAX_SAYS } from './words.ts'

export function statementContext(context: TaxReportContext): FinanceContext {
  const { facts, asOf, m0, desk } = context
  const { statements, covered, registration, peers } = facts
  return financeContext({ statements, covered: covered.FIN_STATEMENT, registration }, asOf, m0, {
    peers,
    desk,
    purchases: (window) => purchases(facts.invoiced, window),
    citProfit: (year) => citIn(context, { from: year * 12, to: year * 12 + 11 }, 'PROFIT').fen,
  })
}

/** 分, 不含税; null unless every month of the span is held. */
function purchases(
  invoiced: TaxReportContext['facts']['invoiced'],
  { from, to }: MonthWindow,
): number | null {
  if (!invoiced) return null
  for (let m = from; m <= to; m++)
    if (!invoiced.covered.purchases.some(([first, last]) => m >= first && m <= last)) return null
  return invoiced.months
    .filter(({ month }) => month >= from && month <= to)
    .reduce((sum, month) => sum + month.purchases, 0)
}

/** Where no statement of the year was obtained, the income-tax return of that year tells whether it made a loss. */
function openOfStatements({ indicator, context }: Build<FinanceContext>): Claim[] {
  const open = [...cashOutflow(context), ...openWords(unjudged, indicator)]
  const profit = context.citProfit?.(context.fiscalYear) ?? null
  if (profit === null) return open
  const rest = open.filter(({ id }) => id !== PROFIT)
  if (profit >= 0 || rest.length === open.length) return rest
  const loss: Claim = {
    id: 'return:LOSS',
    args: { year: context.fiscalYear, yuan: -profit / 100 },
    text: TAX_SAYS.loss({ year: context.fiscalYear, sum: -profit / 100 }),
  }
  return [loss, ...rest]
}

const PROFIT = 'open:F-08.FY'

const { sections: chapters, unjudged, ...statements } = FINANCE_PART
const sections: Readonly<Record<string, (typeof chapters)[keyof typeof chapters]>> = chapters

export const STATEMENT_PART: Part<FinanceContext> = {
  ...statements,
  // Months of statements are told by the taxes.
  coverage: () => ({}),
  sections: (build, places) => places.flatMap((place) => sections[place]?.(build, place) ?? []),
  open: openOfStatements,
}

/** Statements and their figures, at the places of the tax report. */
export const statementSections = (build: Build<FinanceContext>): Section[] => [
  chapters.statements(build),
  chapters.indicators(build),
]
