/** R-003, R-004, R-067: how the bureau rates the enterprise, and what it holds against it. */
import { input } from '../../../kit/outcome.ts'
import { miss, unknown } from '../../../kit/rules/definition.ts'
import { numberOf, withoutValue } from '../../../kit/rules/levelled.ts'
import { lowestRating } from '../../../kit/rules/registration.ts'
import type { RuleDefinition } from '../../definition.ts'
import type { Violation } from '../../facts.ts'
import type { TaxLimits } from '../../params.ts'
import { keysLeg } from '../legs.ts'
import { ratingsBy, stepsDown } from '../ratings.ts'
import { isGrave, stateOfViolation, violationsBy } from '../violations.ts'

export const standingRules = (limits: TaxLimits): readonly RuleDefinition[] => [
  lowestRating(({ indicator }) => {
    const { value, detail, inputs, evidence } = indicator('T-025.asOf')
    // Not rated is not D, and not better than D either.
    return typeof value === 'string'
      ? { value, inputs, evidence }
      : { open: `NO_DATA：${detail ?? '纳税信用等级未采集'}` }
  }),
  downgradeRule(limits['R-004']),
  violationRule(limits['R-067']),
]

function downgradeRule({ medium, high }: TaxLimits['R-004']): RuleDefinition {
  return {
    id: 'R-004',
    name: '信用等级下降',
    level: 'HIGH',
    threshold: `最近3个评价年度内下降≥${medium}级中、≥${high}级高`,
    template: '纳税信用等级由{a}下降为{b}。',
    version: '1',
    source: 'domain §4 R-004',
    judge({ context, indicator }) {
      const fall = indicator('T-026.asOf')
      const value = numberOf(fall)
      if (value === null) return withoutValue(fall)
      const { inputs, evidence } = fall
      if (value < medium) return { result: 'MISS', value, inputs, evidence }
      const trail = ratingsBy(context.facts.ratings ?? [], context.asOf)
      const steps = stepsDown(trail).map(
        ({ from, to }) => `由${from.grade}级(${from.year}年度)下降为${to.grade}级(${to.year}年度)`,
      )
      return {
        result: 'HIT',
        level: value >= high ? 'HIGH' : 'MEDIUM',
        text: `纳税信用等级${steps.join('，又')}。`,
        value,
        inputs,
        evidence,
      }
    },
  }
}

function violationRule({ open: least }: TaxLimits['R-067']): RuleDefinition {
  return {
    id: 'R-067',
    name: '涉税处罚/稽查',
    level: 'HIGH',
    redLine: true,
    threshold: `未处理的违法违章≥${least}条，或存在偷税、虚开、骗税等记录`,
    template: '存在{fact}，状态{status}。',
    version: '1',
    source: 'domain §4 R-067',
    judge({ context }) {
      const { violations } = context.facts
      if (violations === null) return unknown('NO_DATA：未采集违法违章信息')
      const seen = violationsBy(violations, context.asOf)
      const open = seen.filter((row) => stateOfViolation(row) === 'OPEN')
      const grave = seen.filter(isGrave)
      const mute = seen.filter((row) => stateOfViolation(row) === 'UNKNOWN').length
      const inputs = [
        input('未处理的违法违章', open.length, 'occasions'),
        input('偷税、虚开、骗税等记录', grave.length, 'occasions'),
      ]
      if (open.length < least && grave.length === 0)
        return mute > 0
          ? unknown(`NO_DATA：有${mute}条违法违章未注明处理状态`)
          : { ...miss(open.length), inputs }
      const told = [...new Set([...grave, ...(open.length >= least ? open : [])])]
      return {
        result: 'HIT',
        level: 'HIGH',
        redLine: true,
        text: `${sentenceOf(told)}，建议核实处理情况。`,
        value: told.length,
        inputs,
        evidence: [
          keysLeg(
            'TAX_VIOLATION',
            told.map(({ key }) => key),
            '未处理的，或涉及偷税、虚开、骗税等的违法违章',
          ),
        ],
      }
    },
  }
}

const SAID = 2

/** The newest two by name, the others by number. */
function sentenceOf(rows: readonly Violation[]): string {
  const newest = [...rows].reverse().slice(0, SAID)
  const said = newest.map(
    ({ fact, status, registeredOn }) =>
      `“${fact ?? '未注明事实'}”(${registeredOn ?? '登记日期未注明'}，状态${status ?? '未注明'})`,
  )
  return `存在违法违章记录${said.join('、')}${rows.length > SAID ? `等${rows.length}条` : ''}`
}
