/** How large the large company is. `XINJIAN_BENCH_SCALE` (0.1: a tenth) makes all of it smaller, for work at a query. */
export const SCALE = Number(process.env.XINJIAN_BENCH_SCALE ?? 1)

const scaled = (n: number): number => Math.max(1, Math.round(n * SCALE))

export const ENTERPRISES = scaled(100_000)
export const REPORTS = scaled(300_000)
export const NOTICES = scaled(300_000)
export const USAGE = scaled(300_000)
export const ENTRIES = scaled(400_000)
export const CHECKS = scaled(200_000)
export const AUDIT = scaled(1_000_000)
/** Collections, over ten months, and steps of each. */
export const TASKS = scaled(100_000)
export const STEPS = 8
/** Other customers of the platform, and months that each has a bill of. */
export const CUSTOMERS = scaled(3_000)
export const BILL_MONTHS = 18
/** Of every hundred enterprises this one was brought by the child customer. */
export const CHILD_EVERY = 100
