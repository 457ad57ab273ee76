/** 案号 in one form, so that two sources' writing of one case is the same: `(2021)粤0304民初123`. */

const WIDE_DIGITS = /[０-９]/g
const narrow = (digit: string): string => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)

/** As most are told: nothing of it is written in two ways. */
const PLAIN = /^(\(\d{4}\)[\u3400-\u9fff][\u3400-\u9fff\d]*[\u3400-\u9fff][1-9]\d*)号?$/

/** null = the text is no number of a case: it names none, or no year or serial. */
export function caseNumber(text: string | null): string | null {
  if (!text) return null
  const told = PLAIN.exec(text)?.[1]
  if (told !== undefined && !/[字第号]/.test(told)) return told
  const plain = text
    .normalize('NFC')
    .replace(WIDE_DIGITS, narrow)
    .replace(/\s/g, '')
    .replace(/[（(〔［[【{｛]/g, '(')
    .replace(/[）)〕］\]】}｝]/g, ')')
    .replace(/字?第/g, '')
    .replace(/号.*$/, '')
    .replace(/^(\d{4})(?=\D)(?!\))/, '($1)')
    .replace(/字(?=\d+$)/, '')
    .replace(/0*(\d+)$/, '$1')
    .toUpperCase()
  return /\(\d{4}\).*[\u3400-\u9fff].*\d$/.test(plain) ||
    /[\u3400-\u9fff].*\(\d{4}\)\d+$/.test(plain)
    ? plain
    : null
}

/** Every number of a case in a text that may hold several. */
export const caseNumbers = (text: string | null): string[] =>
  (text ?? '').split(/[,，、;；\n]/).flatMap((part) => caseNumber(part) ?? [])

/** How far a case has come, by the words of its number. The later one is, the higher. */
export const STAGES = ['FIRST', 'SECOND', 'RETRIAL', 'ENFORCEMENT', 'ENDED'] as const
export type Stage = (typeof STAGES)[number]

/** null = the number does not say. */
export function stageOf(number: string | null): Stage | null {
  if (number === null) return null
  if (/执/.test(number)) return 'ENFORCEMENT'
  if (/再|申|监|抗|提字?\d/.test(number)) return 'RETRIAL'
  if (/终/.test(number)) return 'SECOND'
  return /初|破|保|劳|仲/.test(number) ? 'FIRST' : null
}
