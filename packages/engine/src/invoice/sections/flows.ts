/** Section 9: categories bought and sold side by side, as a table and as flows through the enterprise. */

import { share, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block, Evidence } from '../../report/document.ts'
import { type CategoryRow, categoryRows } from '../context/categories.ts'
import type { InvoiceContext } from '../context/context.ts'
import { EVIDENCE_SAYS } from '../evidence/words.ts'
import { GOODS_SAYS } from '../indicators/goods-words.ts'
import { rowsOf } from './build.ts'
import { categoryName } from './category-names.ts'
import { PARTY_SECTIONS_SAYS } from './party-words.ts'
import { withoutLines } from './sides.ts'
import { SECTIONS_SAYS } from './words.ts'

const LISTED = 15

/** The categories that matter most on either side, in the order of sales; the rest as one row. */
function listedRows(all: readonly CategoryRow[]): {
  rows: CategoryRow[]
  rest: CategoryRow | null
} {
  const weight = (row: CategoryRow) => Math.max(row.inShare, row.outShare)
  const heavy = new Set(
    all
      .map((row, i) => ({ row, i }))
      .sort((a, b) => weight(b.row) - weight(a.row) || a.i - b.i)
      .slice(0, LISTED)
      .map(({ row }) => row),
  )
  const rest = all.filter((row) => !heavy.has(row) && (row.in > 0 || row.out > 0))
  const total = (key: 'in' | 'inShare' | 'out' | 'outShare') =>
    rest.reduce((sum, row) => sum + row[key], 0)
  return {
    rows: all.filter((row) => heavy.has(row)),
    rest:
      rest.length === 0
        ? null
        : {
            category: PARTY_SECTIONS_SAYS.otherCategories({ n: rest.length }),
            in: total('in'),
            inShare: total('inShare'),
            out: total('out'),
            outShare: total('outShare'),
          },
  }
}

/** Invoices of a category: of both directions where it is both bought and sold. */
function evidenceOf(context: InvoiceContext, row: CategoryRow): Evidence {
  const direction = row.out === 0 ? 'IN' : row.in === 0 ? 'OUT' : null
  return rowsOf(direction, context.span('L12'), 'VALID', { goods: row.category })
}

/** Each side opens its own invoices; of the match, those of both. */
function sidesOf(context: InvoiceContext, row: CategoryRow): Record<string, Evidence> {
  const of = (direction: 'IN' | 'OUT', amount: number) =>
    amount === 0 ? [] : rowsOf(direction, context.span('L12'), 'VALID', { goods: row.category })
  const bought = of('IN', row.in)
  const sold = of('OUT', row.out)
  return { in: bought, inShare: bought, out: sold, outShare: sold, match: [...sold, ...bought] }
}

/** What the drawing leaves out; a side without a known category has no difference to the other. */
function noteOf(rows: readonly CategoryRow[]): string {
  if (!rows.some((row) => row.in > 0)) return PARTY_SECTIONS_SAYS.onlySales
  if (!rows.some((row) => row.out > 0)) return PARTY_SECTIONS_SAYS.onlyPurchases
  return PARTY_SECTIONS_SAYS.difference
}

/** The sankey and its table; one sentence where neither side carries lines. */
export function categoryBlocks(context: InvoiceContext): Block[] {
  const lines = (['OUT', 'IN'] as const).some(
    (direction) => context.goods(direction, 'L12').monthsWithLines > 0,
  )
  if (!lines) {
    const sides = (['OUT', 'IN'] as const).map((direction) => withoutLines(context, direction))
    return [text('categories-missing', ...sides, PARTY_SECTIONS_SAYS.categoriesBoughtSold)]
  }
  const { rows, rest } = listedRows(categoryRows(context, 'L12'))
  const cells = (row: CategoryRow, match: number | null) => ({
    in: yuan(row.in),
    inShare: share(row.inShare, 1),
    out: yuan(row.out),
    outShare: share(row.outShare, 1),
    match,
  })
  const listed = table(
    'categories',
    PARTY_SECTIONS_SAYS.categoriesBoughtSoldLast,
    [
      { key: 'name', title: PARTY_SECTIONS_SAYS.nameCategory, type: 'text' },
      { key: 'category', title: PARTY_SECTIONS_SAYS.category, type: 'text' },
      { key: 'in', title: PARTY_SECTIONS_SAYS.bought, type: 'money', unit: SECTIONS_SAYS.yuan },
      { key: 'inShare', title: PARTY_SECTIONS_SAYS.shareBought, type: 'ratio' },
      { key: 'out', title: PARTY_SECTIONS_SAYS.sold, type: 'money', unit: SECTIONS_SAYS.yuan },
      { key: 'outShare', title: PARTY_SECTIONS_SAYS.shareSold, type: 'ratio' },
      { key: 'match', title: PARTY_SECTIONS_SAYS.match, type: 'ratio' },
    ],
    [
      ...rows.map((row) => ({
        cells: {
          name: categoryName(row.category),
          category: row.category,
          ...cells(row, share(Math.min(row.inShare, row.outShare), 1)),
        },
        evidence: evidenceOf(context, row),
        own: sidesOf(context, row),
      })),
      ...(rest
        ? [
            {
              cells: { name: rest.category, category: null, ...cells(rest, null) },
              evidence: [],
            },
          ]
        : []),
    ],
    PARTY_SECTIONS_SAYS.categoryFirst7,
  )
  const all = rest ? [...rows, rest] : rows
  const known = all.some((row) => row.in > 0 || row.out > 0)
  return [
    ...(known
      ? [
          {
            kind: 'chart' as const,
            id: 'category-flow',
            title: PARTY_SECTIONS_SAYS.categoriesBoughtEnterprise,
            chart: 'sankey' as const,
            categories: listed.rows.map((row) => String(row.name)),
            keys: listed.rows.map((row) => row.category as string | null),
            series: [
              {
                name: EVIDENCE_SAYS.bought,
                values: all.map((row) => yuan(row.in)),
                unit: 'yuan' as const,
              },
              {
                name: GOODS_SAYS.sold,
                values: all.map((row) => yuan(row.out)),
                unit: 'yuan' as const,
              },
            ],
            table: listed.id,
            note: noteOf(all),
          },
        ]
      : []),
    listed,
  ]
}
