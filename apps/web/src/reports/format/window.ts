import type { Lang } from '../labels.ts'

const ZH: [RegExp, (n: string) => string][] = [
  [/^L1$/, () => '最近一个月'],
  [/^L(\d+)$/, (n) => `近${n}个月`],
  [/^P(\d+)$/, (n) => `上一个${n}个月`],
  [/^(\d+)$/, (n) => `近${n}个月`],
  [/^asOf$/i, () => '截至数据截止日'],
  [/^ALL$/i, () => '全部期间'],
]

/** `L12` → 近12个月, `L12/P12` → 近12个月比上一个12个月. Words the engine already gives in Chinese stay as they are. */
export function windowText(window: string, lang: Lang): string {
  if (lang === 'en') return window
  return window
    .split('/')
    .map((part) => {
      for (const [pattern, words] of ZH) {
        const m = pattern.exec(part)
        if (m) return words(m[1] ?? '')
      }
      return part
    })
    .join('比')
}
