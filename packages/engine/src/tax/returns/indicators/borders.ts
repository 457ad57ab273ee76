/** How near an enterprise stands to the lines of the law: T-044, T-045, T-046. */
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
import { declaredSales, salesLeg, VAT_COMMON } from './sales.ts'

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
      : [{ name: '应纳税所得额与300万元之比', share: taxable / 100 / LAW.microIncomeYuan }]),
    ...(cit.employees === null
      ? []
      : [{ name: '从业人数与300人之比', share: cit.employees / LAW.microStaff }]),
    ...(cit.totalAssetsWan === null
      ? []
      : [{ name: '资产总额与5000万元之比', share: cit.totalAssetsWan / LAW.microAssetsWan }]),
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
    names: { zh: '一般纳税人时长', en: 'Months as a general taxpayer' },
    unit: 'months',
    formula: '自登记为一般纳税人之月起的整月数；登记信息没有载明的，以首份一般纳税人申报表为准',
    missing: { rule: 'ANY', sources: ['REGISTRATION'] },
    variants: [{ window: 'asOf', threshold: 'T-044' }],
    evidence: '首份一般纳税人申报表',
    version: '1',
    source: 'domain §3.3 T-044',
    compute(context) {
      if (isSmallScale(context) === true) return without('NOT_APPLICABLE', '现为小规模纳税人')
      const since = generalSince(context)
      if (since === null) return without('NO_DATA', '没有一般纳税人登记日期')
      const months = Math.max(0, context.asOfMonth - since)
      return { value: months, inputs: [input('自登记起月数', months, 'months')] }
    },
  },
  {
    ...VAT_COMMON,
    id: 'T-045',
    names: { zh: '小规模标准占用', en: 'Sales against the small-scale line' },
    unit: 'ratio',
    formula: '近12个月申报销售额 ÷ 500万元，仅小规模纳税人',
    variants: [{ window: 'L12', threshold: 'T-045' }],
    evidence: '申报表销售额各栏',
    source: 'domain §1.10、§3.3 T-045',
    // Of a general taxpayer nothing is missing here, whatever months are.
    bars: (context) =>
      isSmallScale(context) === false ? without('NOT_APPLICABLE', '已是一般纳税人') : null,
    compute(context, _, { window }) {
      const found = declaredSales(context, window)
      if (!('sales' in found)) return found
      return {
        value: found.sales / 100 / LAW.smallScaleYuan,
        inputs: [moneyInput('申报销售额', found.sales), input('标准', LAW.smallScaleYuan, 'yuan')],
        evidence: [salesLeg(found.returns)],
      }
    },
  },
  {
    id: 'T-046',
    names: { zh: '小型微利临界项数', en: 'Measures near the micro-enterprise line' },
    unit: 'index',
    formula:
      '应纳税所得额÷300万元、从业人数÷300人、资产总额÷5000万元中，落在90%至100%的项数，取最近一份企业所得税申报表',
    missing: { rule: 'ANY', sources: ['CIT'] },
    variants: [{ window: 'asOf', threshold: 'T-046' }],
    evidence: '最近一份企业所得税申报表',
    version: '1',
    source: 'domain §1.10、§3.3 T-046',
    compute(context) {
      const latest = fullest(seenCit(context))
      if (!latest) return without('NO_DATA', '没有企业所得税申报')
      const told = measures(latest)
      if (told.length === 0) return without('NO_DATA', '申报表没有所得额、从业人数与资产总额')
      const near = told.filter(({ share }) => share >= LAW.nearFrom && share <= 1)
      const short = told.length < 3
      const inputs: IndicatorInput[] = told.map(({ name, share }) => input(name, share, 'ratio'))
      return {
        value: near.length,
        ...(short && near.length === 0 ? { flagOn: null } : {}),
        ...(short ? { detail: `三项中只有${told.length}项可知` } : {}),
        inputs,
        evidence: [citLeg([latest], ['taxable'])],
      }
    },
  },
]
