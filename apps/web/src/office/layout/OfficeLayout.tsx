import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router'
import { QueryRoot } from '../../api/QueryRoot.tsx'
import { useWords } from '../../i18n/dictionary.ts'
import { isOffice, ROUTES } from '../../routes.ts'
import { layout, sidebarAfterNavigation, toggleSidebar, watchDevice } from '../../shell/device.ts'
import { Footer } from '../../shell/frame/Footer.tsx'
import { SidePanel } from '../../shell/frame/SidePanel.tsx'
import { SkipLink } from '../../shell/frame/SkipLink.tsx'
import { TopBar } from '../../shell/frame/TopBar.tsx'
import { useArrival } from '../../shell/frame/useArrival.ts'
import { words as frameWords } from '../../shell/frame/words.ts'
import { session } from '../../shell/session.ts'
import { tabs, visit } from '../../shell/tabs/tabs.ts'
import { IconButton } from '../../ui/Button.tsx'
import { useStore } from '../../ui/store.ts'
import { KeepAlive } from './KeepAlive.tsx'
import styles from './office.module.css'
import { Sidebar } from './Sidebar.tsx'
import { Tabs } from './Tabs.tsx'
import { words } from './words.ts'

const PAGES = ROUTES.filter((route) => isOffice(route) && route.page)

/** The back office around its pages (product spec §2). */
export function OfficeLayout() {
  const t = useWords(words)
  const tf = useWords(frameWords)
  const { pathname, search } = useLocation()
  const { device, sidebarOpen, withoutAnimation } = useStore(layout)
  const { roles } = useStore(session)
  const route = PAGES.find((r) => matchPath(r.path, pathname))

  useArrival(pathname)
  useEffect(watchDevice, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new path closes the phone's sidebar.
  useEffect(sidebarAfterNavigation, [pathname])
  useEffect(() => {
    if (!route || !roles) return
    const { title, path, noCache } = route
    const fullPath = pathname + search
    tabs.set((now) =>
      visit(now, { path: pathname, fullPath, title, name: path, ...(noCache && { noCache }) }),
    )
  }, [route, roles, pathname, search])

  const mobile = device === 'mobile'
  return (
    <QueryRoot>
      <div
        className={styles.shell}
        data-part="shell"
        data-sidebar={sidebarOpen ? 'open' : 'hidden'}
        data-still={withoutAnimation || undefined}
        data-device={device}
      >
        <SkipLink />
        {mobile && sidebarOpen && (
          <button
            type="button"
            className={styles.cover}
            aria-label={t('closeMenu')}
            onClick={toggleSidebar}
          />
        )}
        <Sidebar open={sidebarOpen || mobile} />
        <div className={styles.main}>
          <TopBar
            lead={
              <IconButton
                icon={sidebarOpen ? 'fold' : 'unfold'}
                label={tf('toggleSidebar')}
                aria-expanded={sidebarOpen}
                onClick={toggleSidebar}
              />
            }
          />
          <Tabs />
          <main id="content" className={styles.content} tabIndex={-1}>
            <KeepAlive name={route?.path ?? pathname} />
          </main>
          <Footer />
        </div>
        <SidePanel />
      </div>
    </QueryRoot>
  )
}
