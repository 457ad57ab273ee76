import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** With the verdict above, what fills the first window. */
const FIRST = 1
/** In which all the rest comes: a step of a long report takes a frame or two, and React counts on no more than fifty. */
const STEPS = 40

const never = () => () => {}

/**
 * How many of `count` parts stand. On screen they come one after the other, each a task of its own: who reads the first of
 * them may scroll, press and type while the last are drawn. What is not drawn later (paper, a page made by the server) has all
 * at once, and so has what the browser prints meanwhile.
 */
export function useUnfolding(count: number, atOnce: boolean): number {
  const still = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [standing, setStanding] = useState(atOnce ? Number.POSITIVE_INFINITY : FIRST)
  useEffect(() => {
    if (standing === Number.POSITIVE_INFINITY) return
    const more = standing + Math.ceil(count / STEPS)
    const next = standing < count ? more : Number.POSITIVE_INFINITY
    startTransition(() => setStanding(next))
    const print = () => flushSync(() => setStanding(Number.POSITIVE_INFINITY))
    window.addEventListener('beforeprint', print)
    return () => window.removeEventListener('beforeprint', print)
  }, [standing, count])
  return still ? Number.POSITIVE_INFINITY : standing
}
