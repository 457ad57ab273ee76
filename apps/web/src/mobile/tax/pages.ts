/** Which page a task's state belongs to, and which others a person may look at meanwhile. The URL alone decides nothing. */
import { COLLECT_PAGES, type CollectKind, type CollectState } from '@xinjian/contract/nouns/collect'

export type PageName =
  | 'index'
  | 'institutions'
  | 'entering'
  | 'license'
  | 'license_index'
  | 'validate'
  | 'create'
  | 'selectArea'
  | 'loginEtax'
  | 'msgCode'
  | 'openPwdAccount'
  | 'taxStatus'
  | 'loading'
  | 'collecting'
  | 'dataInfo'
  | 'over'
  | 'taskSuccess'
  | 'taskFailed'
  | 'fail'

const ENTRY: readonly PageName[] = [
  'index',
  'institutions',
  'entering',
  'license',
  'license_index',
  'validate',
]
const AT_BUREAU: readonly PageName[] = ['loginEtax', 'selectArea', 'openPwdAccount']

/** Besides the state's own page. Before signing everything can be looked at and changed again; afterwards less. */
const ALSO: Record<CollectState, readonly PageName[]> = {
  CREATED: ENTRY,
  ENTERING: ENTRY,
  LICENSE: ENTRY,
  VALIDATE: ENTRY,
  AGREEMENT: ['institutions', 'entering', 'validate'],
  AREA: [],
  TAX_STATUS: ['selectArea'],
  LOGIN: AT_BUREAU,
  LOGIN_SMS: AT_BUREAU,
  LOGIN_QR: AT_BUREAU,
  ROLE: ['selectArea'],
  COLLECTING: ['dataInfo'],
  PARTIAL: ['dataInfo'],
  SUCCESS: ['dataInfo', 'over'],
  FAILED: ['dataInfo'],
  CANCELLED: [],
  EXPIRED: [],
}

/** Where 我的授权 stands; the contract names it, so it never moves. */
export const OWNER_PATH = '/m/taxWeb/consents'

/** Where the pages of a task on books stand: several share an address, and those that are nobody's home say which they are. */
const ERP_PATHS: Partial<Record<PageName, string>> = {
  index: '/m/erp/start',
  entering: '/m/erp/start?at=entering',
  validate: '/m/erp/start?at=validate',
  create: '/m/erp/protocol',
  selectArea: '/m/erp/validateLogin',
  loginEtax: '/m/erp/validateLogin',
  dataInfo: '/m/erp/result?at=dataInfo',
}

export const pathOf = (page: PageName, kind: CollectKind = 'TAX'): string =>
  kind === 'ERP' ? (ERP_PATHS[page] ?? '/m/erp/result') : `/m/taxWeb/${page}`

/** What an address asks for. */
export const kindOf = (pathname: string): CollectKind =>
  pathname.startsWith('/m/erp/') ? 'ERP' : 'TAX'

/** The page a path shows: `/taxWeb/entering` is the same one as `/m/taxWeb/entering`. */
export const pageOf = (pathname: string): PageName =>
  pathname.slice(pathname.lastIndexOf('/') + 1) as PageName

/** The page that an address of a task on books shows in a state. */
export function erpPageOf(pathname: string, search: string, state: CollectState): PageName {
  const at = new URLSearchParams(search).get('at')
  const named = Object.entries(ERP_PATHS).find(
    ([, path]) => path === (at === null ? pathname : `${pathname}?at=${at}`),
  )
  return named ? (named[0] as PageName) : homeOf(state)
}

export const homeOf = (state: CollectState): PageName => pageOf(COLLECT_PAGES[state])

export const mayShow = (state: CollectState, page: PageName): boolean =>
  homeOf(state) === page || ALSO[state].includes(page)

/** What the phone already knows of the enterprise: pages after the name make no sense without it. */
export interface Known {
  enterprise: boolean
  /** The link names it: there is nothing to type. */
  bound?: boolean
}

/** Where a person at `page` belongs. */
export function placeOf(state: CollectState, page: PageName, known: Known): PageName {
  if (!mayShow(state, page)) return landing(state, known)
  if (known.bound && (page === 'entering' || page === 'license_index'))
    return state === 'VALIDATE' || state === 'AGREEMENT' ? 'validate' : 'index'
  if ((page === 'validate' || page === 'license') && !known.enterprise && state !== 'VALIDATE')
    return state === 'CREATED' ? 'index' : 'entering'
  return page
}

/** The state's own page; a licence that was read but not kept on this phone begins with the name again. */
const landing = (state: CollectState, known: Known): PageName =>
  state === 'LICENSE' && !known.enterprise ? 'entering' : homeOf(state)

export const STEPS = ['ENTERPRISE', 'SIGNER', 'CONSENT', 'BUREAU', 'COLLECT'] as const
export type Step = (typeof STEPS)[number]
