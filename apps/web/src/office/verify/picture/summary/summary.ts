/** What the vouchers of the page came to together: what is verified and valid, and all that is left out of that. */
import { parseFen } from '@xinjian/format'
import { isCharged } from '@xinjian/format/verify/result'
import type { Dropped } from '../drop/drop.ts'
import type { Line } from '../lines.ts'

/** Why a voucher is left out, in the order in which a person sees to it. */
export const LEFT_OUT = [
  'differs',
  'flawed',
  'unsaid',
  'unanswered',
  'lacking',
  'unverified',
  'ticket',
  'double',
] as const
export type LeftOut = (typeof LEFT_OUT)[number]

export interface Summary {
  /** Vouchers of the page, doubles among them. */
  vouchers: number
  /** Found consistent and marked valid. */
  valid: number
  /** Their totals as the platform shows them, else as read, 分; of `noTotal` of them none was read. */
  sum: number
  noTotal: number
  leftOut: Record<LeftOut, number>
  /** Files of which nothing was read. */
  files: number
}

/** null = consistent and valid. */
export function whyLeftOut({ voucher, twin, lacking }: Line): LeftOut | null {
  if (twin) return 'double'
  if (voucher.type === 'TICKET') return 'ticket'
  const { check } = voucher
  if (!check) return lacking ? 'lacking' : 'unverified'
  if (check.result !== 'CONSISTENT') return isCharged(check.result) ? 'differs' : 'unanswered'
  if (check.invalidMark === null) return 'unsaid'
  return check.invalidMark === 'N' ? null : 'flawed'
}

export function summaryOf(lines: readonly Line[], items: readonly Dropped[]): Summary {
  const none = Object.fromEntries(LEFT_OUT.map((why) => [why, 0])) as Summary['leftOut']
  const summary: Summary = {
    vouchers: lines.length,
    valid: 0,
    sum: 0,
    noTotal: 0,
    leftOut: none,
    files: items.filter(({ state, picture }) => state === 'failed' || picture?.error != null)
      .length,
  }
  for (const line of lines) {
    const why = whyLeftOut(line)
    if (why) {
      summary.leftOut[why]++
      continue
    }
    // What the platform shows is what was verified.
    const text = line.differs.totalAmount ?? line.values.totalAmount
    const total = parseFen(text?.replace(/[\s,¥]/g, '') ?? null)
    summary.valid++
    if (total === null) summary.noTotal++
    else summary.sum += total
  }
  return summary
}
