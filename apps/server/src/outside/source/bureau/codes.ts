/** What the bureaus' own codes are in ours, and those that decide finer than ours. */
import type { TeCode } from '../failure.ts'

/** The month is too large to be paged: it must be ordered as an export. */
export const EXPORT_REQUIRED = 'EXPORT_REQUIRED'
/** Too soon after the last SMS. */
export const SMS_TOO_SOON = 'SMS_TOO_SOON'

/** The sandbox's codes → ours; a gateway brings its own table. */
export const CODE_TABLE: Readonly<Record<string, TeCode>> = {
  TAXPAYER_NOT_FOUND: 'TE-13',
  AREA_MISMATCH: 'TE-13',
  TAXPAYER_ABNORMAL: 'TE-10',
  CAPTCHA_WRONG: 'TE-05',
  PASSWORD_WRONG: 'TE-01',
  ACCOUNT_LOCKED: 'TE-02',
  SMS_WRONG: 'TE-03',
  SMS_EXPIRED: 'TE-03',
  SMS_TOO_SOON: 'TE-03',
  QR_EXPIRED: 'TE-06',
  QR_REJECTED: 'TE-06',
  ENTERPRISE_MISMATCH: 'TE-12',
  ROLE_NOT_BOUND: 'TE-12',
  NO_PERMISSION: 'TE-07',
  FACE_REQUIRED: 'TE-11',
  ACCOUNT_UNKNOWN: 'TE-24',
  PASSWORD_TOO_WEAK: 'TE-25',
  PASSWORD_UNCHANGED: 'TE-25',
  PASSWORD_NOT_OPENED: 'TE-14',
  KICKED_OUT: 'TE-15',
  SESSION_EXPIRED: 'TE-20',
  WRONG_STEP: 'TE-20',
  RISK_CONTROL: 'TE-19',
  MAINTENANCE: 'TE-08',
  BUSY: 'TE-09',
  EXPORT_NOT_READY: 'TE-17',
  EXPORT_REQUIRED: 'TE-17',
  DATA_UNAVAILABLE: 'TE-21',
  NEW_ENTERPRISE: 'TE-16',
}
