import type { GoodsColumns, InvoiceItemRow } from '../facts.ts'

interface GoodsSlot {
  category: string
  goods: string
  rateBp: number
  lines: number
  quantity: number
  amount: number
  tax: number
  priceCount: number
  priceSum: number
  priceSquareSum: number
}

const text = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Goods columns of one month while it is being folded, one slot per (category, goods, rate). */
export class GoodsFold {
  private slots = new Map<string, GoodsSlot>()

  /** A line of a red row comes with negative amounts and so takes itself off; it counts neither as a line nor as a price. */
  add(item: InvoiceItemRow, red: boolean, sign: 1 | -1): void {
    const slot = this.slot(item.category, item.goods, item.rateBp)
    slot.quantity += sign * (item.quantity ?? 0)
    slot.amount += sign * item.amount
    slot.tax += sign * item.tax
    if (red) return
    slot.lines += sign
    if (item.quantity === null || item.quantity <= 0) return
    const price = item.amount / 100 / item.quantity
    slot.priceCount += sign
    slot.priceSum += sign * price
    slot.priceSquareSum += sign * price * price
  }

  absorb(columns: GoodsColumns): void {
    for (let i = 0; i < columns.category.length; i++) {
      const slot = this.slot(columns.category[i]!, columns.goods[i]!, columns.rateBp[i]!)
      slot.lines += columns.lines[i]!
      slot.quantity += columns.quantity[i]!
      slot.amount += columns.amount[i]!
      slot.tax += columns.tax[i]!
      slot.priceCount += columns.priceCount[i]!
      slot.priceSum += columns.priceSum[i]!
      slot.priceSquareSum += columns.priceSquareSum[i]!
    }
  }

  /** null when no line is left. */
  columns(): GoodsColumns | null {
    const live = [...this.slots.values()]
      .filter((s) => s.lines !== 0 || s.amount !== 0 || s.tax !== 0 || s.quantity !== 0)
      .sort((a, b) => text(a.category, b.category) || text(a.goods, b.goods) || a.rateBp - b.rateBp)
    if (live.length === 0) return null
    const numbers = (field: keyof GoodsSlot): Float64Array =>
      Float64Array.from(live, (s) => s[field] as number)
    return {
      category: live.map((s) => s.category),
      goods: live.map((s) => s.goods),
      rateBp: Int32Array.from(live, (s) => s.rateBp),
      lines: numbers('lines'),
      quantity: numbers('quantity'),
      amount: numbers('amount'),
      tax: numbers('tax'),
      priceCount: numbers('priceCount'),
      priceSum: numbers('priceSum'),
      priceSquareSum: numbers('priceSquareSum'),
    }
  }

  private slot(category: string, goods: string, rateBp: number): GoodsSlot {
    const key = `${category}\u0000${goods}\u0000${rateBp}`
    let slot = this.slots.get(key)
    if (slot === undefined) {
      slot = {
        category,
        goods,
        rateBp,
        lines: 0,
        quantity: 0,
        amount: 0,
        tax: 0,
        priceCount: 0,
        priceSum: 0,
        priceSquareSum: 0,
      }
      this.slots.set(key, slot)
    }
    return slot
  }
}
