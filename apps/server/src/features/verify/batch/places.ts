/**
 * How many rows of all batches one process asks about at the same time: fewer than the lane to the platform has places, so that whoever
 * verifies one invoice by hand never waits behind a table.
 */
const PLACES = 6

export type PlaceLane = <T>(work: () => Promise<T>) => Promise<T>

/** First come, first served: batches of several companies take turns row by row. */
export function placeLane(places = PLACES): PlaceLane {
  let free = places
  const queue: (() => void)[] = []
  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await work()
    } finally {
      const next = queue.shift()
      // The place is handed over, not given back.
      if (next) next()
      else free++
    }
  }
}
