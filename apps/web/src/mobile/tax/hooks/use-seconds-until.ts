import { useEffect, useState } from 'react'
import { secondsLeft } from '../time.ts'

/** Whole seconds until an instant (ms), 0 afterwards. */
export function useSecondsUntil(until: number): number {
  const [left, setLeft] = useState(() => secondsLeft(until, Date.now()))
  useEffect(() => {
    const tick = () => setLeft(secondsLeft(until, Date.now()))
    tick()
    if (until <= Date.now()) return
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [until])
  return left
}
