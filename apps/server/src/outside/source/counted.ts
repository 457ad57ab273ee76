/** Upper bounds of the classes that durations of calls outside are counted in, milliseconds; the last class is open. */
export const CLASSES = [50, 100, 200, 400, 800, 1_500, 3_000, 6_000, 12_000, 30_000] as const

/** Among the places: what others call of us. */
export const OWN_API = 'API'

/** Counts calls by place (area code of a bureau, name of a gateway) for the status page. */
export interface Counter {
  /** @param error what the place said of itself; null = it answered. @param now ms of the clock */
  record(place: string, ms: number, error: string | null, now: number): void
}
