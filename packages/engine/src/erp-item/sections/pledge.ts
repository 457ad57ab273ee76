/** What of the stock could be pledged, of what it is made, and what is left out with the reason. */
import { kpis, text as paragraph, table } from '../../kit/sections/blocks.ts'
import type { Block, Section } from '../../report/document.ts'
import type { ItemContext } from '../context.ts'
import type { ReportBuild } from '../definition.ts'
import { itemsLeg } from '../evidence.ts'
import { pledge, totals } from '../stock/folds.ts'
import type { Rest } from '../stock/idle.ts'
import type { LeftOut, Pledged } from '../stock/pledge.ts'
import { cell, ITEM_COLUMNS, itemCells, money, nameOf, quantity, text } from './cells.ts'
import { firstOf } from './listed.ts'
import { noStock } from './overview.ts'
import { fromWords } from './prices.ts'
import { ERP_ITEM_SECTION_SAYS as SAYS } from './words.ts'

export function pledgeSection(build: ReportBuild): Section {
  const { context } = build
  return {
    id: 's10-pledge',
    title: SAYS.pledge,
    blocks: context.stock ? pledgeBlocks(build) : [noStock()],
  }
}

const REST_WORDS: Record<Rest, string> = {
  MOVING: SAYS.moving,
  IDLE: SAYS.lyingIdle,
  UNKNOWN: SAYS.notKnown,
  DEAD: SAYS.lyingDead,
}

const LEFT_OUT: Record<LeftOut, string> = {
  BELOW: SAYS.leftBelow,
  PRICELESS: SAYS.leftPriceless,
  EMPTY: SAYS.leftEmpty,
  DEAD: SAYS.leftDead,
}

interface Group {
  name: string
  items: readonly Pledged[]
}

function groupsOf(items: readonly Pledged[]): Group[] {
  const counted = items.filter(({ leftOut }) => leftOut === null)
  const of = (name: string, holds: (item: Pledged) => boolean): Group => ({
    name,
    items: counted.filter(holds),
  })
  return [
    of(SAYS.movingPriced, ({ rest, price }) => rest === 'MOVING' && price.from !== null),
    of(SAYS.movingUnpriced, ({ rest, price }) => rest === 'MOVING' && price.from === null),
    of(SAYS.idlePriced, ({ rest, price }) => rest !== 'MOVING' && price.from !== null),
    of(SAYS.idleUnpriced, ({ rest, price }) => rest !== 'MOVING' && price.from === null),
    ...(Object.keys(LEFT_OUT) as LeftOut[]).map((why) => ({
      name: SAYS.leftOutAs({ why: LEFT_OUT[why] }),
      items: items.filter(({ leftOut }) => leftOut === why),
    })),
  ].filter((group) => group.items.length > 0)
}

function pledgeBlocks(build: ReportBuild): Block[] {
  const { context } = build
  const { items } = pledge(context)
  const { priceShare: part, idleDiscount: discount } = context.rules.pledge
  const { day } = totals(context)!
  const stock = context.stock!
  const groups = groupsOf(items)
  return [
    kpis(build, 'pledge-kpis', ['S-001.asOf', 'S-001.SHARE.asOf', 'E-11.asOf']),
    paragraph(
      'pledge-method',
      SAYS.pledgeMethod({ part, discount }),
      SAYS.pledgePrices({ part }),
      SAYS.pledgeCaution,
    ),
    ...(groups.length > 0
      ? [
          table(
            'pledge-groups',
            SAYS.pledgeGroups,
            [
              text('group', SAYS.group),
              { key: 'items', title: SAYS.itemCount, type: 'int' },
              { ...money('cost', SAYS.cost), proof: 'SUM' },
              money('value', SAYS.pledgeValue),
            ],
            groups.map(({ name, items: own }) => ({
              cells: {
                ...{ group: name, items: own.length },
                cost: own.some((each) => each.stock.amount !== null)
                  ? cell(own.reduce((sum, each) => sum + (each.stock.amount ?? 0), 0))
                  : null,
                value: cell(own.reduce((sum, { value }) => sum + value, 0)),
              },
              evidence: [
                itemsLeg(
                  stock,
                  day,
                  own.map((each) => each.stock),
                  name,
                ),
              ],
            })),
          ),
        ]
      : []),
    ...countedTable(context, items),
    ...leftOutTable(context, items),
  ]
}

const bySize = (a: Pledged, b: Pledged): number =>
  b.value - a.value ||
  Math.abs(b.stock.amount ?? 0) - Math.abs(a.stock.amount ?? 0) ||
  a.stock.item.at - b.stock.item.at

function countedTable(context: ItemContext, items: readonly Pledged[]): Block[] {
  const counted = items.filter(({ leftOut }) => leftOut === null)
  if (counted.length === 0) return []
  const { shown, note } = firstOf(counted, bySize, SAYS.largestPledges)
  return [
    table(
      'pledged',
      SAYS.pledged,
      [
        ...ITEM_COLUMNS,
        quantity('qty'),
        { ...money('cost', SAYS.cost), proof: 'SUM' },
        money('price', SAYS.priceUsed),
        text('from', SAYS.judgedBy),
        money('base', SAYS.pledgeBase),
        text('rest', SAYS.state),
        { key: 'discount', title: SAYS.discount, type: 'ratio' },
        money('value', SAYS.pledgeValue),
      ],
      shown.map(({ stock, price, base, rest, discount, value }) => ({
        cells: {
          ...{ ...itemCells(stock.item), qty: stock.qty, cost: cell(stock.amount) },
          ...{ price: cell(price.price), from: fromWords(price), base: cell(base) },
          ...{ rest: REST_WORDS[rest], discount, value: cell(value) },
        },
        evidence: [itemsLeg(context.stock!, totals(context)!.day, [stock], nameOf(stock.item))],
      })),
      note,
    ),
  ]
}

function leftOutTable(context: ItemContext, items: readonly Pledged[]): Block[] {
  const left = items.filter(({ leftOut }) => leftOut !== null)
  if (left.length === 0) return []
  const { shown, note } = firstOf(left, bySize, SAYS.largestItems)
  return [
    table(
      'left-out',
      SAYS.leftOut,
      [...ITEM_COLUMNS, quantity('qty'), money('cost', SAYS.cost), text('why', SAYS.why)],
      shown.map(({ stock, leftOut }) => ({
        cells: {
          ...{ ...itemCells(stock.item), qty: stock.qty, cost: cell(stock.amount) },
          why: LEFT_OUT[leftOut!],
        },
        evidence: [itemsLeg(context.stock!, totals(context)!.day, [stock], nameOf(stock.item))],
      })),
      note,
    ),
  ]
}
