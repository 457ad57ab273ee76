/** What a file may take of its reader at most (issue 12); recognition has a bound of its own. */
export const MOST_MS = 5_000
export const MOST_MB = 512
export const MOST_RECOGNISING_MB = 700

/** By the clock, or of the processor where the clock also counts others' turns. */
export const ownMs = ({ ms, cpuMs }: { ms: number; cpuMs: number }): number => Math.min(ms, cpuMs)
