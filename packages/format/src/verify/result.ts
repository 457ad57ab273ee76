/**
 * What the national verification platform (全国增值税发票查验平台) may answer, in our words, and what each answer means for money
 * and for the invoice's daily budget (domain §1.7).
 */

export const VERIFY_RESULTS = [
  'CONSISTENT',
  'INCONSISTENT',
  'NOT_FOUND',
  'LIMIT_EXCEEDED',
  'TOO_EARLY',
  'TOO_OLD',
  'BUSY',
  'PARAM_ERROR',
  'UNSUPPORTED',
  'VENDOR_ERROR',
] as const
export type VerifyResult = (typeof VERIFY_RESULTS)[number]

/** Charged ⇔ the platform judged the invoice. */
export const isCharged = (result: VerifyResult): boolean =>
  result === 'CONSISTENT' || result === 'INCONSISTENT' || result === 'NOT_FOUND'

/** The same fields would be answered the same: nothing is gained by asking again. */
export const isSettled = (result: VerifyResult): boolean =>
  isCharged(result) || result === 'TOO_OLD' || result === 'UNSUPPORTED'

/** N 正常, Y 已作废, H 红冲, 7 部分红冲, 8 全额红冲: of a consistent invoice. */
export const INVALID_MARKS = ['N', 'Y', 'H', '7', '8'] as const
export type InvalidMark = (typeof INVALID_MARKS)[number]

/** The platform judges one invoice this often a day, whoever asks. */
export const VERIFICATIONS_PER_DAY = 5

/**
 * What an answer did to the invoice's budget of the day: TAKEN one (or nobody knows), ALL by others, NONE (the platform turned the
 * request away before it looked at the invoice, or never saw it).
 */
export type Eaten = 'TAKEN' | 'ALL' | 'NONE'

export interface Meaning {
  result: VerifyResult
  eaten: Eaten
}

const judged = (result: VerifyResult): Meaning => ({ result, eaten: 'TAKEN' })
const refused = (result: VerifyResult): Meaning => ({ result, eaten: 'NONE' })

/** Codes of the platform as it answers its own page [S-FPCY]. */
const CODES = new Map<string, Meaning>(
  Object.entries({
    '001': judged('CONSISTENT'),
    '002': { result: 'LIMIT_EXCEEDED', eaten: 'ALL' },
    '003': refused('BUSY'),
    '004': refused('BUSY'),
    '005': refused('PARAM_ERROR'),
    '006': judged('INCONSISTENT'),
    // Captchas are the connector's own affair: a wrong one is its fault.
    '007': refused('VENDOR_ERROR'),
    '008': refused('VENDOR_ERROR'),
    '009': judged('NOT_FOUND'),
    '010': refused('BUSY'),
    '010_': refused('BUSY'),
    '016': refused('BUSY'),
    '020': refused('VENDOR_ERROR'),
    '1': refused('UNSUPPORTED'),
    rqerr: refused('TOO_EARLY'),
    // What services in front of it add [S-ALI]: our allowance there is used up, no permission there, fields that are no invoice's (which they
    // charge), maintenance, same day, more than five years.
    '104': refused('VENDOR_ERROR'),
    '10020': refused('VENDOR_ERROR'),
    '1005': judged('PARAM_ERROR'),
    '1021': refused('BUSY'),
    '10014': refused('TOO_EARLY'),
    '10017': refused('TOO_OLD'),
  }),
)

/** A code that nobody knows is a fault of the vendor, and costs nothing. */
export const meaningOf = (code: string): Meaning => CODES.get(code) ?? refused('VENDOR_ERROR')

/** Worth asking once more by itself: the platform was too busy to look, so that no budget was eaten. */
export const isWorthRetry = ({ result, eaten }: Meaning): boolean =>
  result === 'BUSY' && eaten === 'NONE'
