/** Where 天眼查 v3 tells each kind. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'

export interface End {
  path: string
  /** Asked by the vendor's number of the firm, or by a name. */
  by: 'id' | 'name'
  /** Kept under the firm; otherwise under a name alone, as courts publish it. */
  own: boolean
}

export const DETAIL = 'w/companydetail'

/** Kinds in 公司详情, and what it counts them by: lists in it are cut. */
export const IN_DETAIL: Partial<Record<PublicRecordKind, string>> = {
  BUSINESS_REGISTRATION: '',
  EQUITY_HOLDER: 'investorCount',
  KEY_PERSON: 'staffCount',
  INVESTMENT: 'investCount',
  BRANCH: 'branchCount',
}

const byId = (path: string): End => ({ path, by: 'id', own: true })
const byName = (path: string): End => ({ path, by: 'name', own: true })
const underName = (path: string): End => ({ path, by: 'name', own: false })

export const ENDS: Partial<Record<PublicRecordKind, readonly End[]>> = {
  REGISTRATION_CHANGE: [byId('changeinfo')],
  ANNUAL_REPORT: [byId('annualreport')],
  INTELLECTUAL_PROPERTY: [byId('tm'), byName('patents'), byName('copyrights')],
  BID: [byName('bids')],
  SERIOUS_VIOLATION: [byName('Illegal')],
  EQUITY_PLEDGE: [byName('companyEquity')],
  SPOT_CHECK: [byName('checkInfoList')],
  CHATTEL_MORTGAGE: [byName('companyMortgage')],
  ABNORMAL_LIST: [byName('abnormalInfo')],
  ADMIN_PENALTY: [underName('punishment')],
  DISHONEST: [underName('dishonest')],
  JUDGMENT: [underName('lawsuit')],
  COURT_NOTICE: [{ path: 'court', by: 'id', own: false }],
}
