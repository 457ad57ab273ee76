/** Made-up invoices for tests of the facts: seeded, with reds, voids, lines, nights and several counterparties. */
import { KIND_CODES } from '@xinjian/engine/invoice/facts'
import { dayNumber } from '@xinjian/engine/kit/calendar/window'
import type { IncomingInvoice } from '../../src/features/facts/invoice/incoming.ts'

export const FIRST_DAY = dayNumber(2025, 1, 1)

/** Deterministic numbers below n. */
export function seeded(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}

/** Quantities and prices are whole, so that sums of fractions are exact and can be compared bit by bit. */
export function makeInvoices(count: number, seed = 1): IncomingInvoice[] {
  const below = seeded(seed)
  return Array.from({ length: count }, (_, i): IncomingInvoice => {
    const party = below(25)
    const red = i > 20 && below(12) === 0
    const sign = red ? -1 : 1
    const lines = below(4)
    const items = Array.from({ length: lines }, () => {
      const quantity = 1 + below(2)
      const amount = sign * quantity * 100 * (1 + below(5_000))
      return {
        category: ['1090101', '塑料制品', ''][below(3)]!,
        goods: ['ABS粒子', '螺丝', '咨询费', '运费'][below(4)]!,
        rateBp: [1300, 600, -1, -3][below(4)]!,
        quantity: below(5) === 0 ? null : sign * quantity,
        amount,
        tax: Math.round(amount * 0.13),
      }
    })
    const amount = lines ? items.reduce((s, l) => s + l.amount, 0) : sign * 100 * (1 + below(2e6))
    const tax = lines ? items.reduce((s, l) => s + l.tax, 0) : Math.round(amount * 0.06)
    return {
      key: `25${String(seed).padStart(4, '0')}${String(i).padStart(14, '0')}`,
      direction: below(3) === 0 ? 'IN' : 'OUT',
      day: FIRST_DAY + below(150),
      minute: below(4) === 0 ? -1 : below(1440),
      status: below(20) === 0 ? 'VOID' : 'NORMAL',
      kind: KIND_CODES[below(KIND_CODES.length)]!,
      party:
        party === 0
          ? { ident: 'name:个人', taxNo: null, name: '个人', person: true }
          : {
              ident: `91440300MA5${String(party).padStart(7, '0')}`,
              taxNo: `91440300MA5${String(party).padStart(7, '0')}`,
              name: `客户${party}有限公司`,
              person: false,
            },
      amount,
      tax,
      total: amount + tax,
      abnormal: below(15) === 0,
      // Some blues come before their red, some after, some never.
      blueKey: red
        ? `25${String(seed).padStart(4, '0')}${String(below(count * 1.2)).padStart(14, '0')}`
        : null,
      source: 'TABLE',
      items: lines ? items : null,
    }
  })
}

export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const below = seeded(seed)
  const out = [...list]
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(i + 1)
    ;[out[i], out[j]] = [out[j]!, out[i]!]
  }
  return out
}
