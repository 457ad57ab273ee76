import { useEffect, useRef } from 'react'

/** Ctrl + P or ⌘ P of a report prints its paper, not the page around it; null = nothing, and the browser's own does not come either. */
export function usePrintKey(print: (() => void) | null): void {
  const latest = useRef(print)
  useEffect(() => {
    latest.current = print
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || event.altKey || event.shiftKey) return
      if (event.ctrlKey === event.metaKey) return
      event.preventDefault()
      latest.current?.()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
