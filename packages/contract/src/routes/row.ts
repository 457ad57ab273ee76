/** One line of the route table, and what it may say. */
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { Permission } from '../roles.ts'
import type { GroupCode } from './groups.ts'

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
  | 'supply-chain'
  | 'mobile-tax'
  | 'mobile-erp'
  | 'lending-demo'
  | 'shell'

/** Whose token a page asks for. */
export type Login = 'none' | 'main' | 'demo'

/** Where a page stands in the menu; its name and path are the row's own, and a `hidden` row is a hidden entry. */
export interface MenuPlace {
  /** Absent = at the top, beside the groups. */
  group?: GroupCode
  /** A name of the web's icon set; a test knows the set. */
  icon: string
  /** Among its neighbours, smallest first. */
  order: number
}

export interface RouteOptions {
  /** Module under the web's src/ that exports `Component`. Several rows may name the same module. */
  page?: string
  /** Permission without which the page leads to /401 and the menu does not offer it. Every page with a login has one. */
  needs?: Permission
  menu?: MenuPlace
  /** A path of the table, with a query where it says more than the path. */
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
  /** The sheet prints reports of these kinds and refuses others. Absent = of any kind. */
  prints?: readonly ReportKind[]
  /** English document title; absent = the Chinese one. */
  titleEn?: string
}

export type Row = [path: string, title: string, area: Area, login: Login, options?: RouteOptions]
