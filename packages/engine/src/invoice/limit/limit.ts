/** Limit suggestion (domain §6.3): every leg is shown, also those that cannot be computed. A reference, not a promise. */
import { wan } from '@xinjian/format/say/figures'
import type { LimitSuggestion, ScoreResult } from '../../report/document.ts'
import type { ReportBuild } from '../definition.ts'
import { leg } from './leg.ts'
import { salesLeg } from './sales-leg.ts'
import { smallAmountLeg } from './small-amount-leg.ts'
import { taxLeg } from './tax-leg.ts'
import { workingCapitalLeg } from './working-capital-leg.ts'

export interface LimitParams {
  /** Ceiling of the product in yuan. */
  productMaxYuan?: number
  /** What the institution already lends, yuan. */
  existingDebtYuan?: number
  /** The institution chose 小额简化测算, up to so many yuan; absent = it did not. */
  smallAmountYuan?: number
}

const WAN = 10_000

/** Whole 万, towards zero; a suggestion is never negative. */
export function floorToWan(yuan: number): number {
  return Math.max(0, Math.floor(yuan / WAN) * WAN)
}

/**
 * `floor_to_万(min(max(tax, sales), working capital, product max) × grade factor − existing debt)`. Where the institution chose
 * the small amount, that takes the place of a smaller result, so that a small need never gets less than one that is covered.
 */
export function suggestLimit(
  build: Pick<ReportBuild, 'context' | 'indicator'>,
  score: Pick<ScoreResult, 'grade'>,
  params: LimitParams = build.context.facts.institution ?? {},
): LimitSuggestion {
  const { context } = build
  const factor = context.rules.limit.gradeFactor[score.grade] ?? null
  const tax = taxLeg(build)
  const sales = salesLeg(build)
  const capital = workingCapitalLeg(build)
  const { smallAmountYuan: chosen } = params
  const small = chosen === undefined ? null : smallAmountLeg(build, sales, chosen)
  const productMax = params.productMaxYuan ?? null
  const debt = params.existingDebtYuan ?? null
  const sources = known([tax.value, sales.value])
  const needed = sources.length
    ? Math.min(Math.max(...sources), ...known([capital.value, productMax]))
    : null
  const simple =
    small === null || small.value === null ? null : Math.min(small.value, ...known([productMax]))
  const base = needed === null ? null : Math.max(needed, ...known([simple]))
  const suggest = base === null || factor === null ? null : floorToWan(base * factor - (debt ?? 0))
  const unused = context.lending?.unused ?? []
  return {
    suggest,
    legs: [
      tax,
      sales,
      capital,
      ...(small ? [small] : []),
      leg('产品上限', productMax, '机构产品规定；未设则不限'),
      leg('评级系数', factor, `评级${score.grade}对应的系数；没有评级则不给出建议`),
      leg('本机构已有授信', debt, '由机构提供；未提供则不扣减'),
    ],
    note: [
      suggest !== null && suggest > 0 && base !== needed
        ? `营运资金测算的缺口为${wan(capital.value ?? 0)}，机构选用小额简化测算，额度据此给出。`
        : '',
      small ? WITH_SMALL : WITHOUT_SMALL,
      unused.length ? `已采集而本报告未使用：${unused.join('、')}。` : '',
      '仅供参考，不构成授信承诺。',
    ].join(''),
  }
}

const WITHOUT_SMALL =
  '建议额度 = 向下取整到万元( min( max(纳税倍数, 销售比例), 营运资金, 产品上限 ) × 评级系数 − 本机构已有授信 )，不能计算的项不参与。'
const WITH_SMALL =
  '建议额度 = 向下取整到万元( max( min( max(纳税倍数, 销售比例), 营运资金, 产品上限 ), min( 小额简化测算, 产品上限 ) ) × 评级系数 − 本机构已有授信 )，不能计算的项不参与。'

const known = (values: readonly (number | null)[]): number[] =>
  values.filter((value) => value !== null)

/**
 * The suggestion under a verdict: void, or a share of it, and it says so. Of nothing there is no share. `by`: the sentences that
 * hold it.
 */
export function heldLimit(
  limit: LimitSuggestion,
  factor: number | null,
  by: readonly string[],
): LimitSuggestion {
  const { suggest: before } = limit
  if (factor === 1 || before === null || (before === 0 && factor !== null)) return limit
  const suggest = factor === null ? null : floorToWan(before * factor)
  return {
    ...limit,
    suggest,
    held: { before, factor, text: `${heldWords(before, factor, suggest)}：${by.join('；')}。` },
  }
}

function heldWords(before: number, factor: number | null, suggest: number | null): string {
  const said = before === 0 ? '' : `测算额度${wan(before)}，`
  if (factor === null) return `${said}因下列原因不予给出`
  const share = `${said}因下列原因按${factor * 100}%`
  return suggest === 0 ? `${share}计不足1万元，不予给出` : `${share}给出`
}
