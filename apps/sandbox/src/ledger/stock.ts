/** 收发存 of a firm by month: its stock and its cost of sales, told apart by what it sells. */
import type { Fen } from '@xinjian/format'
import { firstDay, lastDay, type Month } from '../world/calendar.ts'
import type { Firm } from '../world/firm.ts'
import type { LineDraft } from '../world/invoices/draft.ts'
import type { World } from '../world/world.ts'
import type { Ledger } from './ledger.ts'

export interface StockRow {
  code: string
  name: string
  category: string
  openQty: number
  inQty: number
  outQty: number
  closeQty: number
  openAmount: Fen
  inAmount: Fen
  outAmount: Fen
  closeAmount: Fen
}

interface Item {
  code: string
  name: string
  category: string
  /** 分 for one at cost. */
  cost: Fen
  share: number
}

/** What a line of an invoice is called in the store. */
export const itemNameOf = ({ good, spec }: Pick<LineDraft, 'good' | 'spec'>): string =>
  spec ? `${good.name} ${spec}` : good.name

/** Goods without a price of one are jobs: nothing of them lies in a store. */
export function itemsOf(world: World, firm: Firm, { from, to }: Ledger): Item[] {
  const sold = new Map<string, { item: Omit<Item, 'share'>; amount: Fen }>()
  const range = { from: firstDay(from), to: lastDay(to) }
  const asOf = (range.to + 1) * 86_400 - 1
  for (const draft of world.allDrafts(firm, 'OUT', range, asOf))
    for (const { good, spec, amount } of draft.voided ? [] : draft.lines) {
      if (good.price === null || amount <= 0) continue
      const name = itemNameOf({ good, spec })
      const known = sold.get(name)
      if (known) {
        known.amount += amount
        continue
      }
      const code = `${good.id.toUpperCase()}-${String(sold.size + 1).padStart(3, '0')}`
      const cost = Math.max(1, Math.round(good.price * firm.profile.costRatio))
      sold.set(name, { item: { code, name, category: good.short, cost }, amount })
    }
  const total = [...sold.values()].reduce((sum, { amount }) => sum + amount, 0)
  return [...sold.values()].map(({ item, amount }) => ({ ...item, share: amount / total }))
}

export function stockOf(world: World, firm: Firm, ledger: Ledger): Map<Month, StockRow[]> {
  const items = itemsOf(world, firm, ledger)
  let balance = ledger.open.get(1405) ?? 0
  const months = new Map<Month, StockRow[]>()
  for (let month = ledger.from; month <= ledger.to; month++) {
    const own = ledger.vouchers.filter(({ day }) => day >= firstDay(month) && day <= lastDay(month))
    let [came, went] = [0, 0]
    for (const { account, debit, credit } of own.flatMap(({ entries }) => entries)) {
      if (account !== 1405) continue
      came += debit
      went += credit
    }
    const closing = balance + came - went
    months.set(month, rowsOf(items, balance, went, closing))
    balance = closing
  }
  return months
}

/** Opening and closing are parts of the balance; what came in is what makes them meet. */
function rowsOf(items: readonly Item[], open: Fen, out: Fen, close: Fen): StockRow[] {
  const [opens, outs, closes] = [open, out, close].map((amount) => parted(items, amount))
  return items.map(({ code, name, category, cost }, i) => {
    const [openAmount, outAmount, closeAmount] = [opens![i]!, outs![i]!, closes![i]!]
    const [openQty, outQty, closeQty] = [openAmount, outAmount, closeAmount].map((amount) =>
      Math.round(amount / cost),
    )
    return {
      ...{ code, name, category, openQty: openQty!, outQty: outQty!, closeQty: closeQty! },
      inQty: closeQty! + outQty! - openQty!,
      inAmount: closeAmount + outAmount - openAmount,
      ...{ openAmount, outAmount, closeAmount },
    }
  })
}

function parted(items: readonly Item[], amount: Fen): Fen[] {
  let left = amount
  return items.map(({ share }, i) => {
    const part = i === items.length - 1 ? left : Math.trunc(amount * share)
    left -= part
    return part
  })
}
