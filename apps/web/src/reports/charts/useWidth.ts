import { useEffect, useRef, useState } from 'react'

/**
 * Width of an element in CSS pixels, so that a chart is drawn at its real size and its labels never shrink.
 * Server and paper use `initial`: the element is measured only where `live` is set.
 */
export function useWidth(initial: number, live: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(initial)
  useEffect(() => {
    const element = ref.current
    if (!live || !element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0)
      if (measured > 0) setWidth(measured)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [live])
  return { ref, width }
}
