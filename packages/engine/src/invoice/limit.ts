/** Limit suggestion (domain §6.3): every leg is shown, also those that invoices cannot feed. A reference, not a promise. */

import type { LimitSuggestion, ScoreResult } from '../report/document.ts'
import type { InvoiceContext } from './context/context.ts'
import type { ReportBuild } from './definition.ts'

export interface LimitParams {
  /** Ceiling of the product in yuan. */
  productMaxYuan?: number
  /** What the institution already lends, yuan. */
  existingDebtYuan?: number
}

const WAN = 10_000

/** Whole 万, towards zero; a suggestion is never negative. */
export function floorToWan(yuan: number): number {
  return Math.max(0, Math.floor(yuan / WAN) * WAN)
}

export function salesShare(context: InvoiceContext): number {
  const { salesShare: shares, serviceSections } = context.rules.limit
  const section = context.facts.registration.industrySection ?? ''
  if (section === 'F') return shares.F
  if (section === 'C') return shares.C
  return serviceSections.includes(section) ? shares.services : shares.other
}

export function suggestLimit(
  build: Pick<ReportBuild, 'context' | 'indicator'>,
  score: ScoreResult,
  params: LimitParams = {},
): LimitSuggestion {
  const { context, indicator } = build
  const { cvCap, cvDivisor, gradeFactor } = context.rules.limit
  const sales = indicator('I-001.L12').value
  const cv = indicator('I-020.L12').value
  const share = salesShare(context)
  const factor = gradeFactor[score.grade] ?? null
  const stability =
    typeof cv === 'number' ? 1 - Math.min(cv, cvCap) / cvDivisor : 1 - cvCap / cvDivisor
  const salesLeg =
    typeof sales === 'number'
      ? Math.round(Math.max(0, sales) * share * stability * 100) / 100
      : null
  const productMax = params.productMaxYuan ?? null
  const capped =
    salesLeg === null ? null : productMax === null ? salesLeg : Math.min(salesLeg, productMax)
  const suggest =
    capped === null || factor === null
      ? null
      : floorToWan(capped * factor - (params.existingDebtYuan ?? 0))
  return {
    suggest,
    legs: [
      { name: '纳税倍数', value: null, formula: '近12个月纳税额 × 倍数；未采集纳税数据' },
      {
        name: '销售比例',
        value: salesLeg,
        formula: `近12个月开票净额 × ${share} × 稳定系数(1 − min(变异系数,1)÷2)，变异系数缺失时按1`,
      },
      { name: '营运资金', value: null, formula: '流动资金贷款办法附件测算；未采集财务报表' },
      { name: '产品上限', value: productMax, formula: '机构产品规定；未设则不限' },
      {
        name: '评级系数',
        value: factor,
        formula: `评级${score.grade}对应的系数；没有评级则不给出建议`,
      },
    ],
    note: '建议额度 = 向下取整到万元( 上列可得金额中最小的一项 × 评级系数 − 本机构已有授信 )。仅供参考，不构成授信承诺。',
  }
}
