/** Dates and times of tickets, as thermal printers and cameras leave them. */

/** ISO date of year, month and day as printed; null when the calendar has no such day. */
export function isoDate(year: string, month: string, day: string): string | null {
  const [y, m, d] = [Number(year), Number(month), Number(day)]
  const date = new Date(Date.UTC(y, m - 1, d))
  const real = date.getUTCMonth() === m - 1 && date.getUTCDate() === d
  return real ? date.toISOString().slice(0, 10) : null
}

/** `HH:mm`; null when no clock shows it. */
export function clock(hour: string, minute: string): string | null {
  return Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : null
}

/** A day on, for clocks that are ahead of ours. */
const DAY = 86_400_000
const DAY_MINUTES = 1_440

/** Whether an ISO date is still to come: no voucher of what was paid bears such a one. */
export const isToCome = (date: string, now = Date.now()): boolean => Date.parse(date) > now + DAY

/** Minutes from one time of the clock to the next time it shows another. */
export function minutesBetween(from: string, to: string): number {
  const minutes = (time: string) => {
    const [h, m] = time.split(':').map(Number)
    return (h ?? Number.NaN) * 60 + (m ?? Number.NaN)
  }
  return (minutes(to) - minutes(from) + DAY_MINUTES) % DAY_MINUTES
}
