import { useEffect, useState } from 'react'

/** Whole seconds that the page was in sight since it was opened: a phone in the pocket reads nothing. */
export function useReading(active: boolean): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!active) return
    let seen = 0
    let last = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      // A timer that was held back while the page was hidden comes late: that time does not count.
      if (!document.hidden) seen += Math.min(now - last, 1_500)
      last = now
      setSeconds(Math.floor(seen / 1000))
    }, 500)
    return () => clearInterval(timer)
  }, [active])
  return seconds
}
