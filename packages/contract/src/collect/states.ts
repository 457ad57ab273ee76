/** States and pages of a collection. */

/** States of a collection task (domain §5.1). The page of a state is `COLLECT_PAGES[state]`. */
export const COLLECT_STATES = [
  'CREATED',
  'ENTERING',
  'LICENSE',
  'VALIDATE',
  'AGREEMENT',
  'AREA',
  'TAX_STATUS',
  'LOGIN',
  'LOGIN_SMS',
  'LOGIN_QR',
  'ROLE',
  'COLLECTING',
  'PARTIAL',
  'SUCCESS',
  'FAILED',
  'CANCELLED',
  'EXPIRED',
] as const
export type CollectState = (typeof COLLECT_STATES)[number]

/** What is collected: from a tax bureau, or from the program that the enterprise keeps its books in. */
export const COLLECT_KINDS = ['TAX', 'ERP'] as const
export type CollectKind = (typeof COLLECT_KINDS)[number]

/**
 * What a partner's door may ask of whoever signs, while the task stands in VALIDATE: the code of a partner's own SMS and its word for the
 * person, or the four elements of a bank card. A door's row names them (`doors.ts`).
 */
export type DoorStep = 'JDY_SMS' | 'RYC_SMS' | 'BANK_CARD'

/** Where the phone shows a state. */
export const COLLECT_PAGES: Record<CollectState, string> = {
  CREATED: '/m/taxWeb/index',
  ENTERING: '/m/taxWeb/entering',
  LICENSE: '/m/taxWeb/license',
  VALIDATE: '/m/taxWeb/validate',
  AGREEMENT: '/m/taxWeb/create',
  AREA: '/m/taxWeb/selectArea',
  TAX_STATUS: '/m/taxWeb/taxStatus',
  LOGIN: '/m/taxWeb/loginEtax',
  LOGIN_SMS: '/m/taxWeb/msgCode',
  LOGIN_QR: '/m/taxWeb/loginEtax',
  ROLE: '/m/taxWeb/loginEtax',
  COLLECTING: '/m/taxWeb/collecting',
  PARTIAL: '/m/taxWeb/over',
  SUCCESS: '/m/taxWeb/taskSuccess',
  FAILED: '/m/taxWeb/taskFailed',
  CANCELLED: '/m/taxWeb/fail',
  EXPIRED: '/m/taxWeb/fail',
}

/** The same of the books: what is filled in, what is signed, the program, what came of it. */
const ERP_PAGES: Record<CollectState, string> = {
  CREATED: '/m/erp/start',
  ENTERING: '/m/erp/start',
  LICENSE: '/m/erp/start',
  VALIDATE: '/m/erp/start',
  AGREEMENT: '/m/erp/protocol',
  AREA: '/m/erp/validateLogin',
  TAX_STATUS: '/m/erp/validateLogin',
  LOGIN: '/m/erp/validateLogin',
  LOGIN_SMS: '/m/erp/validateLogin',
  LOGIN_QR: '/m/erp/validateLogin',
  ROLE: '/m/erp/validateLogin',
  COLLECTING: '/m/erp/result',
  PARTIAL: '/m/erp/result',
  SUCCESS: '/m/erp/result',
  FAILED: '/m/erp/result',
  CANCELLED: '/m/erp/result',
  EXPIRED: '/m/erp/result',
}

export const PAGES_OF: Record<CollectKind, Record<CollectState, string>> = {
  TAX: COLLECT_PAGES,
  ERP: ERP_PAGES,
}
