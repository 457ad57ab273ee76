/** The world's clock: Beijing time, movable forward by a knob. */
import type { Day } from './world/calendar.ts'

const BEIJING_MS = 8 * 3_600_000
const DAY_MS = 86_400_000

export class WorldClock {
  #fixed: Day | null
  #advanced = 0

  /** @param fixed "today" held still, or null to follow the real date. */
  constructor(fixed: Day | null) {
    this.#fixed = fixed
  }

  today(): Day {
    return (this.#fixed ?? Math.floor((Date.now() + BEIJING_MS) / DAY_MS)) + this.#advanced
  }

  /**
   * Last second that bureaus show: the end of yesterday. Data of one day therefore never change while the day lasts,
   * and an export asked for twice has the same bytes.
   */
  cutoff(): number {
    return this.today() * 86_400 - 1
  }

  /** Wall time `yyyy-mm-dd hh:mm:ss` for logs and messages; the time of day is the real one. */
  wall(): string {
    const time = (Date.now() + BEIJING_MS) % DAY_MS
    return new Date(this.today() * DAY_MS + time).toISOString().slice(0, 19).replace('T', ' ')
  }

  /** Minutes since midnight, for maintenance windows. */
  minuteOfDay(): number {
    return Math.floor(((Date.now() + BEIJING_MS) % DAY_MS) / 60_000)
  }

  /** Moves the world forward; it never goes back, what happened stays. */
  advance(days: number): void {
    if (!Number.isInteger(days) || days < 0 || days > 3_660)
      throw new RangeError(`天数应为 0–3660 的整数: ${days}`)
    this.#advanced += days
  }
}
