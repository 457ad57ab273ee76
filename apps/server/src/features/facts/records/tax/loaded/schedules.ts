/** 附列资料 of a VAT return as a bureau tells them → what reports read of them; money in 分, what is not told is null. */
import type { VatSchedules } from '@xinjian/engine/tax/facts'
import type { Fen } from '@xinjian/format'
import { fen, list, object } from '../../values.ts'

/** Ways of invoicing of 附列资料（一）, each with 销售额 and 税额 per rate; 纳税检查调整 where the bureau shows it. */
const WAYS = {
  special: 'special',
  other: 'other',
  none: 'unbilled',
  inspected: 'inspected',
} as const

/** null = the return came without schedules. */
export function schedulesOf(told: unknown): VatSchedules | null {
  const { schedule1, schedule2 } = object(told)
  const byRate = list(schedule1)
  const byLine = Object.entries(object(schedule2))
  if (byRate.length === 0 && byLine.length === 0) return null
  return {
    invoiced: byRate.length === 0 ? null : invoicedOf(byRate),
    input:
      byLine.length === 0
        ? null
        : Object.fromEntries(byLine.map(([line, row]) => [line, fen(object(row).tax)])),
  }
}

function invoicedOf(byRate: readonly Record<string, unknown>[]) {
  const sum = (way: string): Fen | null => {
    const told = byRate.flatMap((rate) => fen(object(rate[way]).amount) ?? [])
    return told.length === 0 ? null : told.reduce((a, b) => a + b, 0)
  }
  return {
    special: sum(WAYS.special),
    other: sum(WAYS.other),
    none: sum(WAYS.none),
    inspected: sum(WAYS.inspected),
  }
}
