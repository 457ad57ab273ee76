const CHINA_MS = 8 * 3_600_000

/** `2026-02-03 15:04:05` of an ISO instant, in China's time, its first `length` characters; a day without time stays as it is. */
export function chinaTime(text: string, length: number): string {
  if (!text.includes('T')) return text
  const at = new Date(text).getTime()
  if (Number.isNaN(at)) return text
  return new Date(at + CHINA_MS).toISOString().replace('T', ' ').slice(0, length)
}

/** An instant in China's time, ISO with +08:00, to the millisecond: `2026-02-03T15:04:05.678+08:00`. */
export const beijingTime = (ms: number): string =>
  `${new Date(ms + CHINA_MS).toISOString().slice(0, 23)}+08:00`
