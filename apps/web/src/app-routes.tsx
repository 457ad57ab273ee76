import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { type AppRoute, isOffice, ROUTES } from './routes.ts'
import { ErrorBoundary } from './shell/errors/ErrorBoundary.tsx'
import { orReload } from './shell/errors/new-build.ts'
import { Guarded } from './shell/Guarded.tsx'
import { Leave } from './shell/Leave.tsx'
import { pageOf } from './shell/routed/pages.ts'
import { Splash } from './shell/Splash.tsx'

const OfficeLayout = lazy(async () => ({
  default: (await orReload(() => import('./office/layout/OfficeLayout.tsx'))).OfficeLayout,
}))

/** What stands at a row: its page, its redirect, or the way to /404 for a page still to be built. */
function elementOf(route: AppRoute): ReactNode {
  if (route.redirect) return <Navigate to={route.redirect} replace />
  if (!route.page) return <Navigate to="/404" replace />
  if (route.render === 'static') return <Leave to={location.href} />
  const Page = pageOf(route.page)
  return (
    <ErrorBoundary key={route.path}>
      <Guarded route={route}>
        <Page />
      </Guarded>
    </ErrorBoundary>
  )
}

const offices = ROUTES.filter(isOffice)
const others = ROUTES.filter((route) => !isOffice(route))
const asRoute = (route: AppRoute) => (
  <Route key={route.path} path={route.path} element={elementOf(route)} />
)

/** The table as routes. Office pages share one layout element, so the shell stays while pages change. */
export function AppRoutes() {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the reason to scroll.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [pathname])
  return (
    <Suspense fallback={<Splash />}>
      <Routes>
        {others.map(asRoute)}
        <Route element={<OfficeLayout />}>{offices.map(asRoute)}</Route>
        <Route path="*" element={<Navigate to="/404" replace />} />
      </Routes>
    </Suspense>
  )
}
