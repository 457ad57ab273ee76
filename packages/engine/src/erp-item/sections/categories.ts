/** Which categories what is in stock belongs to. */
import { share, table } from '../../kit/sections/blocks.ts'
import type { Condition } from '../../report/condition.ts'
import type { Block, Section } from '../../report/document.ts'
import type { ItemContext } from '../context.ts'
import type { ReportBuild } from '../definition.ts'
import { stockLeg } from '../evidence.ts'
import { byCategory, type CategoryStock } from '../stock/categories.ts'
import { totals } from '../stock/folds.ts'
import { cell, money, text } from './cells.ts'
import { noStock } from './overview.ts'
import { ERP_ITEM_SECTION_SAYS as SAYS } from './words.ts'

/** Categories that are told by name; the smallest of many stand together. */
const NAMED = 30

export function categoriesSection({ context }: ReportBuild): Section {
  return {
    id: 's02-categories',
    title: SAYS.categories,
    blocks: context.stock ? categoryBlocks(context) : [noStock()],
  }
}

/** Rows of a category. */
export const ofCategory = (category: string | null): Condition<'category'> =>
  category === null ? { field: 'category', absent: true } : { field: 'category', in: [category] }

export const categoryWords = (category: string | null): string =>
  category === null ? SAYS.withoutCategory : SAYS.ofCategory({ category })

function categoryBlocks(context: ItemContext): Block[] {
  const stock = context.stock!
  const { day, amount: whole } = totals(context)!
  const all = byCategory(context)
  const shown = all.length > NAMED ? all.slice(0, NAMED - 1) : all
  const rest = all.slice(shown.length)
  const sum = (rows: readonly CategoryStock[]) =>
    rows.some(({ amount }) => amount !== null)
      ? rows.reduce((total, { amount }) => total + (amount ?? 0), 0)
      : null
  const positive = all.reduce((total, { amount }) => total + Math.max(0, amount ?? 0), 0)
  const cells = (name: string, items: number | null, amount: number | null) => ({
    ...{ category: name, items, amount: cell(amount) },
    share: amount === null || amount < 0 ? null : share(amount, positive),
  })
  const named = (category: string | null) => category ?? SAYS.uncategorised
  const rows = [
    ...shown.map(({ category, items, amount }) => ({
      cells: cells(named(category), items, amount),
      evidence: [stockLeg(stock, day, [ofCategory(category)], [categoryWords(category)])],
    })),
    ...(rest.length > 0
      ? [{ cells: cells(SAYS.otherCategories, null, sum(rest)), evidence: [] }]
      : []),
  ]
  const listed = table(
    'categories',
    SAYS.categories,
    [
      text('category', SAYS.category),
      { key: 'items', title: SAYS.itemCount, type: 'int' },
      { ...money('amount', SAYS.amount), proof: 'SUM' },
      { key: 'share', title: SAYS.share, type: 'ratio' },
    ],
    [
      ...rows,
      {
        cells: { ...cells(SAYS.total, stock.items.length, whole), share: null },
        evidence: [stockLeg(stock, day)],
      },
    ],
    rest.length > 0 ? SAYS.largestRest({ shown: shown.length, rest: rest.length }) : SAYS.signs,
  )
  return positive > 0
    ? [
        {
          kind: 'chart',
          id: 'category-donut',
          title: SAYS.categories,
          chart: 'donut',
          categories: rows.map(({ cells: { category } }) => category),
          series: [
            {
              name: SAYS.amount,
              values: rows.map(({ cells: { amount } }) =>
                amount === null ? null : Math.max(0, amount),
              ),
              unit: 'yuan',
            },
          ],
          table: listed.id,
        },
        listed,
      ]
    : [listed]
}
