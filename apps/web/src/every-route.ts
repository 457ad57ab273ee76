/** The whole table as routes: for the build and for tests. A browser loads it in parts. */
import { DEMONSTRATION_ROUTES } from './demo/routes.ts'
import { type AppRoute, ROUTES } from './routes.ts'

export const EVERY_ROUTE: readonly AppRoute[] = [...ROUTES, ...DEMONSTRATION_ROUTES]
