import { useEffect, useRef } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import type { View } from '../../shell/tabs.ts'
import { moveInMenu } from '../../ui/menu/menu-keys.ts'
import { words } from './words.ts'

const ACTIONS = ['refresh', 'close', 'closeOthers', 'closeAll'] as const
/** Room the menu needs to the right of the pointer. */
const WIDTH = 140

/**
 * The tab's right-click menu at the pointer; any press elsewhere, Escape or Tab closes it, arrow keys move in it. A scroll
 * does not close it: pages scroll by themselves while they load, and the menu would vanish under the pointer. The focus goes
 * back to where it was.
 */
export function TabMenu(props: {
  view: View
  x: number
  y: number
  actions: Record<(typeof ACTIONS)[number], (view: View) => void>
  onDone: () => void
}) {
  const t = useWords(words)
  const { onDone } = props
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    const away = (event: Event) => {
      if (event instanceof KeyboardEvent) {
        if (moveInMenu(root.current, event.key)) return event.preventDefault()
        if (event.key !== 'Escape' && event.key !== 'Tab') return
        before?.focus({ preventScroll: true })
      } else if (root.current?.contains(event.target as Node)) return
      onDone()
    }
    root.current?.querySelector('button')?.focus({ preventScroll: true })
    const events = ['pointerdown', 'keydown'] as const
    for (const name of events) document.addEventListener(name, away, true)
    return () => {
      for (const name of events) document.removeEventListener(name, away, true)
    }
  }, [onDone])
  return (
    <div
      ref={root}
      role="menu"
      className="x-menu o-tabmenu"
      style={{ left: Math.min(props.x, window.innerWidth - WIDTH), top: props.y }}
    >
      {ACTIONS.map((name) => (
        <button
          key={name}
          type="button"
          role="menuitem"
          onClick={() => {
            onDone()
            props.actions[name](props.view)
          }}
        >
          {t(name)}
        </button>
      ))}
    </div>
  )
}
