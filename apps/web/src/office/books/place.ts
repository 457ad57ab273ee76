/** Where one stands in the books: the address says it, so that a place can be sent to a colleague. */

import { BOOK_STATEMENTS, type BookStatement } from '@xinjian/contract/nouns/collect/books'

/** What of the address a place is made of. */
const KEYS = [
  'month',
  'statement',
  'item',
  'account',
  'from',
  'to',
  'voucherMonth',
  'voucher',
] as const
type Key = (typeof KEYS)[number]
export type Address = Record<Key, string | null>

export interface Place {
  /** Month of the statements; null = the newest. */
  month: string | null
  /** Line of a statement. */
  item: { statement: BookStatement; code: string } | null
  /** All accounts of the first level were asked for. */
  all: boolean
  /** From the one that was opened first to the one under it that was opened last. */
  accounts: readonly string[]
  /** Months whose lines are read. */
  span: { from: string; to: string } | null
  voucher: { month: string; no: string } | null
}

export type Level = 'STATEMENTS' | 'ACCOUNTS' | 'ACCOUNT' | 'LINES' | 'VOUCHER'

/** Between accounts of the address: no code holds it. */
const BETWEEN = '~'
const ALL = 'all'

export function placeOf(query: URLSearchParams): Place {
  const [month, statement, item, account, from, to, voucherMonth, voucher] = KEYS.map((key) =>
    query.get(key),
  )
  return {
    month: month ?? null,
    item:
      item && item !== ALL
        ? { statement: BOOK_STATEMENTS.find((of) => of === statement) ?? 'BALANCE', code: item }
        : null,
    all: item === ALL,
    accounts: account ? account.split(BETWEEN) : [],
    span: from && to ? { from, to } : null,
    voucher: voucherMonth && voucher ? { month: voucherMonth, no: voucher } : null,
  }
}

/** The address of a place, with what it leaves out. */
export const addressOf = (place: Place): Address => ({
  month: place.month,
  statement: place.item?.statement ?? null,
  item: place.item?.code ?? (place.all ? ALL : null),
  account: place.accounts.join(BETWEEN) || null,
  from: place.span?.from ?? null,
  to: place.span?.to ?? null,
  voucherMonth: place.voucher?.month ?? null,
  voucher: place.voucher?.no ?? null,
})

export function levelOf({ item, all, accounts, span, voucher }: Place): Level {
  if (voucher) return 'VOUCHER'
  if (span) return 'LINES'
  if (accounts.length > 0) return 'ACCOUNT'
  return item || all ? 'ACCOUNTS' : 'STATEMENTS'
}

/** The places on the way to this one, from the statements on, itself last. */
export function wayTo(place: Place): Place[] {
  const { month, item, all, accounts, span } = place
  const start: Place = {
    ...{ month, item: null, all: false, accounts: [], span: null, voucher: null },
  }
  const way = [start]
  const step = (part: Partial<Place>): void => void way.push({ ...way.at(-1)!, ...part })
  if (item || all) step({ item, all })
  for (const i of accounts.keys()) step({ accounts: accounts.slice(0, i + 1) })
  if (span) step({ span })
  if (place.voucher) step({ voucher: place.voucher })
  return way
}
