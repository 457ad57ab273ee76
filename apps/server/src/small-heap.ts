import v8 from 'node:v8'

/** The old generation may grow by so much of what lives, before it is collected again. */
const GROWING_PERCENT = 25

/**
 * Keeps this process near the size of its live data. On a machine with much memory V8 lets garbage pile up to several times
 * of it (a worker that stores a million invoices: 606 MiB instead of under 400); a worker is one of many on its machine, so
 * it pays some milliseconds of collecting instead. `--max-old-space-size` would end the process where this only costs time.
 */
export function keepHeapSmall(): void {
  v8.setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`)
}
