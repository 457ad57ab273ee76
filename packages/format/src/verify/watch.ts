/** What it means to watch an invoice that was verified: which states may still change, what is a change, and how often is looked. */
import type { InvalidMark, VerifyResult } from './result.ts'

export const WATCH_EVERY = ['DAY', 'WEEK'] as const
export type WatchEvery = (typeof WATCH_EVERY)[number]

/** Days between two looks. */
export const daysOf = (every: WatchEvery): number => (every === 'DAY' ? 1 : 7)

/** The longest that somebody may watch without asking again, in days. */
export const WATCH_MOST_DAYS = 730

/** Days that a page offers, as typed; the call takes any number up to the longest. */
export const WATCH_DAYS = ['30', '90', '180', '365'] as const

/** Looks at most, of a watch of so many days that begins today: the first is made a day or a week from now. */
export const pollsWithin = (days: number, every: WatchEvery): number =>
  Math.floor(days / daysOf(every))

/** Checks of the day that a look by itself leaves to people. */
export const LEFT_TO_PEOPLE = 2

export const WATCH_STATUSES = ['WATCHING', 'PAUSED', 'ENDED'] as const
export type WatchStatus = (typeof WATCH_STATUSES)[number]

/**
 * Why a watch rests until somebody resumes it. CLOSED: the product is closed, or not sold by the channel; BALANCE: money is out; QUOTA:
 * the calls of the month are used up; CAP: the next look would cost more than the watch may; FROZEN: the company was frozen; RIGHTS:
 * whoever watches may not verify any more.
 */
const PAUSE_REASONS = ['CLOSED', 'BALANCE', 'QUOTA', 'CAP', 'FROZEN', 'RIGHTS'] as const
export type PauseReason = (typeof PAUSE_REASONS)[number]

/** Why a watch is over. FINAL: nothing more can change; DATE: its last day has passed; OLD: the platform verifies it no more. */
const END_REASONS = ['FINAL', 'DATE', 'OLD', 'CANCELLED'] as const
export type EndReason = (typeof END_REASONS)[number]

export const WATCH_REASONS = [...PAUSE_REASONS, ...END_REASONS] as const
export type WatchReason = (typeof WATCH_REASONS)[number]

export const WATCH_EVENTS = ['BEGUN', 'CHANGED', 'PAUSED', 'RESUMED', 'ENDED'] as const
export type WatchEventKind = (typeof WATCH_EVENTS)[number]

/** What the platform said of an invoice, as far as it may change. */
export interface InvoiceState {
  result: VerifyResult
  /** Of a consistent one; null = the vendor did not say. */
  invalidMark: InvalidMark | null
}

/** Void or reversed: no later answer can differ. One that was reversed in part may still be reversed as a whole. */
export const isFinal = ({ result, invalidMark }: InvoiceState): boolean =>
  result === 'CONSISTENT' && (invalidMark === 'Y' || invalidMark === 'H' || invalidMark === '8')

/** Whether what is said now is another state: a mark that a vendor leaves out, or tells for the first time as valid, is none. */
export function isChange(before: InvoiceState, now: InvoiceState): boolean {
  if (before.result !== now.result) return true
  if (before.invalidMark === now.invalidMark || now.invalidMark === null) return false
  return !(before.invalidMark === null && now.invalidMark === 'N')
}
