/** Upper bounds of the classes that durations of calls outside are counted in, milliseconds; the last class is open. */
export const CLASSES = [50, 100, 200, 400, 800, 1_500, 3_000, 6_000, 12_000, 30_000] as const
