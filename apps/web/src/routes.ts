import { OFFICE_ROWS } from '@xinjian/contract/routes/office-rows'
import { type AppRoute, asRoutes, OPEN_ROUTES } from './open-routes.ts'

export type { AppRoute } from './open-routes.ts'

export const OFFICE_ROUTES = asRoutes(OFFICE_ROWS)
/** All of them but those of the demonstrations and of paper, which stand with their pages (`demo/routes.ts`, `paper/routes.ts`). */
export const ROUTES: readonly AppRoute[] = [...OPEN_ROUTES, ...OFFICE_ROUTES]

/** Pages of the phone, which is a program of its own (phone.tsx). */
export const isPhone = ({ page }: Pick<AppRoute, 'page'>): boolean =>
  page?.startsWith('mobile/') ?? false
/** Pages inside the back-office layout: sidebar, tabs, top bar. A browser is not told of areas. */
export const isOffice = ({ page }: Pick<AppRoute, 'page'>): boolean =>
  page?.startsWith('office/') ?? false
