/**
 * The decision of a report that rates nothing: no score, no limit. Where nothing stands against the enterprise it says what was looked at
 * and admits nobody.
 */
import type { Decision, Freshness, RuleResult } from '../../report/document.ts'
import { withoutStop } from '../../report/limit/without-stop.ts'
import { type Gate, judgeGates, weigh } from './gate.ts'
import { nothingAgainst } from './nothing-against.ts'
import { DECISION_WORDS } from './words.ts'

interface Judged<Build> {
  /** Version of the table of numbers. */
  table: string
  gates: readonly Gate<{ build: Build; freshness: Freshness }>[]
  build: Build
  freshness: Freshness
  /** What was looked at, as in 纳税. */
  data: string
  /** Names of datasets that were not obtained. */
  absent?: readonly string[]
  /** Names of the figures that page one warns of. */
  warned: readonly string[]
  coverage: Decision['coverage'][number]
}

export function clearDecision<Build extends { rules: readonly RuleResult[] }>(
  judged: Judged<Build>,
): Decision {
  const { table, gates, build, freshness, data, absent = [], warned, coverage } = judged
  const { level, reasons, changes, asks } = weigh(judgeGates(gates, { build, freshness }), 'CLEAR')
  const why = reasons[0]
    ? withoutStop(reasons[0].text)
    : nothingAgainst(data, build.rules, absent, warned)
  return {
    ...{ table, level, text: `${DECISION_WORDS[level]}：${why}。` },
    ...{ reasons, changes, asks, freshness },
    coverage: [coverage],
    policies: [],
  }
}
