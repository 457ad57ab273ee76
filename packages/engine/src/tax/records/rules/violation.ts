/** R-067: what the bureau holds against the enterprise, by the kinds of 违法违章. */
import { optionalDay } from '../../../kit/calendar/calendar.ts'
import { monthOfDay } from '../../../kit/calendar/window.ts'
import { input } from '../../../kit/outcome.ts'
import { type Judgement, miss, type RuleInput, unknown } from '../../../kit/rules/definition.ts'
import { numberOf } from '../../../kit/rules/levelled.ts'
import { offReason, setAside } from '../../../kit/rules/rulebook.ts'
import type { RuleLevel } from '../../../report/document.ts'
import type { TaxReportContext } from '../../context.ts'
import type { RuleDefinition } from '../../definition.ts'
import type { Violation } from '../../facts.ts'
import type { TaxLimits } from '../../params.ts'
import { keysLeg } from '../legs.ts'
import { kindOfViolation, type ViolationWeight, weightOfViolation } from '../violation-kinds.ts'
import { stateOfViolation, violationsBy } from '../violations.ts'

/** Heaviest first. */
const WEIGHTS: readonly ViolationWeight[] = ['RED_LINE', 'HIGH', 'MEDIUM', 'LOW']
/** Months that R-005 looks back. */
const LATE_FILING_MONTHS = 12
const SPOKEN = '逾期申报的责令改正已由规则R-005提示'

interface Weighed {
  row: Violation
  weight: ViolationWeight
}

export function violationRule(limits: TaxLimits): RuleDefinition {
  const least = limits['R-067'].open
  return {
    id: 'R-067',
    name: '涉税处罚/稽查',
    level: 'HIGH',
    redLine: true,
    threshold: `偷逃骗抗税、虚开发票为红线(已处理的计36个月)；未处理的其他违法违章≥${least}条：稽查、发票违法、逾期缴款高，逾期申报及其他中；已处理的：稽查36个月内中，发票违法、逾期缴款及其他24个月内低`,
    template: '存在{fact}，类别{kind}，状态{status}。',
    version: '2',
    source: 'domain §4 R-067',
    judge(given) {
      const { facts, asOf } = given.context
      if (facts.violations === null) return unknown('NO_DATA：未采集违法违章信息')
      const seen = violationsBy(facts.violations, asOf)
      const all = seen.flatMap((row): Weighed[] => {
        const weight = weightOfViolation(row, asOf)
        return weight === null ? [] : [{ row, weight }]
      })
      const own = speaksOfLateFiling(given, limits)
        ? all.filter(({ row }) => !isRecentLateFiling(row, asOf))
        : all
      const light = own.filter(({ row, weight }) => weight !== 'RED_LINE' && isOpen(row))
      const told = light.length < least ? own.filter((each) => !light.includes(each)) : own
      const inputs = [
        input('未处理的违法违章', seen.filter(isOpen).length, 'occasions'),
        input('其中计入本规则', told.length, 'occasions'),
      ]
      if (told.length > 0) return hit(told, inputs)
      const mute = seen.filter((row) => stateOfViolation(row) === 'UNKNOWN').length
      if (mute > 0) return unknown(`NO_DATA：有${mute}条违法违章未注明处理状态`)
      return { ...miss(0, own.length < all.length ? SPOKEN : undefined), inputs }
    },
  }
}

const isOpen = (row: Violation): boolean => stateOfViolation(row) === 'OPEN'

function hit(told: readonly Weighed[], inputs: Judgement['inputs']): Judgement {
  const heaviest = WEIGHTS.find((weight) => told.some((each) => each.weight === weight))!
  const level: RuleLevel = heaviest === 'RED_LINE' ? 'HIGH' : heaviest
  const rows = told.map(({ row }) => row)
  // What decides stands first, the newest of it before the others.
  const order = [...told]
    .reverse()
    .sort((a, b) => WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight))
  return {
    result: 'HIT',
    level,
    redLine: heaviest === 'RED_LINE',
    text: `${sentenceOf(order.map(({ row }) => row))}，建议核实处理情况。`,
    value: told.length,
    ...(inputs && { inputs }),
    evidence: [
      keysLeg(
        'TAX_VIOLATION',
        rows.map(({ key }) => key),
        '计入本规则的违法违章',
      ),
    ],
  }
}

/** Whether R-005 hits: the order to mend a late filing and the late filing are one matter, said once. */
function speaksOfLateFiling(
  { context, indicator }: RuleInput<TaxReportContext>,
  limits: TaxLimits,
): boolean {
  const { desk } = context
  if (offReason(desk, 'R-005') !== null || setAside(desk, 'R-005') !== null) return false
  return (numberOf(indicator('T-017.L12')) ?? 0) >= limits['R-005'].low
}

function isRecentLateFiling(row: Violation, asOf: number): boolean {
  const day = optionalDay(row.registeredOn)
  const recent = day !== null && monthOfDay(day) >= monthOfDay(asOf) - LATE_FILING_MONTHS
  return recent && kindOfViolation(row).id === 'LATE_FILING'
}

const SAID = 2

/** The first two by name, the others by number. */
function sentenceOf(rows: readonly Violation[]): string {
  const said = rows.slice(0, SAID).map((row) => {
    const { fact, status, registeredOn } = row
    return `“${fact ?? '未注明事实'}”(${registeredOn ?? '登记日期未注明'}，${kindOfViolation(row).name}，状态${status ?? '未注明'})`
  })
  return `存在违法违章记录${said.join('、')}${rows.length > SAID ? `等${rows.length}条` : ''}`
}
