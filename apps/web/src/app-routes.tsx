import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { OPEN_ROUTES } from './open-routes.ts'
import { orReload } from './shell/errors/new-build.ts'
import { asRoute } from './shell/routed/pages.ts'
import { useTop } from './shell/routed/useTop.ts'
import { Splash } from './shell/Splash.tsx'
import { kindOfPath } from './shell/tokens.ts'

const OfficeRoutes = lazy(async () => ({
  default: (await orReload(() => import('./office/layout/OfficeRoutes.tsx'))).OfficeRoutes,
}))
const PaperRoutes = lazy(async () => ({
  default: (await orReload(() => import('./paper/PaperRoutes.tsx'))).PaperRoutes,
}))
const DemoRoutes = lazy(async () => ({
  default: (await orReload(() => import('./demo/DemoRoutes.tsx'))).DemoRoutes,
}))

/** The table as routes: what is not found outside the office is its own to know. */
export function AppRoutes() {
  const pathname = useTop()
  return (
    <Suspense fallback={<Splash />}>
      <Routes>
        {OPEN_ROUTES.map(asRoute)}
        <Route path="*" element={<Elsewhere at={pathname} />} />
      </Routes>
    </Suspense>
  )
}

/** Who is elsewhere loads the rows of that part alone. */
function Elsewhere({ at }: { at: string }) {
  if (kindOfPath(at) === 'demo') return <DemoRoutes />
  return at.startsWith('/pdfTemplate') ? <PaperRoutes /> : <OfficeRoutes />
}
