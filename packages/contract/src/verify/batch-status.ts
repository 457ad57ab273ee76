/** Where a table of invoices stands. Names no schema: pages import it. */

/**
 * QUEUED and RUNNING: being read, or verified; READY: read, and waits for its start; SHORT: the balance does not suffice, and it can
 * go on.
 */
export const VERIFY_BATCH_STATUSES = [
  'QUEUED',
  'RUNNING',
  'READY',
  'PAUSED',
  'SHORT',
  'DONE',
  'FAILED',
  'CANCELLED',
] as const
export type VerifyBatchStatus = (typeof VERIFY_BATCH_STATUSES)[number]

/** Where a row stands already: above in the file, verified before, or waiting in another batch. */
export const VERIFY_REPEATS = ['FILE', 'CHECK', 'BATCH'] as const
export type VerifyRepeats = (typeof VERIFY_REPEATS)[number]
