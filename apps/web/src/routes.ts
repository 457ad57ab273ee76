import type { Area, Login, RouteOptions } from '@xinjian/contract/routes/row'
import { ROWS } from '@xinjian/contract/routes/table'

export interface AppRoute extends RouteOptions {
  path: string
  title: string
  area: Area
  login: Login
  hidden: boolean
  built: boolean
}

export const ROUTES: readonly AppRoute[] = ROWS.map(([path, title, area, login, options]) => ({
  hidden: false,
  ...options,
  path,
  title,
  area,
  login,
  built: options?.page !== undefined || options?.redirect !== undefined,
}))

/** Pages inside the back-office layout: sidebar, tabs, top bar. A browser is not told of areas. */
export const isOffice = ({ page }: Pick<AppRoute, 'page'>): boolean =>
  page?.startsWith('office/') ?? false
