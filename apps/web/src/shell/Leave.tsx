import { useEffect } from 'react'
import { Splash } from './Splash.tsx'

/**
 * Leaves the application for a prerendered page: a full page load, because the router does not know those.
 * `after` milliseconds, so that a message on screen can be read first.
 */
export function Leave({ to, after = 0 }: { to: string; after?: number }) {
  useEffect(() => {
    const timer = setTimeout(() => location.replace(to), after)
    return () => clearTimeout(timer)
  }, [to, after])
  return <Splash />
}
