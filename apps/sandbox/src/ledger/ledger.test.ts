/** The books of firms: every voucher balances, the ledger closes on the balance sheet that the firm files, and each book agrees with the others. */
import { expect, it } from 'vitest'
import { firstDay, formatDay, lastDay, monthOf, parseDay } from '../world/calendar.ts'
import { makeFilings } from '../world/filings/filings.ts'
import { cashRows } from '../world/filings/statements.ts'
import { World } from '../world/world.ts'
import type { Account } from './accounts.ts'
import { ageing } from './ageing.ts'
import { monthsOf } from './entries.ts'
import { ledgerOf, standsOn } from './ledger.ts'
import { keepsShop, salesOf } from './shop.ts'
import { stockOf } from './stock.ts'

const TODAY = parseDay('2026-11-26')
const world = new World('test', TODAY, 0)

const made = async (key: string) => {
  const firm = world.byKey(key)
  const { quarters } = await makeFilings(world, firm, TODAY)
  return {
    firm,
    filed: quarters.map(({ form }) => form),
    ledger: ledgerOf(
      world,
      firm,
      quarters.map(({ form }) => form),
    )!,
  }
}

it.each(['trader', 'maker', 'seasonal', 'wholesale', 'inverted', 'young'])(
  'of %s close on what it files',
  async (key) => {
    const { firm, filed, ledger } = await made(key)
    const balances = new Map<Account, number>(ledger.open)
    expect([...ledger.open.values()].reduce((sum, part) => sum + part, 0)).toBe(0)
    for (const { day, entries } of ledger.vouchers) {
      const net = entries.reduce((sum, e) => sum + e.debit - e.credit, 0)
      expect([formatDay(day), net]).toEqual([formatDay(day), 0])
      for (const { account, debit, credit } of entries)
        balances.set(account, (balances.get(account) ?? 0) + debit - credit)
    }
    const { close } = filed.at(-1)!
    const of = (...accounts: Account[]) =>
      accounts.reduce((sum, account) => sum + standsOn(balances, account), 0)
    expect({
      cash: of(1002),
      receivable: of(1122),
      inventory: of(1405),
      fixed: of(1601, 1602),
      loan: 0 - of(2001),
      payable: 0 - of(2202),
      wages: of(2211),
      tax: 0 - of(2221),
      owners: 0 - of(2241),
      retained: 0 - of(4103, 4104),
    }).toEqual({
      cash: close.cash,
      receivable: close.receivable,
      inventory: close.inventory,
      fixed: close.fixedCost - close.depreciation,
      loan: close.loan,
      payable: close.payable,
      wages: 0,
      tax: close.taxPayable - close.taxCarry,
      owners: close.owners,
      retained: close.retained,
    })
    // What customers owe and suppliers are owed one by one, and what lies in stock, is what the ledger says.
    const sum = (rows: readonly { balance: number }[]) => rows.reduce((n, r) => n + r.balance, 0)
    expect(sum(ageing(ledger, 1122))).toBe(close.receivable)
    expect(sum(ageing(ledger, 2202))).toBe(close.payable)
    const stock = stockOf(world, firm, ledger)
    const lain = [...stock.get(ledger.to)!].reduce((n, { closeAmount }) => n + closeAmount, 0)
    expect([0, close.inventory]).toContain(lain)
    for (const row of [...stock.values()].flat()) {
      expect(row.openQty + row.inQty - row.outQty).toBe(row.closeQty)
      expect(row.openAmount + row.inAmount - row.outAmount).toBe(row.closeAmount)
    }
    expect(ledger.vouchers.every(({ day }) => monthOf(day) >= ledger.from)).toBe(true)
    expect(ledger.vouchers.every(({ day }) => day <= lastDay(ledger.to))).toBe(true)
  },
)

/** Account on the other side of the bank → row of 会小企03表 that it is filed in, received and paid. */
const CASH_ROWS: Partial<Record<Account, readonly [received: number, paid: number]>> = {
  1122: [1, 1],
  2202: [3, 3],
  221101: [4, 4],
  222102: [5, 5],
  6601: [6, 6],
  6602: [6, 6],
  1601: [12, 12],
  2001: [14, 16],
  660301: [17, 17],
  4104: [18, 18],
}
const CAME = [1, 14]

it.each(['trader', 'maker', 'seasonal', 'wholesale', 'inverted', 'young', 'surge'])(
  'of %s: money by the other side of its vouchers is the cash flow that it files',
  async (key) => {
    const { filed, ledger } = await made(key)
    for (const quarter of filed.slice(-4)) {
      const rows = new Map<number, number>()
      for (const { day, text, entries } of ledger.vouchers) {
        const moved = entries.filter(({ account }) => account === 1002)
        if (monthOf(day) <= quarter.end - 3 || monthOf(day) > quarter.end || moved.length === 0)
          continue
        const fen = moved.reduce((sum, e) => sum + e.debit - e.credit, 0)
        const told = new Set(
          entries.flatMap(({ account }) =>
            account === 1002 ? [] : CASH_ROWS[account]![fen > 0 ? 0 : 1],
          ),
        )
        expect([text, told.size]).toEqual([text, 1])
        const [row] = told
        rows.set(row!, (rows.get(row!) ?? 0) + (CAME.includes(row!) ? fen : -fen))
      }
      const filedRows = cashRows(quarter)
      for (const row of new Set(Object.values(CASH_ROWS).flat()))
        expect([key, row, rows.get(row) ?? 0]).toEqual([key, row, filedRows[row]! + 0])
    }
  },
)

it.each([
  // Seven months before. Of the last month of a quarter nothing is filed: trade begins with the next.
  ['2026-12-20', '2026-05', '2026-05', 2],
  ['2027-01-20', '2026-06', '2026-07', 3],
])(
  'of a firm founded in the middle of a quarter, seen on %s, founded in %s, begin in %s',
  async (today, founded, from, months) => {
    const then = new World('test', parseDay(today), 0)
    const firm = then.byKey('young')
    const { quarters } = await makeFilings(then, firm, parseDay(today))
    const forms = quarters.map(({ form }) => form)
    const ledger = ledgerOf(then, firm, forms)!
    expect(formatDay(firm.founded).slice(0, 7)).toBe(founded)
    expect(formatDay(firstDay(ledger.from)).slice(0, 7)).toBe(from)
    expect(ledger.vouchers.filter(({ day }) => day < firm.founded)).toEqual([])
    // What the first quarter sold is all in its own months, equal parts but for the rest of the division.
    const first = forms[0]!
    const sold = new Map<number, number>()
    for (const { day, entries } of ledger.vouchers)
      for (const { account, credit, debit } of day <= lastDay(first.end) ? entries : [])
        if (account === 6001 && credit !== 0)
          sold.set(monthOf(day), (sold.get(monthOf(day)) ?? 0) + credit - debit)
    expect(sold.size).toBe(months)
    expect([...sold.values()].reduce((sum, part) => sum + part, 0)).toBe(first.flow.sales)
    for (const part of sold.values())
      expect(Math.abs(part - first.flow.sales / months)).toBeLessThan(2)
  },
)

it('a quarter has the months since the founding', () => {
  const end = monthOf(parseDay('2026-06-30'))
  const of = (day: string) => monthsOf({ end }, parseDay(day)).length
  expect(['2026-03-31', '2026-04-20', '2026-05-01', '2026-06-30'].map(of)).toEqual([3, 3, 2, 1])
})

it('of the firm that embellishes them tell more sales than it files, owed by its customer, and nothing else', async () => {
  const { filed, ledger } = await made('surge')
  const balances = new Map<Account, number>(ledger.open)
  let [sales, late] = [0, 0]
  for (const { day, entered, entries } of ledger.vouchers) {
    expect(entries.reduce((sum, e) => sum + e.debit - e.credit, 0)).toBe(0)
    const closed = entries.some(({ account }) => account === 4103)
    for (const { account, debit, credit } of entries) {
      balances.set(account, (balances.get(account) ?? 0) + debit - credit)
      if (account === 6001 && !closed) sales += credit - debit
    }
    if (entered > lastDay(monthOf(day)) + 30) late++
  }
  const own = filed.slice(-4)
  const beyond = sales - own.reduce((sum, { flow }) => sum + flow.sales, 0)
  // Eight in a hundred of the last half year, to the rounding of six months.
  const half = own.slice(-2).reduce((sum, { flow }) => sum + flow.sales, 0)
  expect(Math.abs(beyond - half * 0.08)).toBeLessThanOrEqual(6)
  const { close } = filed.at(-1)!
  const of = (account: Account) => standsOn(balances, account)
  expect(of(1122) - close.receivable).toBe(beyond)
  expect(-of(4103) - of(4104) - close.retained).toBe(beyond)
  expect([of(1002), of(1405), -of(2202)]).toEqual([close.cash, close.inventory, close.payable])
  const share = late / ledger.vouchers.length
  expect(share > 0.3 && share < 0.6).toBe(true)
})

it('sales of a shop are its invoices of goods and what passers-by bought', async () => {
  const { firm, ledger } = await made('trader')
  const lines = salesOf(world, firm, ledger)
  const range = { from: firstDay(ledger.from), to: lastDay(ledger.to) }
  let invoiced = 0
  for (const { voided, lines: own } of world.allDrafts(
    firm,
    'OUT',
    range,
    (range.to + 1) * 86_400 - 1,
  ))
    for (const { good, amount } of voided ? [] : own) if (good.price !== null) invoiced += amount
  const sum = (of: typeof lines) => of.reduce((all, { amount }) => all + amount, 0)
  expect(sum(lines.filter(({ party }) => party !== null))).toBe(invoiced)
  // Two in a hundred of all sales have no invoice.
  const passing = sum(lines.filter(({ party }) => party === null))
  expect(passing / (invoiced + passing)).toBeCloseTo(0.02, 4)
  expect(keepsShop(world.byKey('maker'))).toBe(false)
})
