/** When the running product makes a base backup by itself: each night, and at once where what is received could not be restored to its end. */
import type { Manifest } from './manifest.ts'
import { timelineOf, unbrokenFrom } from './wal/segments.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Two at night in China (UTC+8). */
const NIGHT_MS = (2 - 8) * HOUR_MS

/** The last two o'clock at night before a moment, ms. */
export const lastNight = (now: number): number =>
  Math.floor((now - NIGHT_MS) / DAY_MS) * DAY_MS + NIGHT_MS

/**
 * @param bases that can be read, oldest first
 * @param log segments that were received, whole, in order; null: the database is one's own
 * @param timeline of the running database
 */
export function baseIsDue(
  bases: readonly Manifest[],
  log: readonly string[] | null,
  timeline: number,
  now: number,
): boolean {
  const newest = bases.at(-1)
  if (!newest || Date.parse(newest.startedAt) < lastNight(now)) return true
  if (log === null) return false
  const { database } = newest
  if (database?.timeline !== timeline) return true
  const own = log.filter((name) => timelineOf(name) === timeline)
  const last = own.at(-1)
  if (last === undefined || last < database.lastSegment) return false
  // Its own segments stand for those that were received before it.
  const there = new Set([...own, database.firstSegment, database.lastSegment])
  return unbrokenFrom(database.lastSegment, there) !== last
}
