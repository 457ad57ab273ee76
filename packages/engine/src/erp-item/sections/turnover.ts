/** How fast stock turns over, by category: of twelve months where they are known whole, else of three. */

import { indicatorTable, text as paragraph, table } from '../../kit/sections/blocks.ts'
import type { Block, Section } from '../../report/document.ts'
import { windowWords } from '../../report/window/label.ts'
import type { ItemContext } from '../context.ts'
import type { ReportBuild } from '../definition.ts'
import { periodsLeg } from '../evidence.ts'
import { turnovers } from '../stock/folds.ts'
import { daysOf, type Turned, type Turnover } from '../stock/turnover.ts'
import { categoryWords, ofCategory } from './categories.ts'
import { cell, money, text } from './cells.ts'
import { firstOf } from './listed.ts'
import { ERP_ITEM_SECTION_SAYS as SAYS } from './words.ts'

const WINDOWS = ['L12', 'L3'] as const

export function turnoverSection(build: ReportBuild): Section {
  const { context } = build
  return {
    id: 's04-turnover',
    title: SAYS.turnover,
    blocks: [
      indicatorTable(build, 'turnover-indicators', SAYS.turnoverIndicators, ['E-14']),
      byCategory(context),
    ],
  }
}

function byCategory(context: ItemContext): Block {
  for (const window of WINDOWS) {
    const turned = turnovers(context)[window]
    if (typeof turned !== 'string') return categoriesTable(context, turned, windowWords(window))
  }
  return paragraph('turnover-none', SAYS.noTurnover)
}

const dayCell = (turned: Turned, months: number): number | null => {
  const days = daysOf(turned, months)
  return days === null ? null : Math.round(days)
}

function categoriesTable({ periods }: ItemContext, turned: Turnover, window: string): Block {
  const cells = (category: string, each: Turned) => ({
    ...{ category, average: cell(Math.round(each.average)), out: cell(each.out) },
    days: dayCell(each, turned.months),
  })
  const { shown, note } = firstOf(
    [...turned.byCategory],
    ([a, x], [b, y]) => y.average - x.average || ((a ?? '') < (b ?? '') ? -1 : 1),
    SAYS.largestCategories,
  )
  return table(
    'turnover',
    SAYS.turnoverByCategory,
    [
      text('category', SAYS.category),
      money('average', SAYS.average),
      money('out', SAYS.went),
      { key: 'days', title: SAYS.turnoverDays, type: 'int' },
    ],
    [
      ...shown.map(([category, each]) => ({
        cells: cells(category ?? SAYS.uncategorised, each),
        evidence: [
          periodsLeg(periods, turned.periods, [ofCategory(category)], [categoryWords(category)]),
        ],
      })),
      { cells: cells(SAYS.total, turned), evidence: [periodsLeg(periods, turned.periods)] },
    ],
    SAYS.turnoverNote({ window, note }),
  )
}
