/** How near an enterprise stands to the lines of the law: T-044, T-045, T-046. */

import { namesOf } from '@xinjian/format/say/words'
import { optionalDay } from '../../../kit/calendar/calendar.ts'
import { type MonthIndex, monthOfDay } from '../../../kit/calendar/window.ts'
import { input, moneyInput, without } from '../../../kit/outcome.ts'
import type { IndicatorInput } from '../../../report/document.ts'
import type { TaxReportContext } from '../../context.ts'
import type { IndicatorDefinition } from '../../definition.ts'
import type { CitReturn } from '../../facts.ts'
import { citFigure } from '../cit.ts'
import { citLeg } from '../evidence.ts'
import { LAW } from '../params.ts'
import { seenCit, seenVat } from '../seen.ts'
import { VAT_SAYS } from '../words.ts'
import { declaredSales, salesLeg, VAT_COMMON } from './sales.ts'
import { BORDER_SAYS, SALES_SAYS } from './words.ts'

/** The month from which it is 一般纳税人: as registered, or else the first general return after a small one. */
export function generalSince(context: TaxReportContext): MonthIndex | null {
  const told = optionalDay(context.facts.registration.generalFrom)
  if (told !== null) return monthOfDay(told)
  const returns = seenVat(context)
  const first = returns.findIndex(({ form }) => form === 'GENERAL')
  return first > 0 ? returns[first]!.from : null
}

/** The type of the latest return, or else as registered; null = not known. */
export function isSmallScale(context: TaxReportContext): boolean | null {
  const last = seenVat(context).at(-1)
  if (last) return last.form === 'SMALL'
  const { taxpayerType } = context.facts.registration
  return taxpayerType ? taxpayerType !== 'GENERAL' : null
}

interface Near {
  name: string
  share: number
}

/** The three measures of a 小型微利企业, as far as the latest return tells them. */
function measures(cit: CitReturn): Near[] {
  const taxable = citFigure(cit, 'taxable')
  return [
    ...(taxable === null
      ? []
      : [{ name: BORDER_SAYS.income, share: taxable / 100 / LAW.microIncomeYuan }]),
    ...(cit.employees === null
      ? []
      : [{ name: BORDER_SAYS.staff, share: cit.employees / LAW.microStaff }]),
    ...(cit.totalAssetsWan === null
      ? []
      : [{ name: BORDER_SAYS.assets, share: cit.totalAssetsWan / LAW.microAssetsWan }]),
  ]
}

/** Of the latest year the last return that tells most of the three: an annual return leaves staff and assets to its schedules. */
function fullest(returns: readonly CitReturn[]): CitReturn | undefined {
  const year = returns.at(-1)?.year
  return returns
    .filter((cit) => cit.year === year)
    .reduce<CitReturn | undefined>(
      (best, cit) => (best && measures(best).length > measures(cit).length ? best : cit),
      undefined,
    )
}

export const BORDER_INDICATORS: readonly IndicatorDefinition[] = [
  {
    id: 'T-044',
    names: namesOf(BORDER_SAYS, 'general'),
    unit: 'months',
    formula: BORDER_SAYS.generalFormula,
    missing: { rule: 'ANY', sources: ['REGISTRATION'] },
    variants: [{ window: 'asOf', threshold: 'T-044' }],
    evidence: BORDER_SAYS.generalEvidence,
    version: '1',
    source: 'domain §3.3 T-044',
    compute(context) {
      if (isSmallScale(context) === true) return without('NOT_APPLICABLE', BORDER_SAYS.smallNow)
      const since = generalSince(context)
      if (since === null) return without('NO_DATA', BORDER_SAYS.noGeneralDay)
      const months = Math.max(0, context.asOfMonth - since)
      return { value: months, inputs: [input(BORDER_SAYS.monthsSince, months, 'months')] }
    },
  },
  {
    ...VAT_COMMON,
    id: 'T-045',
    names: namesOf(BORDER_SAYS, 'smallScale'),
    unit: 'ratio',
    formula: BORDER_SAYS.smallScaleFormula,
    variants: [{ window: 'L12', threshold: 'T-045' }],
    evidence: SALES_SAYS.salesLines,
    source: 'domain §1.10、§3.3 T-045',
    // Of a general taxpayer nothing is missing here, whatever months are.
    bars: (context) =>
      isSmallScale(context) === false
        ? without('NOT_APPLICABLE', BORDER_SAYS.generalAlready)
        : null,
    compute(context, _, { window }) {
      const found = declaredSales(context, window)
      if (!('sales' in found)) return found
      return {
        value: found.sales / 100 / LAW.smallScaleYuan,
        inputs: [
          moneyInput(VAT_SAYS.declaredSales, found.sales),
          input(VAT_SAYS.standard, LAW.smallScaleYuan, 'yuan'),
        ],
        evidence: [salesLeg(found.returns)],
      }
    },
  },
  {
    id: 'T-046',
    names: namesOf(BORDER_SAYS, 'micro'),
    unit: 'index',
    formula: BORDER_SAYS.microFormula,
    missing: { rule: 'ANY', sources: ['CIT'] },
    variants: [{ window: 'asOf', threshold: 'T-046' }],
    evidence: BORDER_SAYS.microEvidence,
    version: '1',
    source: 'domain §1.10、§3.3 T-046',
    compute(context) {
      const latest = fullest(seenCit(context))
      if (!latest) return without('NO_DATA', BORDER_SAYS.noCit)
      const told = measures(latest)
      if (told.length === 0) return without('NO_DATA', BORDER_SAYS.noMeasure)
      const near = told.filter(({ share }) => share >= LAW.nearFrom && share <= 1)
      const short = told.length < 3
      const inputs: IndicatorInput[] = told.map(({ name, share }) => input(name, share, 'ratio'))
      return {
        value: near.length,
        ...(short && near.length === 0 ? { flagOn: null } : {}),
        ...(short ? { detail: BORDER_SAYS.measuresKnown({ n: told.length }) } : {}),
        inputs,
        evidence: [citLeg([latest], ['taxable'])],
      }
    },
  },
]
