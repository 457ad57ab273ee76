import { useEffect } from 'react'

/** The page that was shown last, by whatever frame: the first of a visit takes no focus, its first Tab is the way past the menu. */
let last: string | null = null

/** Where another page is turned to the focus goes to it: on what led there it would be left behind, or lost with it. */
export function useArrival(pathname: string): void {
  useEffect(() => {
    const turned = last !== null && last !== pathname
    last = pathname
    const main = turned ? document.getElementById('content') : null
    const at = document.activeElement
    // A page that was hidden a moment ago still holds what was pressed in it.
    if (main && !(main.contains(at) && at?.checkVisibility())) main.focus({ preventScroll: true })
  }, [pathname])
}
