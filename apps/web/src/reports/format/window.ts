import type { Lang } from '../labels.ts'

/** Parts of the engine's window names. L = last n months, P = the n before, S = the same n a year ago, B = the n before a run. */
const ZH: [RegExp, (n: string) => string][] = [
  [/^L1$/, () => '最近一个月'],
  [/^L(\d+)$/, (n) => `近${n}个月`],
  [/^P(\d+)$/, (n) => `前${n}个月`],
  [/^S(\d+)$/, () => '上年同期'],
  [/^B(\d+)$/, (n) => `此前${n}个月`],
  [/^YTD$/, () => '本年累计'],
  [/^YTD-1$/, () => '上年同期'],
  [/^Y$/, () => '最近完整年度'],
  [/^Y-(\d+)$/, (n) => (n === '1' ? '上一年度' : `${n}年前`)],
  [/^(\d+)$/, (n) => `近${n}个月`],
  [/^LATEST$/, () => '最近一期报表'],
  [/^FY$/, () => '最近年度报表'],
  [/^FY-(\d+)$/, (n) => (n === '1' ? '上一年度报表' : `前${n === '2' ? '两' : n}年度报表`)],
  [/^asOf$/i, () => '截至数据截止日'],
  [/^ALL$/i, () => '全部期间'],
]

const EN: [RegExp, (n: string) => string][] = [
  [/^L1$/, () => 'last month'],
  [/^L(\d+)$/, (n) => `last ${n} months`],
  [/^P(\d+)$/, (n) => `previous ${n} months`],
  [/^S\d+$/, () => 'a year earlier'],
  [/^B(\d+)$/, (n) => `${n} months before`],
  [/^YTD$/, () => 'year to date'],
  [/^YTD-1$/, () => 'a year earlier'],
  [/^Y$/, () => 'last full year'],
  [/^Y-(\d+)$/, (n) => (n === '1' ? 'year before' : `${n} years before`)],
  [/^(\d+)$/, (n) => `last ${n} months`],
  [/^LATEST$/, () => 'last statement'],
  [/^FY$/, () => 'last annual statement'],
  [
    /^FY-(\d+)$/,
    (n) => (n === '1' ? 'annual statement before' : `annual statement ${n} years before`),
  ],
  [/^asOf$/i, () => 'at cut-off'],
  [/^ALL$/i, () => 'whole period'],
]

/** `L12` → 近12个月, `L3/S3` → 近3个月较上年同期. Words the engine already gives in Chinese stay as they are. */
export function windowText(window: string, lang: Lang): string {
  const table = lang === 'en' ? EN : ZH
  return window
    .split('/')
    .map((part) => {
      for (const [pattern, words] of table) {
        const m = pattern.exec(part)
        if (m) return words(m[1] ?? '')
      }
      return part
    })
    .join(lang === 'en' ? ' vs ' : '较')
}

/** From one month or day to another: `2024-03 至 2026-02`; one that is alone stands alone. */
export const spanText = (from: string, to: string, lang: Lang): string =>
  from === to || !to ? from : `${from} ${lang === 'en' ? '–' : '至'} ${to}`

/** `202503` → `2025-03`, also within `202403-202602` → `2024-03 至 2026-02`. Anything else is returned as it is. */
export function periodText(period: string, lang: Lang): string {
  const dashed = (m: string) => `${m.slice(0, 4)}-${m.slice(4)}`
  if (/^\d{6}$/.test(period)) return dashed(period)
  const range = /^(\d{6})-(\d{6})$/.exec(period)
  return range ? spanText(dashed(range[1]!), dashed(range[2]!), lang) : period
}
