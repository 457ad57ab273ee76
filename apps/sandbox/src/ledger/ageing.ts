/** Ageing of what customers owe and suppliers are owed: what was paid settles what is oldest. */
import type { Fen } from '@xinjian/format'
import { type Day, lastDay } from '../world/calendar.ts'
import type { Ledger } from './ledger.ts'

/** Days: 0–30, 31–60, 61–90, 91–180, 181–365, more. */
export const AGE_BOUNDS = [30, 60, 90, 180, 365]
export const AGE_HEADINGS = ['0-30天', '31-60天', '61-90天', '91-180天', '181-365天', '365天以上']

export interface Aged {
  party: string
  balance: Fen
  /** By `AGE_HEADINGS`. */
  ages: Fen[]
}

/** What stood open before the first voucher is told apart by the first month's shares, and is older than the ledger. */
export function ageing(ledger: Ledger, account: 1122 | 2202): Aged[] {
  const receivable = account === 1122
  const sign = receivable ? 1 : -1
  const opening = sign * (ledger.open.get(account) ?? 0)
  const shares = receivable ? ledger.partners.sold : ledger.partners.bought
  const open = new Map<string, { day: Day; left: Fen }[]>()
  const of = (party: string) => {
    const known = open.get(party) ?? []
    open.set(party, known)
    return known
  }
  const before = lastDay(ledger.from - 1) - 15
  for (const [party, part] of shares(ledger.from, opening))
    of(party).push({ day: before, left: part })
  for (const { day, entries } of ledger.vouchers)
    for (const { account: own, party, debit, credit } of entries) {
      if (own !== account || party === null) continue
      const change = sign * (debit - credit)
      if (change > 0) of(party).push({ day, left: change })
      else settle(of(party), day, -change)
    }
  const end = lastDay(ledger.to)
  return [...open].flatMap(([party, items]) => {
    const ages = AGE_HEADINGS.map(() => 0)
    for (const { day, left } of items) {
      const at = AGE_BOUNDS.findIndex((bound) => end - day <= bound)
      ages[at < 0 ? AGE_BOUNDS.length : at]! += left
    }
    const balance = ages.reduce((all, part) => all + part, 0)
    return balance === 0 ? [] : [{ party, balance, ages }]
  })
}

/** What was paid beyond what is open stands as paid in advance. */
function settle(items: { day: Day; left: Fen }[], day: Day, paid: Fen): void {
  let left = paid
  for (const item of items) {
    const part = Math.min(left, Math.max(0, item.left))
    item.left -= part
    left -= part
  }
  if (left > 0) items.push({ day, left: -left })
}
