import type { Freshness } from '../../../report/document.ts'
import type { FreshnessLimits } from '../freshness.ts'
import type { Gate } from '../gate.ts'
import { RECENT_SAYS } from './words.ts'

/** Data that end long before the day of judgement say nothing of the present. `data`: 发票. */
export function freshGate<Input extends { freshness: Freshness }>(
  data: string,
  { redDays, voidDays }: FreshnessLimits,
): Gate<Input> {
  return {
    id: 'G-FRESH',
    about: 'FRESHNESS',
    title: RECENT_SAYS.title,
    threshold: RECENT_SAYS.at({ red: redDays, old: voidDays }),
    source: RECENT_SAYS.source,
    judge({ freshness: { daysSinceCollected: days, lastCollected, judgedOn } }) {
      if (days === null || days <= redDays) return null
      const ask = RECENT_SAYS.ask({ data })
      const told = { data, to: lastCollected!, day: judgedOn, n: days }
      if (days > voidDays)
        return {
          level: 'UNRATABLE',
          text: RECENT_SAYS.tooOld(told),
          ask,
          change: RECENT_SAYS.rateAnew,
        }
      return {
        level: 'REVIEW',
        limitFactor: null,
        text: RECENT_SAYS.old(told),
        ask,
        change: RECENT_SAYS.limitAnew,
      }
    },
  }
}
