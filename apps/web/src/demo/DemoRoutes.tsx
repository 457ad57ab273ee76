import { Navigate, Route, Routes } from 'react-router'
import { asRoute } from '../shell/routed/pages.ts'
import { DEMONSTRATION_ROUTES } from './routes.ts'

/** The demonstrations as routes: the centre, and lending on a phone. */
export function DemoRoutes() {
  return (
    <Routes>
      {DEMONSTRATION_ROUTES.map(asRoute)}
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  )
}
