/** Facts of a shop for tests that state one thing exactly, and a lively one with everything in it. */
import type { BankMonth, OutsideMonth } from '../../src/erp/facts.ts'
import { ERP_ZHJ_ENGINE } from '../../src/erp-zhj/engine.ts'
import type { ErpZhjFacts, PartyMonth, SalesDay } from '../../src/erp-zhj/facts.ts'
import { daysInMonth, firstDayOfMonth, formatDay } from '../../src/kit/calendar/window.ts'
import { ageing } from '../erp/facts.ts'
import { booksOf, itemFacts, livelyItems, monthOf } from '../stock/facts.ts'

/** Nothing at all, at noon of 15 March 2026: M0 is 2026-02. */
export const shopFacts = (more: Partial<ErpZhjFacts> = {}): ErpZhjFacts => ({
  ...itemFacts(),
  registration: { name: '示例百货商行', taxNo: null, taxpayerType: 'SMALL' },
  ...{
    days: [],
    customers: [],
    suppliers: [],
    receivables: [],
    payables: [],
    bank: [],
    outside: [],
  },
  ...more,
})

/** Sales of a day in yuan, net of what came back. */
export const day = (date: string, yuan: number, more: Partial<SalesDay> = {}): SalesDay => ({
  ...{ date, documents: 1, unnumbered: 0, amount: Math.round(yuan * 100), returned: 0 },
  ...more,
})

/** What a party traded in a month, in yuan. */
export const traded = (
  party: string,
  month: string,
  yuan: number,
  more: Partial<PartyMonth> = {},
): PartyMonth => ({
  ...{ party, month: monthOf(month), days: 1, amount: Math.round(yuan * 100), last: `${month}-20` },
  ...more,
})

export const account = (
  name: string,
  month: string,
  yuan: { received: number; paid: number; close?: number },
): BankMonth => ({
  ...{ account: name, month: monthOf(month), lines: 12, breaks: 0, open: null },
  ...{ received: yuan.received * 100, paid: yuan.paid * 100 },
  close: yuan.close === undefined ? null : yuan.close * 100,
})

export const invoicedIn = (month: string, yuan: number): OutsideMonth => ({
  ...{ month: monthOf(month), invoicedOut: yuan * 100, invoicedIn: null, declared: null },
})

/** The fifteen months to February 2026. */
export const MONTHS = Array.from({ length: 15 }, (_, i) => {
  const month = 2024 * 12 + 11 + i
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
})

const CUSTOMERS = [
  '东风超市',
  '城南便利店',
  '李记小卖部',
  '陈记餐馆',
  '顺达酒店',
  '红星学校',
  '散户老周',
]
const SUPPLIERS = ['宏大食品批发', '联合日化', '北方粮油']

/** A shop in which everything comes out: what its days, items and customers come to is one sum. */
export function livelyShop(more: Partial<ErpZhjFacts> = {}): ErpZhjFacts {
  const stock = livelyItems()
  const { sales, purchases } = booksOf({ items: 36, months: 15, last: '2026-02' })
  const [days, customers, suppliers]: [SalesDay[], PartyMonth[], PartyMonth[]] = [[], [], []]
  const bank: BankMonth[] = []
  const outside: OutsideMonth[] = []
  for (const [m, text] of MONTHS.entries()) {
    const month = monthOf(text)
    const of = (rows: typeof sales) => rows.filter((row) => row.month === month)
    const sum = of(sales).reduce((all, { amount }) => all + amount, 0)
    const returned = of(sales).reduce((all, row) => all + (row.returned ?? 0), 0)
    const spent = of(purchases).reduce((all, { amount }) => all + amount, 0)
    const open = Array.from({ length: daysInMonth(month) }, (_, d) => firstDayOfMonth(month) + d)
    const each = Math.floor(sum / open.length)
    for (const [d, at] of open.entries())
      days.push({
        date: formatDay(at),
        documents: 3 + ((d + m) % 4),
        unnumbered: 0,
        amount: d === 0 ? sum - each * (open.length - 1) : each,
        returned: d === 0 ? returned : 0,
      })
    for (const [c, party] of CUSTOMERS.entries())
      if ((c + m) % 5 !== 0)
        customers.push({
          ...{ party, month, days: 1 + ((c * 3 + m) % 4) },
          ...{ amount: Math.round((sum * (7 - c)) / 40), last: `${text}-2${c}` },
        })
    for (const [s, party] of SUPPLIERS.entries())
      suppliers.push({
        ...{
          party,
          month,
          days: 2,
          amount: Math.round((spent * (3 - s)) / 6),
          last: `${text}-1${s}`,
        },
      })
    bank.push(
      account('6222********0017', text, { received: 30_000, paid: 28_000, close: 5_000 + m }),
      account('微信', text, { received: 9_000, paid: 100 }),
    )
    outside.push({ month, invoicedOut: Math.round(sum * 0.9), invoicedIn: null, declared: null })
  }
  const receivables = [
    ageing('东风超市', [
      [0, 30, 8_000],
      [180, 365, 1_200],
    ]),
    ageing('陈记餐馆', [[0, 30, 600]]),
    ageing('顺达酒店', [[30, 90, 4_300]]),
  ]
  const payables = [
    ageing('宏大食品批发', [
      [null, null, 900],
      [0, 30, 350],
    ]),
  ]
  return {
    ...stock,
    registration: { name: '示例百货商行', taxNo: null, taxpayerType: 'SMALL' },
    ...{ days, customers, suppliers, receivables, payables, bank, outside },
    ...more,
  }
}

const bytes = (facts: ErpZhjFacts) => ERP_ZHJ_ENGINE.encode(facts)

export const ERP_ZHJ_GOLDEN = {
  'shop@2026-02': () => bytes(livelyShop()),
  'shop@2025-11': () => bytes(livelyShop()),
  'apart@2026-02': () =>
    bytes(
      livelyShop({
        outside: MONTHS.map((month) => invoicedIn(month, 400)),
        bank: [],
      }),
    ),
  'nothing@2026-02': () => bytes(shopFacts()),
  'sales-only@2026-02': () => {
    const { sales, days } = livelyShop()
    const bare = days.map((one) => ({ ...one, documents: 0, unnumbered: 3 }))
    return bytes(shopFacts({ sales, days: bare }))
  },
}
