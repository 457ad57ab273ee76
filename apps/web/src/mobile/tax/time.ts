/** Countdowns and instants as the phone shows them. */

/** Whole seconds until an instant, never below 0. By the clock: a phone that slept stays right. */
export const secondsLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000))

/** `0:07`, `29:05`. */
export const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const CHINA = 'Asia/Shanghai'

/** Date and time in China, as the bureaus count: `11月21日 06:00`, without the date when it is today. */
export function instant(iso: string, now: Date, language: 'zh' | 'en'): string {
  const at = new Date(iso)
  // A bureau may give a bare time of day: it is shown as it came.
  if (Number.isNaN(at.getTime())) return iso
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB'
  const day = (d: Date) => d.toLocaleDateString('en-CA', { timeZone: CHINA })
  const time = at.toLocaleTimeString(locale, {
    timeZone: CHINA,
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })
  if (day(at) === day(now)) return time
  const date = at.toLocaleDateString(locale, { timeZone: CHINA, month: 'short', day: 'numeric' })
  return `${date} ${time}`
}

/** A day in China with its year, as a contract says it: `2026年12月21日`. */
export const day = (iso: string, language: 'zh' | 'en'): string =>
  new Date(iso).toLocaleDateString(language === 'zh' ? 'zh-CN' : 'en-GB', {
    timeZone: CHINA,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  })

/** A period as the bureaus write it: `202310` → `2023-10`; years and dates stay. */
export const period = (text: string): string => text.replace(/^(\d{4})(\d{2})$/, '$1-$2')

export const POLL_FIRST_MS = 3_000
export const POLL_MOST_MS = 15_000

/** Wait before the next look: three seconds after a change, ever longer while nothing happens, fifteen at most. */
export const nextWait = (wait: number, changed: boolean): number =>
  changed ? POLL_FIRST_MS : Math.min(POLL_MOST_MS, Math.round(wait * 1.3))
