/** The whole table as routes: for the build and for tests. A browser loads it in parts. */
import { DEMONSTRATION_ROUTES } from './demo/routes.ts'
import { PAPER_ROUTES } from './paper/routes.ts'
import { type AppRoute, ROUTES } from './routes.ts'

export const EVERY_ROUTE: readonly AppRoute[] = [
  ...ROUTES,
  ...PAPER_ROUTES,
  ...DEMONSTRATION_ROUTES,
]
