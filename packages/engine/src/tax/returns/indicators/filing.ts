/** Whether returns were filed, on time, and with anything in them: T-014…T-018. */

import { SALES_LINES } from '@xinjian/format/returns/sales-lines'
import type { MonthWindow } from '../../../kit/calendar/window.ts'
import { overWindows } from '../../../kit/definition.ts'
import { input, without } from '../../../kit/outcome.ts'
import type { TaxReportContext } from '../../context.ts'
import type { IndicatorDefinition, Outcome } from '../../definition.ts'
import type { CitReturn, VatReturn } from '../../facts.ts'
import { citReturnsLeg, vatLeg, vatReturnsLeg } from '../evidence.ts'
import { type FilingPeriod, filingPeriods, isLate, onlyCorrection } from '../periods.ts'
import { exemptSmall, isZero, periodWords, salesOf, TAX_LINE, taxOf } from '../vat.ts'
import { burdenOf } from './burden.ts'
import { VAT_COMMON } from './sales.ts'

const NOT_COLLECTED_CIT = '未采集企业所得税申报，仅含增值税'

/** Periods that end inside a window. */
export const periodsIn = (context: TaxReportContext, { from, to }: MonthWindow): FilingPeriod[] =>
  filingPeriods(context).filter((p) => p.to >= from && p.to <= to)

export const taxWords = ({ tax, annual }: FilingPeriod): string =>
  tax === 'VAT' ? '增值税' : annual ? '企业所得税年度' : '企业所得税'

const withoutCit = (context: TaxReportContext): { detail?: string } =>
  context.states('CIT_RETURN') ? {} : { detail: NOT_COLLECTED_CIT }

const bothLines = (returns: readonly VatReturn[]) =>
  vatLeg(returns, {
    GENERAL: [...SALES_LINES.GENERAL, TAX_LINE.GENERAL],
    SMALL: [...SALES_LINES.SMALL, TAX_LINE.SMALL],
  })

/** Runs over the VAT returns of a window, once all their figures are told. */
const overReturns =
  (
    count: (returns: readonly VatReturn[]) => { value: number; found: readonly VatReturn[] },
  ): IndicatorDefinition['compute'] =>
  (context, _, { window }): Outcome => {
    const burden = burdenOf(context, window)
    if (!('rate' in burden)) return burden
    const { value, found } = count(burden.returns)
    return {
      value,
      inputs: [
        input('申报期数', burden.returns.length, 'periods'),
        input('所属期', found.map(periodWords).join('、') || '没有', 'index'),
      ],
      evidence: [bothLines(found.length ? found : burden.returns)],
    }
  }

function longestRun(returns: readonly VatReturn[]): readonly VatReturn[] {
  let best: VatReturn[] = []
  let run: VatReturn[] = []
  for (const vat of returns) {
    run = isZero(vat) ? [...run, vat] : []
    if (run.length > best.length) best = run
  }
  return best
}

/** Why of some periods it cannot be told whether their returns were late. */
function whyOpen(periods: readonly FilingPeriod[], open: number): string {
  const corrections = periods.filter(onlyCorrection).length
  const undated = open - corrections
  return [
    ...(undated ? [`${undated}期的申报表没有申报日期或期限未知`] : []),
    ...(corrections ? [`${corrections}期只见更正申报，原申报日期未知，不能判断是否逾期`] : []),
  ].join('；')
}

export const FILING_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...VAT_COMMON,
    id: 'T-014',
    names: { zh: '零申报期数', en: 'Nil returns' },
    unit: 'periods',
    formula: '申报销售额与应纳税额均为零的增值税申报期数',
    variants: [{ window: 'L12', threshold: 'T-014' }],
    evidence: '申报表销售额与应纳税额各栏',
    source: 'domain §3.3 T-014',
    compute: overReturns((returns) => {
      const found = returns.filter(isZero)
      return { value: found.length, found }
    }),
  },
  {
    ...VAT_COMMON,
    id: 'T-015',
    names: { zh: '最长连续零申报', en: 'Longest run of nil returns' },
    unit: 'periods',
    formula: '连续零申报的最长期数',
    variants: [{ window: 'L12', threshold: 'T-015' }],
    evidence: '申报表销售额与应纳税额各栏',
    source: 'domain §3.3 T-015',
    compute: overReturns((returns) => {
      const found = longestRun(returns)
      return { value: found.length, found }
    }),
  },
  {
    ...VAT_COMMON,
    id: 'T-016',
    names: { zh: '零税额期数', en: 'Returns with sales and no tax' },
    unit: 'periods',
    formula: '有申报销售额而应纳税额为零的期数，不含全部免税的小规模申报',
    variants: [{ window: 'L12', threshold: 'T-016' }],
    evidence: '申报表销售额与应纳税额各栏',
    source: 'domain §3.3 T-016',
    compute: overReturns((returns) => {
      const found = returns.filter(
        (r) => (salesOf(r) ?? 0) > 0 && taxOf(r) === 0 && !exemptSmall(r),
      )
      return { value: found.length, found }
    }),
  },
  {
    id: 'T-017',
    names: { zh: '逾期申报次数', en: 'Late returns' },
    unit: 'occasions',
    formula:
      '增值税与企业所得税申报表中，申报日晚于申报期限的份数；更正申报按原申报日，原申报日未知的不判断',
    missing: { rule: 'N', sources: ['VAT_LOOKED'] },
    variants: overWindows(['L12', 'L24'], { threshold: 'T-017' as const }),
    evidence: '逾期的申报表',
    version: '1',
    source: 'domain §3.3 T-017；征管法实施细则第109条',
    compute(context, _, { window }) {
      const periods = periodsIn(context, window).filter(({ vat, cit }) => vat ?? cit)
      const late = periods.filter((p) => isLate(p) === true)
      const open = periods.filter((p) => isLate(p) === null).length
      if (late.length === 0 && open > 0) return without('PARTIAL', whyOpen(periods, open))
      const detail = [
        withoutCit(context).detail,
        open > 0 ? `另有${open}期无法判断是否逾期，未计` : undefined,
      ].filter(Boolean)
      return {
        value: late.length,
        ...(detail.length ? { detail: detail.join('；') } : {}),
        inputs: [
          input('已申报期数', periods.length, 'periods'),
          input('涉及税种', [...new Set(late.map(taxWords))].join('、') || '没有', 'index'),
        ],
        evidence: legs(late.length ? late : periods),
      }
    },
  },
  {
    id: 'T-018',
    names: { zh: '未申报期数', en: 'Periods without a return' },
    unit: 'periods',
    formula: '已采集、期限已届满而未见申报表的所属期数，成立当期不计',
    missing: { rule: 'N', sources: ['VAT_LOOKED'] },
    variants: overWindows(['L12', 'L24'], { threshold: 'T-018' as const }),
    evidence: '同期已申报的申报表',
    version: '1',
    source: 'domain §3.3 T-018',
    compute(context, _, { window }) {
      const periods = periodsIn(context, window)
      const missing = periods.filter(({ vat, cit }) => vat === null && cit === null)
      if (periods.length === 0) return without('NO_DATA', '没有期限已届满的所属期')
      return {
        value: missing.length,
        ...withoutCit(context),
        inputs: [
          input('应申报期数', periods.length, 'periods'),
          input(
            '未见申报的所属期',
            missing.map((p) => `${taxWords(p)}${periodWords(p)}`).join('、') || '没有',
            'index',
          ),
        ],
        evidence: legs(periods.filter(({ vat, cit }) => vat ?? cit)),
      }
    },
  },
]

function legs(periods: readonly FilingPeriod[]) {
  const vat = periods.flatMap((p): VatReturn[] => (p.vat ? [p.vat] : []))
  const cit = periods.flatMap((p): CitReturn[] => (p.cit ? [p.cit] : []))
  return [...(vat.length ? [vatReturnsLeg(vat)] : []), ...(cit.length ? [citReturnsLeg(cit)] : [])]
}
