import type { CollectFailure } from '@xinjian/contract/nouns/collect'
import { useSecondsUntil } from './use-tax.ts'

/** What keeps a way in shut: so many seconds, or until the person says that the password was reset. */
export interface Cooldown {
  seconds: number
  reset: boolean
}

/** Failures of the password only: the other ways in stay open. */
const OF_PASSWORD = new Set(['TE-02', 'TE-22'])

/** Whether `way` is shut by what the bureau, or our own stop, said last; counts down while it is. */
export function useCooldown(failure: CollectFailure | null, way: 'PASSWORD' | 'SMS'): Cooldown {
  const counts = failure !== null && (way === 'PASSWORD' || !OF_PASSWORD.has(failure.code))
  const until = counts && failure.retryAt ? Date.parse(failure.retryAt) : 0
  const seconds = useSecondsUntil(until)
  return { seconds, reset: counts && failure.code === 'TE-22' }
}
