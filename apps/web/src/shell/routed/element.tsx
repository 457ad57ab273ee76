import type { ComponentType, ReactNode } from 'react'
import { Navigate, Route } from 'react-router'
import type { AppRoute } from '../../open-routes.ts'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import { Guarded } from '../Guarded.tsx'
import { Leave } from '../Leave.tsx'

/** The component of a row's `page`; null where another program of the browser has it, which the server sends. */
export type PageOf = (page: string) => ComponentType | null

/** A partner's door names channel and marker itself; what its partner adds goes on with them. */
const carried = (to: string): string =>
  to.includes('?') ? to + location.search.replace('?', '&') : to

/** What stands at a row: its page, its redirect, or the way to /404 for a page still to be built. */
function elementOf(route: AppRoute, pageOf: PageOf): ReactNode {
  if (route.redirect) return <Navigate to={carried(route.redirect)} replace />
  // Of a finished page the built application knows no more than that.
  if (route.render === 'static') return <Leave to={location.href} />
  if (!route.page) return <Navigate to="/404" replace />
  const Page = pageOf(route.page)
  if (!Page) return <Leave to={location.href} />
  return (
    <ErrorBoundary key={route.path}>
      <Guarded route={route}>
        <Page />
      </Guarded>
    </ErrorBoundary>
  )
}

/** How a program turns the rows of the table into routes of its own pages. */
export const routesOf = (pageOf: PageOf) => (route: AppRoute) => (
  <Route key={route.path} path={route.path} element={elementOf(route, pageOf)} />
)
