/** The list of stock held against the summary of the same day. */
import { formatDay } from '../../kit/calendar/window.ts'
import { indicatorTable, text as paragraph, table, termsOf } from '../../kit/sections/blocks.ts'
import type { Block, Section } from '../../report/document.ts'
import type { ItemContext } from '../context.ts'
import type { ReportBuild } from '../definition.ts'
import { itemsLeg } from '../evidence.ts'
import { counted, type Differing } from '../stock/counted.ts'
import { bothBooks } from '../stock/folds.ts'
import { cell, ITEM_COLUMNS, itemCells, money, nameOf, quantity } from './cells.ts'
import { firstOf } from './listed.ts'
import { ERP_ITEM_SECTION_SAYS as SAYS } from './words.ts'

export const countedSection = (build: ReportBuild): Section => ({
  id: 's11-counted',
  title: SAYS.counted,
  blocks: [
    indicatorTable(build, 'count-indicators', SAYS.countIndicators, ['E-16']),
    ...countedBlocks(build.context),
  ],
})

const larger = (a: Differing, b: Differing): number =>
  Math.abs(b.amount ?? 0) - Math.abs(a.amount ?? 0) ||
  Math.abs(b.qty ?? 0) - Math.abs(a.qty ?? 0) ||
  a.item.at - b.item.at

function countedBlocks(context: ItemContext): Block[] {
  const both = bothBooks(context)
  if (!both) return [paragraph('not-both', SAYS.notBoth)]
  const day = formatDay(both.day)
  const { compared, differing, less, more } = counted(both)
  if (differing.length === 0) return [paragraph('agree', SAYS.agree({ day, n: compared }))]
  const { shown, note } = firstOf(differing, larger, SAYS.largestDifferences)
  const stockOf = ({ item, category }: Differing) => ({
    ...{ item, category, qty: null, amount: null, below: false },
  })
  return [
    paragraph(
      'differ',
      SAYS.differ({ day, n: differing.length, compared }),
      SAYS.lessAndMore({ less: less / 100, more: more / 100 }),
    ),
    table(
      'differences',
      SAYS.differences,
      [
        ...ITEM_COLUMNS,
        quantity('summaryQty', SAYS.summaryQty),
        quantity('listQty', SAYS.listQty),
        quantity('qty', SAYS.gapQty),
        money('summaryAmount', SAYS.summaryAmount),
        money('listAmount', SAYS.listAmount),
        money('amount', SAYS.gapAmount),
      ],
      shown.map((each) => {
        const [of, words] = [[stockOf(each)], nameOf(each.item)]
        return {
          cells: {
            ...itemCells(each.item),
            ...{ summaryQty: each.summaryQty, listQty: each.listQty, qty: each.qty },
            ...{ summaryAmount: cell(each.summaryAmount), listAmount: cell(each.listAmount) },
            amount: cell(each.amount),
          },
          evidence: termsOf(
            [[itemsLeg(both.onHand, day, of, words)], SAYS.listAmount, cell(each.listAmount)],
            [
              [itemsLeg(both.summary, day, of, words)],
              SAYS.summaryAmount,
              cell(each.summaryAmount),
            ],
          ),
        }
      }),
      [note, SAYS.differencesNote].join('；'),
    ),
  ]
}
