/** Goods categories of a window as the matching indicators compare them (I-074…I-083). */

import { categoriesOfShort, taxCategoryName } from '../../kit/china/tax-category.ts'
import type { ReportWindow } from '../../report/window/label.ts'
import { isCategory } from '../category.ts'
import type { Direction } from '../facts.ts'
import type { InvoiceContext } from './context.ts'
import { compareText, type GoodsFold } from './goods-fold.ts'
import { sectorOf } from './sector.ts'

export interface CategoryGroup {
  readonly group: string
  readonly codes: readonly string[]
  readonly names: readonly string[]
}

/** A category as a sentence says it: the official name with its code; a 简称 names itself. */
export function categoryLabel(category: string): string {
  const name = taxCategoryName(category)
  return name ? `${name}(${category})` : category
}

/** First digit 3 of a code, or a short name of such codes, or one that says 服务. */
export function isService(category: string): boolean {
  return (categoriesOfShort(category) ?? category).startsWith('3') || category.endsWith('服务')
}

/** Σ amount of categories of a group, 分; those of `except` do not count. */
export function groupAmount(
  fold: GoodsFold,
  group: CategoryGroup,
  except: ReadonlySet<string> = new Set(),
): number {
  let total = 0
  for (const [category, amount] of fold.byCategory)
    if (
      !except.has(category) &&
      [...group.codes, ...group.names].some((wanted) => isCategory(category, wanted))
    )
      total += amount
  return total
}

/** Goods that make up enough of the sales to be the business: who deals in stationery does not use it up. */
export function dealtIn(context: InvoiceContext): ReadonlySet<string> {
  const rows = categoryRows(context, 'L12')
  return new Set(
    rows
      .filter((row) => row.outShare >= context.rules.categoryShare && !isService(row.category))
      .map((row) => row.category),
  )
}

/** Categories of a fold that belong to one of the groups, in order; those of `except` do not count. */
export function categoriesOf(
  fold: GoodsFold,
  groups: readonly CategoryGroup[],
  except: ReadonlySet<string> = new Set(),
): string[] {
  const wanted = groups.flatMap(({ codes, names }) => [...codes, ...names])
  return [...fold.byCategory.keys()]
    .filter((category) => !except.has(category) && wanted.some((one) => isCategory(category, one)))
    .sort(compareText)
}

/** Σ positive amounts of categories that satisfy `pick`, 分. */
export function categoryAmount(fold: GoodsFold, pick: (category: string) => boolean): number {
  let total = 0
  for (const [category, amount] of fold.byCategory)
    if (amount > 0 && category !== '' && pick(category)) total += amount
  return total
}

export interface CategoryRow {
  category: string
  in: number
  inShare: number
  out: number
  outShare: number
}

/**
 * Categories of both directions with their shares, largest sales first; lines without a category are left out. `digits`
 * shortens codes, not short names.
 */
export function categoryRows(
  context: InvoiceContext,
  window: ReportWindow,
  digits = 7,
): CategoryRow[] {
  const sides = {
    OUT: shortened(context.goods('OUT', window), digits),
    IN: shortened(context.goods('IN', window), digits),
  }
  const totalOf = (side: Map<string, number>) => {
    let total = 0
    for (const amount of side.values()) total += Math.max(0, amount)
    return total
  }
  const totals = { OUT: totalOf(sides.OUT), IN: totalOf(sides.IN) }
  const amount = (direction: Direction, category: string) =>
    Math.max(0, sides[direction].get(category) ?? 0)
  const names = new Set([...sides.OUT.keys(), ...sides.IN.keys()])
  return [...names]
    .map((category) => {
      const sold = amount('OUT', category)
      const bought = amount('IN', category)
      return {
        category,
        in: bought,
        inShare: totals.IN > 0 ? bought / totals.IN : 0,
        out: sold,
        outShare: totals.OUT > 0 ? sold / totals.OUT : 0,
      }
    })
    .sort((a, b) => b.out - a.out || b.in - a.in || compareText(a.category, b.category))
}

function shortened(fold: GoodsFold, digits: number): Map<string, number> {
  const amounts = new Map<string, number>()
  for (const [category, amount] of fold.byCategory) {
    if (category === '') continue
    const key = /^\d+$/.test(category) ? category.slice(0, digits) : category
    amounts.set(key, (amounts.get(key) ?? 0) + amount)
  }
  return amounts
}

/** Goods categories sold (share and more) of which nothing was bought, services left out (I-075, R-030). */
export function soldNotBought(context: InvoiceContext): CategoryRow[] {
  const digits = context.rules.categoryDigits[sectorOf(context).section ?? '']
  return categoryRows(context, 'L12', digits).filter(
    (row) =>
      row.outShare >= context.rules.categoryShare && row.in === 0 && !isService(row.category),
  )
}

/** Goods categories bought of which nothing was sold (I-076). */
export function boughtNotSold(context: InvoiceContext): CategoryRow[] {
  return categoryRows(context, 'L12').filter(
    (row) =>
      row.inShare >= context.rules.categoryShare && row.out === 0 && !isService(row.category),
  )
}
