/** What a file may take of its reader at most (issue 12). */
export const MOST_MS = 5_000
export const MOST_MB = 512

/** Recognition works on two cores at once: its processor time is twice its time. */
const RECOGNITION_CORES = 2

/** By the clock, or of the processor where the clock also counts others' turns. */
export const ownMs = (cost: { ms: number; cpuMs: number; recognised: boolean }): number =>
  Math.min(cost.ms, cost.recognised ? cost.cpuMs / RECOGNITION_CORES : cost.cpuMs)
