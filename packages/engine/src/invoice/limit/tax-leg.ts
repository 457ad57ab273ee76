import { windowOf } from '../../kit/calendar/window.ts'
import type { ReportBuild } from '../definition.ts'
import { type Leg, leg } from './leg.ts'
import { LIMIT_SAYS } from './words.ts'

const NAME = LIMIT_SAYS.multipleTax

/** 增值税 + 企业所得税 of the last 12 months, yuan; null unless every month was looked at. */
export function taxPaid12({ lending, m0 }: ReportBuild['context']): number | null {
  const paid = lending?.taxPaid
  if (!paid) return null
  const { from, to } = windowOf('L12', m0)
  for (let m = from; m <= to; m++)
    if (!paid.covered.some(([first, last]) => m >= first && m <= last)) return null
  return (
    paid.months
      .filter(({ month }) => month >= from && month <= to)
      .reduce((sum, { vat, cit }) => sum + vat + cit, 0) / 100
  )
}

export function taxLeg({ context }: Pick<ReportBuild, 'context'>): Leg {
  const { taxMultiple, taxGradeCap, taxGradeUnknown } = context.rules.limit
  if (!context.lending?.taxPaid)
    return leg(NAME, null, LIMIT_SAYS.taxUncollected({ times: taxMultiple }))
  const paid = taxPaid12(context)
  if (paid === null) return leg(NAME, null, LIMIT_SAYS.taxIncomplete({ times: taxMultiple }))
  const grade = context.facts.registration.taxCreditGrade ?? null
  const cap = grade === null ? taxGradeUnknown : (taxGradeCap[grade] ?? 0)
  return leg(
    NAME,
    Math.max(0, paid) * taxMultiple * cap,
    grade === null
      ? LIMIT_SAYS.taxFormulaUnknown({ times: taxMultiple, factor: cap })
      : LIMIT_SAYS.taxFormula({ times: taxMultiple, grade, factor: cap }),
  )
}
