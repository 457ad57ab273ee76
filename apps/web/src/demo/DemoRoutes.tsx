import { Navigate, Route, Routes } from 'react-router'
import type { Part } from '../shell/routed/lazy-part.ts'
import { asRoute, fetchPageAt } from '../shell/routed/pages.ts'
import { DEMONSTRATION_ROUTES } from './routes.ts'

/** The demonstrations as routes: the centre, and lending on a phone. */
function DemoRoutes() {
  return (
    <Routes>
      {DEMONSTRATION_ROUTES.map(asRoute)}
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  )
}

/** As app-routes.tsx has it. */
export const part: Part = {
  Routes: DemoRoutes,
  fetchPageAt: (pathname) => fetchPageAt(DEMONSTRATION_ROUTES, pathname),
}
