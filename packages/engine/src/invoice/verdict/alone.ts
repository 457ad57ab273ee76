/** What invoices alone may carry: policy of the institution, where no other source stands beside them (domain §6.2). */
import { wan } from '@xinjian/format/say/figures'
import { DECISION_WORDS } from '../../kit/verdict/words.ts'
import type { ReasonLevel } from '../../report/decision.ts'
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

const NOT_ALONE = '本机构不以发票单独作准入依据'

/** Neither which report says it nor why: this one may be passed on where the other may not. */
const saidElsewhere = (level: ReasonLevel): string =>
  `该企业现有的其他报告为“${DECISION_WORDS[level]}”`

/** Why invoices alone admit nobody here, without a stop; null = they may. */
export function whyNotAlone(context: InvoiceContext): string | null {
  if (aloneMax(context) === 0) return NOT_ALONE
  const { elsewhere } = context.facts
  if (elsewhere) return `${saidElsewhere(elsewhere)}，仅凭发票不作准入结论`
  return isCollected(context) ? null : '发票由企业上传，未经税务机关核验，仅凭发票不作准入结论'
}

/** Where the institution lends nothing on invoices alone, or another report refuses, what was computed is no suggestion. */
export function voidedAlone(limit: LimitSuggestion, context: InvoiceContext): LimitSuggestion {
  const why = whyNoLimit(context)
  if (why === null || limit.suggest === null) return limit
  const text = `${why}，不给出参考额度。`
  return { ...limit, suggest: null, held: { before: limit.suggest, factor: null, text } }
}

function whyNoLimit(context: InvoiceContext): string | null {
  if (aloneMax(context) === 0) return NOT_ALONE
  const { elsewhere } = context.facts
  return elsewhere === 'REJECT' ? saidElsewhere(elsewhere) : null
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
