/**
 * What is said of a kind of data, in one word, wherever it is said: on the phone, in the office, in the black box. 无 is the
 * bureau's answer; 未取到 is none; 未采集 was never asked.
 */
export const AVAILABILITIES = ['HELD', 'PART', 'NONE', 'MISSED', 'UNASKED'] as const
export type Availability = (typeof AVAILABILITIES)[number]

export const AVAILABILITY_NAMES: Record<'zh' | 'en', Record<Availability, string>> = {
  zh: { HELD: '有', PART: '部分', NONE: '无', MISSED: '未取到', UNASKED: '未采集' },
  en: {
    HELD: 'held',
    PART: 'part',
    NONE: 'none',
    MISSED: 'not obtained',
    UNASKED: 'not collected',
  },
}

/** `failed`: the newest try did not get it, or not all of it; `asked`: the bureau answered at least once. */
export function availabilityOf(of: {
  rows: number
  failed: boolean
  asked: boolean
}): Availability {
  if (of.rows > 0) return of.failed ? 'PART' : 'HELD'
  if (of.failed) return 'MISSED'
  return of.asked ? 'NONE' : 'UNASKED'
}

/** With its rows where there are any: `有 · 1,204 条`. */
export function availabilityWords(
  availability: Availability,
  rows: number,
  language: 'zh' | 'en',
): string {
  const word = AVAILABILITY_NAMES[language][availability]
  if (rows === 0) return word
  const n = rows.toLocaleString('en-US')
  return language === 'zh' ? `${word} · ${n} 条` : `${word} · ${n} rows`
}

/** States of a kind of data in a collection. */
export const ITEM_STATES = ['PENDING', 'RUNNING', 'DONE', 'EMPTY', 'FAILED', 'SKIPPED'] as const
export type ItemState = (typeof ITEM_STATES)[number]

/** The availability of a kind in one collection; null while it is still to come. */
export function availabilityOfItem(item: { rows: number; state: ItemState }): Availability | null {
  const { rows, state } = item
  if (state === 'PENDING' || state === 'RUNNING') return null
  return availabilityOf({ rows, failed: state === 'FAILED', asked: state !== 'SKIPPED' })
}
