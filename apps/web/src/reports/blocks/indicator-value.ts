import type { IndicatorValue } from '@xinjian/engine/report/document'
import type { Lang } from '../labels.ts'

/** Options of `formatUnit` for an indicator: its reason, its detail, the reader's language. */
export function valueOptions(indicator: IndicatorValue, lang: Lang) {
  return {
    lang,
    ...(indicator.reason ? { reason: indicator.reason } : {}),
    ...(indicator.detail ? { detail: indicator.detail } : {}),
  }
}

/** `关注 >45 · 预警 >60`, or empty. */
export function thresholdText(
  indicator: Pick<IndicatorValue, 'thresholds'>,
  words: { yellow: string; red: string },
): string {
  const { yellow, red } = indicator.thresholds ?? {}
  return [yellow ? `${words.yellow} ${yellow}` : '', red ? `${words.red} ${red}` : '']
    .filter(Boolean)
    .join(' · ')
}
