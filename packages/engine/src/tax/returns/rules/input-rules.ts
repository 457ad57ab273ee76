/** input tax that stays, or does not go back. */
import type { Fen } from '@xinjian/format'
import { amount, percent, shareText } from '@xinjian/format/say/figures'
import { moneyInput } from '../../../kit/outcome.ts'
import { unknown } from '../../../kit/rules/definition.ts'
import { inputOf, numberOf, withoutValue } from '../../../kit/rules/levelled.ts'
import { quantityText } from '../../../kit/threshold.ts'
import type { Judgement, RuleDefinition, RuleInput } from '../../definition.ts'
import { vatReturnsLeg } from '../evidence.ts'
import type { ReturnLimits } from '../limits.ts'
import { lineOf, periodWords } from '../vat.ts'
import { generalYear } from './whole-year.ts'

function judgeCarried(
  { indicator }: RuleInput,
  { periods, share, nilYuan }: ReturnLimits['R-053'],
): Judgement {
  const run = indicator('T-034.asOf')
  const value = numberOf(run)
  if (value === null) return withoutValue(run)
  const { inputs, evidence } = run
  if (value < periods) return { result: 'MISS', value, inputs, evidence }
  const left = inputOf(inputs, '期末留抵税额')
  const stock = inputs.find(({ name }) => name === '存货')?.value
  if (typeof stock !== 'number')
    return unknown(`NO_DATA：已连续${value}个月有留抵税额，没有财务报表的存货可以比较`)
  const nil = stock < nilYuan
  if (!nil && left / stock <= share) return { result: 'MISS', value, inputs, evidence }
  return {
    result: 'HIT',
    level: 'MEDIUM',
    text: nil
      ? `连续${value}个月有留抵税额，期末留抵${amount(left)}元，而财务报表的存货为${amount(stock)}元，两者不相匹配，建议核实。`
      : `连续${value}个月有留抵税额，期末留抵${amount(left)}元，为存货的${shareText(left / stock)}，建议核实。`,
    value,
    inputs,
    evidence,
  }
}

function judgeExempt(
  { context, indicator }: RuleInput,
  { salesYuan }: ReturnLimits['R-054'],
): Judgement {
  const { returns, open, words } = generalYear(context)
  // A small taxpayer's share of exempt sales knows no input tax.
  if (open?.result === 'MISS') return open
  const share = indicator('T-035.L12')
  // Missing months leave it open; a share that has no base does not: the sums stand beside it.
  if (share.inputs.length === 0) return withoutValue(share)
  const { inputs, evidence } = share
  const exempt = inputOf(inputs, '免税销售额')
  const simple = inputOf(inputs, '简易计税销售额')
  const tax = inputOf(inputs, '进项税额')
  const out = inputOf(inputs, '进项税额转出')
  const value = exempt + simple
  const told = returns.every((r) => lineOf(r, '12') !== null && lineOf(r, '14') !== null)
  if (value <= salesYuan || (tax <= 0 && told)) return { result: 'MISS', value, inputs, evidence }
  if (!told) return unknown('NO_DATA：申报表没有进项税额或进项税额转出栏')
  if (out !== 0) return { result: 'MISS', value, inputs, evidence }
  const kinds = [
    ...(exempt > 0 ? [`免税销售${amount(exempt)}元`] : []),
    ...(simple > 0 ? [`简易计税销售${amount(simple)}元`] : []),
  ]
  return {
    result: 'HIT',
    level: 'MEDIUM',
    text: `${words}有${kinds.join('、')}，进项税额${amount(tax)}元，未作进项税额转出，建议核实进项是否用于免税或简易计税项目。`,
    value,
    inputs,
    evidence,
  }
}

/** Agriculture itself buys from farmers: GB/T 4754 section A, divisions 01 to 05. */
const AGRICULTURE = /^(?:A|0[1-5])/

function judgeFarm({ context }: RuleInput, { medium, high }: ReturnLimits['R-055']): Judgement {
  const { returns, open, words } = generalYear(context)
  if (open) return open
  let farm: Fen = 0
  let all: Fen = 0
  for (const vat of returns) {
    const schedule = vat.schedules?.input
    const total = schedule?.['12'] ?? lineOf(vat, '12')
    if (!schedule || total === null) return unknown(`NO_DATA：${periodWords(vat)}没有附列资料(二)`)
    farm += schedule['6'] ?? 0
    all += total
  }
  const inputs = [moneyInput('农产品收购或销售发票抵扣税额', farm), moneyInput('进项税额', all)]
  const evidence = [vatReturnsLeg(returns)]
  if (all <= 0 || farm <= 0) return { result: 'MISS', value: all > 0 ? 0 : null, inputs, evidence }
  const share = farm / all
  if (share <= medium) return { result: 'MISS', value: share, inputs, evidence }
  const { industryCode } = context.facts.registration
  if (!industryCode) return unknown('NO_DATA：行业未知，农产品抵扣是否正常无法判断')
  if (AGRICULTURE.test(industryCode))
    return {
      result: 'MISS',
      value: share,
      reason: 'NOT_APPLICABLE：农、林、牧、渔业',
      inputs,
      evidence,
    }
  return {
    result: 'HIT',
    level: share > high ? 'HIGH' : 'MEDIUM',
    text: `${words}农产品收购抵扣${amount(farm / 100)}元，占进项税额${percent(share)}，建议核实。`,
    value: share,
    inputs,
    evidence,
  }
}

export function inputRules(limits: ReturnLimits): RuleDefinition[] {
  const carried = limits['R-053']
  const farm = limits['R-055']
  return [
    {
      id: 'R-053',
      name: '留抵异常',
      level: 'MEDIUM',
      threshold: `连续≥${carried.periods}个月有留抵税额，且留抵÷存货>${quantityText(carried.share, 'ratio')}，或存货<${carried.nilYuan}元`,
      template: '连续{n}个月有留抵税额，期末留抵{amt}元，与存货不匹配，建议核实。',
      version: '1',
      source: 'domain §4 R-053',
      judge: (given) => judgeCarried(given, carried),
    },
    {
      id: 'R-054',
      name: '免税/简易未转出',
      level: 'MEDIUM',
      threshold: `近12个月免税与简易计税销售额>${limits['R-054'].salesYuan}元，有进项税额而没有转出`,
      template: '存在免税或简易计税销售但未作进项转出，建议核实。',
      version: '1',
      source: 'domain §4 R-054',
      judge: (given) => judgeExempt(given, limits['R-054']),
    },
    {
      id: 'R-055',
      name: '农产品抵扣异常',
      level: 'HIGH',
      threshold: `近12个月农产品收购抵扣占进项税额>${quantityText(farm.medium, 'ratio')}中、>${quantityText(farm.high, 'ratio')}高，农、林、牧、渔业除外`,
      template: '农产品收购抵扣占{pct}，建议核实。',
      version: '1',
      source: 'domain §4 R-055',
      judge: (given) => judgeFarm(given, farm),
    },
  ]
}
