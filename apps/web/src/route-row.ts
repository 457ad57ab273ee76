import type { ReportKind } from '@xinjian/engine/report/kinds'

export type Area =
  | 'public'
  | 'public-mobile'
  | 'account'
  | 'report'
  | 'demo'
  | 'query-center'
  | 'query-record'
  | 'finance'
  | 'info'
  | 'user'
  | 'system'
  | 'product'
  | 'channel'
  | 'customer'
  | 'operate'
  | 'secondary-customer'
  | 'risk-control'
  | 'mobile-tax'
  | 'mobile-erp'
  | 'lending-demo'
  | 'shell'

/** Whose token a page asks for. */
export type Login = 'none' | 'main' | 'demo'

export interface RouteOptions {
  /** Module under src/ that exports `Component`. */
  page?: string
  redirect?: string
  /** `static` = prerendered HTML, never rendered by the router; leaving the app for it is a full page load. */
  render?: 'static'
  /** Kept out of menus, navigation and the route gallery. */
  hidden?: boolean
  /** Rebuilt on every visit: the page is not kept alive behind its tab. */
  noCache?: boolean
  /**
   * Query parameters that make it another page: a change of any other one (a filter, an open drawer) keeps what is on
   * screen. Absent = the whole query counts.
   */
  keyedBy?: readonly string[]
  /** The page shows reports of this kind: links to one lead here. */
  report?: ReportKind
  /** English document title; absent = the Chinese one. */
  titleEn?: string
}

/** One line of `route-table.ts`. */
export type Row = [path: string, title: string, area: Area, login: Login, options?: RouteOptions]
