import type { ReactNode } from 'react'
import { Navigate, Route } from 'react-router'
import type { AppRoute } from '../../open-routes.ts'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import { Guarded } from '../Guarded.tsx'
import { Leave } from '../Leave.tsx'
import { pageOf } from './pages.ts'

/** A partner's door names channel and marker itself; what its partner adds goes on with them. */
const carried = (to: string): string =>
  to.includes('?') ? to + location.search.replace('?', '&') : to

/** What stands at a row: its page, its redirect, or the way to /404 for a page still to be built. */
function elementOf(route: AppRoute): ReactNode {
  if (route.redirect) return <Navigate to={carried(route.redirect)} replace />
  // Of a finished page the built application knows no more than that.
  if (route.render === 'static') return <Leave to={location.href} />
  if (!route.page) return <Navigate to="/404" replace />
  const Page = pageOf(route.page)
  return (
    <ErrorBoundary key={route.path}>
      <Guarded route={route}>
        <Page />
      </Guarded>
    </ErrorBoundary>
  )
}

export const asRoute = (route: AppRoute) => (
  <Route key={route.path} path={route.path} element={elementOf(route)} />
)
