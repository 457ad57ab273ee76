import { useCallback } from 'react'
import { type Drafts, patchDraft, useDraft } from './drafts.ts'
import { useSecondsUntil } from './hooks/use-tax.ts'

type Name = keyof Drafts['waits']

/** Another code can be had after a minute, one that was sent holds for five (domain §5.1). */
const HOLDS_ON_MS = 4 * 60_000

/** Kept with what was typed: whoever looks into the messages meanwhile may find the page loaded anew. */
export const startCountdown = (name: Name, seconds: number): void =>
  patchDraft('waits', { [name]: Date.now() + seconds * 1000 })

/** What was sent before is for somebody else. */
export const forgetCountdown = (name: Name): void => patchDraft('waits', { [name]: 0 })

/** Seconds left until another code can be had, and whether one that was sent still holds. */
export function useCountdown(name: Name) {
  const [waits] = useDraft('waits')
  const until = waits[name]
  const left = useSecondsUntil(until)
  const start = useCallback((seconds: number) => startCountdown(name, seconds), [name])
  return { left, start, holds: Date.now() < until + HOLDS_ON_MS }
}
