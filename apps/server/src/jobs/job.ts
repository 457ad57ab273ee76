/**
 * Background work. The truth of a job is its business row: status, lease, fence, attempt. A notification only wakes a worker
 * earlier than its next look; an emptied queue, a lost notification or a worker killed with -9 loses nothing: the row's
 * lease lapses and the next worker takes it with a higher fence.
 */
/** A table whose rows are work. Besides what is named here it has the columns of `table-columns.ts`. */
export interface JobTable {
  name: string
  /** Column that tells its rows apart within a company. */
  key: string
  /** Status while a worker has it. */
  running: string
  /** The row has a `due_at`: queued rows wait for it (retries with a pause). */
  delayed?: true
  /** Column whose value is the row's lane. */
  lane?: string
  /** Of a company's lanes the first by name goes first, whatever waits longest. */
  lanesInOrder?: true
  /**
   * Column that says what kind of work a row is, and the kinds that this program knows. Rows of any other are left to the release that
   * does, while both run (docs/decisions/0255); the platform's role reads the column.
   */
  kinds?: { column: string; known: readonly string[] }
}

/** Columns by which rows are claimed: the kernel's alone. */
export type JobColumn = 'attempt' | 'faults' | 'fence' | 'lease_until'

export interface Claim {
  table: JobTable
  companyId: number
  /** Value of the row's key column, as text. */
  id: string
  /** Grows with every claim; a worker that lost its lease can write nothing any more (claimed.ts). */
  fence: number
  attempt: number
  /** Value of the lanes' column. */
  lane: string
  /** W3C `traceparent` of the request that ordered it; null = it was not traced. */
  trace: string | null
}

export interface JobKind {
  table: JobTable
  /**
   * Rows of one lane: this process runs so many of them at once, and none of a shunned lane. So whoever hangs at the other
   * end leaves room for the others.
   */
  lanes?: { most: number; shunned?(): string[] }
  /** How many at once in one process. */
  concurrency: number
  /** After so many claims that ended in neither success nor a told failure (crashes), the row fails for good. */
  maxAttempts: number
  /**
   * Does the work and writes the final status itself, under the claim. Throwing what passes by itself (db/fault.ts) = again
   * later, up to MAX_FAULTS times; anything else = failure told to the user. `breathe`: for long work to ask between two steps; it
   * resolves when jobs of other companies that have just begun were let go first (next.ts).
   */
  run(claim: Claim, signal: AbortSignal, breathe: () => Promise<void>): Promise<void>
  /** Writes FAILED with a Chinese message, under the claim. */
  fail(claim: Claim, message: string): Promise<void>
}

/** Long enough for a stalled machine, short enough that a crash is noticed by a person as a pause, not a failure. */
export const LEASE_SECONDS = 20
/**
 * So often a row is put off for what passes by itself, counted in its `faults`: after 1, 2, 4 … 20 seconds, half an hour in
 * all. As long as somebody needs to clear a disk or to bring back a database; after that its owner is told.
 */
export const MAX_FAULTS = 95
/** Whoever was put off waits no longer than whoever lost his worker. */
const LONGEST_PUT_OFF_SECONDS = LEASE_SECONDS
/** Pause before the try after the n-th fault (1 = the first), seconds. */
export const backOffSeconds = (fault: number): number =>
  Math.min(LONGEST_PUT_OFF_SECONDS, 2 ** (fault - 1))

export const RENEW_MS = 5_000
/** SQL of the end of a lease that begins or goes on now. */
export const LEASE_END = `now() + interval '${LEASE_SECONDS} seconds'`

/** Thrown by writes under a claim when another worker has the row. Not an error of the work: just stop. */
export class LeaseLost extends Error {}
