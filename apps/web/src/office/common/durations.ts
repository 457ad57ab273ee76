type Lang = 'zh' | 'en'

const UNITS: Record<Lang, { h: string; m: string; s: string; ms: string }> = {
  zh: { h: ' 小时', m: ' 分', s: ' 秒', ms: ' 毫秒' },
  en: { h: ' h', m: ' min', s: ' s', ms: ' ms' },
}

/** Milliseconds as a person says them, two units at most: `85 毫秒`, `4.9 秒`, `1 分 20 秒`, `2 小时 3 分`. */
export function duration(ms: number, lang: Lang): string {
  const u = UNITS[lang]
  if (ms < 1000) return `${Math.round(ms)}${u.ms}`
  if (ms < 9950) return `${(ms / 1000).toFixed(1).replace(/\.0$/, '')}${u.s}`
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return `${seconds}${u.s}`
  const [big, small, bigUnit, smallUnit] =
    seconds < 3600
      ? [Math.floor(seconds / 60), seconds % 60, u.m, u.s]
      : [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), u.h, u.m]
  return small === 0 ? `${big}${bigUnit}` : `${big}${bigUnit} ${small}${smallUnit}`
}

/** Whole seconds, as the funnel measures them: zero is less than one, not nothing. */
export function secondsText(seconds: number, lang: Lang): string {
  if (seconds < 1) return lang === 'en' ? 'under 1 s' : '不到 1 秒'
  return duration(seconds * 1000, lang)
}

/** A rate on a board, one decimal at most: `100%`, `98.4%`. */
export const rateText = (rate: number): string => `${(rate * 100).toFixed(1).replace(/\.0$/, '')}%`

const DAY = 86_400_000
const CHINA = 8 * 3_600_000

/** Whole calendar days in China's time from one instant to another; negative when `to` lies before. */
export function daysBetween(from: string, to: string | Date): number {
  const day = (at: string | Date) => Math.floor((new Date(at).getTime() + CHINA) / DAY)
  return day(to) - day(from)
}

/** How old data is: `今天`, `昨天`, `12 天前`. */
export function ageText(days: number, lang: Lang): string {
  if (lang === 'en') return days <= 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`
  return days <= 0 ? '今天' : days === 1 ? '昨天' : `${days} 天前`
}
