import { useEffect, useState } from 'react'

/** Whole seconds since `active` began; 0 when it is not. */
export function useWaited(active: boolean): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    setSeconds(0)
    if (!active) return
    const start = Date.now()
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - start) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [active])
  return seconds
}
