import { useEffect, useState } from 'react'
import type { Contracts } from '../flow.ts'
import { useSecondsUntil } from './use-tax.ts'

/**
 * Whole seconds that the page was in sight since it was opened (a phone in the pocket reads nothing), and those that the server
 * still wants to pass before it takes a signature: counted down from its own figure, whatever this phone's clock says.
 */
export function useReading(given: Contracts | null): { seen: number; left: number } {
  const [seen, setSeen] = useState(0)
  const [until, setUntil] = useState(0)
  const active = given !== null
  useEffect(() => {
    if (given) setUntil(Date.now() + given.readSecondsLeft * 1000)
  }, [given])
  useEffect(() => {
    if (!active) return
    let ms = 0
    let last = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      // A timer that was held back while the page was hidden comes late: that time does not count.
      if (!document.hidden) ms += Math.min(now - last, 1_500)
      last = now
      setSeen(Math.floor(ms / 1000))
    }, 500)
    return () => clearInterval(timer)
  }, [active])
  return { seen, left: useSecondsUntil(until) }
}
