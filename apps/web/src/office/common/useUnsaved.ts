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

/** Back and Forward within the product. A browser that cannot hold them up (no Navigation API) leaves at once. */
function guardTravel(held: { current: boolean }, ask: () => Promise<boolean>): () => void {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>
  if (!navigation) return () => undefined
  const onNavigate = (event: NavigateEvent) => {
    if (!held.current || event.navigationType !== 'traverse' || !event.cancelable) return
    event.preventDefault()
    const { key } = event.destination
    void ask().then((leave) => {
      if (!leave) return
      held.current = false
      navigation.traverseTo(key)
    })
  }
  navigation.addEventListener('navigate', onNavigate)
  return () => navigation.removeEventListener('navigate', onNavigate)
}
