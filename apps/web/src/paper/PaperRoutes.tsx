import { Navigate, Route, Routes } from 'react-router'
import type { Part } from '../shell/routed/lazy-part.ts'
import { asRoute, fetchPageAt } from '../shell/routed/pages.ts'
import { PAPER_ROUTES } from './routes.ts'

/** Sheets for the printing program as routes. */
function PaperRoutes() {
  return (
    <Routes>
      {PAPER_ROUTES.map(asRoute)}
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  )
}

/** As app-routes.tsx has it. */
export const part: Part = {
  Routes: PaperRoutes,
  fetchPageAt: (pathname) => fetchPageAt(PAPER_ROUTES, pathname),
}
