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
