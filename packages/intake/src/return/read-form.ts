import type { GridSheet } from '../forms/grid.ts'
import { unitPower } from '../statement/amounts.ts'
import { finishReturn } from './finish.ts'
import { readHead } from './head.ts'
import type { ReturnItem, TaxReturn } from './model.ts'
import { COUNTED_ROW } from './pages.ts'
import { readGridLines } from './read-grid.ts'
import { formParts } from './title.ts'

/**
 * The returns in the sheets of a file; none where no sheet is a form of a return. `captured`: the sheets were taken from the pages of a
 * bureau, so that each is a form whatever it is called.
 */
export function readForms(sheets: readonly GridSheet[], captured = false): TaxReturn[] {
  const found = sheets.flatMap((sheet) =>
    formParts(sheet, captured).map(({ form, title, rows }) => {
      const head = readHead(rows)
      const lines = readGridLines({ ...sheet, rows }, 10 ** (unitPower(head.unit) ?? 0))
      const items = lines.items.map((item) => fromPage(sheet, item))
      return finishReturn({ form, title, head, ...lines, items, struck: true })
    }),
  )
  const told = found.filter(({ items }) => items.length > 0)
  // A title in a menu or a list of links is no form beside one that has lines.
  if (captured) return found
  return told.length > 0 ? told.map((one) => withHead(one, told)) : found.slice(0, 1)
}

/** Schedules of one file leave out who filed them and for when: the main form says it. */
function withHead(one: TaxReturn, all: readonly TaxReturn[]): TaxReturn {
  if (one.blank || one.taxpayer.taxNo || one.period.from) return one
  const main = all.find(({ taxpayer, period }) => taxpayer.taxNo && period.from)
  return main ? { ...one, taxpayer: main.taxpayer, period: main.period } : one
}

/** Headings of a page are matched to their columns by eye: several columns are for a person to look at, unless they were counted. */
function fromPage({ source, rows }: GridSheet, item: ReturnItem): ReturnItem {
  const counted = rows.some(({ row }) => row === COUNTED_ROW)
  if (source === 'TABLE' || counted || Object.keys(item.values).length <= 1) return item
  return { ...item, confidence: Math.min(item.confidence, BY_EYE) }
}

const BY_EYE = 0.8
