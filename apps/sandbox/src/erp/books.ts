/**
 * The books of a firm as its program keeps them: by month what was posted, as of the ledger's last day what is open. Somebody in the firm may
 * change or take out a voucher, also of a month that is closed; the mark of a month moves with whatever is in it.
 */
import { createHash } from 'node:crypto'
import type { WorldClock } from '../clock.ts'
import { ACCOUNT_CODES, ACCOUNTS, type Account } from '../ledger/accounts.ts'
import { AGE_BOUNDS, ageing } from '../ledger/ageing.ts'
import { type Ledger, ledgerOf, standsOn, turnoverOf } from '../ledger/ledger.ts'
import { ordersOf } from '../ledger/orders.ts'
import { stockOf } from '../ledger/stock.ts'
import { firstDay, formatDay, lastDay, type Month, monthOf } from '../world/calendar.ts'
import { makeFilings } from '../world/filings/filings.ts'
import type { Firm } from '../world/firm.ts'
import type { World } from '../world/world.ts'

/** Books of months. */
export const MONTHLY = [
  ...(['VOUCHERS', 'BALANCES', 'STOCK_SUMMARY'] as const),
  ...(['SALES_ORDERS', 'PURCHASE_ORDERS', 'BANK_LINES'] as const),
] as const
/** Books of now. */
export const CURRENT = ['ACCOUNTS', 'RECEIVABLES', 'PAYABLES', 'PARTIES'] as const
export type Book = (typeof MONTHLY)[number] | (typeof CURRENT)[number]

export type Row = Readonly<Record<string, unknown>>

/** What somebody in the firm did to a voucher after it was posted. */
interface Amendment {
  /** Another text; null = the voucher is deleted. */
  text: string | null
}

export const isMonthly = (book: Book): boolean => (MONTHLY as readonly Book[]).includes(book)

/** `2026-03` of March 2026. */
const isoMonth = (month: Month): string => formatDay(firstDay(month)).slice(0, 7)

export class Books {
  #world: World
  #clock: WorldClock
  #made = new Map<string, Promise<ReadonlyMap<string, readonly Row[]>>>()
  #amended = new Map<string, Map<string, Amendment>>()

  constructor(world: World, clock: WorldClock) {
    this.#world = world
    this.#clock = clock
  }

  /** Months of a book with what tells whether anything in them changed, oldest first. */
  async months(firm: Firm, book: Book): Promise<{ month: string; mark: string; rows: number }[]> {
    const all = await this.#rows(firm)
    return [...all.keys()]
      .filter((key) => key.startsWith(`${book}/`))
      .map((key) => {
        const month = key.slice(book.length + 1)
        const rows = this.#standing(firm, book, all.get(key)!)
        const mark = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16)
        return { month, mark, rows: rows.length }
      })
      .filter(({ rows }) => rows > 0)
  }

  /** Rows of a book, of one month where it has months. Amounts in 元 with two decimals. */
  async rows(firm: Firm, book: Book, month: string): Promise<readonly Row[]> {
    const all = await this.#rows(firm)
    const rows = all.get(isMonthly(book) ? `${book}/${month}` : book) ?? []
    return this.#standing(firm, book, rows)
  }

  /** Knob. `voucher` as `2026-03/记-5`. */
  amend(firm: Firm, voucher: string, amendment: Amendment): void {
    const own = this.#amended.get(firm.key) ?? new Map<string, Amendment>()
    this.#amended.set(firm.key, own.set(voucher, amendment))
  }

  reset(): void {
    this.#amended.clear()
  }

  #standing(firm: Firm, book: Book, rows: readonly Row[]): readonly Row[] {
    const amended = this.#amended.get(firm.key)
    if (book !== 'VOUCHERS' || !amended) return rows
    return rows.flatMap((row) => {
      const found = amended.get(`${row.month}/${row.voucher}`)
      if (!found) return [row]
      return found.text === null ? [] : [{ ...row, text: found.text }]
    })
  }

  #rows(firm: Firm): Promise<ReadonlyMap<string, readonly Row[]>> {
    const known = this.#made.get(firm.key)
    if (known) return known
    const made = makeFilings(this.#world, firm, this.#clock.today()).then(({ quarters }) => {
      const ledger = ledgerOf(
        this.#world,
        firm,
        quarters.map(({ form }) => form),
      )
      return ledger ? rowsOf(this.#world, firm, ledger) : new Map<string, readonly Row[]>()
    })
    this.#made.set(firm.key, made)
    return made
  }
}

const yuan = (fen: number): string => (fen / 100).toFixed(2)

function rowsOf(world: World, firm: Firm, ledger: Ledger): ReadonlyMap<string, readonly Row[]> {
  const made = new Map<string, Row[]>()
  const put = (key: string, row: Row) => {
    const rows = made.get(key)
    if (rows) rows.push(row)
    else made.set(key, [row])
  }
  for (const account of ACCOUNT_CODES)
    put('ACCOUNTS', {
      account: String(account),
      accountName: ACCOUNTS[account],
      direction: /^(1|6[46-8])/.test(String(account)) && account !== 1602 ? '借' : '贷',
    })
  posted(ledger, put)
  balances(ledger, put)
  for (const [month, rows] of stockOf(world, firm, ledger))
    for (const row of rows)
      put(`STOCK_SUMMARY/${isoMonth(month)}`, {
        ...row,
        month: isoMonth(month),
        openAmount: yuan(row.openAmount),
        inAmount: yuan(row.inAmount),
        outAmount: yuan(row.outAmount),
        closeAmount: yuan(row.closeAmount),
      })
  for (const [book, lines] of ordersOf(world, firm, ledger))
    for (const { ordered, due, delivered, ...line } of lines)
      put(`${book}/${isoMonth(monthOf(ordered))}`, {
        ...line,
        month: isoMonth(monthOf(ordered)),
        date: formatDay(ordered),
        dueOn: formatDay(due),
        deliveredOn: delivered === null ? null : formatDay(delivered),
        price: yuan(Math.round(line.amount / line.qty)),
        amount: yuan(line.amount),
        deliveredAmount: yuan(line.deliveredAmount),
        invoicedAmount: yuan(line.invoicedAmount),
      })
  const asOf = formatDay(lastDay(ledger.to))
  for (const [book, role, account] of [
    ['RECEIVABLES', 'CUSTOMER', 1122],
    ['PAYABLES', 'SUPPLIER', 2202],
  ] as const)
    for (const { party, balance, ages } of ageing(ledger, account)) {
      put(book, { party, asOf, balance: yuan(balance), ages: agesOf(ages) })
      put('PARTIES', { party, role })
    }
  return made
}

/** Days from and to; the last says beyond how many, as its heading does. */
const agesOf = (ages: readonly number[]) =>
  ages.map((amount, i) => ({
    from: i === 0 ? 0 : AGE_BOUNDS[i - 1]! + (i < AGE_BOUNDS.length ? 1 : 0),
    to: AGE_BOUNDS[i] ?? null,
    amount: yuan(amount),
  }))

type Put = (key: string, row: Row) => void

/** Vouchers line by line, and of 1002 the lines of the bank. */
function posted({ open, vouchers }: Ledger, put: Put): void {
  let balance = open.get(1002) ?? 0
  const met = new Map<string, number>()
  for (const { day, entered, number, text, entries } of vouchers) {
    const date = formatDay(day)
    const month = date.slice(0, 7)
    for (const [i, { account, party, debit, credit }] of entries.entries()) {
      put(`VOUCHERS/${month}`, {
        month,
        date,
        entered: formatDay(entered),
        voucher: `记-${number}`,
        line: i + 1,
        text,
        account: String(account),
        accountName: ACCOUNTS[account],
        party,
        debit: yuan(debit),
        credit: yuan(credit),
      })
      if (account !== 1002) continue
      balance += debit - credit
      const nth = (met.get(date) ?? 0) + 1
      met.set(date, nth)
      put(`BANK_LINES/${month}`, {
        month,
        account: '6222020100012345678',
        date,
        nth,
        received: yuan(debit),
        paid: yuan(credit),
        balance: yuan(balance),
        party,
        text,
      })
    }
  }
}

function balances({ from, to, open, vouchers }: Ledger, put: Put): void {
  let standing = new Map<Account, number>(open)
  for (let month = from; month <= to; month++) {
    const posted = vouchers.filter(({ day }) => monthOf(day) === month)
    const moved = turnoverOf(posted.flatMap(({ entries }) => entries))
    const closed = new Map(standing)
    for (const [account, fen] of moved.debit) closed.set(account, (closed.get(account) ?? 0) + fen)
    for (const [account, fen] of moved.credit) closed.set(account, (closed.get(account) ?? 0) - fen)
    for (const account of ACCOUNT_CODES) {
      const opening = standsOn(standing, account)
      const debit = standsOn(moved.debit, account)
      const credit = standsOn(moved.credit, account)
      put(`BALANCES/${isoMonth(month)}`, {
        month: isoMonth(month),
        account: String(account),
        accountName: ACCOUNTS[account],
        open: yuan(opening),
        debit: yuan(debit),
        credit: yuan(credit),
        close: yuan(standsOn(closed, account)),
      })
    }
    standing = closed
  }
}
