import { Activity, type ReactNode, Suspense, useRef } from 'react'
import {
  type Location,
  UNSAFE_LocationContext,
  useLocation,
  useNavigationType,
  useOutlet,
} from 'react-router'
import { ROUTES } from '../../routes.ts'
import { tabs } from '../../shell/tabs/tabs.ts'
import { Skeleton } from '../../ui/States.tsx'
import { useStore } from '../../ui/store.ts'

interface Kept {
  name: string
  key: string
  location: Location
  element: ReactNode
}

/** Full path, or the path with only the parameters that identify the page (`keyedBy` of its row). */
function keyOf({ pathname, search }: Location, name: string): string {
  const keyedBy = ROUTES.find((route) => route.path === name)?.keyedBy
  if (!keyedBy) return pathname + search
  const query = new URLSearchParams(search)
  return [pathname, ...keyedBy.map((key) => query.get(key) ?? '')].join('?')
}

/**
 * Shows the page of the current path and keeps those of other tabs mounted but hidden, with their form contents and
 * scroll of inner areas. A page is keyed by its full path: a changed query builds it anew. Hidden pages keep seeing
 * their own location, or their queries would follow the visible page's.
 */
export function KeepAlive({ name }: { name: string }) {
  const outlet = useOutlet()
  const location = useLocation()
  const navigationType = useNavigationType()
  const { cached } = useStore(tabs)
  const kept = useRef(new Map<string, Kept>())

  for (const [path, page] of kept.current)
    if (path !== location.pathname && !cached.includes(page.name)) kept.current.delete(path)
  kept.current.set(location.pathname, {
    name,
    key: keyOf(location, name),
    location,
    element: outlet,
  })

  return [...kept.current].map(([path, page]) => (
    <Activity key={page.key} mode={path === location.pathname ? 'visible' : 'hidden'}>
      <UNSAFE_LocationContext value={{ location: page.location, navigationType }}>
        <div>
          <Suspense fallback={<Skeleton lines={8} />}>{page.element}</Suspense>
        </div>
      </UNSAFE_LocationContext>
    </Activity>
  ))
}
