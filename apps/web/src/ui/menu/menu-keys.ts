/** Index of the entry a key leads to, of `count` entries with the focus at `at` (−1 = none); null for other keys. */
export function menuStep(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** Moves the focus among the `menuitem`s of `root`; false when the key means nothing there. */
export function moveInMenu(root: HTMLElement | null, key: string): boolean {
  const items = [...(root?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const to = menuStep(key, items.indexOf(document.activeElement as HTMLElement), items.length)
  if (to === null) return false
  items[to]?.focus()
  return true
}
