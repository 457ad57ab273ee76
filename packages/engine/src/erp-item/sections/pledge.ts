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
import { ERP_ITEM_VALUE_SAYS as VALUE } from './value-words.ts'
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
  MOVING: VALUE.moving,
  IDLE: VALUE.lyingIdle,
  UNKNOWN: VALUE.notKnown,
  DEAD: VALUE.lyingDead,
}

const LEFT_OUT: Record<LeftOut, string> = {
  BELOW: VALUE.leftBelow,
  PRICELESS: VALUE.leftPriceless,
  EMPTY: VALUE.leftEmpty,
  DEAD: VALUE.leftDead,
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
    of(VALUE.movingPriced, ({ rest, price }) => rest === 'MOVING' && price.from !== null),
    of(VALUE.movingUnpriced, ({ rest, price }) => rest === 'MOVING' && price.from === null),
    of(VALUE.idlePriced, ({ rest, price }) => rest !== 'MOVING' && price.from !== null),
    of(VALUE.idleUnpriced, ({ rest, price }) => rest !== 'MOVING' && price.from === null),
    ...(Object.keys(LEFT_OUT) as LeftOut[]).map((why) => ({
      name: VALUE.leftOutAs({ why: LEFT_OUT[why] }),
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
      VALUE.pledgeMethod({ part, discount }),
      VALUE.pledgePrices({ part }),
      VALUE.pledgeCaution,
    ),
    ...(groups.length > 0
      ? [
          table(
            'pledge-groups',
            VALUE.pledgeGroups,
            [
              text('group', VALUE.group),
              { key: 'items', title: SAYS.itemCount, type: 'int' },
              { ...money('cost', VALUE.cost), proof: 'SUM' },
              money('value', VALUE.pledgeValue),
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
  const { shown, note } = firstOf(counted, bySize, VALUE.largestPledges)
  return [
    table(
      'pledged',
      VALUE.pledged,
      [
        ...ITEM_COLUMNS,
        quantity('qty'),
        { ...money('cost', VALUE.cost), proof: 'SUM' },
        money('price', VALUE.priceUsed),
        text('from', VALUE.judgedBy),
        money('base', VALUE.pledgeBase),
        text('rest', SAYS.state),
        { key: 'discount', title: VALUE.discount, type: 'ratio' },
        money('value', VALUE.pledgeValue),
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
      VALUE.leftOut,
      [...ITEM_COLUMNS, quantity('qty'), money('cost', VALUE.cost), text('why', VALUE.why)],
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
