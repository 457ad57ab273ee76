import { type KeyboardEvent, type RefObject, useState } from 'react'

/** Index of the row a key leads to, of `count` rows with the focus at `at`; null for keys that do not move. */
export function rowStep(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

interface RowKeys<R> {
  /** Enter on the row. */
  onOpen?: ((row: R) => void) | undefined
  /** Space on the row. */
  onPick?: ((row: R) => void) | undefined
}

/**
 * Rows by keyboard: one stop of the Tab key for the whole table, arrow keys, Home and End between its rows, Enter opens,
 * Space picks. Keys pressed inside a row, on its links and buttons, stay theirs.
 */
export function useRowKeys<R>(body: RefObject<HTMLElement | null>, { onOpen, onPick }: RowKeys<R>) {
  const [stop, setStop] = useState(0)
  if (!onOpen && !onPick) return () => ({})
  return (row: R, at: number, count: number) => ({
    tabIndex: at === Math.min(stop, count - 1) ? 0 : -1,
    onFocus: () => setStop(at),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return
      const to = rowStep(event.key, at, count)
      if (to !== null) body.current?.querySelectorAll<HTMLElement>(':scope > tr')[to]?.focus()
      else if (event.key === 'Enter' && onOpen) onOpen(row)
      else if (event.key === ' ' && onPick) onPick(row)
      else return
      event.preventDefault()
    },
  })
}
