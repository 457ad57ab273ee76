import { createStore } from '../ui/store.ts'
import { cookies, YEAR } from './cookies.ts'

const BREAKPOINT = 1024
const RATIO = 3
const DEBOUNCE_MS = 300

/** Product spec §4: mobile when body width minus 3 is under 1024. */
export const isMobileWidth = (width: number): boolean => width - RATIO < BREAKPOINT

export interface Layout {
  device: 'desktop' | 'mobile'
  sidebarOpen: boolean
  /** The last change came from a resize, which must not animate. */
  withoutAnimation: boolean
}

export const layout = createStore<Layout>({
  device: 'desktop',
  sidebarOpen: true,
  withoutAnimation: false,
})

const COOKIE = 'sidebarStatus'
const remember = (open: boolean) => cookies.set(COOKIE, open ? '1' : '0', YEAR)

export function toggleSidebar(): void {
  const open = !layout.get().sidebarOpen
  remember(open)
  layout.set((now) => ({ ...now, sidebarOpen: open, withoutAnimation: false }))
}

export function closeSidebar(withoutAnimation: boolean): void {
  remember(false)
  layout.set((now) => ({ ...now, sidebarOpen: false, withoutAnimation }))
}

/** Reads the cookie, judges the width now and on every resize (debounced); returns how to stop. */
export function watchDevice(): () => void {
  const judge = () => {
    if (document.hidden) return
    const mobile = isMobileWidth(document.body.getBoundingClientRect().width)
    layout.set((now) => ({ ...now, device: mobile ? 'mobile' : 'desktop' }))
    if (mobile) closeSidebar(true)
  }
  layout.set((now) => ({ ...now, sidebarOpen: cookies.get(COOKIE) !== '0' }))
  judge()
  let timer = 0
  const onResize = () => {
    clearTimeout(timer)
    timer = window.setTimeout(judge, DEBOUNCE_MS)
  }
  window.addEventListener('resize', onResize)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('resize', onResize)
  }
}

/** On a phone the open sidebar covers the page: following a link closes it. */
export function sidebarAfterNavigation(): void {
  const { device, sidebarOpen } = layout.get()
  if (device === 'mobile' && sidebarOpen) closeSidebar(false)
}
