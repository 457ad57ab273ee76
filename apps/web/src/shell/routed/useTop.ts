import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Another page begins at its top. Its path. */
export function useTop(): string {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the reason to scroll.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [pathname])
  return pathname
}
