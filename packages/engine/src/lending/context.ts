/** What indicators, rules and sections of one report on lending share. */
import { asOfAndM0 } from '../kit/calendar/as-of.ts'
import { optionalDay } from '../kit/calendar/calendar.ts'
import { reportWindow } from '../kit/calendar/report-window.ts'
import { type DayNumber, formatDay, type MonthIndex, monthOfDay } from '../kit/calendar/window.ts'
import type * as kit from '../kit/definition.ts'
import type { KindTypes, KitContext } from '../kit/kind.ts'
import type { RuleDefinition as Rule } from '../kit/rules/definition.ts'
import { deskOf, limitsUnder } from '../kit/rules/rulebook.ts'
import type { Build } from '../kit/sections/build.ts'
import type { Evidence } from '../report/evidence.ts'
import type { LoanFacts } from './facts.ts'
import {
  LENDING_PARAM,
  type LendingLimits,
  type LendingParam,
  type ThresholdKey,
} from './params.ts'

export interface LendingContext extends KitContext {
  facts: LoanFacts
  rules: LendingParam
  /** Day on which it is judged, as a number and as ISO. */
  day: DayNumber
  today: string
  /** The report stands at an earlier month than its records: what lenders tell of today says nothing of then. */
  lookingBack: boolean
}

export interface LendingKind extends KindTypes {
  Context: LendingContext
  Source: never
  Threshold: ThresholdKey
  EvidenceSpec: 'ROWS'
  Trace: Evidence
}

export type IndicatorDefinition = kit.IndicatorDefinition<LendingKind>
export type Outcome = kit.Outcome<LendingKind>
export type RuleDefinition = Rule<LendingContext>
export type LendingBuild = Build<LendingContext>

export function lendingContext(facts: LoanFacts, through?: MonthIndex): LendingContext {
  const { asOf, m0 } = asOfAndM0(facts.dataCutoff, through)
  const lookingBack = asOf < asOfAndM0(facts.dataCutoff, undefined).asOf
  const day = lookingBack ? asOf : (optionalDay(facts.judgedOn) ?? asOf)
  return {
    facts,
    rules: {
      ...LENDING_PARAM,
      rules: limitsUnder<LendingLimits>(LENDING_PARAM.rules, facts.rulebook),
    },
    desk: deskOf(facts, day),
    ...{ asOf, m0, day, lookingBack },
    asOfMonth: monthOfDay(asOf),
    today: formatDay(day),
    span: (name) => reportWindow(name, m0),
  }
}
