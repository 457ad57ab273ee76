/** What invoices alone may carry: policy of the institution, where no other source stands beside them (domain §6.2). */
import { wan } from '../../kit/format.ts'
import type { LimitSuggestion } from '../../report/document.ts'
import type { InvoiceContext } from '../context/context.ts'
import { leg } from '../limit/leg.ts'
import { VERDICT_TABLE } from './table.ts'

const DIRECTIONS = ['OUT', 'IN'] as const

/** Every month of the last twelve since the founding was told by a tax bureau. */
export function isCollected({ facts, span, series }: InvoiceContext): boolean {
  const { from, to } = span('L12')
  return DIRECTIONS.every((direction) => {
    const told = facts.collected?.[direction] ?? []
    for (let m = from; m <= to; m++) {
      const state = series(direction).states[m - series(direction).start]
      if (state === 'BEFORE_ESTABLISHMENT') continue
      if (!told.some(([first, last]) => m >= first && m <= last)) return false
    }
    return true
  })
}

/** Yuan up to which the institution lends on invoices alone. */
export const aloneMax = ({ facts }: InvoiceContext): number =>
  facts.institution?.aloneMaxYuan ?? VERDICT_TABLE.alone.maxYuan

/** Why invoices alone admit nobody here, without a stop; null = they may. */
export function whyNotAlone(context: InvoiceContext): string | null {
  if (aloneMax(context) === 0) return '本机构不以发票单独作准入依据'
  return isCollected(context) ? null : '发票由企业上传，未经税务机关核验，仅凭发票不作准入结论'
}

/** Where the institution lends nothing on invoices alone, what was computed is no suggestion. */
export function voidedAlone(limit: LimitSuggestion, context: InvoiceContext): LimitSuggestion {
  if (aloneMax(context) > 0 || limit.suggest === null) return limit
  const text = '本机构不以发票单独作准入依据，不给出参考额度。'
  return { ...limit, suggest: null, held: { before: limit.suggest, factor: null, text } }
}

/** The suggestion under the ceiling of what rests on invoices alone, which is a leg of its own. */
export function cappedAlone(limit: LimitSuggestion, context: InvoiceContext): LimitSuggestion {
  const most = aloneMax(context)
  if (most === 0) return limit
  const legs = [
    ...limit.legs,
    leg('仅凭发票的上限', most, `本报告只依据发票，额度以${wan(most)}为限`),
  ]
  const { suggest } = limit
  return { ...limit, legs, suggest: suggest === null ? null : Math.min(suggest, most) }
}
