/** Sales by product and by region of the customer, as far as sales lines of the books tell them. */
import type { Fen } from '@xinjian/format'
import type { MonthIndex } from '../../kit/calendar/window.ts'
import { PROVINCES } from '../../kit/china/regions.ts'
import { share, table, text, yuan } from '../../kit/sections/blocks.ts'
import { monthRuns } from '../../kit/verdict/known-months.ts'
import type { Condition } from '../../report/condition.ts'
import type { Block } from '../../report/document.ts'
import type { RecordEvidence } from '../../report/evidence.ts'
import type { ErpContext } from '../context.ts'
import { lived, saidOf } from '../sales.ts'
import type { Sold, SoldItem } from '../sold/facts.ts'
import { SOLD_SAYS as SAYS } from '../sold/words.ts'
import { money } from './lacking.ts'

type SoldField = 'month' | 'item'

/** Sales lines of months; `item` absent = of every product. */
function soldLeg(months: readonly MonthIndex[], item?: string): RecordEvidence {
  const sorted = [...new Set(months)].sort((a, b) => a - b)
  const own: Condition<SoldField>[] = item === undefined ? [] : [{ field: 'item', in: [item] }]
  const told = { months: monthRuns(sorted) }
  return {
    dataset: 'SALES_LINE',
    where: { all: [{ field: 'month', in: sorted }, ...own] },
    words: item ? SAYS.linesOf({ ...told, item }) : SAYS.lines(told),
  }
}

const sum = (rows: readonly { amount: Fen }[]): Fen =>
  rows.reduce((all, { amount }) => all + amount, 0)

const inWindow = <Row extends { month: MonthIndex }>(
  rows: readonly Row[],
  { from, to }: { from: MonthIndex; to: MonthIndex },
): Row[] => rows.filter(({ month }) => month >= from && month <= to)

interface Group {
  item: string
  name: string | null
  amount: Fen
  months: readonly MonthIndex[]
}

function productsOf(items: readonly SoldItem[]): Group[] {
  const groups = [...Map.groupBy(items, ({ item }) => item)].map(([item, of]) => ({
    item,
    name: of.at(-1)!.name,
    amount: sum(of),
    months: of.map(({ month }) => month),
  }))
  return groups.toSorted((a, b) => b.amount - a.amount || (a.item < b.item ? -1 : 1))
}

function productTable(context: ErpContext, items: readonly SoldItem[]): Block {
  const { rules } = context
  const all = productsOf(items)
  const whole = sum(all)
  const [named, unnamed] = [all.filter(({ item }) => item !== ''), all.filter((g) => g.item === '')]
  const rest = named.slice(rules.listed)
  const row = (item: string | null, name: string | null, amount: Fen, legs: RecordEvidence[]) => ({
    cells: { item, name, amount: yuan(amount), share: share(amount, whole) },
    evidence: legs,
  })
  return table(
    'revenue-products',
    SAYS.byProduct({ when: saidOf(context, 'L12') }),
    [
      { key: 'item', title: SAYS.item, type: 'text' },
      { key: 'name', title: SAYS.name, type: 'text' },
      money('amount', SAYS.amount, 'SUM'),
      { key: 'share', title: SAYS.share, type: 'ratio' },
    ],
    [
      ...named
        .slice(0, rules.listed)
        .map(({ item, name, amount, months }) => row(item, name, amount, [soldLeg(months, item)])),
      ...(rest.length > 0
        ? [
            row(
              null,
              SAYS.others({ n: rest.length }),
              sum(rest),
              rest.map(({ item, months }) => soldLeg(months, item)),
            ),
          ]
        : []),
      ...unnamed.map(({ amount, months }) =>
        row(null, SAYS.unknown, amount, [soldLeg(months, '')]),
      ),
    ],
    SAYS.productNote,
  )
}

function regionTable(context: ErpContext, { regions, numbered }: Sold): Block {
  const whole = sum(regions)
  const groups = [...Map.groupBy(regions, ({ province }) => province)]
    .map(([province, of]) => ({ province, amount: sum(of) }))
    // What is not known stands last.
    .toSorted(
      (a, b) => Number(a.province === null) - Number(b.province === null) || b.amount - a.amount,
    )
  return table(
    'revenue-regions',
    SAYS.byRegion({ when: saidOf(context, 'L12') }),
    [
      { key: 'region', title: SAYS.region, type: 'text' },
      money('amount', SAYS.amount),
      { key: 'share', title: SAYS.share, type: 'ratio' },
    ],
    groups.map(({ province, amount }) => ({
      cells: {
        region: province === null ? SAYS.unknown : (PROVINCES[province] ?? SAYS.unknown),
        amount: yuan(amount),
        share: share(amount, whole),
      },
      evidence: [],
    })),
    numbered ? SAYS.regionNote : [SAYS.regionNote, SAYS.notNumbered].join('；'),
  )
}

/** Of the chapter on revenue; none where the report was made without asking for sales lines. */
export function soldBlocks(context: ErpContext): Block[] {
  const { sold } = context.facts
  if (!sold) return []
  const window = lived(context, context.span('L12'))
  const items = inWindow(sold.items, window)
  const regions = inWindow(sold.regions, window)
  return items.length === 0
    ? [text('revenue-undivided', SAYS.noSales)]
    : [productTable(context, items), regionTable(context, { ...sold, regions })]
}
