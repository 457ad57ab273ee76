/** Every list of the office that keeps views and columns and leaves as a workbook. Names no schema: pages import it. */

interface ListSpec {
  /** Name of the call that gives its rows: who may make it may export them, and sees what he sees there. */
  call: string
  /** What tells its rows apart: fields, joined by a slash. */
  key: readonly string[]
  /** Its rows are a part of the answer. */
  at?: string
  /** Its rows, or their files, tell what an enterprise can seal by taking its consent back. */
  sealable?: true
}

const list = (call: string, ...key: string[]): ListSpec => ({ call, key })

export const LISTS = {
  report: { ...list('reportResult', 'reportNo'), sealable: true },
  usage: list('usageList', 'no'),
  /** The calls behind a bill. */
  billCall: list('usageList', 'no'),
  apiHour: list('usageByHour', 'hour', 'product'),
  entry: list('ledgerEntries', 'id'),
  verify: list('verifyList', 'no'),
  /** Verified invoices that are watched. */
  verifyWatch: list('watchList', 'no'),
  picture: list('pictureList', 'id'),
  ticket: list('ticketList', 'id'),
  import: { ...list('dataCollection', 'id'), sealable: true },
  task: { ...list('collectTasks', 'taskId'), sealable: true },
  consent: list('consentList', 'contractNo'),
  terminal: list('terminalList', 'id'),
  machineRecord: list('machineRecordList', 'terminalNo', 'recordNo'),
  /** What robots of partners say that they did. */
  rpaRecord: { ...list('rpaRecordList', 'channel', 'jobNo'), sealable: true },
  user: list('userPage', 'id'),
  role: list('companyRoleList', 'id'),
  audit: list('auditList', 'seq'),
  /** Messages from the public site; numbers and addresses masked. */
  lead: list('leadList', 'id'),
  objection: list('objectionList', 'id'),
  /** Queries of the industry-chain graph. */
  graph: { ...list('graphRecords', 'queryNo'), sealable: true },
  /** Circles of guarantees and common control over all borrowers. */
  graphBorrower: list('graphBorrowers', 'id'),
  order: list('productOrders', 'no'),
  orderWaiting: list('operateOrders', 'companyId', 'no'),
  bureau: { ...list('collectFunnel', 'code'), at: 'bureaus' },
  ruleEvent: list('rulebookHistory', 'id'),
  platformRuleEvent: list('platformBookHistory', 'id'),
  company: list('operateCompanies', 'companyId'),
  companyBill: list('operateBills', 'companyId', 'month'),
  customer: list('customerList', 'id'),
  secondary: list('secondaryList', 'id'),
  /** The calls behind a secondary customer's bill, with what they cost. */
  secondaryCall: list('secondaryCalls', 'no'),
  scfAnchor: list('scfAnchorList', 'no'),
  scfRelation: list('scfRelationList', 'no'),
  scfProduct: list('scfProductList', 'no'),
  scfReceivable: list('scfReceivableList', 'no'),
  /** Of one's own part in a programme of others. */
  scfParty: list('scfPartyList', 'no'),
  scfOrder: list('scfOrderList', 'no'),
  /** Of one's own part in a programme of others. */
  scfPartyOrder: list('scfPartyOrders', 'no'),
  scfAlert: list('scfAlerts', 'receivableNo', 'kind', 'about'),
  agreement: list('agreementList', 'contractNo'),
  creditLine: list('creditLineList', 'no'),
  loan: list('drawdownList', 'no'),
  loanDeed: list('drawdownDeeds', 'id'),
  loanEntry: list('drawdownEntries', 'id'),
  /** Loans that one's own company has of others. */
  ownLoan: list('ownLoanList', 'no'),
  voucher: list('operateVouchers', 'companyId', 'id'),
  /** All that was recognised, invoices and tickets, with what became of each. */
  vouchers: list('voucherList', 'id'),
} as const satisfies Record<string, ListSpec>

/** How a list is read. */
export const listSpec = (key: ListKey): ListSpec => LISTS[key]

export type ListKey = keyof typeof LISTS
export const LIST_KEYS = Object.keys(LISTS) as [ListKey, ...ListKey[]]

/** What tells a row apart, as text. */
export const rowKeyOf = (key: ListKey, row: object): string =>
  LISTS[key].key.map((field) => String((row as Record<string, unknown>)[field])).join('/')

/** Lists whose rows have a file each, the call that gives one, and the field of row and body that names it. */
export const PACKS = {
  report: { call: 'reportDownload', key: 'reportNo' },
} as const satisfies Partial<Record<ListKey, { call: string; key: string }>>
export const PACK_FORMS = ['pdf', 'xlsx'] as const
export type PackForm = (typeof PACK_FORMS)[number]
/** Most files of one archive: a PDF that was never printed takes seconds. */
export const MOST_PACKED = 100

/** What can be done with many rows at once, and the call that does it with one. */
export const BATCHES = {
  report: { again: { call: 'reportQuery' } },
  consent: { revoke: { call: 'consentRevoke', reason: true } },
  user: {
    freeze: { call: 'userFreeze', reason: true },
    release: { call: 'userFreeze', reason: true },
  },
  verify: { watch: { call: 'watchAdd', args: true } },
  verifyWatch: { stop: { call: 'watchStop' } },
  orderWaiting: {
    approve: { call: 'operateOrderDecide', reason: true },
    refuse: { call: 'operateOrderDecide', reason: true },
  },
} as const satisfies Partial<Record<ListKey, Record<string, BatchSpec>>>

interface BatchSpec {
  /** Made once a row: its guard, its refusals, its trace. */
  call: string
  /** A sentence that a person gives with it. */
  reason?: true
  /** More of the call's body, the same for every row. */
  args?: true
}

export type BatchList = keyof typeof BATCHES
export const BATCH_LISTS = Object.keys(BATCHES) as [BatchList, ...BatchList[]]
/** `user.freeze`. */
export type BatchAction = {
  [L in BatchList]: `${L}.${keyof (typeof BATCHES)[L] & string}`
}[BatchList]
export const BATCH_ACTIONS = BATCH_LISTS.flatMap((of) =>
  Object.keys(BATCHES[of]).map((action) => `${of}.${action}`),
) as [BatchAction, ...BatchAction[]]

export const batchSpec = (action: BatchAction): BatchSpec => {
  const [of, name] = action.split('.') as [BatchList, string]
  return (BATCHES[of] as Record<string, BatchSpec>)[name]!
}
export const listOfBatch = (action: BatchAction): BatchList => action.split('.')[0] as BatchList

/**
 * How a cell of an exported list is read: `hao` is 0.0001 yuan, `fen` 0.01 yuan, and both become yuan, `yuan` is an amount as text and becomes a figure that can be
 * summed, an instant becomes a time in China.
 */
export const SHEET_TYPES = [
  'text',
  'number',
  'hao',
  'fen',
  'yuan',
  'instant',
  'day',
  'ratio',
  'bool',
] as const
export type SheetType = (typeof SHEET_TYPES)[number]

/** One column of an exported list, as the page has it. */
export interface SheetColumn {
  title: string
  /** Field of the row; of a field within it `charge.amount`; of each of several `roleList.roleName`. */
  field: string
  type?: SheetType | undefined
  /** Words of the values of an enumeration. */
  names?: Record<string, string> | undefined
  /** Said instead wherever that field of the row is true. */
  instead?: { field: string; text: string } | undefined
}

/** Most views that somebody keeps of one list. */
export const MOST_VIEWS = 50
/** Most rows that are picked one by one; beyond, it is the filter that is meant. */
export const MOST_PICKED = 1_000
/** A file that was exported is kept for so many hours. */
export const EXPORT_HOURS = 24
