/** Lines of one invoice: quantities and unit prices that multiply to amounts exactly, taxes rounded per line. */
import type { Fen } from '@xinjian/format'
import type { Day } from '../calendar.ts'
import type { Good } from '../goods.ts'
import type { Rng } from '../random.ts'
import { rateOn, TAX_FREE } from '../rates.ts'
import type { LineDraft } from './draft.ts'

const DISCOUNT_CHANCE = 0.02
const MAX_LINES = 16

/** Number of lines with the given mean: 1 + geometric. */
export function lineCount(mean: number, rng: Rng): number {
  const stop = 1 / mean
  let n = 1
  while (n < MAX_LINES && rng.next() > stop) n++
  return n
}

/** An ordinary invoice of about `target`: price times whole quantity gives each amount. */
export function ordinaryLines(
  target: Fen,
  goods: readonly Good[],
  small: boolean,
  day: Day,
  rng: Rng,
): LineDraft[] {
  const lines: LineDraft[] = []
  const share = target / goods.length
  for (const good of goods) {
    const part = Math.max(100, Math.round(share * rng.between(0.5, 1.5)))
    const rate = rateOn(good.rate, small, day)
    const spec = rng.pick(good.specs)
    if (good.price === null) {
      lines.push(line(good, spec, null, part, rate))
      continue
    }
    const price = Math.max(1, Math.round(good.price * rng.between(0.97, 1.03)))
    const quantity = Math.max(1, Math.round(part / price))
    lines.push(line(good, spec, quantity, price * quantity, rate))
    if (part > 100_000 && rng.next() < DISCOUNT_CHANCE)
      lines.push(line(good, spec, null, -Math.round(price * quantity * 0.05), rate))
  }
  return lines
}

/** One line of exactly `amount` (不含税): for invoices pressed against the single-invoice limit. */
export function exactLine(
  amount: Fen,
  good: Good,
  small: boolean,
  day: Day,
  rng: Rng,
): LineDraft[] {
  const quantity = good.price === null ? null : Math.max(1, Math.round(amount / good.price))
  return [line(good, rng.pick(good.specs), quantity, amount, rateOn(good.rate, small, day))]
}

/** One line whose 价税合计 is exactly `total`: 整额 invoices. */
export function roundLine(total: Fen, good: Good, small: boolean, day: Day, rng: Rng): LineDraft[] {
  const rate = rateOn(good.rate, small, day)
  const amount = rate === TAX_FREE ? total : Math.round(total / (1 + rate / 10_000))
  const [only] = exactLine(amount, good, small, day, rng)
  return [{ ...only!, tax: total - amount }]
}

export const taxOf = (amount: Fen, rate: number): Fen =>
  rate === TAX_FREE ? 0 : Math.sign(amount) * Math.round((Math.abs(amount) * rate) / 10_000)

function line(
  good: Good,
  spec: string,
  quantity: number | null,
  amount: Fen,
  rate: number,
): LineDraft {
  return { good, spec, quantity, amount, rate, tax: taxOf(amount, rate) }
}
