import { type RefObject, useEffect, useRef } from 'react'

const FOCUSABLE = 'a[href], button, input, select, [tabindex]:not([tabindex="-1"])'

/**
 * A box that scrolls sideways is a stop of the Tab key where nothing in it is one: else who has no mouse never sees its last columns. Where
 * all of it is in sight, or something in it takes the focus, it is none.
 */
export function useScrollFocus(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const settle = () => {
      const isCut = element.scrollWidth > element.clientWidth
      if (isCut && !element.querySelector(FOCUSABLE)) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    // Rows that come change the size of what is inside, a turned phone that of the box.
    const watch = new ResizeObserver(settle)
    watch.observe(element)
    for (const inside of element.children) watch.observe(inside)
    return () => watch.disconnect()
  }, [])
  return box
}
