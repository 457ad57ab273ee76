import { setTimeout as sleep } from 'node:timers/promises'
import { passingFault } from '../../apps/server/src/db/fault.ts'

/** Asks the database until it answers: whoever watches a crash is cut off with everybody else. */
export async function steady<T>(ask: () => Promise<T>, ms = 120_000): Promise<T> {
  for (const end = Date.now() + ms; ; ) {
    try {
      return await ask()
    } catch (error) {
      if (passingFault(error) === null || Date.now() > end) throw error
      await sleep(200)
    }
  }
}
