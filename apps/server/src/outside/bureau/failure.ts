/** How a bureau fails, in our words: the catalogue of domain §5.5, and what a caller may do about it. */

export const TE_CODES = [
  'TE-01', // wrong account or password
  'TE-02', // account locked
  'TE-03', // SMS code wrong or expired
  'TE-04', // SMS not received
  'TE-05', // captcha wrong
  'TE-06', // QR expired or refused
  'TE-07', // no permission
  'TE-08', // maintenance
  'TE-09', // slow, broken, unreachable
  'TE-10', // abnormal or cancelled taxpayer
  'TE-11', // face check wanted
  'TE-12', // other enterprise
  'TE-13', // other area
  'TE-14', // password not opened
  'TE-15', // thrown out by another login
  'TE-16', // new enterprise, nothing yet
  'TE-17', // export takes time
  'TE-18', // consent missing
  'TE-19', // bureau's risk control
  'TE-20', // bureau session over (ours: the catalogue has no word for it)
  'TE-21', // one kind of data not offered now (ours)
  'TE-22', // two wrong passwords: we stop before the bureau locks (ours)
  'TE-99', // unknown
] as const
export type TeCode = (typeof TE_CODES)[number]

/** The bureau itself is ill: such failures count for the circuit and are retried by themselves. */
const ILL: ReadonlySet<TeCode> = new Set<TeCode>(['TE-09'])

export class BureauError extends Error {
  readonly te: TeCode
  /** The bureau's own words, or null when it said nothing. */
  readonly bureauMessage: string | null
  /** Figures for our text: {n, time, menu, status, limit…}. */
  readonly details: Readonly<Record<string, string | number>>
  /** The bureau's own code, for decisions finer than ours. */
  readonly reason: string

  constructor(
    te: TeCode,
    reason: string,
    bureauMessage: string | null,
    details: Readonly<Record<string, string | number>> = {},
  ) {
    super(`${te} ${reason}`)
    this.te = te
    this.reason = reason
    this.bureauMessage = bureauMessage
    this.details = details
  }

  get ill(): boolean {
    return ILL.has(this.te)
  }
}

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
