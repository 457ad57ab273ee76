/** Crowding among lenders as rules: a figure, or the larger of two, against a middle and a high level (domain §3.10). */

import { reasonText, unknown } from '../../kit/rules/definition.ts'
import { levels, shares } from '../../kit/rules/level-line.ts'
import { numberOf, withoutValue } from '../../kit/rules/levelled.ts'
import { type RuleSet, ruleSet } from '../../kit/rules/rule-set.ts'
import type { IndicatorValue } from '../../report/document.ts'
import type { LendingContext, RuleDefinition } from '../context.ts'
import { LENDING_PARAM, type LendingLimits } from '../params.ts'
import { LENDING_RULE_SAYS as SAYS } from './words.ts'

interface Crowding {
  id: keyof LendingLimits
  name: string
  /** Of several the largest is judged. */
  keys: readonly string[]
  line(levels: { medium: number; high: number }): string
  text(value: number): string
  template: string
}

const counted = (say: (told: { n: number }) => string) => ({
  text: (n: number) => say({ n }),
  template: say({ n: '{n}' as never }),
})
const share = (say: (told: { part: number }) => string) => ({
  text: (part: number) => say({ part }),
  template: say({ part: 0 }).replace('0.00%', '{pct}'),
})

const CROWDING: readonly Crowding[] = [
  {
    ...{ id: 'R-ML01', name: SAYS.institutions3, keys: ['ML-01.L3', 'ML-01.M3.asOf'] },
    ...{ line: SAYS.linePartiesBoth, ...counted(SAYS.institutions3Text) },
  },
  {
    ...{ id: 'R-ML02', name: SAYS.institutions6, keys: ['ML-02.L6', 'ML-02.M6.asOf'] },
    ...{ line: SAYS.linePartiesBoth, ...counted(SAYS.institutions6Text) },
  },
  {
    ...{ id: 'R-ML03', name: SAYS.times, keys: ['ML-03.M1.asOf'] },
    ...{ line: SAYS.lineTimes, ...counted(SAYS.timesText) },
  },
  {
    ...{ id: 'R-ML04', name: SAYS.nonbank, keys: ['ML-04.M12.asOf'] },
    ...{ line: SAYS.lineShare, ...share(SAYS.nonbankText) },
  },
  {
    ...{ id: 'R-ML05', name: SAYS.auths, keys: ['ML-05.L12'] },
    ...{ line: SAYS.lineParties, ...counted(SAYS.authsText) },
  },
  {
    ...{ id: 'R-ML06', name: SAYS.queries, keys: ['ML-06.L6', 'ML-06.M6.asOf'] },
    ...{ line: SAYS.lineTimesBoth, ...counted(SAYS.queriesText) },
  },
  {
    ...{ id: 'R-ML07', name: SAYS.lenders, keys: ['ML-07.asOf'] },
    ...{ line: SAYS.lineParties, ...counted(SAYS.lendersText) },
  },
  {
    ...{ id: 'R-ML08', name: SAYS.night, keys: ['ML-08.M12.asOf'] },
    ...{ line: SAYS.lineShare, ...share(SAYS.nightText) },
  },
]

/** The figure that lies highest; null = one of them has no value, and says why. */
function highest(figures: readonly IndicatorValue[]): IndicatorValue | null {
  if (figures.some((figure) => numberOf(figure) === null)) return null
  return figures.reduce((top, one) => (numberOf(one)! > numberOf(top)! ? one : top))
}

/** A value that its figure does not judge — a share of few, a count that may be more — is past no level. */
const isJudged = ({ flag }: IndicatorValue): boolean => flag !== 'GREY'

const crowded = (
  { id, name, keys, line, text, template }: Crowding,
  limits: { medium: number; high: number },
): RuleDefinition => ({
  ...{ id, name, level: 'HIGH', threshold: line(limits), template, version: '1' },
  source: `domain §3.10 ${id.replace('R-ML', 'ML-')}`,
  judge({ indicator }) {
    const figures = keys.map(indicator)
    const top = highest(figures)
    if (top === null) return withoutValue(figures.find((one) => numberOf(one) === null)!)
    const value = numberOf(top)!
    const { inputs, evidence } = top
    if (!isJudged(top)) return unknown(reasonText({ ...top, reason: 'NOT_APPLICABLE' }))
    const level = value > limits.high ? 'HIGH' : value > limits.medium ? 'MEDIUM' : null
    return level
      ? { result: 'HIT', level, text: text(value), value, inputs, evidence }
      : { result: 'MISS', value, inputs, evidence }
  },
})

const lines = (unit: 'parties' | 'occasions') => levels(unit, 1, [0, 100], 'medium', 'high')

export const LENDING_RULES: RuleSet<LendingContext> = ruleSet<LendingContext, LendingLimits>({
  make: (limits) => CROWDING.map((rule) => crowded(rule, limits[rule.id])),
  table: LENDING_PARAM.rules,
  lines: {
    'R-ML01': lines('parties'),
    'R-ML02': lines('parties'),
    'R-ML03': lines('occasions'),
    'R-ML04': shares(1, 'medium', 'high'),
    'R-ML05': lines('parties'),
    'R-ML06': lines('occasions'),
    'R-ML07': lines('parties'),
    'R-ML08': shares(1, 'medium', 'high'),
  },
  suppressedBy: () => null,
})
