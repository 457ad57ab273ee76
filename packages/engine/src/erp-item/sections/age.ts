/** How old what is in stock is: by bucket, by category, and the oldest items. */
import { indicatorTable, text as paragraph, share, table } from '../../kit/sections/blocks.ts'
import type { Block, Section } from '../../report/document.ts'
import type { ItemContext } from '../context.ts'
import type { ReportBuild } from '../definition.ts'
import { itemsLeg } from '../evidence.ts'
import { type AgedItem, type Ageing, BUCKETS, bucketKnown, OVER_A_YEAR } from '../stock/ageing.ts'
import { ageing, totals } from '../stock/folds.ts'
import { cell, ITEM_COLUMNS, itemCells, money, nameOf, quantity, text } from './cells.ts'
import { firstOf } from './listed.ts'
import { noStock } from './overview.ts'
import { ERP_ITEM_SECTION_SAYS as SAYS } from './words.ts'

export function ageSection(build: ReportBuild): Section {
  const { context } = build
  const aged = ageing(context)
  return {
    id: 's03-age',
    title: SAYS.age,
    blocks: aged
      ? [
          indicatorTable(build, 'age-indicators', SAYS.ageIndicators, ['E-12', 'E-13']),
          ...(aged.total > 0 ? ageBlocks(context, aged) : [paragraph('age-none', SAYS.noneWorth)]),
        ]
      : [noStock()],
  }
}

const BUCKET_WORDS = [
  SAYS.to30,
  SAYS.to60,
  SAYS.to90,
  SAYS.to180,
  SAYS.to365,
  SAYS.over365,
] as const
const KEYS = ['d30', 'd60', 'd90', 'd180', 'd365', 'over'] as const

const undatedWords = ({ atLeast }: Ageing): string =>
  atLeast === null ? SAYS.undatedNone : SAYS.undated({ days: atLeast })

function ageBlocks(context: ItemContext, aged: Ageing): Block[] {
  const rows = [
    ...BUCKET_WORDS.map((age, b) => ({
      age,
      amount: aged.buckets[b]!,
      whole: bucketKnown(aged, b),
      of: ({ buckets }: AgedItem) => buckets[b]!,
    })),
    ...(aged.undated > 0
      ? [
          {
            ...{ age: undatedWords(aged), amount: aged.undated, whole: true },
            of: ({ undated }: AgedItem) => undated,
          },
        ]
      : []),
  ]
  const { day } = totals(context)!
  const listed = table(
    'ages',
    SAYS.byAge,
    [
      text('age', SAYS.ageOf),
      { key: 'items', title: SAYS.itemCount, type: 'int' },
      money('amount', SAYS.amount),
      { key: 'share', title: SAYS.share, type: 'ratio' },
    ],
    rows.map(({ age, amount, of }) => {
      const items = aged.items.flatMap((each) => (of(each) > 0 ? [each.stock] : []))
      return {
        cells: { age, items: items.length, amount: cell(amount), share: share(amount, aged.total) },
        evidence: items.length > 0 ? [itemsLeg(context.stock!, day, items, SAYS.itemsOfAge)] : [],
      }
    }),
    rows.some(({ whole }) => !whole) ? SAYS.agesPartly : SAYS.agesNote,
  )
  return [
    {
      kind: 'chart',
      id: 'age-donut',
      title: SAYS.byAge,
      chart: 'donut',
      categories: rows.map(({ age }) => age),
      series: [{ name: SAYS.amount, values: rows.map(({ amount }) => cell(amount)), unit: 'yuan' }],
      table: listed.id,
    },
    listed,
    agesByCategory(aged),
    ...oldest(context, aged),
  ]
}

/** Categories told by name; the smallest of many stand together. */
const NAMED = 30

function agesByCategory(aged: Ageing): Block {
  interface Sum {
    amount: number
    buckets: number[]
    undated: number
  }
  const nothing = (): Sum => ({ amount: 0, buckets: BUCKETS.map(() => 0), undated: 0 })
  const add = (sum: Sum, other: Sum) => {
    sum.amount += other.amount
    sum.undated += other.undated
    for (const [b, fen] of other.buckets.entries()) sum.buckets[b]! += fen
  }
  const sums = new Map<string | null, Sum>()
  for (const each of aged.items) {
    const { category } = each.stock
    const sum = sums.get(category) ?? nothing()
    add(sum, each)
    sums.set(category, sum)
  }
  const sorted = [...sums]
    .map(([category, sum]) => ({ name: category ?? SAYS.uncategorised, sum }))
    .sort((a, b) => b.sum.amount - a.sum.amount || (a.name < b.name ? -1 : 1))
  const shown = sorted.length > NAMED ? sorted.slice(0, NAMED - 1) : sorted
  const rest = nothing()
  for (const { sum } of sorted.slice(shown.length)) add(rest, sum)
  const rows = rest.amount > 0 ? [...shown, { name: SAYS.otherCategories, sum: rest }] : shown
  return table(
    'ages-by-category',
    SAYS.agesByCategory,
    [
      text('category', SAYS.category),
      money('amount', SAYS.amount),
      ...KEYS.map((key, b) => ({ ...money(key, BUCKET_WORDS[b]!), heat: true as const })),
      { ...money('undated', SAYS.notDated), heat: true },
    ],
    rows.map(({ name, sum }) => ({
      cells: {
        ...{ category: name, amount: cell(sum.amount), undated: cell(sum.undated) },
        ...Object.fromEntries(KEYS.map((key, b) => [key, cell(sum.buckets[b]!)])),
      },
      evidence: [],
    })),
    SAYS.heatNote,
  )
}

/** What is over a year old, or not known to be younger. */
const oldPart = ({ buckets, undated }: AgedItem): number => buckets[OVER_A_YEAR]! + undated

const older = (a: AgedItem, b: AgedItem): number =>
  oldPart(b) - oldPart(a) || a.stock.item.at - b.stock.item.at

function oldest(context: ItemContext, aged: Ageing): Block[] {
  const old = aged.items.filter((each) => oldPart(each) > 0)
  if (old.length === 0) return []
  const { day } = totals(context)!
  const { shown, note } = firstOf(old, older, SAYS.largestItems)
  return [
    table(
      'oldest',
      SAYS.oldest,
      [
        ...ITEM_COLUMNS,
        text('category', SAYS.category),
        quantity('qty'),
        money('amount', SAYS.amount),
        money('over', SAYS.over365),
        money('undated', SAYS.notDated),
        { key: 'atLeast', title: SAYS.atLeastDays, type: 'int' },
      ],
      shown.map(({ stock, amount, buckets, undated, atLeast }) => ({
        cells: {
          ...{ ...itemCells(stock.item), category: stock.category, qty: stock.qty },
          ...{ amount: cell(amount), over: cell(buckets[OVER_A_YEAR]!), undated: cell(undated) },
          atLeast: undated > 0 ? atLeast : null,
        },
        evidence: [itemsLeg(context.stock!, day, [stock], nameOf(stock.item))],
      })),
      note,
    ),
  ]
}
