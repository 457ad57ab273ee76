/** What a report may carry alone: invoices by the policy of the institution (domain §6.2), any only while no other report says less. */

import { DECISION_WORDS } from '../../kit/verdict/words.ts'
import type { LimitSuggestion } from '../../report/document.ts'
import { isCollectedTo } from '../context/collected.ts'
import type { InvoiceContext } from '../context/context.ts'
import { leg } from '../limit/leg.ts'
import { VERDICT_TABLE } from './table.ts'
import { VERDICT_SAYS } from './words.ts'

/** Every month of the last twelve since the founding was told by a tax bureau. */
const isCollected = ({ facts, m0 }: InvoiceContext): boolean => isCollectedTo(facts, m0)

/** Yuan up to which the institution lends on invoices alone. */
export const aloneMax = ({ facts }: InvoiceContext): number =>
  facts.institution?.aloneMaxYuan ?? VERDICT_TABLE.alone.maxYuan

/** Why invoices alone admit nobody here, without a stop; null = they may. */
export function whyNotAlone(context: InvoiceContext): string | null {
  if (aloneMax(context) === 0) return VERDICT_SAYS.thisInstitutionAdmits
  const { elsewhere } = context.facts
  // Neither which report says it nor why: this one may be passed on where the other may not.
  if (elsewhere) return VERDICT_SAYS.elsewhereSays({ word: DECISION_WORDS[elsewhere] })
  return isCollected(context) ? null : VERDICT_SAYS.invoicesWereUploaded
}

/** Why invoices beside taxes admit nobody here, without a stop: another report looks at what this one does not (stock, the graph) and says less. */
export const whyNotBeside = ({ facts: { elsewhere } }: InvoiceContext): string | null =>
  elsewhere ? VERDICT_SAYS.elsewhereBeside({ word: DECISION_WORDS[elsewhere] }) : null

/** Where the institution lends nothing on invoices alone, or another report refuses, what was computed is no suggestion. */
export const voidedAlone = (limit: LimitSuggestion, context: InvoiceContext): LimitSuggestion =>
  aloneMax(context) === 0
    ? voided(limit, VERDICT_SAYS.notAloneNoLimit)
    : voidedElsewhere(limit, context)

/** Where another report refuses. */
export const voidedElsewhere = (limit: LimitSuggestion, context: InvoiceContext): LimitSuggestion =>
  voided(limit, refusedElsewhere(context))

function voided(limit: LimitSuggestion, text: string | null): LimitSuggestion {
  if (text === null || limit.suggest === null) return limit
  return { ...limit, suggest: null, held: { before: limit.suggest, factor: null, text } }
}

function refusedElsewhere({ facts: { elsewhere } }: InvoiceContext): string | null {
  return elsewhere === 'REJECT'
    ? VERDICT_SAYS.elsewhereNoLimit({ word: DECISION_WORDS[elsewhere] })
    : null
}

/** The suggestion under the ceiling of what rests on invoices alone, which is a leg of its own. */
export function cappedAlone(limit: LimitSuggestion, context: InvoiceContext): LimitSuggestion {
  const most = aloneMax(context)
  if (most === 0) return limit
  const legs = [
    ...limit.legs,
    leg(VERDICT_SAYS.ceilingInvoicesAlone, most, VERDICT_SAYS.aloneCeiling({ most })),
  ]
  const { suggest } = limit
  return { ...limit, legs, suggest: suggest === null ? null : Math.min(suggest, most) }
}
