/** The stored rows behind a figure, as conditions on the fields that the server keeps of them. */
import type { Condition } from '../report/condition.ts'
import type { RecordEvidence } from '../report/evidence.ts'
import type { MoveField, SummaryField, TradeField } from './facts.ts'
import { ERP_ITEM_PARAM } from './params.ts'
import { firstInOrder } from './stock/first-in-order.ts'
import type { Item } from './stock/items.ts'
import type { ItemStock, Stock, StockField } from './stock/latest.ts'
import type { Period, Periods } from './stock/periods.ts'
import { ERP_ITEM_SAYS } from './words.ts'

const { named } = ERP_ITEM_PARAM

const DATASETS = { SUMMARY: 'STOCK_SUMMARY', ON_HAND: 'STOCK_ON_HAND' } as const

/** Which stock it is, in words: `收发存汇总截至 2026-02-28`. */
export const stockWords = ({ source }: Stock, day: string): string =>
  source === 'SUMMARY' ? ERP_ITEM_SAYS.summaryTo({ day }) : ERP_ITEM_SAYS.listOf({ day })

/** Rows of what is in stock at last that satisfy a condition as well. */
export function stockLeg(
  stock: Stock,
  day: string,
  more: readonly Condition<StockField>[] = [],
  words: readonly string[] = [],
): RecordEvidence {
  return {
    dataset: DATASETS[stock.source],
    where: { all: [stock.where, ...more] },
    words: [stockWords(stock, day), ...words].join('；'),
  }
}

const larger = (a: ItemStock, b: ItemStock): number =>
  Math.abs(b.amount ?? 0) - Math.abs(a.amount ?? 0)

/** Rows of some items: by what stands for them in the rows, and by key where nothing does. Beyond a few hundred the largest stand for all. */
export function itemsLeg(
  stock: Stock,
  day: string,
  items: readonly ItemStock[],
  words: string,
): RecordEvidence {
  const shown = items.length > named ? firstInOrder(items, named, larger) : items
  const codes = shown.flatMap(({ item }) => item.spellings)
  const wanted = new Set(stock.bare.length > 0 ? shown.map(({ item }) => item.at) : [])
  const keys = stock.bare.flatMap(({ item, key }) => (item && wanted.has(item.at) ? [key] : []))
  const said =
    items.length > named
      ? [words, ERP_ITEM_SAYS.largestOf({ n: items.length, shown: named })]
      : [words]
  return stockLeg(stock, day, [namesOf(codes, keys)], said)
}

function namesOf(codes: readonly string[], keys: readonly string[]): Condition<StockField> {
  const byCode: Condition<StockField> = { field: 'item', in: codes.toSorted() }
  const byKey: Condition<StockField> = { field: 'key', in: keys.toSorted() }
  if (keys.length === 0) return byCode
  return codes.length === 0 ? byKey : { any: [byCode, byKey] }
}

/** Rows of the summary by name. */
export function rowsLeg(keys: readonly string[], words: string): RecordEvidence {
  const shown = keys.slice(0, named)
  return {
    dataset: 'STOCK_SUMMARY',
    where: { field: 'key', in: shown.toSorted() },
    words:
      keys.length > named
        ? [words, ERP_ITEM_SAYS.firstOf({ n: keys.length, shown: named })].join('；')
        : words,
  }
}

/** Rows of some periods: those that overlap them are left out by name of the periods. */
export function periodsLeg(
  { aside }: Periods,
  periods: readonly Period[],
  more: readonly Condition<SummaryField>[] = [],
  words: readonly string[] = [],
): RecordEvidence {
  const [from, to] = [periods[0]!.fromText, periods.at(-1)!.toText]
  const within: Condition<SummaryField> = {
    all: [
      { field: 'from', from },
      { field: 'to', to },
    ],
  }
  const each: Condition<SummaryField> = {
    any: periods.map((period) => ({
      all: [
        { field: 'from', in: [period.fromText] },
        { field: 'to', in: [period.toText] },
      ],
    })),
  }
  return {
    dataset: 'STOCK_SUMMARY',
    where: { all: [aside.length > 0 ? each : within, ...more] },
    words: [ERP_ITEM_SAYS.summaryFromTo({ from, to }), ...words].join('；'),
  }
}

export const movesLeg = (where: Condition<MoveField>, words: string): RecordEvidence => ({
  dataset: 'STOCK_MOVE',
  where,
  words,
})

export const tradeLeg = (
  dataset: 'SALES_LINE' | 'PURCHASE_LINE',
  where: Condition<TradeField>,
  words: string,
): RecordEvidence => ({ dataset, where, words })

/** What an item is called: its name, else its code. */
export const itemName = ({ code, name }: Item): string => name ?? code ?? ''
