import { fromUnits, toUnits } from '../amounts.ts'
import type { DraftItem } from '../draft.ts'
import type { StatementCheck } from '../statement.ts'

/** One yuan, in the ten-thousandths of `toUnits`: what rounding to 分 and to yuan may leave. */
const YUAN = 10_000n

/** A check with the items that it is about. */
export interface Judged extends StatementCheck {
  items: readonly DraftItem[]
  /** Something else than noughts was added up: a form of noughts proves nothing. */
  telling: boolean
}

/** Adds up and holds against a printed total, keeping count of what rounding may have left. */
export class Sum {
  private readonly key: string
  private sum = 0n
  private slack = 0n
  private readonly items: DraftItem[] = []

  constructor(key: string) {
    this.key = key
  }

  add(item: DraftItem, minus: boolean): void {
    const value = toUnits(item.values[this.key] ?? '0.00')
    this.sum += minus ? -value : value
    this.slack += item.slack[this.key] ?? 0n
    this.items.push(item)
  }

  against(rule: string, total: DraftItem): Judged {
    const printed = toUnits(total.values[this.key] ?? '0.00')
    const difference = printed - this.sum
    const slack = this.slack + (total.slack[this.key] ?? 0n)
    const most = slack > YUAN ? slack : YUAN
    return {
      rule,
      period: this.key,
      ok: difference <= most && difference >= -most,
      difference: fromUnits(difference),
      items: [total, ...this.items],
      telling: printed !== 0n || this.items.some((item) => toUnits(item.values[this.key]!) !== 0n),
    }
  }
}
