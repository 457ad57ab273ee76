/** On which side of an account an amount or a balance stands. */
import { near } from '../decimal.ts'
import type { BookRow } from '../table.ts'

/** Debit is written 借, D, 0, S (Soll); credit 贷, C, 1, H (Haben). */
export function sideOf(text: string | null): 'DEBIT' | 'CREDIT' | null {
  if (text === null) return null
  if (/^(?:借[方记]?|D|DR|DEBIT|S|0|收|收入|\+)$/i.test(text)) return 'DEBIT'
  return /^(?:贷[方记]?|C|CR|CREDIT|H|1|支|支出|付|-)$/i.test(text) ? 'CREDIT' : null
}

/** The two columns of one side, or an amount with its side. */
export function sidesOf(row: BookRow): { debit: bigint; credit: bigint } {
  const [debit, credit] = [row.number('debit'), row.number('credit')]
  if (debit !== null || credit !== null) return { debit: debit ?? 0n, credit: credit ?? 0n }
  const amount = row.number('amount') ?? 0n
  return sideOf(row.text('direction')) === 'CREDIT'
    ? { debit: 0n, credit: amount }
    : { debit: amount, credit: 0n }
}

/** A balance with its side, debit positive: of two columns, of one with a direction, or signed as it stands. */
export function balanceOf(row: BookRow, at: 'open' | 'close'): bigint | null {
  const [debit, credit] = [row.number(`${at}Debit`), row.number(`${at}Credit`)]
  if (debit !== null || credit !== null) return (debit ?? 0n) - (credit ?? 0n)
  const amount = row.number(at)
  if (amount === null) return null
  const side = sideOf(row.text(`${at}Direction`) ?? row.text('direction'))
  if (at === 'open' && side === null && row.text('closeDirection') !== null)
    return bySideOfClose(row, amount)
  return side === 'CREDIT' ? -amount : amount
}

/** Of an opening whose side is not told: the one from which the closing follows. */
function bySideOfClose(row: BookRow, amount: bigint): bigint {
  const close = balanceOf(row, 'close')
  if (close === null) return amount
  const { debit, credit } = sidesOf(row)
  return near(-amount, close - debit + credit) ? -amount : amount
}

/** `USD`; null = 人民币, or the bank names none. */
export function foreignOf(row: BookRow): string | null {
  const named = row.text('currency')
  return named === null || /人民币|本位币|CNY|RMB|^0?1$/i.test(named) ? null : named
}

const CAME_IN = /^(?:收入?|收款|入账?|进账?|转入|汇入|存入?|来账?|贷[方记]?|C|CR|CREDIT|\+)$/i
const WENT_OUT = /^(?:支出?|支付|付款?|出账?|转出|汇出|支?取|往账?|借[方记]?|D|DR|DEBIT|-)$/i

/** Whether a bank's word tells which way money went. */
export const tellsFlow = (word: string): boolean => CAME_IN.test(word) || WENT_OUT.test(word)

/** What came in and what went out of a bank account. A bank writes its own side: what it owes the customer is its credit. */
export function flowsOf(row: BookRow): { received: bigint; paid: bigint } {
  const [received, paid] = [row.number('received'), row.number('paid')]
  if (received !== null || paid !== null) return { received: received ?? 0n, paid: paid ?? 0n }
  const [debit, credit] = [row.number('debit'), row.number('credit')]
  if (debit !== null || credit !== null) return { received: credit ?? 0n, paid: debit ?? 0n }
  const amount = row.number('amount') ?? 0n
  const size = amount < 0n ? -amount : amount
  const side = row.text('direction') ?? (amount < 0n ? '-' : '+')
  if (CAME_IN.test(side)) return { received: size, paid: 0n }
  // Of a side that no word tells nothing is said: the balance does not go on, and that is told.
  return { received: 0n, paid: WENT_OUT.test(side) ? size : 0n }
}

export const bankAccountOf = (row: BookRow): string =>
  `${row.text('bankAccount')} ${foreignOf(row)}`

/** What an account stands at behind a line of it, debit positive. */
export function runningBalance(row: BookRow): bigint | null {
  const balance = row.number('balance')
  // Beside one amount the side is that of the amount.
  const ofAmount = row.number('debit') === null && row.number('credit') === null
  if (balance === null || (ofAmount && row.number('amount') !== null)) return balance
  return sideOf(row.text('direction')) === 'CREDIT' ? -balance : balance
}
