/** What indicators, rules and sections of one report on public records share. */
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
import type { PublicFacts } from './facts.ts'
import { PUBLIC_PARAM, type PublicLimits, type PublicParam, type ThresholdKey } from './params.ts'

export interface PublicContext extends KitContext {
  facts: PublicFacts
  rules: PublicParam
  /** Day on which validity is judged, as a number and as ISO. */
  day: DayNumber
  today: string
  /** The report stands at an earlier month than its records: lists of today say nothing of then. */
  lookingBack: boolean
}

export interface PublicKind extends KindTypes {
  Context: PublicContext
  Source: never
  Threshold: ThresholdKey
  EvidenceSpec: 'ROWS'
  Trace: Evidence
}

export type IndicatorDefinition = kit.IndicatorDefinition<PublicKind>
export type Outcome = kit.Outcome<PublicKind>
export type RuleDefinition = Rule<PublicContext>
export type PublicBuild = Build<PublicContext>

export function publicContext(facts: PublicFacts, through?: MonthIndex): PublicContext {
  const { asOf, m0 } = asOfAndM0(facts.dataCutoff, through)
  const lookingBack = asOf < asOfAndM0(facts.dataCutoff, undefined).asOf
  const day = lookingBack ? asOf : (optionalDay(facts.judgedOn) ?? asOf)
  return {
    facts,
    rules: {
      ...PUBLIC_PARAM,
      rules: limitsUnder<PublicLimits>(PUBLIC_PARAM.rules, facts.rulebook),
    },
    desk: deskOf(facts, day),
    ...{ asOf, m0, day, lookingBack },
    asOfMonth: monthOfDay(asOf),
    today: formatDay(day),
    span: (name) => reportWindow(name, m0),
  }
}
