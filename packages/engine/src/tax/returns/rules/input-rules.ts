/** input tax that stays, or does not go back. */

import type { Fen } from '@xinjian/format'
import { templateOf } from '@xinjian/format/say/words'
import { moneyInput } from '../../../kit/outcome.ts'
import { unknown } from '../../../kit/rules/definition.ts'
import { inputOf, numberOf, withoutValue } from '../../../kit/rules/levelled.ts'
import { REASON_SAYS } from '../../../kit/rules/words.ts'
import { quantityText } from '../../../kit/threshold.ts'
import type { Judgement, RuleDefinition, RuleInput } from '../../definition.ts'
import { vatReturnsLeg } from '../evidence.ts'
import type { ReturnLimits } from '../limits.ts'
import { lineOf, periodWords } from '../vat.ts'
import { VAT_SAYS } from '../words.ts'
import { generalYear } from './whole-year.ts'
import { INPUT_RULE_SAYS } from './words.ts'

function judgeCarried(
  { indicator }: RuleInput,
  { periods, share, nilYuan }: ReturnLimits['R-053'],
): Judgement {
  const run = indicator('T-034.asOf')
  const value = numberOf(run)
  if (value === null) return withoutValue(run)
  const { inputs, evidence } = run
  if (value < periods) return { result: 'MISS', value, inputs, evidence }
  const left = inputOf(inputs, VAT_SAYS.carried)
  const stock = inputs.find(({ name }) => name === VAT_SAYS.inventories)?.value
  if (typeof stock !== 'number')
    return unknown(REASON_SAYS.NO_DATA({ why: INPUT_RULE_SAYS.carriedNoStock({ n: value }) }))
  const nil = stock < nilYuan
  if (!nil && left / stock <= share) return { result: 'MISS', value, inputs, evidence }
  return {
    result: 'HIT',
    level: 'MEDIUM',
    text: nil
      ? INPUT_RULE_SAYS.carriedNil({ n: value, left, stock })
      : INPUT_RULE_SAYS.carriedText({ n: value, left, share: left / stock }),
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
  const exempt = inputOf(inputs, VAT_SAYS.exempt)
  const simple = inputOf(inputs, VAT_SAYS.simple)
  const tax = inputOf(inputs, VAT_SAYS.input)
  const out = inputOf(inputs, VAT_SAYS.takenBack)
  const value = exempt + simple
  const told = returns.every((r) => lineOf(r, '12') !== null && lineOf(r, '14') !== null)
  if (value <= salesYuan || (tax <= 0 && told)) return { result: 'MISS', value, inputs, evidence }
  if (!told) return unknown(REASON_SAYS.NO_DATA({ why: INPUT_RULE_SAYS.linesMissing }))
  if (out !== 0) return { result: 'MISS', value, inputs, evidence }
  const kinds = [
    ...(exempt > 0 ? [INPUT_RULE_SAYS.exemptSales({ sum: exempt })] : []),
    ...(simple > 0 ? [INPUT_RULE_SAYS.simpleSales({ sum: simple })] : []),
  ]
  return {
    result: 'HIT',
    level: 'MEDIUM',
    text: INPUT_RULE_SAYS.exemptText({ when: words, kinds, tax }),
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
    if (!schedule || total === null)
      return unknown(
        REASON_SAYS.NO_DATA({
          why: INPUT_RULE_SAYS.scheduleMissing({ period: periodWords(vat) }),
        }),
      )
    farm += schedule['6'] ?? 0
    all += total
  }
  const inputs = [moneyInput(VAT_SAYS.farm, farm), moneyInput(VAT_SAYS.input, all)]
  const evidence = [vatReturnsLeg(returns)]
  if (all <= 0 || farm <= 0) return { result: 'MISS', value: all > 0 ? 0 : null, inputs, evidence }
  const share = farm / all
  if (share <= medium) return { result: 'MISS', value: share, inputs, evidence }
  const { industryCode } = context.facts.registration
  if (!industryCode) return unknown(REASON_SAYS.NO_DATA({ why: INPUT_RULE_SAYS.industryUnknown }))
  if (AGRICULTURE.test(industryCode))
    return {
      result: 'MISS',
      value: share,
      reason: REASON_SAYS.NOT_APPLICABLE({ why: INPUT_RULE_SAYS.agriculture }),
      inputs,
      evidence,
    }
  return {
    result: 'HIT',
    level: share > high ? 'HIGH' : 'MEDIUM',
    text: INPUT_RULE_SAYS.farmText({ when: words, sum: farm / 100, share }),
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
      name: INPUT_RULE_SAYS.carried,
      level: 'MEDIUM',
      threshold: INPUT_RULE_SAYS.carriedAt({
        months: carried.periods,
        share: quantityText(carried.share, 'ratio'),
        yuan: carried.nilYuan,
      }),
      template: templateOf(INPUT_RULE_SAYS, 'carriedTemplate'),
      version: '1',
      source: 'domain §4 R-053',
      judge: (given) => judgeCarried(given, carried),
    },
    {
      id: 'R-054',
      name: INPUT_RULE_SAYS.exempt,
      level: 'MEDIUM',
      threshold: INPUT_RULE_SAYS.exemptAt({ yuan: limits['R-054'].salesYuan }),
      template: INPUT_RULE_SAYS.exemptTemplate,
      version: '1',
      source: 'domain §4 R-054',
      judge: (given) => judgeExempt(given, limits['R-054']),
    },
    {
      id: 'R-055',
      name: INPUT_RULE_SAYS.farm,
      level: 'HIGH',
      threshold: INPUT_RULE_SAYS.farmAt({
        medium: quantityText(farm.medium, 'ratio'),
        high: quantityText(farm.high, 'ratio'),
      }),
      template: templateOf(INPUT_RULE_SAYS, 'farmTemplate'),
      version: '1',
      source: 'domain §4 R-055',
      judge: (given) => judgeFarm(given, farm),
    },
  ]
}
