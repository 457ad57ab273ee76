/** R-068 (domain §4). Texts describe and advise to verify; they never accuse. */
import { amount, percent } from '@xinjian/format/say/figures'
import { inputOf, numberOf, withoutValue } from '../../kit/rules/levelled.ts'
import { type RuleSet, ruleSet } from '../../kit/rules/rule-set.ts'
import type { TaxContext } from '../context.ts'
import type { RuleDefinition } from '../definition.ts'
import { oldest } from '../indicators/arrears.ts'
import { type RuleLimits, TAX_PARAM } from '../params.ts'
import { TAX_PAYMENT_LINES } from './limit-lines.ts'

const rates = TAX_PARAM.cityTaxRates.map((rate) => `${Number((rate * 100).toFixed(1))}%`).join('、')

/** Every rule with the limits it is judged by. */
export const taxPaymentRules = ({
  'R-001': arrears,
  'R-064': cityTax,
  'R-068': lateFees,
}: RuleLimits): readonly RuleDefinition[] => [
  {
    id: 'R-001',
    name: '当前欠税',
    level: 'HIGH',
    redLine: true,
    threshold: `当前欠税余额>0中；>${arrears.highYuan}元或最早一笔超过${arrears.highDays}天为高，且为红线`,
    template: '企业当前欠缴税款{amt}元，最早发生于{date}，存在税务追缴与滞纳金风险。',
    version: '1',
    source: 'domain §4 R-001',
    judge({ context, indicator }) {
      const owed = indicator('T-020.asOf')
      const value = numberOf(owed)
      if (value === null) return withoutValue(owed)
      const { inputs, evidence } = owed
      if (value <= 0) return { result: 'MISS', value, inputs, evidence }
      const first = oldest(context)
      const severe = value > arrears.highYuan || (first?.days ?? 0) > arrears.highDays
      const since = first ? `最早发生于${first.on}，` : ''
      return {
        result: 'HIT',
        level: severe ? 'HIGH' : 'MEDIUM',
        redLine: severe,
        text: `企业当前欠缴税款${amount(value)}元，${since}存在税务追缴与滞纳金风险。`,
        value,
        inputs,
        evidence,
      }
    },
  },
  {
    id: 'R-064',
    name: '附加税不符',
    level: 'LOW',
    threshold: `城建税与增值税实缴之比不在${rates}任一比例的±${Number((cityTax.tolerance * 100).toFixed(4))}个百分点内，或有增值税而没有城建税`,
    template: '近12个月城建税与增值税实缴之比为{pct}，城建税与增值税比例异常，建议核实。',
    version: '2',
    source: 'domain §4 R-064',
    judge({ indicator }) {
      const share = indicator('T-038.L12')
      const value = numberOf(share)
      if (value === null) return withoutValue(share)
      const { inputs, evidence } = share
      const off = Math.abs(inputOf(inputs, '与最近法定税率之差'))
      if (off <= cityTax.tolerance) return { result: 'MISS', value, inputs, evidence }
      return {
        result: 'HIT',
        level: 'LOW',
        text:
          value === 0
            ? `近12个月实缴增值税${amount(inputOf(inputs, '增值税实缴'))}元，缴款记录中没有城市维护建设税，建议核实。`
            : `近12个月城建税与增值税实缴之比为${percent(value)}，城建税与增值税比例异常，建议核实。`,
        value,
        inputs,
        evidence,
      }
    },
  },
  {
    id: 'R-068',
    name: '滞纳金',
    level: 'MEDIUM',
    threshold: `近12个月滞纳金≥${lateFees.low}次低、≥${lateFees.medium}次中`,
    template: '近12个月产生滞纳金{n}次{amt}元。',
    version: '1',
    source: 'domain §4 R-068',
    judge({ indicator }) {
      const fees = indicator('T-019.L12')
      const value = numberOf(fees)
      if (value === null) return withoutValue(fees)
      const { inputs, evidence } = fees
      if (value < lateFees.low) return { result: 'MISS', value, inputs, evidence }
      return {
        result: 'HIT',
        level: value >= lateFees.medium ? 'MEDIUM' : 'LOW',
        text: `近12个月产生滞纳金${value}次${amount(inputOf(inputs, '滞纳金金额'))}元。`,
        value,
        inputs,
        evidence,
      }
    },
  },
]

/** Nothing is set aside by the kind itself: three rules on facts of the bureau have no case that explains them away. */
export const TAX_PAYMENT_RULE_SET: RuleSet<TaxContext> = ruleSet<TaxContext, RuleLimits>({
  make: taxPaymentRules,
  table: TAX_PARAM.rules,
  lines: TAX_PAYMENT_LINES,
  suppressedBy: () => null,
})

/** The rules at the limits of the parameter table. */
export const TAX_PAYMENT_RULES = TAX_PAYMENT_RULE_SET.standing
