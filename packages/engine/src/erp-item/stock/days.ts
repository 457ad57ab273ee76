import { optionalDay } from '../../kit/calendar/calendar.ts'
import type { DayNumber } from '../../kit/calendar/window.ts'
import { madeOnce } from './made-once.ts'

/** Reads ISO days; of the few days that many rows have, each is parsed once. */
export function dayReader(): (iso: string | null) => DayNumber | null {
  const read = new Map<string, DayNumber | null>()
  return (iso) => {
    if (iso === null) return null
    return madeOnce(read, iso, () => optionalDay(iso))
  }
}
