import { Suspense } from 'react'
import { matchPath, Route, Routes } from 'react-router'
import { OPEN_ROUTES } from './open-routes.ts'
import { lazyPart } from './shell/routed/lazy-part.ts'
import { asRoute, fetchPageAt } from './shell/routed/pages.ts'
import { useTop } from './shell/routed/useTop.ts'
import { Splash } from './shell/Splash.tsx'
import { kindOfPath } from './shell/tokens.ts'

const office = lazyPart(async () => (await import('./office/layout/OfficeRoutes.tsx')).part)
const paper = lazyPart(async () => (await import('./paper/PaperRoutes.tsx')).part)
const demo = lazyPart(async () => (await import('./demo/DemoRoutes.tsx')).part)

/** The table as routes: what is not found outside the office is its own to know. */
export function AppRoutes() {
  const pathname = useTop()
  const Elsewhere = partOf(pathname).routes()
  return (
    <Suspense fallback={<Splash />}>
      <Routes>
        {OPEN_ROUTES.map(asRoute)}
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </Suspense>
  )
}

/** Who is elsewhere loads the rows of that part alone. */
function partOf(pathname: string) {
  if (kindOfPath(pathname) === 'demo') return demo
  return pathname.startsWith('/pdfTemplate') ? paper : office
}

/** Has all code of the page at the address, so that it is drawn at once. Fails as its modules do. */
export async function fetchAt(pathname: string): Promise<void> {
  if (isOpen(pathname)) await fetchPageAt(OPEN_ROUTES, pathname)
  else await partOf(pathname).fetchAt(pathname)
}

const isOpen = (pathname: string): boolean =>
  OPEN_ROUTES.some(({ path }) => matchPath(path, pathname))
