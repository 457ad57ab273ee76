/** what the bureau holds against the enterprise, by the kinds of 违法违章. */

import { optionalDay } from '../../../kit/calendar/calendar.ts'
import { monthOfDay } from '../../../kit/calendar/window.ts'
import { input } from '../../../kit/outcome.ts'
import { type Judgement, miss, type RuleInput, unknown } from '../../../kit/rules/definition.ts'
import { numberOf } from '../../../kit/rules/levelled.ts'
import { offReason, setAside } from '../../../kit/rules/rulebook.ts'
import { quoted } from '../../../kit/words.ts'
import type { RuleLevel } from '../../../report/document.ts'
import { TAX_PAYMENT_SAYS } from '../../../tax-payment/part.ts'
import type { TaxReportContext } from '../../context.ts'
import type { RuleDefinition } from '../../definition.ts'
import type { Violation } from '../../facts.ts'
import type { TaxLimits } from '../../params.ts'
import { TAX_RECORD_INDICATOR_SAYS } from '../indicators/words.ts'
import { keysLeg } from '../legs.ts'
import { kindOfViolation, type ViolationWeight, weightOfViolation } from '../violation-kinds.ts'
import { stateOfViolation, violationsBy } from '../violations.ts'
import { TAX_RECORD_RULE_SAYS } from './words.ts'

/** Heaviest first. */
const WEIGHTS: readonly ViolationWeight[] = ['RED_LINE', 'HIGH', 'MEDIUM', 'LOW']
/** Months that R-005 looks back. */
const LATE_FILING_MONTHS = 12
const SPOKEN = TAX_RECORD_RULE_SAYS.lateFilingSpoken

interface Weighed {
  row: Violation
  weight: ViolationWeight
}

export function violationRule(limits: TaxLimits): RuleDefinition {
  const least = limits['R-067'].open
  return {
    id: 'R-067',
    name: TAX_RECORD_RULE_SAYS.violationName,
    level: 'HIGH',
    redLine: true,
    threshold: TAX_RECORD_RULE_SAYS.violationThreshold({ n: least }),
    template: TAX_RECORD_RULE_SAYS.violationTemplate({
      fact: '{fact}',
      kind: '{kind}',
      status: '{status}',
    }),
    version: '2',
    source: 'domain §4 R-067',
    judge(given) {
      const { facts, asOf } = given.context
      if (facts.violations === null)
        return unknown(`NO_DATA：${TAX_RECORD_RULE_SAYS.violationsNotCollected}`)
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
        input(TAX_RECORD_INDICATOR_SAYS.openViolations, seen.filter(isOpen).length, 'occasions'),
        input(TAX_RECORD_RULE_SAYS.countedHere, told.length, 'occasions'),
      ]
      if (told.length > 0) return hit(told, inputs)
      const mute = seen.filter((row) => stateOfViolation(row) === 'UNKNOWN').length
      if (mute > 0) return unknown(`NO_DATA：${TAX_RECORD_RULE_SAYS.violationsMute({ n: mute })}`)
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
    text: sentenceOf(order.map(({ row }) => row)),
    value: told.length,
    ...(inputs && { inputs }),
    evidence: [
      keysLeg(
        'TAX_VIOLATION',
        rows.map(({ key }) => key),
        TAX_RECORD_RULE_SAYS.countedViolations,
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

/** The first two by name, the others by number. */
function sentenceOf(rows: readonly Violation[]): string {
  const [first, second] = rows.map(told)
  if (!second) return TAX_RECORD_RULE_SAYS.violation(first!)
  const { fact, day, kind, status } = second
  const two = { ...first!, fact2: fact, day2: day, kind2: kind, status2: status }
  return rows.length === 2
    ? TAX_RECORD_RULE_SAYS.violations(two)
    : TAX_RECORD_RULE_SAYS.violationsMore({ ...two, n: rows.length })
}

function told(row: Violation) {
  const { fact, status, registeredOn } = row
  return {
    fact: fact ?? TAX_RECORD_RULE_SAYS.noFact,
    day: registeredOn ?? TAX_RECORD_RULE_SAYS.noDay,
    kind: kindOfViolation(row).name,
    status: status === null ? TAX_PAYMENT_SAYS.notStated : stated(status),
  }
}

/** What a bureau calls it, quoted where the word is none of ours. */
const stated = (status: string): string =>
  status === TAX_RECORD_INDICATOR_SAYS.open || status === TAX_RECORD_INDICATOR_SAYS.settled
    ? status
    : quoted(status)
