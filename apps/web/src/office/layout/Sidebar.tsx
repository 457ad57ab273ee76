import { useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { session } from '../../shell/session.ts'
import { Brand, Seal } from '../../ui/brand/Seal.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon, iconName } from '../../ui/Icon.tsx'
import { useStore } from '../../ui/store.ts'
import layout from '../../ui/styles/layout.module.css'
import { type Entry, entriesOf, isAt, isExternal } from './menu-tree.ts'
import styles from './office.module.css'
import { words } from './words.ts'

/** Product spec §9. */
const SHOW_DELAY_MS = 200

/** The user's menu. Open: one submenu unfolded at a time. Collapsed: submenus fly out after the delay. */
export function Sidebar({ open }: { open: boolean }) {
  const t = useWords(words)
  const { pathname } = useLocation()
  const { menu } = useStore(session)
  const entries = entriesOf(menu ?? [], useLanguage())
  const active = entries.find((e) => e.children.length > 0 && isAt(e, pathname))?.path ?? null
  const [unfolded, setUnfolded] = useState<string | null | undefined>(undefined)
  const shown = unfolded === undefined ? active : unfolded
  return (
    <nav className={cx(layout.screenOnly, styles.side)} data-part="sidebar" aria-label={t('menu')}>
      <Link className={styles.sideLogo} to={paths.app()} title={t('toApp')}>
        {open ? <Brand inverse size={28} /> : <Seal size={28} />}
      </Link>
      <ul>
        {entries.map((entry) =>
          entry.children.length === 0 ? (
            <li key={entry.path}>
              <Leaf entry={entry} here={isAt(entry, pathname)} icon />
            </li>
          ) : (
            <Group
              key={entry.path}
              entry={entry}
              pathname={pathname}
              inline={open}
              unfolded={shown === entry.path}
              onToggle={() => setUnfolded(shown === entry.path ? null : entry.path)}
            />
          ),
        )}
      </ul>
      {menu?.length === 0 && open && <p className={styles.sideNone}>{t('noMenu')}</p>}
    </nav>
  )
}

function Leaf({ entry, here, icon }: { entry: Entry; here: boolean; icon?: boolean }) {
  const inside = (
    <>
      {icon && <Icon name={iconName(entry.icon)} />}
      <span>{entry.name}</span>
    </>
  )
  if (isExternal(entry.path))
    return (
      <a
        className={styles.sideItem}
        href={entry.path}
        target="_blank"
        rel="noreferrer"
        title={entry.name}
      >
        {inside}
      </a>
    )
  return (
    <Link
      className={cx(styles.sideItem, here && styles.isHere)}
      to={entry.path}
      title={entry.name}
      aria-current={here ? 'page' : undefined}
    >
      {inside}
    </Link>
  )
}

function Group(props: {
  entry: Entry
  pathname: string
  inline: boolean
  unfolded: boolean
  onToggle: () => void
}) {
  const { entry, pathname, inline, unfolded } = props
  const [flying, setFlying] = useState(false)
  const timer = useRef(0)
  const fly = (on: boolean) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setFlying(on), SHOW_DELAY_MS)
  }
  const here = isAt(entry, pathname)
  return (
    <li
      className={cx(unfolded && inline && styles.isOpen, flying && !inline && styles.isFlying)}
      onMouseEnter={inline ? undefined : () => fly(true)}
      onMouseLeave={inline ? undefined : () => fly(false)}
    >
      <button
        type="button"
        className={cx(styles.sideItem, here && styles.isWithin)}
        aria-expanded={inline ? unfolded : flying}
        title={entry.name}
        onClick={inline ? props.onToggle : () => setFlying(!flying)}
      >
        <Icon name={iconName(entry.icon)} />
        <span>{entry.name}</span>
        <Icon name="down" size={12} className={styles.sideArrow} />
      </button>
      <div className={styles.sideSub}>
        <ul>
          {entry.children.map((child) => (
            <li key={child.path}>
              <Leaf entry={child} here={isAt(child, pathname)} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
