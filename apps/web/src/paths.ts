import { REPORT_PAGES } from '@xinjian/contract/routes/report-pages'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { GraphView } from '@xinjian/graph/graph'
import { STATUS_PATH } from './status-path.ts'

/** Every internal link is built here, so that a path is never spelt in a page. A test checks each against the table. */
type Query = Record<string, string | number | undefined | null>

export const withQuery = (path: string, query: Query): string => {
  const entries = Object.entries(query).flatMap(([k, v]) =>
    v === undefined || v === null || v === '' ? [] : [[k, String(v)] as [string, string]],
  )
  const text = new URLSearchParams(entries).toString()
  return text ? `${path}?${text}` : path
}

export interface ReportKey {
  taxId?: string | undefined
  reportNo?: string | undefined
  reportType?: string | undefined
  version?: string | undefined
}

/** A kind without a page of its own is found in the list of reports. */
const pageOf = (kind: ReportKind): string => REPORT_PAGES[kind] ?? '/queryCenter/queryReport'

export const paths = {
  home: () => '/',
  proof: (query: { no?: string } = {}) => withQuery('/verify', query),
  erpCredit: () => '/erpCredit',
  taxCredit: () => '/taxTicketCredit',
  invoiceVerify: () => '/intelligentInvoiceVerify',
  chainFinance: () => '/supplierFinance',
  kingdee: () => '/m_kingdeeCredit',
  whitePaper: () => '/whitePaper',
  downloads: () => '/downloadCenter',
  tutorialTax: () => '/tax',
  tutorialVerify: () => '/credit',
  about: () => '/about',
  contact: () => '/contact',
  serviceStatus: () => STATUS_PATH,
  payFor: () => '/daiFu',
  /** A report for whoever holds the link. */
  share: (token: string) => `/share/${encodeURIComponent(token)}`,
  /** Where a phone begins, in the name of a channel. */
  collectIndex: (query: { channel?: string; source?: string | null } = {}) =>
    withQuery('/m/taxWeb/index', query),
  login: (query: { redirect?: string } = {}) => withQuery('/login', query),
  changePassword: (query: { code?: string } = {}) => withQuery('/changePwd', query),
  register: () => '/register',
  galaxy: () => '/kderp/galaxy',
  galaxyRecords: () => '/kderp/galaxy/record',
  app: () => '/app',
  icons: () => '/icon/index',
  forbidden: () => '/401',
  notFound: () => '/404',
  /** `fullPath` begins with a slash: the tab's path with its query. */
  redirect: (fullPath: string) => `/redirect${fullPath}`,
  queryReport: (query: ReportKey = {}) => withQuery('/queryCenter/queryReport', { ...query }),
  /** One report, on the page of its kind: the row of the table that says so. Without a number: the newest of the enterprise. */
  report: (kind: ReportKind, query: Omit<ReportKey, 'reportType'> & { of?: string | undefined }) =>
    withQuery(pageOf(kind), { ...query, reportType: kind }),
  /** `no`: a check whose result is shown; `way`: another than typing, with its table or its recognised file. */
  verifyInvoice: (
    query: { no?: string; way?: 'table' | 'picture'; batch?: string; picture?: number } = {},
  ) => withQuery('/queryCenter/tradeCredit', query),
  /** `batch`: those of one table. */
  verifyResults: (query: { batch?: string } = {}) =>
    withQuery('/queryCenter/queryResultList', query),
  watchList: () => '/queryCenter/watchList',
  objections: (query: { keyword?: string; id?: number } = {}) =>
    withQuery('/queryCenter/objections', query),
  compare: (query: { reportNo?: string; other?: string } = {}) =>
    withQuery('/queryCenter/compareReports', query),
  dataCollection: (
    query: {
      taxId?: string
      way?: 'phone' | 'data'
      task?: string
      dataset?: string
      /** Number of an import whose errors are shown, or whose documents are checked. */
      errors?: number
      check?: number
    } = {},
  ) => withQuery('/queryCenter/dataCollection', query),
  /** `account`: the one that is shown; with `from` and `to` its lines of those months. */
  books: (query: { taxId?: string; account?: string; from?: string; to?: string } = {}) =>
    withQuery('/queryCenter/books', query),
  /** `no`: a query that was kept. */
  graph: (query: { taxId?: string; view?: GraphView; levels?: number; no?: string } = {}) =>
    withQuery('/queryCenter/industryChainGraph', query),
  borrowerGroups: () => '/riskControl/borrowerGroups',
  graphRecords: () => '/queryCenter/graphQueryRecord',
  consents: (query: { taxId?: string; contractNo?: string } = {}) =>
    withQuery('/queryCenter/consents', query),
  collectBoard: (query: { area?: string } = {}) => withQuery('/queryCenter/collectBoard', query),
  queryApi: (query: { from?: string; to?: string } = {}) =>
    withQuery('/queryRecord/queryApi', query),
  monthlyBill: (query: { month?: string; productId?: string } = {}) =>
    withQuery('/finance/monthlyBill', query),
  products: () => '/product/list',
  product: (query: { code?: string } = {}) => withQuery('/product/details', query),
  productOrders: () => '/product/orderList',
  queryPage: (query: { taxId?: string } = {}) => withQuery('/queryRecord/queryPage', query),
  /** `no`: an order of one enterprise whose result is shown. */
  riskReport: (query: { taxId?: string; no?: string } = {}) =>
    withQuery('/riskControl/report', query),
  riskOrders: () => '/riskControl/order',
  /** `line`: one enterprise of it. */
  riskOrder: (query: { no?: string; line?: number } = {}) =>
    withQuery('/riskControl/orderDetail', query),
  riskPolicies: () => '/riskControl/policies',
  /** `from`: another version to begin with; `sample`: a published one. */
  riskPolicy: (query: { code?: number; version?: number; from?: number; sample?: string } = {}) =>
    withQuery('/riskControl/policy', query),
  loanOutcomes: () => '/riskControl/loanOutcomes',
  scoreCards: () => '/riskControl/scoreCards',
  scoreCard: (query: { version?: number } = {}) => withQuery('/riskControl/scoreCard', query),
  rules: () => '/riskControl/rules',
  ruleVersion: (query: { version?: number; from?: number } = {}) =>
    withQuery('/riskControl/ruleVersion', query),
  platformRules: () => '/operateManage/rules',
  platformRuleVersion: (query: { version?: number; from?: number } = {}) =>
    withQuery('/operateManage/ruleVersion', query),
  platformTrials: () => '/operateManage/ruleTrials',
  platformTrial: (query: { no?: string } = {}) => withQuery('/operateManage/ruleTrial', query),
  suppressions: () => '/riskControl/suppressions',
  matters: (query: { taxId?: string } = {}) => withQuery('/riskControl/matters', query),
  partners: (query: { taxId?: string; side?: 'OUT' | 'IN' } = {}) =>
    withQuery('/queryCenter/partners', query),
  ruleHistory: () => '/riskControl/ruleHistory',
  backtests: () => '/riskControl/backtests',
  backtest: (query: { no?: string } = {}) => withQuery('/riskControl/backtest', query),
  templates: () => '/riskControl/templates',
  /** Without a number a new one of a kind, or one that begins as another is (`from`). */
  template: (query: { id?: number; from?: number; reportType?: ReportKind } = {}) =>
    withQuery('/riskControl/template', query),
  userInfo: () => '/user/info',
  myExports: () => '/user/exports',
  notices: () => '/user/notices',
  noticeChoices: () => '/user/noticeChoices',
  companyInfo: () => '/info/detail',
  userList: (query: { roleCode?: string; companyId?: number } = {}) =>
    withQuery('/system/userList', query),
  createUser: (query: { id?: number; companyId?: number } = {}) =>
    withQuery('/system/createUser', query),
  roleList: (query: { companyId?: number } = {}) => withQuery('/system/roleList', query),
  createRole: (query: { id?: number; companyId?: number } = {}) =>
    withQuery('/system/createRole', query),
  secondaries: () => '/secondaryCustomer/list',
  createSecondary: (query: { id?: number } = {}) => withQuery('/secondaryCustomer/create', query),
  editSecondary: ({ id }: { id?: number } = {}) => `/secondaryCustomer/edit/${id}`,
  openSecondary: (query: { id?: number } = {}) => withQuery('/secondaryCustomer/open', query),
  soldProducts: ({ id }: { id?: number } = {}) => `/secondaryCustomer/manageProduct/${id}`,
  sellProduct: ({ id, ...query }: { id?: number; product?: string } = {}) =>
    withQuery(`/secondaryCustomer/createProduct/${id}`, query),
  secondaryBill: (query: { companyId?: number; month?: string; productId?: string } = {}) =>
    withQuery('/secondaryCustomer/bill', query),
  customers: () => '/customerManage/list',
  addCustomer: (query: { id?: number } = {}) => withQuery('/customerManage/add', query),
  customer: (query: { id?: number; month?: string } = {}) =>
    withQuery('/customerManage/detail', query),
  operateBills: () => '/operateManage/bills',
  operatePrices: () => '/operateManage/prices',
  operateChannels: () => '/operateManage/channels',
  operateInstitutions: () => '/operateManage/institutions',
  leads: (query: { state?: string } = {}) => withQuery('/operateManage/leads', query),
  incidents: () => '/operateManage/incidents',
  vouchers: () => '/operateManage/vouchers',
  lostDevices: () => '/system/lostDevices',
  sensitive: (query: { id?: number } = {}) => withQuery('/system/sensitive', query),
  ownSensitive: (query: { id?: number } = {}) => withQuery('/user/sensitive', query),
  registrations: () => '/system/registrations',
  auditLog: (query: { companyId?: number } = {}) => withQuery('/system/auditLog', query),
}
