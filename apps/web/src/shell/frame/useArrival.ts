import { useEffect } from 'react'
import { useNavigationType } from 'react-router'

/** The page that was shown last, by whatever frame: the first of a visit takes no focus, its first Tab is the way past the menu. */
let last: string | null = null
/** Pages that were turned to in this visit. */
let turns = 0

/** Where another page is turned to the focus goes to it: on what led there it would be left behind, or lost with it. */
export function useArrival(pathname: string): void {
  const how = useNavigationType()
  useEffect(() => {
    const turned = last !== null && last !== pathname
    last = pathname
    if (turned) turns += 1
    // An address that leads on by itself while it is loaded is the first page still.
    const isLedOn = turns === 1 && how === 'REPLACE'
    if (isLedOn) turns = 0
    const main = turned && !isLedOn ? document.getElementById('content') : null
    const at = document.activeElement
    // A page that was hidden a moment ago still holds what was pressed in it.
    if (main && !(main.contains(at) && at?.checkVisibility())) main.focus({ preventScroll: true })
  }, [pathname, how])
}
