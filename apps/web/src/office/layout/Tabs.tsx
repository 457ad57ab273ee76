import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { ROUTES } from '../../routes.ts'
import {
  afterClose,
  close,
  closeAll,
  closeOthers,
  tabs,
  uncache,
  type View,
} from '../../shell/tabs/tabs.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import { menuPanel } from '../../ui/menu/MenuButton.tsx'
import { useStore } from '../../ui/store.ts'
import layout from '../../ui/styles/layout.module.css'
import styles from './office.module.css'
import { TabMenu } from './TabMenu.tsx'
import { words } from './words.ts'

/** Visited pages. Middle click closes; right click opens the menu; the wheel scrolls the strip. */
export function Tabs() {
  const t = useWords(words)
  const language = useLanguage()
  const { visited, labels } = useStore(tabs)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const strip = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<{ view: View; x: number; y: number } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new tab or a new path moves the active tab.
  useEffect(() => {
    // By hand: the browser would take what it scrolled into view for the place from which the next Tab goes on.
    const [bar, tab] = [strip.current, strip.current?.querySelector('[aria-current]')]
    if (!bar || !tab) return
    const [all, one] = [bar.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (one.right > all.right) bar.scrollLeft += one.right - all.right
    if (one.left < all.left) bar.scrollLeft -= all.left - one.left
  }, [pathname, visited])

  const shut = (view: View) => {
    tabs.set((now) => close(now, view.path))
    const to = afterClose(tabs.get(), view.path, pathname)
    if (to) navigate(to)
  }
  const nameOf = (view: View) =>
    (language === 'en' && ROUTES.find((r) => r.path === view.name)?.titleEn) || view.title
  const titleOf = (view: View) => {
    const whose = labels?.[view.path]
    return whose ? `${nameOf(view)} · ${whose}` : nameOf(view)
  }
  const actions = {
    refresh: (view: View) => {
      tabs.set((now) => uncache(now, view.name))
      navigate(paths.redirect(view.fullPath), { replace: true })
    },
    close: shut,
    closeOthers: (view: View) => {
      navigate(view.fullPath)
      tabs.set((now) => closeOthers(now, view.path))
    },
    closeAll: () => {
      tabs.set(closeAll())
      navigate('/')
    },
  }
  const openMenu = (event: MouseEvent, view: View) => {
    event.preventDefault()
    setMenu({ view, x: event.clientX, y: event.clientY })
  }
  return (
    <nav className={cx(layout.screenOnly, styles.tabs)} data-part="tabs" aria-label={t('visited')}>
      <div
        ref={strip}
        className={styles.tabsStrip}
        onPointerEnter={menuPanel.fetch}
        onWheel={(event) => {
          if (strip.current) strip.current.scrollLeft += event.deltaY
        }}
      >
        {visited.map((view) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: mouse shortcuts; the same actions stand in the menu and on the cross.
          <span
            key={view.path}
            className={cx(styles.tab, view.path === pathname && styles.isHere)}
            data-part="tab"
            onContextMenu={(event) => openMenu(event, view)}
            onAuxClick={(event) => event.button === 1 && shut(view)}
          >
            <Link
              to={view.fullPath}
              title={titleOf(view)}
              aria-current={view.path === pathname ? 'page' : undefined}
            >
              {titleOf(view)}
            </Link>
            <button
              type="button"
              aria-label={`${t('close')} ${titleOf(view)}`}
              onClick={() => shut(view)}
            >
              <Icon name="close" size={11} />
            </button>
          </span>
        ))}
      </div>
      {menu && <TabMenu {...menu} actions={actions} onDone={() => setMenu(null)} />}
    </nav>
  )
}
