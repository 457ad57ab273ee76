/** What is sold, to whom, from whom, and what is owed for it. */
import { payablesSection, receivablesSection } from '../../erp/part.ts'
import {
  ERP_ITEM_SECTION_SAYS,
  firstOf,
  ITEM_COLUMNS,
  type Item,
  itemCells,
  money,
  quantity,
  text,
  tradeLeg,
} from '../../erp-item/part.ts'
import { text as paragraph, share, table, yuan } from '../../kit/sections/blocks.ts'
import type { Block, Section } from '../../report/document.ts'
import type { ShopBuild, ShopContext } from '../context.ts'
import { type Days, daysOf, goods, type Party, partiesIn, salesIn } from '../sold.ts'
import { ERP_ZHJ_SECTION_SAYS as SAYS } from './words.ts'

type Book = 'SALES_LINE' | 'PURCHASE_LINE'

/** Lines of one item, by all that stands for it. */
export const itemLeg = ({ spellings, name, code }: Item, days: Days) =>
  tradeLeg(
    'SALES_LINE',
    {
      all: [
        { field: 'date', ...days },
        { field: 'item', in: [...spellings].sort() },
      ],
    },
    SAYS.lineOf({ name: name ?? code ?? '', ...days }),
  )

export function goodsSection({ context }: ShopBuild): Section {
  const all = goods(context)
  return {
    id: 's04-goods',
    title: SAYS.goods,
    blocks: [all.length === 0 ? paragraph('no-goods', SAYS.noSales) : goodsTable(context)],
  }
}

function goodsTable(context: ShopContext): Block {
  const days = daysOf(context.span('L12'))
  const { amount: whole } = salesIn(context, days)
  const { shown, note } = firstOf(
    goods(context),
    (a, b) => b.amount - a.amount || a.item.at - b.item.at,
    SAYS.mostSold,
  )
  return table(
    'goods',
    SAYS.goods,
    [
      ...ITEM_COLUMNS,
      quantity('qty'),
      { ...money('amount', SAYS.soldNet), proof: 'SUM' },
      { key: 'share', title: SAYS.soldShare, type: 'ratio' },
      money('price', SAYS.averagePrice),
      { key: 'margin', title: SAYS.goodsMargin, type: 'ratio' },
      { key: 'last', title: SAYS.lastSale, type: 'date' },
    ],
    shown.map(({ item, qty, amount, price, last }) => ({
      cells: {
        ...itemCells(item),
        qty: Number(qty.toFixed(6)),
        amount: yuan(amount),
        share: share(amount, whole),
        price: price === null ? null : yuan(price),
        margin: price === null ? null : share(amount - qty * price, amount),
        last,
      },
      evidence: [itemLeg(item, days)],
    })),
    [note, SAYS.goodsNote].join('；'),
  )
}

function partyTable(
  context: ShopContext,
  { id, title, sum, book }: { id: string; title: string; sum: string; book: Book },
): Block | null {
  const rows = book === 'SALES_LINE' ? context.facts.customers : context.facts.suppliers
  const window = context.span('L12')
  const days = daysOf(window)
  const all = partiesIn(rows, window)
  if (all.length === 0) return null
  const leg = ({ party }: Party) =>
    tradeLeg(
      book,
      {
        all: [
          { field: 'date', ...days },
          { field: 'party', in: [party] },
        ],
      },
      SAYS.lineOf({ name: party, ...days }),
    )
  return table(
    id,
    title,
    [
      text('party', ERP_ITEM_SECTION_SAYS.name),
      { ...money('amount', sum), proof: 'SUM' },
      { key: 'days', title: SAYS.tradeDays, type: 'int' },
      { key: 'last', title: SAYS.lastTrade, type: 'date' },
    ],
    all.slice(0, context.rules.listedParties).map((party) => ({
      cells: {
        party: party.party,
        amount: yuan(party.amount),
        days: party.days,
        last: party.last,
      },
      evidence: [leg(party)],
    })),
    SAYS.partiesNote({ n: all.length }),
  )
}

export function customersSection({ context, ...build }: ShopBuild): Section {
  const id = 'top-customers'
  return {
    id: 's05-customers',
    title: SAYS.customers,
    blocks: [
      partyTable(context, {
        ...{ id, title: SAYS.topCustomers, sum: SAYS.soldNet, book: 'SALES_LINE' },
      }) ?? paragraph('no-customers', SAYS.noCustomers),
      ...receivablesSection({ ...build, context: context.books }).blocks,
    ],
  }
}

export function suppliersSection({ context, ...build }: ShopBuild): Section {
  const id = 'top-suppliers'
  return {
    id: 's06-suppliers',
    title: SAYS.suppliers,
    blocks: [
      partyTable(context, {
        ...{ id, title: SAYS.topSuppliers, sum: SAYS.bought, book: 'PURCHASE_LINE' },
      }) ?? paragraph('no-suppliers', SAYS.noSuppliers),
      ...payablesSection({ ...build, context: context.books }).blocks,
    ],
  }
}
