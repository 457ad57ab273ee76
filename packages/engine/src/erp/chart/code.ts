/** Codes of accounts, as books write them: `1002.01`, `1002-01` and `100201` are one. */
const BETWEEN = /[\s.\-_/\\]/g
/** Digits of an account of the first level: every standard of this country has four. */
const TOP = 4

export const digitsOf = (account: string): string => account.replace(BETWEEN, '')

/** Account of the first level that an account stands under. */
export const topOf = (account: string): string => digitsOf(account).slice(0, TOP)

/** Codes that an account may stand under, the nearest first. */
export const above = (digits: string): string[] =>
  Array.from({ length: Math.max(0, digits.length - TOP) }, (_, i) =>
    digits.slice(0, digits.length - 1 - i),
  )
