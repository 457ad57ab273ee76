import type { IconName } from '../Icon.tsx'

/** One action of a menu. */
export interface MenuEntry {
  key: string
  label: string
  icon?: IconName
  danger?: boolean
  onSelect: () => void
}
