import { type RefObject, useEffect, useRef } from 'react'

const FOCUSABLE = 'a[href], button:not(:disabled), input, select, [tabindex]:not([tabindex="-1"])'

function settle(box: HTMLElement): void {
  const isCut = box.scrollWidth > box.clientWidth
  // Heads that sort stand in the page of a phone as well, and are not shown.
  if (isCut && ![...box.querySelectorAll(FOCUSABLE)].some((one) => one.checkVisibility()))
    box.tabIndex = 0
  else box.removeAttribute('tabindex')
}

/**
 * A box that scrolls sideways is a stop of the Tab key where nothing in it is one: else who has no mouse never sees its last columns. Where
 * all of it is in sight, or something in it takes the focus, it is none.
 */
export function useScrollFocus(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  // With every change of the rows: links may come and go while the size stays.
  useEffect(() => settle(box.current!))
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return
    const element = box.current!
    // A turned phone changes the size of the box, a font that comes late that of what is inside.
    const watch = new ResizeObserver(() => settle(element))
    watch.observe(element)
    for (const inside of element.children) watch.observe(inside)
    return () => watch.disconnect()
  }, [])
  return box
}
