import { useContext, useEffect, useRef } from 'react'
import { UNSAFE_NavigationContext } from 'react-router'

/**
 * Asks before what was not saved is left behind: by a link, by Back and Forward, by closing the browser's tab. Returns what lets go
 * of it at once, for the way on after saving.
 */
export function useUnsaved(dirty: boolean, mayLeave: () => Promise<boolean>): () => void {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const held = useRef(false)
  const latest = useRef(mayLeave)
  useEffect(() => {
    latest.current = mayLeave
  })
  useEffect(() => {
    held.current = dirty
    if (!dirty) return
    const { push, replace } = navigator
    const guarded =
      (go: typeof push): typeof push =>
      (...to) => {
        if (!held.current) return go.apply(navigator, to)
        void latest.current().then((leave) => {
          if (!leave) return
          held.current = false
          go.apply(navigator, to)
        })
      }
    navigator.push = guarded(push)
    navigator.replace = guarded(replace)
    const stopTravel = guardTravel(held, () => latest.current())
    const onUnload = (event: BeforeUnloadEvent) => {
      if (held.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', onUnload)
    return () => {
      navigator.push = push
      navigator.replace = replace
      stopTravel()
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [dirty, navigator])
  return () => {
    held.current = false
  }
}

/** The router's place in the history; null on entries that are not its own. */
const place = (): number | null => (history.state as { idx?: number } | null)?.idx ?? null

/** Back and Forward have happened when they are told of: they are taken back, and done again when the answer is yes. */
function guardTravel(held: { current: boolean }, ask: () => Promise<boolean>): () => void {
  const here = place()
  let returning = false
  const onTravel = (event: PopStateEvent) => {
    const there = place()
    if (returning) {
      returning = false
      event.stopImmediatePropagation()
      return
    }
    if (!held.current || here === null || there === null || there === here) return
    event.stopImmediatePropagation()
    returning = true
    history.go(here - there)
    void ask().then((leave) => {
      if (!leave) return
      held.current = false
      history.go(there - here)
    })
  }
  // Before the router's own listener hears of it.
  window.addEventListener('popstate', onTravel, { capture: true })
  return () => window.removeEventListener('popstate', onTravel, { capture: true })
}
