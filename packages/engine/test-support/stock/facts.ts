/** Facts of stock for tests that state one thing exactly, and a lively firm with everything in it. */
import { ERP_ITEM_ENGINE } from '../../src/erp-item/engine.ts'
import type {
  ErpItemFacts,
  ItemMoves,
  ItemTrade,
  OnHandRow,
  StockPeriodRow,
} from '../../src/erp-item/facts.ts'
import { formatDay, lastDayOfMonth, parseMonth } from '../../src/kit/calendar/window.ts'

export const monthOf = (text: string): number => parseMonth(text.slice(0, 7))!
const fen = (yuan: number | null): number | null => (yuan === null ? null : Math.round(yuan * 100))

type Four<T> = readonly [open: T, came: T, went: T, close: T]

/** A row of a month (`2026-02`) or of days (`2026-01-01/2026-03-31`): quantities and amounts in yuan as opening, in, out, closing. */
export function summaryRow(
  period: string,
  item: string,
  qty: Four<number | null>,
  yuan: Four<number | null>,
  more: Partial<StockPeriodRow> = {},
): StockPeriodRow {
  const [from, to] = period.includes('/')
    ? (period.split('/') as [string, string])
    : [`${period}-01`, formatDay(lastDayOfMonth(monthOf(period)))]
  return {
    key: `s/${from}/${to}/${item}/${more.place ?? ''}`,
    ...{ from, to, item, name: null, place: null, category: null },
    ...{ openQty: qty[0], inQty: qty[1], outQty: qty[2], closeQty: qty[3] },
    ...{ openAmount: fen(yuan[0]), inAmount: fen(yuan[1]) },
    ...{ outAmount: fen(yuan[2]), closeAmount: fen(yuan[3]) },
    ...more,
  }
}

export function onHandRow(
  asOf: string,
  item: string,
  qty: number | null,
  yuan: number | null,
  more: Partial<OnHandRow> = {},
): OnHandRow {
  return {
    key: `h/${asOf}/${item}/${more.place ?? ''}`,
    ...{ asOf, item, name: null, place: null, category: null, qty, amount: fen(yuan), price: null },
    ...more,
  }
}

export function moves(
  month: string,
  item: string,
  inQty: number,
  outQty: number,
  more: Partial<ItemMoves> = {},
): ItemMoves {
  return {
    ...{ item, month: monthOf(month), inQty, outQty, inAmount: 0, outAmount: 0 },
    lastIn: inQty === 0 ? null : `${month}-12`,
    lastOut: outQty === 0 ? null : `${month}-20`,
    ...more,
  }
}

export function trade(
  month: string,
  item: string,
  qty: number,
  yuan: number,
  more: Partial<ItemTrade> = {},
): ItemTrade {
  return {
    ...{ item, name: null, month: monthOf(month), qty, amount: Math.round(yuan * 100) },
    ...{ last: `${month}-20`, ...more },
  }
}

/** Known at noon of 15 March 2026: M0 is 2026-02. */
export const itemFacts = (more: Partial<ErpItemFacts> = {}): ErpItemFacts => ({
  registration: { name: '示例有限公司', taxNo: null, taxpayerType: 'GENERAL' },
  dataCutoff: '2026-03-15T12:00:00.123+08:00',
  ...{ summary: [], onHand: [], moves: [], sales: [], purchases: [] },
  ...more,
})

const CATEGORIES = ['原材料', '库存商品', '周转材料', null] as const
const monthText = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`

export interface Plan {
  items: number
  months: number
  last: string
}

/**
 * Books of a firm in which everything comes out: every item has a cost of its own, comes in and goes out in some months, and some of
 * them not for long. Sales are what goes out at more than its cost, purchases what comes in.
 */
export function booksOf({ items, months, last }: Plan): ErpItemFacts {
  const end = monthOf(last)
  const books = itemFacts()
  const [summary, moved, sales, purchases]: [
    StockPeriodRow[],
    ItemMoves[],
    ItemTrade[],
    ItemTrade[],
  ] = [[], [], [], []]
  for (let i = 0; i < items; i++) {
    const item = `M${String(i + 1).padStart(5, '0')}`
    const cost = 3 + ((i * 37) % 190)
    const place = i % 5 === 0 ? '二号库' : '一号库'
    const told = { name: `示例物料${i + 1}`, place, category: CATEGORIES[i % 4]! }
    let stock = 40 + ((i * 53) % 400)
    for (let m = 0; m < months; m++) {
      const month = monthText(end - months + 1 + m)
      // Every sixth item has lain still for eight months, every eleventh ever since.
      const still = (i % 6 === 5 && m >= months - 8) || i % 11 === 10
      const came = still || (i + m) % 3 !== 0 ? 0 : 20 + ((i * 7 + m * 13) % 60)
      const went = still ? 0 : Math.min(stock + came, 5 + ((i * 11 + m * 17) % 35))
      const four: Four<number> = [stock, came, went, stock + came - went]
      const yuan = four.map((qty) => qty * cost) as unknown as Four<number>
      summary.push(summaryRow(month, item, four, yuan, told))
      if (came || went)
        moved.push(
          moves(month, item, came, went, {
            inAmount: came * cost * 100,
            outAmount: went * cost * 100,
          }),
        )
      const { name } = told
      if (went)
        sales.push(
          trade(month, item, went, went * cost * (i % 7 === 3 ? 0.9 : 1.3), {
            ...{ name, returned: m % 5 === 4 ? cost * 100 : 0 },
          }),
        )
      if (came) purchases.push(trade(month, item, came, came * cost * 1.02, { name }))
      stock += came - went
    }
  }
  return { ...books, summary, moves: moved, sales, purchases }
}

/** Everything in it, and something of everything that can be wrong. */
export function livelyItems(more: Partial<ErpItemFacts> = {}): ErpItemFacts {
  const books = booksOf({ items: 36, months: 15, last: '2026-02' })
  const february = books.summary.filter(({ to }) => to === '2026-02-28')
  const onHand = february.slice(0, 30).map((row, i) =>
    onHandRow('2026-02-28', row.item, row.closeQty! - (i === 4 ? 3 : 0), row.closeAmount! / 100, {
      ...{ name: row.name, place: row.place, category: row.category },
      price: i % 3 === 0 ? 40_000 : null,
    }),
  )
  const wrong = [
    summaryRow('2026-02', 'X1', [5, 0, 9, -4], [500, 0, 900, -400], {
      name: '错账物料',
      place: '一号库',
    }),
    summaryRow('2026-02', 'X2', [10, 1, 2, 10], [100, 10, 20, 100], {
      name: '不平物料',
      place: '一号库',
    }),
    summaryRow('2026-02', '', [1, 0, 0, 1], [8, 0, 0, 8], { name: '无编码物料', place: '一号库' }),
    summaryRow('2026-02', 'X3', [7, 0, 0, 7], [null, null, null, null], {
      name: '未定价物料',
      place: '一号库',
    }),
    summaryRow('2026-02', '', [2, 0, 0, 2], [6, 0, 0, 6], { place: '二号库' }),
    summaryRow('2025-12-01/2026-02-28', 'X1', [9, 0, 13, -4], [900, 0, 1_300, -400], {
      ...{ name: '错账物料', place: '一号库' },
    }),
    summaryRow('2026-03', 'X1', [-4, 0, 0, -4], [-400, 0, 0, -400]),
    summaryRow('2026-02-30/x', 'X1', [1, 0, 0, 1], [1, 0, 0, 1]),
  ]
  return { ...books, summary: [...books.summary, ...wrong], onHand, ...more }
}

const bytes = (facts: ErpItemFacts) => ERP_ITEM_ENGINE.encode(facts)

export const ERP_ITEM_GOLDEN = {
  'lively@2026-02': () => bytes(livelyItems()),
  'lively@2025-11': () => bytes(livelyItems()),
  'sound@2026-02': () => bytes(booksOf({ items: 130, months: 14, last: '2026-02' })),
  'nothing@2026-02': () => bytes(itemFacts()),
  'list-only@2026-02': () => bytes({ ...itemFacts(), onHand: livelyItems().onHand }),
  'summary-only@2026-02': () =>
    bytes(itemFacts({ summary: booksOf({ items: 12, months: 4, last: '2026-02' }).summary })),
  'moves-only@2026-02': () =>
    bytes(itemFacts({ moves: booksOf({ items: 12, months: 13, last: '2026-02' }).moves })),
}
