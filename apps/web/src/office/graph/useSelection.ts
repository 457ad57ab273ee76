import { type KeyboardEvent, useRef } from 'react'
import { useQueryState } from '../common/useQueryState.ts'

/** Where the focus goes when a card is closed and what opened it is gone. */
const HOME = '[data-part~="graph"], [data-part~="graphMain"]'

/**
 * The node or relation whose card is open: the address says it. The card takes the focus when it opens; closing gives it back to where it
 * came from, and never loses it.
 */
export function useSelection() {
  const [query, change] = useQueryState()
  const root = useRef<HTMLDivElement>(null)
  const from = useRef<Element | null>(null)
  const chosen = query.get('node') ?? query.get('edge')
  const open = (of: { node: string } | { edge: string }) => {
    // From one card to the next the first opener stays.
    if (chosen === null) from.current = document.activeElement
    change({ node: null, edge: null, ...of })
  }
  const close = () => {
    change({ node: null, edge: null })
    const back = from.current?.isConnected ? from.current : root.current?.querySelector(HOME)
    if (back instanceof HTMLElement) back.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A dialog above the graph closes itself.
    const own = !(event.target as Element).closest('dialog')
    if (event.key !== 'Escape' || event.defaultPrevented || chosen === null || !own) return
    event.preventDefault()
    close()
  }
  return { chosen, open, close, keys: { ref: root, onKeyDown } }
}
