/** How steadily tax is paid, and whether surtaxes fit: T-038, T-041, T-042. */
import type { MonthWindow } from '../../kit/calendar/window.ts'
import { spanCoverage, stateOf } from '../../kit/coverage.ts'
import { input, moneyInput, ratio } from '../../kit/outcome.ts'
import { quantityText } from '../../kit/threshold.ts'
import { CITY_TAX, groupOf } from '../classes.ts'
import { paid, type TaxContext, total } from '../context.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { paymentLeg } from '../evidence.ts'
import { kindsOf } from '../kinds.ts'

const COMMON = {
  missing: { rule: 'N', sources: ['PAYMENT'] },
  version: '1',
} as const

/** 城建税 of 增值税 outside towns (城市维护建设税法 §4). */
const LOWEST_FULL_RATE = 0.01

const monthsWithTax = (context: TaxContext, window: MonthWindow): Set<number> =>
  new Set(
    paid(context, 'TAX', window)
      .filter((p) => p.amount > 0)
      .map((p) => p.month),
  )

/** Longest run of collected months without tax; months before the establishment are no silence. */
export function longestSilence(context: TaxContext, window: MonthWindow): number {
  const taxed = monthsWithTax(context, window)
  let run = 0
  let longest = 0
  for (let m = window.from; m <= window.to; m++) {
    const silent = !taxed.has(m) && stateOf(context.series, m) !== 'BEFORE_ESTABLISHMENT'
    run = silent ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

/**
 * How far a share lies from the nearest rate of law. No tax at all is not near the lowest halved rate, which lies within the
 * tolerance of zero: it is measured from the lowest full rate.
 */
export function fromNearestRate(share: number, rates: readonly number[]): number {
  if (share === 0) return -LOWEST_FULL_RATE
  return rates.reduce(
    (best, rate) => (Math.abs(share - rate) < Math.abs(best) ? share - rate : best),
    Number.POSITIVE_INFINITY,
  )
}

export const REGULARITY_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'T-038',
    names: { zh: '附加税一致性', en: 'City tax against VAT' },
    unit: 'ratio',
    formula: '城市维护建设税实缴 ÷ 增值税实缴；应接近7%、5%、1%之一，或减半后的3.5%、2.5%、0.5%',
    variants: [{ window: 'L12', threshold: 'T-038' }],
    evidence: 'AMOUNT',
    source: 'domain §3.3 T-038；六税两费减半',
    compute(context, _, { window }) {
      const vatKinds = kindsOf(context, (kind) => groupOf(kind) === 'VAT')
      const city = total(paid(context, 'TAX', window, (p) => p.taxKind === CITY_TAX))
      const vat = total(paid(context, 'TAX', window, (p) => groupOf(p.taxKind) === 'VAT'))
      const share = ratio(city, vat)
      const off =
        share.value === null ? null : fromNearestRate(share.value, context.rules.cityTaxRates)
      return {
        ...share,
        flagOn: off === null ? null : Math.abs(off),
        ...(off === null
          ? {}
          : { aside: `与最近的法定税率相差${quantityText(Math.abs(off), 'pp')}，以此判定` }),
        inputs: [
          moneyInput('城市维护建设税实缴', city),
          moneyInput('增值税实缴', vat),
          input('与最近法定税率之差', off, 'pp'),
        ],
        evidence: [
          paymentLeg(context, { class: 'TAX', window, kinds: [CITY_TAX] }),
          paymentLeg(context, { class: 'TAX', window, kinds: vatKinds, called: '增值税' }),
        ],
      }
    },
  },
  {
    ...COMMON,
    id: 'T-041',
    names: { zh: '纳税月数', en: 'Months with tax paid' },
    unit: 'months',
    formula: '有税款入库的月数；成立不满24个月或按季申报的企业不按此判定',
    variants: [{ window: 'L24', threshold: 'T-041' }],
    evidence: 'MONTHS',
    source: 'domain §3.3 T-041',
    compute(context, _, { window }) {
      const months = monthsWithTax(context, window).size
      const { months: all, before } = spanCoverage(context.series, window)
      // Small taxpayers and individuals declare by quarter: eight months in two years is all of them.
      const monthly = context.facts.registration.taxpayerType === 'GENERAL'
      return {
        value: months,
        detail: `应有${all - before}个月`,
        ...(before > 0 || !monthly
          ? {
              flagOn: null,
              aside: monthly
                ? '成立不满24个月，不按纳税月数判断'
                : '非一般纳税人多按季申报，不按纳税月数判断',
            }
          : {}),
        inputs: [
          input('有税款入库的月数', months, 'months'),
          input('应有月数', all - before, 'months'),
        ],
        evidence: [paymentLeg(context, { class: 'TAX', window })],
      }
    },
  },
  {
    ...COMMON,
    id: 'T-042',
    names: { zh: '连续无纳税月数', en: 'Longest run of months without tax' },
    unit: 'months',
    formula: '已采集而没有税款入库的月份的最长连续数；成立前的月份不计',
    variants: [{ window: 'L12', threshold: 'T-042' }],
    evidence: 'LOOKED_AT',
    source: 'domain §3.3 T-042',
    compute(context, _, { window }) {
      return {
        value: longestSilence(context, window),
        inputs: [
          input('有税款入库的月数', monthsWithTax(context, window).size, 'months'),
          input('窗口月数', window.to - window.from + 1, 'months'),
        ],
        evidence: [paymentLeg(context, { class: 'TAX', window })],
      }
    },
  },
]
