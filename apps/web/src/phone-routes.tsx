import { PHONE_PROGRAM_ROWS } from '@xinjian/contract/routes/phone-program'
import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router'
import { asRoutes } from './open-routes.ts'
import { Leave } from './shell/Leave.tsx'
import { routesOf } from './shell/routed/element.tsx'
import { lazyPages } from './shell/routed/lazy-pages.ts'
import { useTop } from './shell/routed/useTop.ts'
import { waitingPage } from './shell/routed/waiting-page.tsx'
import { Splash } from './shell/Splash.tsx'

const modules = import.meta.glob<{ Component: ComponentType }>([
  './mobile/pages/**/*.tsx',
  '!**/*.test.tsx',
])
const { pageOf } = lazyPages(
  (page) => modules[`./${page}`],
  (load) => waitingPage(load, Splash),
)
const asRoute = routesOf(pageOf)
const PHONE_ROUTES = asRoutes(PHONE_PROGRAM_ROWS)

/** What the phone's program shows; any other address is asked of the server. */
export function PhoneRoutes() {
  const { href } = location
  useTop()
  return (
    <Routes>
      {PHONE_ROUTES.map(asRoute)}
      <Route path="*" element={<Leave to={href} />} />
    </Routes>
  )
}
