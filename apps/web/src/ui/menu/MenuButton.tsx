import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../Icon.tsx'
import './menu-button.css'
import { moveInMenu } from './menu-keys.ts'

export interface MenuEntry {
  key: string
  label: ReactNode
  icon?: IconName
  danger?: boolean
  onSelect: () => void
}

/**
 * A button that opens a list of actions. Arrow keys, Home and End move; Escape, Tab and a click elsewhere close. The focus
 * goes back to the button, so that a dialog opened from here returns there as well.
 */
export function MenuButton(props: {
  label: string
  children: ReactNode
  entries: MenuEntry[]
  className?: string
}) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLButtonElement>(null)
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
  const shut = () => {
    setOpen(false)
    head.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are handled once for the button and its list.
    <div
      ref={root}
      className={cx('x-menubtn', props.className)}
      onKeyDown={(event) => {
        if (!open) return
        if (event.key === 'Tab') return shut()
        if (event.key === 'Escape') shut()
        else if (!moveInMenu(root.current, event.key)) return
        event.preventDefault()
      }}
    >
      <button
        ref={head}
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
                shut()
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
