import { Menu, MenuItem } from 'react-aria-components'
import { cx } from '../cx.ts'
import { Icon } from '../Icon.tsx'
import { Floating } from '../pick/Floating.tsx'
import type { PanelProps } from '../pick/Opener.tsx'
import type { MenuEntry } from './entry.ts'

import styles from './menu-button.module.css'
/** A list of actions: arrow keys, Home, End and first letters move; Escape, Tab and a press elsewhere close. */
export function Panel(props: PanelProps & { label: string; entries: readonly MenuEntry[] }) {
  const { anchor, entries, onClose } = props
  return (
    <Floating {...props} placement="bottom end">
      {/* Tab leaves the whole menu, wherever in it the focus is. */}
      <div
        onKeyDownCapture={(event) => {
          if (event.key !== 'Tab') return
          event.preventDefault()
          event.stopPropagation()
          onClose()
        }}
      >
        <Menu
          className={styles.menu}
          aria-label={props.label}
          autoFocus="first"
          onAction={(key) => {
            onClose()
            // Once the menu is gone and the focus is back: a dialog that opens now will return there as well.
            requestAnimationFrame(() => {
              anchor.current?.focus()
              entries.find((entry) => entry.key === key)?.onSelect()
            })
          }}
        >
          {entries.map((entry) => (
            <MenuItem
              key={entry.key}
              id={entry.key}
              textValue={entry.label}
              className={cx(styles.menuItem, entry.danger && styles.menuDanger)}
            >
              {entry.icon && <Icon name={entry.icon} size={16} />}
              {entry.label}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </Floating>
  )
}
