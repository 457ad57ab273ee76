import { Navigate, Route, Routes } from 'react-router'
import { isOffice, OFFICE_ROUTES } from '../../routes.ts'
import type { Part } from '../../shell/routed/lazy-part.ts'
import { asRoute, fetchPageAt } from '../../shell/routed/pages.ts'
import { OfficeLayout } from './OfficeLayout.tsx'

const inside = OFFICE_ROUTES.filter(isOffice)
const beside = OFFICE_ROUTES.filter((route) => !isOffice(route))

/** The office as routes. Its pages share one layout element, so the shell stays while pages change. */
function OfficeRoutes() {
  return (
    <Routes>
      {beside.map(asRoute)}
      <Route element={<OfficeLayout />}>{inside.map(asRoute)}</Route>
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  )
}

/** As app-routes.tsx has it. */
export const part: Part = {
  Routes: OfficeRoutes,
  fetchPageAt: (pathname) => fetchPageAt(OFFICE_ROUTES, pathname),
}
