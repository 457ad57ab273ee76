import { type ComponentType, useEffect, useState } from 'react'

/**
 * A page whose code comes when it is first drawn, with `Wait` in its place meanwhile. For programs that Preact draws: its
 * `Suspense` draws nothing at all where another page is chosen while one is still waited for (turning back on a slow line).
 * A page that could not be had is thrown to the nearest boundary, and asked for again at the next visit.
 */
export function waitingPage(
  load: () => Promise<ComponentType>,
  Wait: ComponentType,
): ComponentType {
  let page: ComponentType | null = null
  return function WaitingPage() {
    const [Page, setPage] = useState(() => page)
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    useEffect(() => {
      if (page) return
      let left = false
      load().then(
        (loaded) => {
          page ??= loaded
          if (!left) setPage(() => page)
        },
        (error: unknown) => {
          if (!left) setFailure({ error })
        },
      )
      return () => {
        left = true
      }
    }, [])
    if (failure) throw failure.error
    return Page ? <Page /> : <Wait />
  }
}
