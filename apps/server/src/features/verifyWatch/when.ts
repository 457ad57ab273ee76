/** When a watch is looked at: each at a moment of the day that is its own, so that a thousand of them are no heap. */
import { createHash } from 'node:crypto'
import { beijingDay } from '@xinjian/format/verify/beforehand'
import { daysOf, type WatchEvery } from '@xinjian/format/verify/watch'

const DAY_MS = 86_400_000
const BEIJING_MS = 8 * 3_600_000
/** The platform is looked after at night; people who are told of something are awake. */
const FROM_MS = 8 * 3_600_000
const UNTIL_MS = 22 * 3_600_000

/** Midnight in Beijing at which a day (ISO) begins, as milliseconds since 1970. */
const beginOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) - BEIJING_MS

export const dayAfter = (day: string, days: number): string =>
  beijingDay(beginOf(day) + days * DAY_MS)

/** Whose watch of which invoice: what its moment hangs on. */
export interface Timed {
  invoice_key: string
  made_by: string
}

/** The watch's own moment of a day, from eight in the morning to ten at night. */
export function momentOfDay({ invoice_key: key, made_by: who }: Timed, day: string): Date {
  const share = createHash('sha256').update(`${who}/${key}`).digest().readUInt32BE(0) / 2 ** 32
  return new Date(beginOf(day) + FROM_MS + Math.floor(share * (UNTIL_MS - FROM_MS)))
}

/** The look after one on `day`; where that is past the last day, the moment at which the watch ends. */
export function nextPoll(of: Timed & { every: WatchEvery; until: string }, day: string): Date {
  const next = dayAfter(day, daysOf(of.every))
  return momentOfDay(of, next > of.until ? dayAfter(of.until, 1) : next)
}

const MINUTE_MS = 60_000
/** After a try that the platform did not judge. */
const PAUSES = [10, 30, 60, 120, 240].map((minutes) => minutes * MINUTE_MS)

/** The try after so many that were not judged (1 = the first); when the day's are used up, tomorrow. */
export const nextTry = (of: Timed, failures: number, now: number): Date => {
  const pause = PAUSES[(failures - 1) % (PAUSES.length + 1)]
  return pause === undefined ? momentOfDay(of, dayAfter(beijingDay(now), 1)) : new Date(now + pause)
}
