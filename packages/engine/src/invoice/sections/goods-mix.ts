/**
 * What is sold to customers and bought from suppliers, by category: the treemap of sections 7 and 8. The domain asks for the
 * industries of the parties; invoices do not carry them, so the goods between the parties are drawn and the note says so.
 */

import { share, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block } from '../../report/document.ts'
import { withoutStop } from '../../report/limit/without-stop.ts'
import type { InvoiceContext } from '../context/context.ts'
import { compareText } from '../context/goods-fold.ts'
import type { Direction } from '../facts.ts'
import { rowsOf } from './build.ts'
import { categoryName, categorySection } from './category-names.ts'
import { PARTY_SECTIONS_SAYS } from './party-words.ts'
import { SIDES, withoutLines } from './sides.ts'
import { SECTIONS_SAYS } from './words.ts'

const LISTED = 15

interface Part {
  name: string
  category: string | null
  section: string
  amount: number
}

/** Positive categories, largest first; beyond `LISTED` joined; lines without a category last. 分. */
function partsOf(context: InvoiceContext, direction: Direction): Part[] {
  const { byCategory } = context.goods(direction, 'L12')
  const ranked = [...byCategory]
    .filter(([category, amount]) => category !== '' && amount > 0)
    .sort((a, b) => b[1] - a[1] || compareText(a[0], b[0]))
  const parts = ranked.slice(0, LISTED).map(
    ([category, amount]): Part => ({
      name: categoryName(category),
      category,
      section: categorySection(category),
      amount,
    }),
  )
  const rest = ranked.slice(LISTED)
  if (rest.length > 0)
    parts.push({
      name: PARTY_SECTIONS_SAYS.otherCategories({ n: rest.length }),
      category: null,
      section: PARTY_SECTIONS_SAYS.other,
      amount: rest.reduce((sum, [, amount]) => sum + amount, 0),
    })
  const unnamed = byCategory.get('') ?? 0
  if (unnamed > 0)
    parts.push({
      name: PARTY_SECTIONS_SAYS.uncategorised,
      category: null,
      section: PARTY_SECTIONS_SAYS.other,
      amount: unnamed,
    })
  return parts
}

/** The treemap with its table, or why there is none. */
export function goodsMixBlocks(context: InvoiceContext, direction: Direction): Block[] {
  const id = `mix-${direction.toLowerCase()}`
  const { monthsWithRows, monthsWithLines } = context.goods(direction, 'L12')
  const parts = partsOf(context, direction)
  if (parts.length === 0)
    return [
      text(
        `${id}-missing`,
        SECTIONS_SAYS[direction === 'OUT' ? 'soldUnsorted' : 'boughtUnsorted']({
          why: withoutStop(withoutLines(context, direction)),
        }),
      ),
    ]
  const whole = parts.reduce((sum, part) => sum + part.amount, 0)
  const rows = table(
    `${id}-table`,
    SIDES[direction].mixTable,
    [
      { key: 'name', title: PARTY_SECTIONS_SAYS.nameCategory, type: 'text' },
      { key: 'category', title: PARTY_SECTIONS_SAYS.category, type: 'text' },
      { key: 'section', title: PARTY_SECTIONS_SAYS.categoryKind, type: 'text' },
      { key: 'amount', title: SECTIONS_SAYS.amount, type: 'money', unit: SECTIONS_SAYS.yuan },
      { key: 'share', title: SECTIONS_SAYS.share, type: 'ratio' },
    ],
    parts.map((part) => ({
      cells: {
        name: part.name,
        category: part.category,
        section: part.section,
        amount: yuan(part.amount),
        share: share(part.amount, whole),
      },
      evidence: part.category
        ? rowsOf(direction, context.span('L12'), 'VALID', { goods: part.category })
        : [],
    })),
  )
  return [
    {
      kind: 'chart',
      id,
      title: SIDES[direction].mix,
      chart: 'treemap',
      categories: parts.map((part) => part.name),
      keys: parts.map((part) => part.category),
      groups: parts.map((part) => part.section),
      series: [
        {
          name: SECTIONS_SAYS.amount,
          values: parts.map((part) => yuan(part.amount)),
          unit: 'yuan',
        },
      ],
      table: rows.id,
      note: mixNote(direction, monthsWithRows, monthsWithLines),
    },
    rows,
  ]
}

function mixNote(direction: Direction, months: number, lines: number): string {
  if (direction === 'OUT')
    return lines < months ? SECTIONS_SAYS.soldMixPartly({ months, lines }) : SECTIONS_SAYS.soldMix
  return lines < months ? SECTIONS_SAYS.boughtMixPartly({ months, lines }) : SECTIONS_SAYS.boughtMix
}
