/** What cross-checks read of VAT returns (domain §2.3, §2.4). */
import type { Fen } from '@xinjian/format'
import type { VatReturn } from '../facts.ts'

/** Lines of declared sales: by rate, by the simple method, exports, exempt; of small taxpayers at 3 %, at 5 %, fixed assets, exempt, exports. */
const SALES = { GENERAL: ['1', '5', '7', '8'], SMALL: ['1', '4', '7', '9', '13'] } as const
/** 本期应补(退)税额. */
const DUE = { GENERAL: '34', SMALL: '22' } as const

const told = ({ lines }: VatReturn, codes: readonly string[]): Fen[] =>
  codes.map((code) => lines[code]?.amount ?? null).filter((amount) => amount !== null)

/** 申报销售额; null = the return tells none of its lines. */
export function declaredSales(ret: VatReturn): Fen | null {
  const amounts = told(ret, SALES[ret.form])
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0)
}

/** Tax to be paid by a return; one that asks for money back asks for none. */
export function vatDue(ret: VatReturn): Fen | null {
  const [amount] = told(ret, [DUE[ret.form]])
  return amount === undefined ? null : Math.max(0, amount)
}
