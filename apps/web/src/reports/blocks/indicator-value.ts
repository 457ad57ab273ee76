import type { IndicatorValue } from '@xinjian/engine/report/document'
import type { Say } from '../english/english.ts'
import type { Lang } from '../labels.ts'

/** Options of `formatUnit` for an indicator: its reason, its detail, the reader's language. */
export function valueOptions(indicator: IndicatorValue, lang: Lang, say: Say = (text) => text) {
  return {
    lang,
    ...(indicator.reason ? { reason: indicator.reason } : {}),
    ...(indicator.detail ? { detail: say(indicator.detail) } : {}),
  }
}

/** `关注 >45 · 预警 >60`, or empty. */
export function thresholdText(
  indicator: Pick<IndicatorValue, 'thresholds'>,
  words: { yellow: string; red: string },
  say: Say = (text) => text,
): string {
  const { yellow, red } = indicator.thresholds ?? {}
  return [yellow ? `${words.yellow} ${say(yellow)}` : '', red ? `${words.red} ${say(red)}` : '']
    .filter(Boolean)
    .join(' · ')
}
