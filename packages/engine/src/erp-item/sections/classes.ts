/** Which items the sales are made of, and how much of the stock lies in the others. */
import { indicatorTable, text as paragraph, share, table } from '../../kit/sections/blocks.ts'
import type { Block, Section } from '../../report/document.ts'
import type { ItemContext } from '../context.ts'
import type { ReportBuild } from '../definition.ts'
import { itemsLeg } from '../evidence.ts'
import { CLASSES, type Classed, type Classes } from '../stock/classes.ts'
import { classes, totals } from '../stock/folds.ts'
import type { ItemStock } from '../stock/latest.ts'
import { cell, ITEM_COLUMNS, itemCells, money, nameOf, text } from './cells.ts'
import { firstOf } from './listed.ts'
import { ERP_ITEM_SECTION_SAYS as SAYS } from './words.ts'

export function classesSection(build: ReportBuild): Section {
  const ranked = classes(build.context)
  return {
    id: 's05-classes',
    title: SAYS.classes,
    blocks: [
      indicatorTable(build, 'class-indicators', SAYS.classIndicators, [
        'E-18',
        'E-18.HELD',
        'E-20',
      ]),
      ...(ranked
        ? classBlocks(build.context, ranked)
        : [paragraph('classes-none', SAYS.noClasses)]),
    ],
  }
}

const rounded = (part: number): number => Number(part.toFixed(6)) + 0

function classBlocks(context: ItemContext, { basis, total, items }: Classes): Block[] {
  const held = new Map((context.stock?.items ?? []).map((stock) => [stock.item.at, stock]))
  const sums = context.stock && totals(context)
  const sold = basis === 'SALES' ? SAYS.sold : SAYS.went
  const leg = (of: readonly Classed[], words: string) => {
    const stocks = of.flatMap(({ item }): ItemStock | ItemStock[] => held.get(item.at) ?? [])
    return sums && stocks.length > 0 ? [itemsLeg(context.stock!, sums.day, stocks, words)] : []
  }
  const summed = table(
    'classes',
    SAYS.classes,
    [
      text('class', SAYS.class),
      { key: 'items', title: SAYS.itemCount, type: 'int' },
      money('sold', sold),
      { key: 'share', title: SAYS.share, type: 'ratio' },
      money('held', SAYS.heldAmount),
      { key: 'heldShare', title: SAYS.heldShare, type: 'ratio' },
    ],
    CLASSES.map((name) => {
      const own = items.filter((each) => each.class === name)
      const fen = own.reduce((sum, each) => sum + each.sold, 0)
      const stock = own.reduce(
        (sum, { item }) => sum + Math.max(0, held.get(item.at)?.amount ?? 0),
        0,
      )
      return {
        cells: {
          ...{ class: name, items: own.length, sold: cell(fen) },
          share: fen < 0 ? null : share(fen, total),
          held: sums ? cell(stock) : null,
          heldShare: sums ? share(stock, sums.positive) : null,
        },
        evidence: leg(own, SAYS.ofClass({ class: name })),
      }
    }),
    basis === 'SALES' ? SAYS.classesBySales : SAYS.classesByOut,
  )
  const { shown, note } = firstOf(
    items.filter((each) => each.sold > 0),
    (a, b) => b.sold - a.sold || a.item.at - b.item.at,
    SAYS.bestSold,
  )
  return [
    summed,
    table(
      'best-sold',
      SAYS.bestSoldItems,
      [
        text('class', SAYS.class),
        ...ITEM_COLUMNS,
        money('sold', sold),
        { key: 'cumulated', title: SAYS.cumulated, type: 'ratio' },
        money('held', SAYS.heldAmount),
      ],
      shown.map((each) => ({
        cells: {
          ...{ class: each.class, ...itemCells(each.item), sold: cell(each.sold) },
          cumulated: rounded(each.cumulated),
          held: cell(held.get(each.item.at)?.amount ?? null),
        },
        evidence: leg([each], nameOf(each.item)),
      })),
      note,
    ),
  ]
}
