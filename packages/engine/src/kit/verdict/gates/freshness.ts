import type { Freshness } from '../../../report/document.ts'
import type { FreshnessLimits } from '../freshness.ts'
import type { Gate } from '../gate.ts'

/** Data that end long before the day of judgement say nothing of the present. `data`: 发票. */
export function freshGate<Input extends { freshness: Freshness }>(
  data: string,
  { redDays, voidDays }: FreshnessLimits,
): Gate<Input> {
  return {
    id: 'G-FRESH',
    about: 'FRESHNESS',
    title: '数据新近',
    threshold: `数据截止距判断日>${redDays}天不给额度，>${voidDays}天不评级`,
    source: '平台默认裁决表：贷前数据时效',
    judge({ freshness: { daysSinceCollected: days, lastCollected, judgedOn } }) {
      if (days === null || days <= redDays) return null
      const ask = `请重新授权采集或上传最近月份的${data}数据。`
      const since = `${data}数据只到${lastCollected}，距判断日${judgedOn}已${days}天`
      if (days > voidDays)
        return {
          level: 'UNRATABLE',
          text: `${since}，不能说明企业现状，不评级。`,
          ask,
          change: '取得最近月份的数据后可重新评级。',
        }
      return {
        level: 'REVIEW',
        limitFactor: null,
        text: `${since}，参考额度不予给出。`,
        ask,
        change: '取得最近月份的数据后可重新测算额度。',
      }
    },
  }
}
