import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './Icon.tsx'
import './menu-button.css'

export interface MenuEntry {
  key: string
  label: ReactNode
  icon?: IconName
  danger?: boolean
  onSelect: () => void
}

/** A button that opens a list of actions. Arrow keys move, Escape and a click elsewhere close. */
export function MenuButton(props: {
  label: string
  children: ReactNode
  entries: MenuEntry[]
  className?: string
}) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    if (!open) return
    const away = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', away)
    root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    return () => document.removeEventListener('pointerdown', away)
  }, [open])
  const move = (step: number) => {
    const items = [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const at = items.indexOf(document.activeElement as HTMLElement)
    items[(at + step + items.length) % items.length]?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are handled once for the button and its list.
    <div
      ref={root}
      className={cx('x-menubtn', props.className)}
      onKeyDown={(event) => {
        if (!open) return
        if (event.key === 'Escape') setOpen(false)
        else if (event.key === 'ArrowDown') move(1)
        else if (event.key === 'ArrowUp') move(-1)
        else return
        event.preventDefault()
      }}
    >
      <button
        type="button"
        className="x-menubtn__head"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        aria-label={props.label}
        onClick={() => setOpen(!open)}
      >
        {props.children}
      </button>
      {open && (
        <div id={id} role="menu" className="x-menu">
          {props.entries.map((entry) => (
            <button
              key={entry.key}
              type="button"
              role="menuitem"
              className={cx(entry.danger && 'x-menu__danger')}
              onClick={() => {
                setOpen(false)
                entry.onSelect()
              }}
            >
              {entry.icon && <Icon name={entry.icon} size={16} />}
              {entry.label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
