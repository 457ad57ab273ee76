import { type RefObject, useEffect, useRef, useState } from 'react'

/** Width of an element in px, followed as it changes; `initial` on the server and before the first measure. */
export function useWidth(initial: number): { ref: RefObject<HTMLElement | null>; width: number } {
  const ref = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(initial)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
