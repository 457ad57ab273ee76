/** VAT against sales: T-004…T-007, T-010. */
import type { MonthWindow } from '../../../kit/calendar/window.ts'
import { overWindows } from '../../../kit/definition.ts'
import { growth, input, moneyInput, quotient, without } from '../../../kit/outcome.ts'
import { awayFromMedian, besidePeers, NO_PEERS, peerInputs } from '../../../kit/peers.ts'
import { paid, paymentLeg, total } from '../../../tax-payment/part.ts'
import type { TaxReportContext } from '../../context.ts'
import type { IndicatorDefinition, Outcome } from '../../definition.ts'
import type { VatReturn } from '../../facts.ts'
import { vatLeg } from '../evidence.ts'
import { paymentsOf } from '../payments.ts'
import { sumOf, TAX_LINE, taxOf } from '../vat.ts'
import { declaredSales, salesLeg, VAT_COMMON } from './sales.ts'

export const taxLeg = (returns: readonly VatReturn[]) =>
  vatLeg(returns, { GENERAL: [TAX_LINE.GENERAL], SMALL: [TAX_LINE.SMALL] })

interface Burden {
  sales: number
  tax: number
  /** Full precision; null = no sales to relate it to. */
  rate: number | null
  returns: readonly VatReturn[]
}

/** An Outcome = the window cannot be said. */
export function burdenOf(context: TaxReportContext, window: MonthWindow): Burden | Outcome {
  const found = declaredSales(context, window)
  if (!('sales' in found)) return found
  const { sales, returns } = found
  const tax = sumOf(returns, '应纳税额', taxOf)
  if (typeof tax !== 'number') return tax
  return { sales, tax, rate: sales > 0 ? tax / sales : null, returns }
}

const evidenceOf = ({ returns }: Burden) => [taxLeg(returns), salesLeg(returns)]

/** How a rate lies to the middle of its peers; flagged by the thresholds of the variant. */
const deviationFromPeers: IndicatorDefinition['compute'] = (context, _, { window }) => {
  const burden = burdenOf(context, window)
  if (!('rate' in burden)) return burden
  const evidence = evidenceOf(burden)
  const band = context.peer('T-005')
  if (!band) return { ...without('NO_DATA', NO_PEERS), evidence }
  if (burden.rate === null) return { ...without('ZERO_ZERO', '没有申报销售额'), evidence }
  const { value, reason } = awayFromMedian(burden.rate, band)
  const inputs = [input('增值税税负率', burden.rate, 'ratio'), ...peerInputs(band, 'ratio')]
  return value === null
    ? { ...without(reason ?? 'NO_DATA', '行业中位数为零'), inputs, evidence }
    : { value, inputs, evidence }
}

const change =
  (relative: boolean): IndicatorDefinition['compute'] =>
  (context, _, { window, base }) => {
    const now = burdenOf(context, window)
    if (!('rate' in now)) return now
    const then = burdenOf(context, base)
    if (!('rate' in then)) return then
    const evidence = [...evidenceOf(now), ...evidenceOf(then)]
    if (now.rate === null || then.rate === null)
      return { ...without('NOT_APPLICABLE', '其中一期没有申报销售额'), evidence }
    const inputs = [
      input('本期税负率', now.rate, 'ratio'),
      input('比较期税负率', then.rate, 'ratio'),
      moneyInput('本期应纳税额', now.tax),
      moneyInput('比较期应纳税额', then.tax),
    ]
    if (!relative) return { value: now.rate - then.rate, inputs, evidence }
    const { value, reason } = growth(now.rate, then.rate)
    return value === null
      ? { ...without(reason ?? 'NO_DATA'), inputs, evidence }
      : { value, flagOn: Math.abs(value), inputs, evidence }
  }

export const BURDEN_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...VAT_COMMON,
    id: 'T-004',
    names: { zh: '增值税应纳税额', en: 'VAT payable' },
    unit: 'yuan',
    formula: 'Σ 应纳税额合计：一般纳税人第24栏，小规模纳税人第20栏',
    variants: overWindows(['L12', 'P12', 'Y', 'Y-1']),
    evidence: '申报表应纳税额合计栏',
    source: 'domain §3.3 T-004',
    compute(context, _, { window }) {
      const burden = burdenOf(context, window)
      if (!('rate' in burden)) return burden
      return {
        value: burden.tax / 100,
        inputs: [moneyInput('应纳税额合计', burden.tax)],
        evidence: [taxLeg(burden.returns)],
      }
    },
  },
  {
    ...VAT_COMMON,
    id: 'T-005',
    names: { zh: '增值税税负率', en: 'VAT burden' },
    unit: 'ratio',
    formula: 'Σ 应纳税额合计 ÷ Σ 申报销售额；应纳税额不含查补，主表不列免抵额',
    variants: overWindows(['L3', 'L12', 'P12', 'Y', 'Y-1']),
    evidence: '应纳税额与销售额各栏',
    source: 'domain §3.3 T-005',
    compute(context, _, { window }) {
      const burden = burdenOf(context, window)
      if (!('rate' in burden)) return burden
      return {
        ...quotient(burden.tax, burden.sales, '申报销售额'),
        inputs: [moneyInput('应纳税额合计', burden.tax), moneyInput('申报销售额', burden.sales)],
        evidence: evidenceOf(burden),
      }
    },
  },
  {
    ...VAT_COMMON,
    id: 'T-006',
    names: { zh: '税负行业偏离度', en: 'VAT burden against peers' },
    unit: 'ratio',
    formula: '(增值税税负率 − 行业中位数) ÷ 行业中位数',
    variants: [{ window: 'L12', threshold: 'T-006' }],
    evidence: '应纳税额与销售额各栏',
    source: 'domain §3.3 T-006',
    compute: deviationFromPeers,
  },
  {
    ...VAT_COMMON,
    id: 'T-007',
    names: { zh: '税负率变动', en: 'Change of VAT burden' },
    unit: 'pp',
    formula: '近12个月税负率 − 上一个12个月税负率',
    variants: [{ window: 'L12', base: 'P12' }],
    evidence: '两期应纳税额与销售额各栏',
    source: 'domain §3.3 T-007',
    compute: change(false),
  },
  {
    ...VAT_COMMON,
    id: 'T-007.REL',
    names: { zh: '税负率相对变动', en: 'Relative change of VAT burden' },
    unit: 'ratio',
    formula: '(近12个月税负率 − 上一个12个月) ÷ |上一个12个月|；按绝对值判断',
    variants: [{ window: 'L12', base: 'P12', threshold: 'T-007.REL' }],
    evidence: '两期应纳税额与销售额各栏',
    source: 'domain §3.3 T-007',
    compute: change(true),
  },
  {
    ...VAT_COMMON,
    id: 'T-010',
    names: { zh: '综合税负率', en: 'Tax paid to declared sales' },
    unit: 'ratio',
    formula:
      '同期已入库税款(按缴款日期，不含滞纳金、罚款、代扣代缴、社保) ÷ 申报销售额；低于行业P10为黄',
    missing: { rule: 'N', sources: ['VAT', 'PAYMENT'] },
    variants: [{ window: 'L12' }, { window: 'Y' }],
    evidence: '缴款与申报表销售额各栏',
    source: 'domain §3.3 T-010',
    compute(context, _, { window }) {
      const found = declaredSales(context, window)
      if (!('sales' in found)) return found
      const payments = paymentsOf(context)
      if (!payments) return without('NO_DATA', '未采集缴款信息')
      const tax = total(paid(payments, 'TAX', window))
      const rate = quotient(tax, found.sales, '申报销售额')
      const band = context.peer('T-010')
      return {
        ...rate,
        ...besidePeers(rate.value, band, { yellow: { op: '<', at: 'p10' } }),
        inputs: [
          moneyInput('已入库税款', tax),
          moneyInput('申报销售额', found.sales),
          ...(band ? [input('行业P10', band.p10, 'ratio'), ...peerInputs(band, 'ratio')] : []),
        ],
        evidence: [paymentLeg(payments, { class: 'TAX', window }), salesLeg(found.returns)],
      }
    },
  },
]
