/** how much tax there is. */

import { amount, percent, shareText } from '@xinjian/format/say/figures'
import { spanCoverage } from '../../../kit/coverage.ts'
import { beyondPeers, NO_PEERS } from '../../../kit/peers.ts'
import { miss, unknown } from '../../../kit/rules/definition.ts'
import { inputOf, numberOf, withoutValue } from '../../../kit/rules/levelled.ts'
import { quantityText } from '../../../kit/threshold.ts'
import { vatClock } from '../../clock.ts'
import type { Judgement, RuleDefinition, RuleInput } from '../../definition.ts'
import { filedStates } from '../filed.ts'
import { isSmallScale } from '../indicators/borders.ts'
import type { ReturnLimits } from '../limits.ts'
import { lineOf, vatWindow } from '../vat.ts'

/** What keeps the burden of an enterprise from being set beside its peers'; null = nothing. */
function notComparable({ context }: RuleInput, minMonths: number): Judgement | null {
  if (isSmallScale(context) === true) return miss(null, 'NOT_APPLICABLE：小规模纳税人')
  const clock = vatClock(context)
  const span = clock.span('L12')
  const { returns } = vatWindow(context, span)
  if (returns.some(({ form }) => form === 'SMALL'))
    return miss(null, 'NOT_APPLICABLE：近12个月曾为小规模纳税人')
  const filed = filedStates(context).VAT
  if (filed && spanCoverage(filed, span).before > 12 - minMonths)
    return unknown(`INSUFFICIENT_HISTORY：成立不足${minMonths}个月`)
  // 免抵退 and 留抵退税 take tax away that peers pay.
  const exports = returns.some((r) => (lineOf(r, '7') ?? 0) !== 0 || (lineOf(r, '15') ?? 0) !== 0)
  return exports ? miss(null, 'NOT_APPLICABLE：有出口或免抵退税额，税负不与同行比较') : null
}

function judgeLow(given: RuleInput, { medium, high, minMonths }: ReturnLimits['R-012']): Judgement {
  const stop = notComparable(given, minMonths)
  if (stop) return stop
  const away = given.indicator('T-006.L12')
  const value = numberOf(away)
  if (value === null) return withoutValue(away)
  const { inputs, evidence } = away
  if (value >= medium) return { result: 'MISS', value, inputs, evidence }
  const rate = inputOf(inputs, '增值税税负率')
  const middle = inputOf(inputs, '行业中位数')
  return {
    result: 'HIT',
    level: value < high ? 'HIGH' : 'MEDIUM',
    text: `近12个月增值税税负率${percent(rate)}，较行业中位数${percent(middle)}低${percent(Math.abs(value))}，建议核实。`,
    value,
    inputs,
    evidence,
  }
}

function judgeTurn(
  { indicator }: RuleInput,
  { change, minTaxYuan }: ReturnLimits['R-013'],
): Judgement {
  const turn = indicator('T-007.REL.L12')
  const value = numberOf(turn)
  const { inputs, evidence } = turn
  if (value === null) {
    // From nothing to something is no change by a share; it is told where it weighs.
    const now = inputOf(inputs, '本期应纳税额')
    if (turn.reason === 'NO_BASE' && now > minTaxYuan)
      return {
        result: 'HIT',
        level: 'MEDIUM',
        text: `税负率由上年的零变为${percent(inputOf(inputs, '本期税负率'))}，近12个月应纳税额${amount(now)}元，建议了解原因。`,
        value: null,
        inputs,
        evidence,
      }
    return turn.reason === 'NO_BASE'
      ? { result: 'MISS', value: null, reason: 'NO_BASE', inputs, evidence }
      : withoutValue(turn)
  }
  const tax = Math.max(inputOf(inputs, '本期应纳税额'), inputOf(inputs, '比较期应纳税额'))
  if (Math.abs(value) <= change || tax <= minTaxYuan)
    return { result: 'MISS', value, inputs, evidence }
  const [now, then] = [inputOf(inputs, '本期税负率'), inputOf(inputs, '比较期税负率')]
  return {
    result: 'HIT',
    level: 'MEDIUM',
    text: `税负率由上年的${percent(then)}${value < 0 ? '降' : '升'}至${percent(now)}，相对变动${shareText(Math.abs(value))}，建议了解原因。`,
    value,
    inputs,
    evidence,
  }
}

function judgeContribution(
  { context, indicator }: RuleInput,
  { share }: ReturnLimits['R-056'],
): Judgement {
  const given = indicator('T-012.Y')
  const value = numberOf(given)
  if (value === null) return withoutValue(given)
  const band = context.peer('T-012')
  if (!band) return unknown(`NO_DATA：${NO_PEERS}`)
  const { inputs, evidence } = given
  if (!beyondPeers({ op: '<', at: 'median', times: share }, value, band))
    return { result: 'MISS', value, inputs, evidence }
  return {
    result: 'HIT',
    level: 'MEDIUM',
    text: `所得税贡献率${percent(value)}，低于行业中位数${percent(band.median)}的${quantityText(share, 'ratio')}，建议核实。`,
    value,
    inputs,
    evidence,
  }
}

export function burdenRules(limits: ReturnLimits): RuleDefinition[] {
  const low = limits['R-012']
  const turn = limits['R-013']
  return [
    {
      id: 'R-012',
      name: '税负率偏低',
      level: 'HIGH',
      threshold: `近12个月增值税税负率低于行业中位数${quantityText(-low.medium, 'ratio')}中、${quantityText(-low.high, 'ratio')}高；仅一般纳税人，不含出口及免抵退`,
      template: '近12个月税负率{v}，较行业中位数{m}低{pct}，建议核实。',
      version: '1',
      source: 'domain §4 R-012',
      judge: (given) => judgeLow(given, low),
    },
    {
      id: 'R-013',
      name: '税负率骤变',
      level: 'MEDIUM',
      threshold: `近12个月税负率较上一个12个月相对变动>${quantityText(turn.change, 'ratio')}，且应纳税额>${turn.minTaxYuan}元`,
      template: '税负率由上年的{a}变为{b}，相对变动{pct}，建议了解原因。',
      version: '1',
      source: 'domain §4 R-013',
      judge: (given) => judgeTurn(given, turn),
    },
    {
      id: 'R-056',
      name: '所得税贡献率低',
      level: 'MEDIUM',
      threshold: `最近完整年度企业所得税贡献率低于行业中位数的${quantityText(limits['R-056'].share, 'ratio')}`,
      template: '所得税贡献率{v}，低于行业，建议核实。',
      version: '1',
      source: 'domain §4 R-056',
      judge: (given) => judgeContribution(given, limits['R-056']),
    },
  ]
}
