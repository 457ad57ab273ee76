import { type KeyboardEvent, useEffect, useRef } from 'react'

const ROW = 'tbody > tr[tabindex]'
/** Where Backspace writes. */
const WRITES = 'input, textarea, select, [contenteditable]'

/**
 * Backspace leads one step back. Whoever opened a row by its key finds the focus in the rows below: on the first, and on the way back on
 * the one that was opened.
 * @param at the place that is shown; `loaded` counts what of it has come
 */
export function useWalkKeys(at: string, onBack: (() => void) | null) {
  const root = useRef<HTMLDivElement>(null)
  /** Index of the row that was opened, by place. */
  const opened = useRef(new Map<string, number>())
  const wanted = useRef(false)
  useEffect(() => {
    const box = root.current
    if (!box || !wanted.current) return
    const settle = (): boolean => {
      const rows = box.querySelectorAll<HTMLElement>(ROW)
      const row = rows[opened.current.get(at) ?? 0] ?? rows[0]
      row?.focus()
      if (row) wanted.current = false
      return row !== undefined
    }
    if (settle()) return
    // The rows of a place are fetched.
    const watch = new MutationObserver(() => settle() && watch.disconnect())
    watch.observe(box, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [at])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = event.target as HTMLElement
    if (event.altKey || event.ctrlKey || event.metaKey || from.matches(WRITES)) return
    if (event.key === 'Enter' && from.matches(ROW)) {
      const rows = [...(root.current?.querySelectorAll(ROW) ?? [])]
      opened.current.set(at, rows.indexOf(from))
      wanted.current = true
    }
    if (event.key === 'Backspace' && onBack) {
      event.preventDefault()
      wanted.current = true
      onBack()
    }
  }
  return { ref: root, onKeyDownCapture: onKeyDown }
}
