/** A report as a flat list of the values that can be compared with those of another report. */

import { type Better, betterOf } from './change/shift.ts'
import type { IndicatorValue, ReportDocument, RuleResult } from './document.ts'
import type { Unit } from './unit.ts'
import { columnOf, WINDOW_COLUMNS } from './windows.ts'
import { FIGURE_SAYS } from './words/figure-words.ts'

export interface Figure {
  what: 'DECISION' | 'SCORE' | 'LIMIT' | 'RISK' | 'RULE' | 'INDICATOR' | 'COVERAGE'
  /**
   * Key of the indicator, id of the rule, `dataset month` of the coverage; of a verdict `DECISION`,
   * `FRESHNESS`, `LAST_ROW`, `SCORE`, `GRADE`, `LIMIT`, `RISK_SCORE`, `RISK_LEVEL`.
   */
  key: string
  name: string
  unit: Unit | null
  /** Of a rule `MISS`, `UNKNOWN`, `HIT MEDIUM`, `HIT HIGH RED_LINE`; of coverage the state of the month. */
  value: number | string | boolean | null
  /** Of an indicator: what tells it from others of its name. */
  window?: string
  /** Of an indicator whose thresholds tell the direction. */
  better?: Better
}

/**
 * Verdict, rules, indicators, coverage, each in the order of the document; keys are unique within one `what`. What a document
 * does not judge gives no figure.
 */
export function figuresOf(document: ReportDocument): Figure[] {
  return [
    ...verdictFigures(document),
    ...document.rules.map(
      (rule): Figure => ({
        what: 'RULE',
        key: rule.id,
        name: rule.name,
        unit: null,
        value: judgement(rule),
      }),
    ),
    ...byWindow(document.indicators).map((indicator): Figure => {
      const { key, name, unit, value, window } = indicator
      const better = betterOf(indicator.thresholds)
      return { what: 'INDICATOR', key, name, unit, value, window, ...(better && { better }) }
    }),
    ...coverageFigures(document),
  ]
}

/** Windows of one indicator beside each other, the shortest first; indicators in the order of the document. */
function byWindow(indicators: readonly IndicatorValue[]): IndicatorValue[] {
  const place = (value: IndicatorValue) => {
    const at = (WINDOW_COLUMNS as readonly string[]).indexOf(columnOf(value))
    return at < 0 ? WINDOW_COLUMNS.length : at
  }
  const rows = Map.groupBy(indicators, ({ id, name }) => `${id} ${name}`)
  return [...rows.values()].flatMap((of) => of.toSorted((a, b) => place(a) - place(b)))
}

function verdictFigures({ verdict: { decision, score, limit, risk } }: ReportDocument): Figure[] {
  const figure = (
    what: 'DECISION' | 'SCORE' | 'LIMIT' | 'RISK',
    key: string,
    name: string,
    value: Figure['value'],
  ): Figure => ({ what, key, name, unit: what === 'LIMIT' ? 'yuan' : null, value })
  return [
    ...(decision
      ? [
          figure('DECISION', 'DECISION', FIGURE_SAYS.decision, decision.level),
          figure('DECISION', 'FRESHNESS', FIGURE_SAYS.freshness, decision.freshness.flag),
          figure('DECISION', 'LAST_ROW', FIGURE_SAYS.lastRow, decision.freshness.lastRow),
        ]
      : []),
    ...(score
      ? [
          figure('SCORE', 'SCORE', FIGURE_SAYS.score, score.value),
          figure('SCORE', 'GRADE', FIGURE_SAYS.grade, score.grade),
        ]
      : []),
    ...(limit ? [figure('LIMIT', 'LIMIT', FIGURE_SAYS.limit, limit.suggest)] : []),
    ...(risk
      ? [
          figure('RISK', 'RISK_SCORE', FIGURE_SAYS.riskScore, risk.score),
          figure('RISK', 'RISK_LEVEL', FIGURE_SAYS.risk, risk.level),
        ]
      : []),
  ]
}

/** The level of a rule that was not hit says nothing of the enterprise. */
function judgement({ result, level, redLine }: RuleResult): string {
  if (result !== 'HIT') return result
  return redLine ? `HIT ${level} RED_LINE` : `HIT ${level}`
}

function coverageFigures({ coverage }: ReportDocument): Figure[] {
  return Object.entries(coverage).flatMap(([dataset, months]) =>
    Object.entries(months).map(([month, value]): Figure => {
      const key = `${dataset} ${month}`
      return { what: 'COVERAGE', key, name: key, unit: null, value }
    }),
  )
}
