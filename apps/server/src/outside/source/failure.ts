/** How a source fails, in our words: the catalogue of domain §5.5, and what a caller may do about it. */

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
  'TE-23', // asked to slow down (ours)
  'TE-24', // a new password is asked for an account that is not on record (ours)
  'TE-25', // the bureau does not take the new password (ours)
  'TE-99', // unknown
] as const
export type TeCode = (typeof TE_CODES)[number]

/** The source itself is ill: such failures count for the circuit and are retried by themselves. */
const ILL: ReadonlySet<TeCode> = new Set<TeCode>(['TE-09'])

export class SourceError extends Error {
  readonly te: TeCode
  /** The source's own words, or null when it said nothing. */
  readonly said: string | null
  /** Figures for our text: {n, time, menu, status, limit…}. */
  readonly details: Readonly<Record<string, string | number>>
  /** The source's own code, for decisions finer than ours. */
  readonly reason: string

  constructor(
    te: TeCode,
    reason: string,
    said: string | null,
    details: Readonly<Record<string, string | number>> = {},
  ) {
    super(`${te} ${reason}`)
    this.te = te
    this.reason = reason
    this.said = said
    this.details = details
  }

  get ill(): boolean {
    return ILL.has(this.te)
  }
}
