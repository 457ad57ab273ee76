/** What items cost, were last bought for and are sold for; what they would lose if they were sold at that. */
import { formatDay } from '../../kit/calendar/window.ts'
import { text as paragraph, table } from '../../kit/sections/blocks.ts'
import type { Block, Evidence, Section } from '../../report/document.ts'
import type { ItemContext } from '../context.ts'
import type { ReportBuild } from '../definition.ts'
import { itemsLeg, tradeLeg } from '../evidence.ts'
import { prices, totals } from '../stock/folds.ts'
import type { ItemStock } from '../stock/latest.ts'
import type { ItemPrice } from '../stock/prices.ts'
import { cell, ITEM_COLUMNS, itemCells, money, nameOf, quantity, text } from './cells.ts'
import { firstOf } from './listed.ts'
import { noStock } from './overview.ts'
import { ERP_ITEM_VALUE_SAYS as VALUE } from './value-words.ts'
import { ERP_ITEM_SECTION_SAYS as SAYS } from './words.ts'

export const pricesSection = ({ context }: ReportBuild): Section => ({
  id: 's09-prices',
  title: SAYS.prices,
  blocks: context.stock ? priceBlocks(context) : [noStock()],
})

interface Priced {
  stock: ItemStock
  price: ItemPrice
  /** What its stock fetches less what it cost; null = nobody says what it is sold for. */
  difference: number | null
}

function pricedOf(context: ItemContext): Priced[] {
  return context.stock!.items.flatMap((stock, i): Priced[] => {
    const price = prices(context)[i]!
    if (price.cost === null) return []
    const fetched = price.price === null ? null : Math.round(price.price * stock.qty!)
    return [{ stock, price, difference: fetched === null ? null : fetched - stock.amount! }]
  })
}

/** What loses most first; what nobody has a price for last. */
const worse = (a: Priced, b: Priced): number => {
  const [x, y] = [a.difference ?? Number.MAX_VALUE, b.difference ?? Number.MAX_VALUE]
  return x - y || b.stock.amount! - a.stock.amount! || a.stock.item.at - b.stock.item.at
}

/** Price of one: whole 分. */
const each = (price: number | null | undefined): number | null =>
  price === null || price === undefined ? null : cell(price)

function priceBlocks(context: ItemContext): Block[] {
  const all = pricedOf(context)
  if (all.length === 0) return [paragraph('prices-none', VALUE.noPrices)]
  const told = all.filter(({ difference }) => difference !== null)
  const below = told.filter(({ difference }) => difference! < 0)
  const lost = below.reduce((sum, { difference }) => sum + difference!, 0)
  const { shown, note } = firstOf(all, worse, VALUE.largestLosses)
  const { day } = totals(context)!
  return [
    {
      kind: 'facts',
      id: 'price-summary',
      title: VALUE.priceSummary,
      items: [
        { label: VALUE.pricedItems, value: told.length, type: 'int' },
        { label: VALUE.unpricedItems, value: all.length - told.length, type: 'int' },
        { label: VALUE.belowCost, value: told.length > 0 ? below.length : null, type: 'int' },
        { label: VALUE.lostAmount, value: told.length > 0 ? cell(lost) : null, type: 'money' },
      ],
    },
    table(
      'prices',
      SAYS.prices,
      [
        ...ITEM_COLUMNS,
        quantity('qty'),
        money('cost', VALUE.unitCost),
        money('bought', VALUE.lastBought),
        money('sold', VALUE.lastSold),
        { key: 'soldOn', title: VALUE.soldOn, type: 'date' },
        money('listed', VALUE.listPrice),
        text('from', VALUE.judgedBy),
        money('difference', VALUE.difference),
      ],
      shown.map(({ stock, price, difference }) => ({
        cells: {
          ...{ ...itemCells(stock.item), qty: stock.qty, cost: each(price.cost) },
          ...{ bought: each(price.bought?.price), sold: each(price.sold?.price) },
          soldOn: price.sold ? formatDay(price.sold.day) : null,
          ...{ listed: each(price.listed), from: fromWords(price), difference: cell(difference) },
        },
        evidence: [itemsLeg(context.stock!, day, [stock], nameOf(stock.item))],
        own: {
          sold: lastTrade('SALES_LINE', stock, price.sold),
          soldOn: lastTrade('SALES_LINE', stock, price.sold),
          bought: lastTrade('PURCHASE_LINE', stock, price.bought),
        },
      })),
      [note, VALUE.priceMonths, VALUE.priceDifference].join('；'),
    ),
  ]
}

export const fromWords = ({ from }: ItemPrice): string =>
  from === 'SALE' ? VALUE.bySale : from === 'LIST' ? VALUE.byList : VALUE.byNothing

/** The price is that of the month in which the last trade lies. */
function lastTrade(
  dataset: 'SALES_LINE' | 'PURCHASE_LINE',
  { item }: ItemStock,
  last: ItemPrice['sold'],
): Evidence {
  if (!last || item.spellings.length === 0) return []
  const to = formatDay(last.day)
  const days = { from: `${to.slice(0, 8)}01`, to }
  return [
    tradeLeg(
      dataset,
      {
        all: [
          { field: 'item', in: item.spellings.toSorted() },
          { field: 'date', ...days },
        ],
      },
      dataset === 'SALES_LINE' ? SAYS.soldFromTo(days) : SAYS.boughtFromTo(days),
    ),
  ]
}
