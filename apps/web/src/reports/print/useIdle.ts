import { useEffect, useState } from 'react'

/** Where the browser does not tell when it has nothing to do. */
const LATER_MS = 1_000

/** Whether the browser had nothing better to do since the component stands: time for what may be needed later. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const done = () => setIdle(true)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(done, LATER_MS)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(done)
    return () => cancelIdleCallback(handle)
  }, [])
  return idle
}
