import { setTimeout as sleep } from 'node:timers/promises'
import { passingFault } from '../db/fault.ts'
import type { Claimed } from './claimed.ts'
import { backOffSeconds, LEASE_SECONDS, LeaseLost, MAX_FAULTS } from './job.ts'

const AGAIN_MS = 500

/**
 * Leaves a row to its lease, which is shortened: whoever looks after the pause goes on with it. Counts the fault in the row and
 * takes back the claim's attempt, which counts crashes. Gives the seconds until it may be taken, or null: it was put off too
 * often, and is still ours.
 *
 * A database that cannot be reached is asked until the lease is over by itself; then the row goes on without being counted.
 */
export async function backOff(row: Claimed, stopping: AbortSignal): Promise<number | null> {
  for (const end = Date.now() + LEASE_SECONDS * 1000; Date.now() < end && !stopping.aborted; ) {
    try {
      const { faults } = await row.hold<{ faults: number }>('faults')
      if (faults >= MAX_FAULTS) return null
      const pause = backOffSeconds(faults + 1)
      await row.write(
        `faults = faults + 1, attempt = greatest(attempt - 1, 0),
         lease_until = now() + make_interval(secs => $4)`,
        [pause],
      )
      return pause
    } catch (error) {
      if (error instanceof LeaseLost) return 0
      if (passingFault(error) === null) throw error
      await sleep(AGAIN_MS)
    }
  }
  return 0
}
