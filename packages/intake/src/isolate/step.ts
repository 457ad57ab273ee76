/**
 * Steps of reading that a library takes in one go and that cannot be broken off from within: while they work, nothing else of the
 * thread does. Where the process is watched, one that takes too much of the processor ends it, and only its own document is lost.
 * Processor time, because by the clock an overloaded machine makes every step long.
 */

/** Processor time of this process, ms, at which the step under way has taken too much; 0 = none is. Null = nobody watches. */
let until: Int32Array | null = null

/** From now on steps have an end; for the thread that watches. */
export function watchSteps(): Int32Array {
  until = new Int32Array(new SharedArrayBuffer(4))
  return until
}

/** `work`, which may take so many ms of processor time; a step within a step has its own bound only. */
export async function step<T>(ms: number, work: () => Promise<T>): Promise<T> {
  if (!until) return work()
  const outer = Atomics.load(until, 0)
  const { user, system } = process.cpuUsage()
  Atomics.store(until, 0, Math.ceil((user + system) / 1000) + ms)
  try {
    return await work()
  } finally {
    Atomics.store(until, 0, outer)
  }
}
