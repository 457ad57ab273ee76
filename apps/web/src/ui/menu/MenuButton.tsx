import type { ReactNode } from 'react'
import { lazyPanel, Opener } from '../pick/Opener.tsx'
import layout from '../styles/layout.module.css'
import type { MenuEntry } from './entry.ts'

import styles from './menu-button.module.css'
export const menuPanel = lazyPanel(() => import('./MenuPanel.tsx'))

/** A button that opens a list of actions; the focus comes back to it, so that a dialog opened from here returns there too. */
export function MenuButton(props: {
  label: string
  children: ReactNode
  entries: readonly MenuEntry[]
}) {
  const { label, entries } = props
  return (
    <div className={layout.anchor}>
      <Opener
        of={menuPanel}
        panel={{ label, entries }}
        kind="menu"
        label={label}
        className={styles.menubtnHead}
      >
        {props.children}
      </Opener>
    </div>
  )
}
