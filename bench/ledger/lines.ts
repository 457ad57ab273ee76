/** Voucher lines of a made-up firm: 36 months, four lines a voucher, a few hundred accounts; every voucher balances. */

const MONTHS = 36
const ACCOUNTS = 300
const A_VOUCHER = 4

export type VoucherLine = {
  date: string
  month: string
  voucher: string
  line: string
  text: string
  account: string
  accountName: string
  /** Yuan, two decimals. */
  debit: string
  credit: string
  at: string
}

const two = (n: number): string => String(n).padStart(2, '0')

/** Line `i` of `n`, in the order of a journal. */
export function voucherLine(i: number, n: number): VoucherLine {
  const at = Math.floor((i * MONTHS) / n)
  const month = `${2024 + Math.floor(at / 12)}-${two((at % 12) + 1)}`
  const voucher = Math.floor(i / A_VOUCHER)
  const account = (i * 7919) % ACCOUNTS
  const amount = `${((voucher * 37) % 90_000) + 10}.25`
  const isDebit = i % 2 === 0
  return {
    ...{ month, date: `${month}-${two((voucher % 28) + 1)}`, voucher: `记-${voucher}` },
    ...{ line: String((i % A_VOUCHER) + 1), text: '销售商品收款', account: `${1001 + account}` },
    ...{ accountName: `科目${account}`, debit: isDebit ? amount : '0.00' },
    ...{ credit: isDebit ? '0.00' : amount, at: `序时簿!A${i + 2}` },
  }
}

export const PLACE = { months: MONTHS, accounts: ACCOUNTS } as const
