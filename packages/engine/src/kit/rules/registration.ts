/**
 * Rules on what the bureau's register says, that several sources judge: one definition and one table, whichever source tells the
 * fact. count other things in every source, by the same numbers.
 */
import { namesOf, pairOf } from '@xinjian/format/say/words'
import type { Evidence, IndicatorInput } from '../../report/document.ts'
import { ABNORMAL_STATUS } from './abnormal-status.ts'
import { CHANGE_SAYS } from './change-words.ts'
import { type RuleDefinition, type RuleInput, unknown } from './definition.ts'
import { type LimitLine, type LimitTable, limitLine } from './limit-line.ts'
import { REGISTER_SAYS } from './words.ts'

/** A fact with what stands behind it, or why it is open. */
export type Told =
  | { value: string; inputs?: IndicatorInput[]; evidence?: Evidence }
  | { open: string }
type Tell<Context> = (input: RuleInput<Context>) => Told

/** Either fact is a red line where it is of the bad ones, and nothing else. */
const judgeFact =
  <Context>(
    tell: Tell<Context>,
    isBad: (value: string) => boolean,
    text: (value: string) => string,
  ): RuleDefinition<Context>['judge'] =>
  (input) => {
    const told = tell(input)
    if ('open' in told) return unknown(told.open)
    if (!isBad(told.value)) return { result: 'MISS', ...told }
    return { result: 'HIT', level: 'HIGH', redLine: true, text: text(told.value), ...told }
  }

export const abnormalStatus = <Context>(tell: Tell<Context>): RuleDefinition<Context> => ({
  id: 'R-002',
  name: REGISTER_SAYS.abnormal,
  level: 'HIGH',
  redLine: true,
  threshold: REGISTER_SAYS.abnormalAt,
  template: REGISTER_SAYS.abnormalText({ status: '{status}' }),
  version: '1',
  source: 'domain §4 R-002',
  judge: judgeFact(
    tell,
    (status) => ABNORMAL_STATUS.includes(status),
    (status) => REGISTER_SAYS.abnormalText({ status }),
  ),
})

export const lowestRating = <Context>(tell: Tell<Context>): RuleDefinition<Context> => ({
  id: 'R-003',
  name: REGISTER_SAYS.lowest,
  level: 'HIGH',
  redLine: true,
  threshold: REGISTER_SAYS.lowestAt,
  template: REGISTER_SAYS.lowestText,
  version: '1',
  source: 'domain §4 R-003',
  judge: judgeFact(
    tell,
    (grade) => grade === 'D',
    () => REGISTER_SAYS.lowestText,
  ),
})

/** Numbers of the rules that more than one source judges. */
export const REGISTER_LIMITS = {
  'R-044': { salesYuan: 5_000_000 },
  'R-046': { medium12: 2, medium24: 3, days: 180 },
  'R-047': { times: 3, months: 24, businessMonths: 6 },
} as const

const line = (
  name: 'sales' | 'changes12' | 'changes24' | 'days',
  unit: LimitLine['unit'],
  milder: 1 | -1,
  bounds: readonly [number, number],
): LimitLine => {
  const { zh, en } = namesOf(REGISTER_SAYS, name)
  return limitLine(zh, en, unit, milder, bounds)
}

export const REGISTER_LINES: LimitTable = {
  'R-044': {
    salesYuan: line('sales', 'yuan', 1, [0, 1_000_000_000]),
  },
  'R-046': {
    medium12: line('changes12', 'occasions', 1, [1, 20]),
    medium24: line('changes24', 'occasions', 1, [1, 40]),
    days: line('days', 'days', -1, [1, 730]),
  },
  'R-047': {
    times: limitLine(...pairOf(CHANGE_SAYS, 'limitChanges'), 'occasions', 1, [1, 20]),
    months: limitLine(...pairOf(CHANGE_SAYS, 'limitMonths'), 'months', -1, [1, 36]),
    businessMonths: limitLine(...pairOf(CHANGE_SAYS, 'limitBusinessMonths'), 'months', -1, [1, 36]),
  },
}
