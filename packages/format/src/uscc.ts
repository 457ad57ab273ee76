/**
 * 统一社会信用代码, GB 32100-2015: 18 characters, alphabet without I O S V Z, weights 3^(i-1) mod 31.
 * Characters 9–17 are the 组织机构代码 of GB 11714 with a check digit of their own (a mismatch there is a warning only:
 * a few thousand real codes were issued with a wrong inner digit).
 */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]
const ORG_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ORG_WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2]

export interface UsccCheck {
  /** Outer check character right: the code is well-formed. */
  valid: boolean
  /** Inner organisation-code check digit right. */
  innerValid: boolean
}

/** Trim, full-width → half-width, upper-case. Never turns O into 0: that is the user's to confirm. */
export function normaliseTaxNo(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '').toUpperCase()
}

/** The check character for the first 17 characters, or null when one is outside the alphabet. */
export function usccCheckCharacter(first17: string): string | null {
  let sum = 0
  for (let i = 0; i < 17; i++) {
    const value = ALPHABET.indexOf(first17[i] ?? '?')
    if (value < 0) return null
    sum += value * WEIGHTS[i]!
  }
  return ALPHABET[(31 - (sum % 31)) % 31]!
}

/** Check character of the 8-character body of an organisation code (GB 11714). */
export function orgCodeCheckCharacter(body8: string): string | null {
  let sum = 0
  for (let i = 0; i < 8; i++) {
    const value = ORG_ALPHABET.indexOf(body8[i] ?? '?')
    if (value < 0) return null
    sum += value * ORG_WEIGHTS[i]!
  }
  const c = 11 - (sum % 11)
  return c === 10 ? 'X' : c === 11 ? '0' : String(c)
}

/** Checks both digits of a normalised code. */
export function checkUscc(code: string): UsccCheck {
  if (code.length !== 18 || usccCheckCharacter(code.slice(0, 17)) !== code[17])
    return { valid: false, innerValid: false }
  return { valid: true, innerValid: orgCodeCheckCharacter(code.slice(8, 16)) === code[16] }
}

export type TaxNoVerdict = 'VALID' | 'CHECKSUM' | 'SHAPE'

/**
 * 纳税人识别号: a USCC, a legacy 15-digit number, or the 17/18/20 characters of a 个体工商户 (based on an ID card).
 * The checksum is applied to 18 characters only, and not to those that look like a resident ID number.
 */
export function checkTaxNo(taxNo: string): TaxNoVerdict {
  if (!/^(?:[0-9A-Z]{15}|[0-9A-Z]{17,20})$/.test(taxNo)) return 'SHAPE'
  if (taxNo.length !== 18 || /^[1-6]\d{5}(?:19|20)\d{9}[\dX]$/.test(taxNo)) return 'VALID'
  return checkUscc(taxNo).valid ? 'VALID' : 'CHECKSUM'
}
