import { type KeyboardEvent, useRef } from 'react'
import { useQueryState } from '../common/useQueryState.ts'

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
    // What opened it may be gone: the graph takes the focus, or all that stands around the lists.
    const graph = root.current?.querySelector('[role="application"]')
    const back = from.current?.isConnected ? from.current : (graph ?? root.current)
    if (back instanceof HTMLElement) back.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A dialog above the graph closes itself.
    const own = !(event.target as Element).closest('dialog')
    if (event.key !== 'Escape' || event.defaultPrevented || chosen === null || !own) return
    event.preventDefault()
    close()
  }
  return { chosen, open, close, keys: { ref: root, tabIndex: -1, onKeyDown } }
}
