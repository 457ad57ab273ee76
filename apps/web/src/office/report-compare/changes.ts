import type { ChangeCause, ReportChange } from '@xinjian/engine/report/difference'
import { formatUnit, type Shown } from '../../reports/format/value.ts'
import { type Lang, labelsOf } from '../../reports/labels.ts'
import { DECISION_WORDS } from '../../reports/verdict/decision-words.ts'

/** A figure of the report on the page: what tells it from others of its name (its window), and the way to it. */
export interface FigureHere {
  note: string
  open: () => void
}

/** In the order they are told: what the enterprise did, what we did, what time did. */
export const CAUSES: readonly ChangeCause[] = ['ROWS', 'RULES', 'WINDOW']

export type CauseFilter = ChangeCause | 'all'

/** A change that several causes moved counts for each of them. */
export const countOf = (changes: readonly ReportChange[], cause: ChangeCause): number =>
  changes.filter((change) => change.causes.includes(cause)).length

export const filtered = (changes: readonly ReportChange[], by: CauseFilter): ReportChange[] =>
  changes.filter((change) => by === 'all' || change.causes.includes(by))

/** `HIT HIGH RED_LINE` in words: what was found, how bad, and whether it is a red line. */
function wordOf(value: string, labels: Record<string, string>, lang: Lang): string {
  const [found = '', level, red] = value.split(' ')
  if (found !== 'HIT' || level === undefined) return labels[value] ?? value
  const parts = [labels.HIT, labels[level] ?? level, red && RED_LINE[lang]]
  return parts.filter(Boolean).join(' · ')
}

const RED_LINE: Record<Lang, string> = { zh: '红线', en: 'red line' }

/** A value as the report itself writes it: results and states in words, figures in their unit. */
export function shownValue(
  value: ReportChange['before'],
  unit: ReportChange['unit'],
  lang: Lang,
): Shown {
  const labels: Record<string, string> = { ...labelsOf(lang), ...DECISION_WORDS[lang] }
  const word = typeof value === 'string' ? wordOf(value, labels, lang) : value
  // No money in 万元 here: two sums that differ by 3 yuan would read the same.
  const shown = formatUnit(word, unit ?? 'index', { lang, short: false })
  return unit === 'yuan' && typeof word === 'number' ? { ...shown, unit: '元' } : shown
}
