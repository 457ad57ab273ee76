/**
 * The verdict of the multi-lending report: whether anything that lenders told is for a person. It knows neither income nor taxes, so
 * there is no score and no limit, and nobody is admitted.
 */
import { chinaDay } from '../../kit/calendar/calendar.ts'
import { freshnessOf } from '../../kit/verdict/freshness.ts'
import { type Gate, judgeGates, weigh } from '../../kit/verdict/gate.ts'
import { freshGate } from '../../kit/verdict/gates/freshness.ts'
import { hitsGate } from '../../kit/verdict/gates/hits.ts'
import { nothingAgainst } from '../../kit/verdict/nothing-against.ts'
import { DECISION_WORDS } from '../../kit/verdict/words.ts'
import type { Decision, Freshness } from '../../report/document.ts'
import { withoutStop } from '../../report/limit/without-stop.ts'
import { KIND_SAYS } from '../../report/words/kind-words.ts'
import type { LendingBuild, LendingContext } from '../context.ts'
import { eventsOf, legsOf } from '../records/seen.ts'
import { rolling } from '../records/windows.ts'
import { firmSilence, roleName, silenceOf, silentPersons, toldSubjects } from '../told.ts'
import { LENDING_GATE_SAYS as SAYS } from './words.ts'

/** A changed number is a new `version`, which the document carries. */
export const VERDICT_TABLE = {
  version: 'lending-verdict-2026.1',
  freshness: { yellowDays: 7, redDays: 30, voidDays: 180, silentDays: 180 },
} as const

interface Input {
  build: LendingBuild
  freshness: Freshness
}

const toldGate: Gate<Input> = {
  id: 'G-LENDING-TOLD',
  about: 'COVERAGE',
  title: SAYS.toldTitle,
  threshold: SAYS.toldLine,
  source: SAYS.source,
  judge({ build: { context } }) {
    const firm = firmSilence(context)
    const failed = silentPersons(context)
      .map((subject) => silenceOf(subject)!)
      .filter(({ reason }) => reason === 'FAILED')
    const silent = [...(firm ? [firm] : []), ...failed].map(({ words }) => words)
    if (silent.length === 0) return null
    return {
      level: firm ? 'UNRATABLE' : 'REVIEW',
      text: SAYS.silent({ silent }),
      ...{ ask: SAYS.askAgain, change: SAYS.changeTold },
    }
  },
}

export const overdueGate: Gate<{ build: Pick<LendingBuild, 'context'> }> = {
  id: 'G-OVERDUE',
  about: 'RISK',
  title: SAYS.overdueTitle,
  threshold: SAYS.overdueLine,
  source: SAYS.source,
  judge({ build: { context } }) {
    const late = rolling(eventsOf(context, 'OVERDUE'), context.asOf, 'm12').filter(
      ({ record: { overdueMonths } }) => (overdueMonths ?? 0) >= 1,
    )
    if (late.length === 0) return null
    const months = Math.max(...late.map(({ record }) => record.overdueMonths ?? 0))
    return {
      level: 'REVIEW',
      text: SAYS.overdueText({ n: late.length, months }),
      evidence: legsOf(late),
      ...{ ask: SAYS.overdueAsk, change: SAYS.overdueChange },
    }
  },
}

export const LENDING_GATES: readonly Gate<Input>[] = [
  toldGate,
  overdueGate,
  freshGate(SAYS.lookup, VERDICT_TABLE.freshness),
  hitsGate(({ build: { rules } }) => rules),
]

/** As old as the oldest answer that the report rests on. */
function freshness(context: LendingContext): Freshness {
  const { day, lookingBack } = context
  const days = toldSubjects(context).flatMap(({ at }) => (at === null ? [] : [chinaDay(at).day]))
  const oldest = days.length > 0 ? Math.min(...days) : null
  return freshnessOf(
    {
      ...{ judgedOn: day, lastRow: oldest, lastCollected: oldest, lookingBack },
      ...{ row: SAYS.lookup, measure: SAYS.rowMeasure },
    },
    VERDICT_TABLE.freshness,
  )
}

/** `warned`: names of the figures that page one warns of. */
export function lendingDecision(build: LendingBuild, warned: readonly string[] = []): Decision {
  const { context, rules } = build
  const fresh = freshness(context)
  const said = judgeGates(LENDING_GATES, { build, freshness: fresh })
  const { level, reasons, changes, asks } = weigh(said, 'CLEAR')
  const absent = silentPersons(context).map(({ role }) => roleName(role))
  const why = reasons[0]
    ? withoutStop(reasons[0].text)
    : nothingAgainst(KIND_SAYS.multiLendingData, rules, absent, warned)
  return {
    table: VERDICT_TABLE.version,
    level,
    text: `${DECISION_WORDS[level]}：${why}。`,
    ...{ reasons, changes, asks },
    coverage: [],
    freshness: fresh,
    policies: [],
  }
}
