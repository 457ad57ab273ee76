import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'

/** What the arrow keys lead to: figures, parts of a drawing, heads that put rows into order. */
const STOP = '[data-rove]'
/** What of them is one stop of the Tab key together. */
const GROUP = 'table, svg, dl, ul, ol, [data-group]'
const HERE = 'here'

const stopsOf = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(STOP)]
const groupOf = (stop: Element): Element | null => stop.closest(GROUP)

/** Where a key leads to inside a group; null for keys that do not move and at an edge. */
function nextOf(key: string, from: HTMLElement, group: Element): HTMLElement | null {
  const row = from.closest('tr')
  const stops = stopsOf(row ?? group)
  const at = stops.indexOf(from)
  const beside = (step: number) => stops[at + step] ?? null
  if (key === 'ArrowRight') return beside(1)
  if (key === 'ArrowLeft') return beside(-1)
  if (key === 'Home') return stops[0] ?? null
  if (key === 'End') return stops.at(-1) ?? null
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null
  const step = key === 'ArrowDown' ? 1 : -1
  return row ? inColumn(from, row, group, step) : beside(step)
}

/** In the nearest row of that side that has stops: the one of the same column, else the first. */
function inColumn(from: HTMLElement, row: HTMLTableRowElement, group: Element, step: 1 | -1) {
  const rows = [...group.querySelectorAll('tr')]
  const at = rows.indexOf(row)
  const ahead = step > 0 ? rows.slice(at + 1) : rows.slice(0, at).reverse()
  const column = from.closest<HTMLTableCellElement>('td, th')?.cellIndex
  const next = ahead.map(stopsOf).find((stops) => stops.length > 0)
  return (
    next?.find((s) => s.closest<HTMLTableCellElement>('td, th')?.cellIndex === column) ??
    next?.[0] ??
    null
  )
}

/** One of each group can be reached by Tab: the one that had the focus last, else the first. */
function settle(root: Element): void {
  const groups = new Map<Element, HTMLElement[]>()
  for (const stop of stopsOf(root)) {
    const group = groupOf(stop)
    if (group) groups.set(group, [...(groups.get(group) ?? []), stop])
  }
  for (const stops of groups.values()) {
    const here = stops.find((stop) => stop.dataset.rove === HERE) ?? stops[0]
    for (const stop of stops) stop.tabIndex = stop === here ? 0 : -1
  }
}

/**
 * Hundreds of figures are not hundreds of stops of the Tab key: a table or a drawing is one, and arrow keys, Home and End move
 * inside it. Given to the element around them.
 */
export function useRoving<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  // After every drawing: rows come and go with pages and orders.
  useLayoutEffect(() => {
    if (ref.current) settle(ref.current)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const from = event.target as HTMLElement
    if (event.altKey || event.ctrlKey || event.metaKey || !from.matches(STOP)) return
    const group = groupOf(from)
    const to = group && nextOf(event.key, from, group)
    if (!to || to === from) return
    event.preventDefault()
    event.stopPropagation()
    to.focus()
  }
  const onFocus = (event: { target: EventTarget }) => {
    const stop = event.target as HTMLElement
    const group = stop.matches(STOP) ? groupOf(stop) : null
    if (!group || !ref.current) return
    for (const other of stopsOf(group)) other.dataset.rove = other === stop ? HERE : ''
    settle(ref.current)
  }
  return { ref, onKeyDown, onFocus }
}
