/**
 * Rules on what the bureau's register says, that several sources judge: one definition and one table, whichever source tells the
 * fact. count other things in every source, by the same numbers.
 */
import type { Evidence, IndicatorInput } from '../../report/document.ts'
import { type RuleDefinition, type RuleInput, unknown } from './definition.ts'
import { type LimitTable, limitLine } from './limit-line.ts'

/** A fact with what stands behind it, or why it is open. */
export type Told =
  | { value: string; inputs?: IndicatorInput[]; evidence?: Evidence }
  | { open: string }
type Tell<Context> = (input: RuleInput<Context>) => Told

const ABNORMAL_STATUS = ['非正常', '非正常户', '非正常户注销', '非正常注销']

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
  name: '非正常户',
  level: 'HIGH',
  redLine: true,
  threshold: '税务登记状态为非正常或非正常户注销',
  template: '税务登记状态为{status}，其开具的专票可能被列入异常凭证。',
  version: '1',
  source: 'domain §4 R-002',
  judge: judgeFact(
    tell,
    (status) => ABNORMAL_STATUS.includes(status),
    (status) => `税务登记状态为${status}，其开具的专票可能被列入异常凭证。`,
  ),
})

export const lowestRating = <Context>(tell: Tell<Context>): RuleDefinition<Context> => ({
  id: 'R-003',
  name: '信用D级',
  level: 'HIGH',
  redLine: true,
  threshold: '最近一次纳税信用评价为D级',
  template: '最近一次纳税信用评价为D级，发票领用与融资将受限。',
  version: '1',
  source: 'domain §4 R-003',
  judge: judgeFact(
    tell,
    (grade) => grade === 'D',
    () => '最近一次纳税信用评价为D级，发票领用与融资将受限。',
  ),
})

/** Numbers of the rules that more than one source judges. */
export const REGISTER_LIMITS = {
  'R-044': { salesYuan: 5_000_000 },
  'R-046': { medium12: 2, medium24: 3, days: 180 },
} as const

export const REGISTER_LINES: LimitTable = {
  'R-044': {
    salesYuan: limitLine('近12个月开票', 'Sales of twelve months', 'yuan', 1, [0, 1_000_000_000]),
  },
  'R-046': {
    medium12: limitLine('近12个月变更次数', 'Changes in twelve months', 'occasions', 1, [1, 20]),
    medium24: limitLine(
      '近24个月变更次数',
      'Changes in twenty-four months',
      'occasions',
      1,
      [1, 40],
    ),
    days: limitLine('截止日前天数', 'Days before the cut-off', 'days', -1, [1, 730]),
  },
}
