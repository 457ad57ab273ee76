/** how much tax there is. */

import { templateOf } from '@xinjian/format/say/words'
import { spanCoverage } from '../../../kit/coverage.ts'
import { beyondPeers, NO_PEERS } from '../../../kit/peers.ts'
import { miss, unknown } from '../../../kit/rules/definition.ts'
import { inputOf, numberOf, withoutValue } from '../../../kit/rules/levelled.ts'
import { REASON_SAYS } from '../../../kit/rules/words.ts'
import { quantityText } from '../../../kit/threshold.ts'
import { PEER_SAYS } from '../../../kit/words.ts'
import { vatClock } from '../../clock.ts'
import type { Judgement, RuleDefinition, RuleInput } from '../../definition.ts'
import { filedStates } from '../filed.ts'
import { isSmallScale } from '../indicators/borders.ts'
import { SALES_SAYS } from '../indicators/words.ts'
import type { ReturnLimits } from '../limits.ts'
import { lineOf, vatWindow } from '../vat.ts'
import { VAT_SAYS } from '../words.ts'
import { BURDEN_RULE_SAYS } from './words.ts'

/** What keeps the burden of an enterprise from being set beside its peers'; null = nothing. */
function notComparable({ context }: RuleInput, minMonths: number): Judgement | null {
  if (isSmallScale(context) === true)
    return miss(null, REASON_SAYS.NOT_APPLICABLE({ why: BURDEN_RULE_SAYS.small }))
  const clock = vatClock(context)
  const span = clock.span('L12')
  const { returns } = vatWindow(context, span)
  if (returns.some(({ form }) => form === 'SMALL'))
    return miss(null, REASON_SAYS.NOT_APPLICABLE({ why: BURDEN_RULE_SAYS.wasSmall }))
  const filed = filedStates(context).VAT
  if (filed && spanCoverage(filed, span).before > 12 - minMonths)
    return unknown(
      REASON_SAYS.INSUFFICIENT_HISTORY({ why: BURDEN_RULE_SAYS.tooYoung({ n: minMonths }) }),
    )
  // 免抵退 and 留抵退税 take tax away that peers pay.
  const exports = returns.some((r) => (lineOf(r, '7') ?? 0) !== 0 || (lineOf(r, '15') ?? 0) !== 0)
  return exports ? miss(null, REASON_SAYS.NOT_APPLICABLE({ why: BURDEN_RULE_SAYS.exports })) : null
}

function judgeLow(given: RuleInput, { medium, high, minMonths }: ReturnLimits['R-012']): Judgement {
  const stop = notComparable(given, minMonths)
  if (stop) return stop
  const away = given.indicator('T-006.L12')
  const value = numberOf(away)
  if (value === null) return withoutValue(away)
  const { inputs, evidence } = away
  if (value >= medium) return { result: 'MISS', value, inputs, evidence }
  const rate = inputOf(inputs, VAT_SAYS.burden)
  const middle = inputOf(inputs, PEER_SAYS.median)
  return {
    result: 'HIT',
    level: value < high ? 'HIGH' : 'MEDIUM',
    text: BURDEN_RULE_SAYS.lowText({ rate, middle, away: Math.abs(value) }),
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
    const now = inputOf(inputs, SALES_SAYS.taxNow)
    if (turn.reason === 'NO_BASE' && now > minTaxYuan)
      return {
        result: 'HIT',
        level: 'MEDIUM',
        text: BURDEN_RULE_SAYS.fromNil({ rate: inputOf(inputs, SALES_SAYS.burdenNow), tax: now }),
        value: null,
        inputs,
        evidence,
      }
    return turn.reason === 'NO_BASE'
      ? { result: 'MISS', value: null, reason: 'NO_BASE', inputs, evidence }
      : withoutValue(turn)
  }
  const tax = Math.max(inputOf(inputs, SALES_SAYS.taxNow), inputOf(inputs, SALES_SAYS.taxThen))
  if (Math.abs(value) <= change || tax <= minTaxYuan)
    return { result: 'MISS', value, inputs, evidence }
  const [now, then] = [
    inputOf(inputs, SALES_SAYS.burdenNow),
    inputOf(inputs, SALES_SAYS.burdenThen),
  ]
  return {
    result: 'HIT',
    level: 'MEDIUM',
    text: BURDEN_RULE_SAYS[value < 0 ? 'fell' : 'rose']({ then, now, change: Math.abs(value) }),
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
  if (!band) return unknown(REASON_SAYS.NO_DATA({ why: NO_PEERS }))
  const { inputs, evidence } = given
  if (!beyondPeers({ op: '<', at: 'median', times: share }, value, band))
    return { result: 'MISS', value, inputs, evidence }
  return {
    result: 'HIT',
    level: 'MEDIUM',
    text: BURDEN_RULE_SAYS.contributionText({
      value,
      median: band.median,
      share: quantityText(share, 'ratio'),
    }),
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
      name: BURDEN_RULE_SAYS.low,
      level: 'HIGH',
      threshold: BURDEN_RULE_SAYS.lowAt({
        medium: quantityText(-low.medium, 'ratio'),
        high: quantityText(-low.high, 'ratio'),
      }),
      template: templateOf(BURDEN_RULE_SAYS, 'lowTemplate'),
      version: '1',
      source: 'domain §4 R-012',
      judge: (given) => judgeLow(given, low),
    },
    {
      id: 'R-013',
      name: BURDEN_RULE_SAYS.turn,
      level: 'MEDIUM',
      threshold: BURDEN_RULE_SAYS.turnAt({
        change: quantityText(turn.change, 'ratio'),
        yuan: turn.minTaxYuan,
      }),
      template: templateOf(BURDEN_RULE_SAYS, 'turnTemplate'),
      version: '1',
      source: 'domain §4 R-013',
      judge: (given) => judgeTurn(given, turn),
    },
    {
      id: 'R-056',
      name: BURDEN_RULE_SAYS.contribution,
      level: 'MEDIUM',
      threshold: BURDEN_RULE_SAYS.contributionAt({
        share: quantityText(limits['R-056'].share, 'ratio'),
      }),
      template: templateOf(BURDEN_RULE_SAYS, 'contributionTemplate'),
      version: '1',
      source: 'domain §4 R-056',
      judge: (given) => judgeContribution(given, limits['R-056']),
    },
  ]
}
