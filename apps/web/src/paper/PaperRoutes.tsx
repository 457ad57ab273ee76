import { Navigate, Route, Routes } from 'react-router'
import { asRoute } from '../shell/routed/pages.ts'
import { PAPER_ROUTES } from './routes.ts'

/** Sheets for the printing program as routes. */
export function PaperRoutes() {
  return (
    <Routes>
      {PAPER_ROUTES.map(asRoute)}
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  )
}
