import { OPEN_ROWS } from '@xinjian/contract/routes/open-rows'
import type { Area, Login, RouteOptions, Row } from '@xinjian/contract/routes/row'

export interface AppRoute extends RouteOptions {
  path: string
  title: string
  area: Area
  login: Login
  hidden: boolean
  built: boolean
}

export const asRoutes = (rows: readonly Row[]): readonly AppRoute[] =>
  rows.map(([path, title, area, login, options]) => ({
    hidden: false,
    ...options,
    path,
    title,
    area,
    login,
    built: options?.page !== undefined || options?.redirect !== undefined,
  }))

/** Routes outside the office: all that the first script of a page knows. */
export const OPEN_ROUTES = asRoutes(OPEN_ROWS)
