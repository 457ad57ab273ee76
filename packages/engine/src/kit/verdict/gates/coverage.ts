/** Gates on what the data can carry, for any kind. Uncollected is never taken for silence. */
import { percent } from '@xinjian/format/say/figures'
import type { Gate } from '../gate.ts'
import { type KnownMonths, monthList } from '../known-months.ts'

/** One dataset of the last 12 months. `name`: 销项发票; `minShare`: of the months since the founding that must be known. */
export function coverageGate<Input>(
  dataset: { id: string; name: string; minShare: number },
  monthsOf: (input: Input) => KnownMonths,
): Gate<Input> {
  const { id, name, minShare } = dataset
  return {
    id,
    about: 'COVERAGE',
    title: `${name}采集完整`,
    threshold: `近12个月${name}已采集≥${percent(minShare)}，缺月即须人工复核`,
    source: 'domain §3.1 缺失月份；平台默认裁决表',
    judge(input) {
      const { known, existed, missing } = monthsOf(input)
      if (missing.length === 0) return null
      if (known === 0)
        return {
          level: 'UNRATABLE',
          text: `近12个月${name}未采集，不能评级。`,
          ask: `请授权采集或上传近12个月${name}。`,
          change: `取得${name}后可重新评级。`,
        }
      const missed = `近12个月${name}缺${missing.length}个月（${monthList(missing)}）`
      const ask = `请补充授权采集或上传${monthList(missing)}的${name}。`
      if (known < existed * minShare)
        return {
          level: 'UNRATABLE',
          text: `${missed}，已采集${known}/${existed}个月，不足以评级。`,
          ask,
          change: '补齐缺失月份后可重新评级。',
        }
      return {
        level: 'REVIEW',
        text: `${missed}，结论只依据已采集的${known}个月。`,
        ask,
        change: '补齐缺失月份后结论不再受限于部分数据。',
      }
    },
  }
}

/** Twelve-month figures of a firm of a few months say little. */
export function youngGate<Input>(
  minMonths: number,
  monthsOf: (input: Input) => KnownMonths,
): Gate<Input> {
  return {
    id: 'G-YOUNG',
    about: 'COVERAGE',
    title: '经营时间足以评级',
    threshold: `成立以来完整月份≥${minMonths}个`,
    source: 'domain §6.4 各准入规则：成立满1至2年',
    judge(input) {
      const { existed } = monthsOf(input)
      if (existed >= minMonths) return null
      return {
        level: 'UNRATABLE',
        // Kinds look at spans of their own: the number of months would be another in each, of one firm.
        text: `企业成立不足${minMonths}个完整月份，不评级。`,
        change: `经营满${minMonths}个完整月后可评级。`,
      }
    },
  }
}
