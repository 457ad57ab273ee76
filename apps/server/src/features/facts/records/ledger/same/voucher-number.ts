/** 凭证字号 as one number, however a program writes it: `记-0001`, `记1`, `记字第1号`, `记账凭证-1` and a bare `1` are `记-1`. */

/** Of programs that keep one word for all vouchers; a number without a word is of it. */
const GENERAL = '记'
const FILLED = /凭证|[字第#№\-–—_.:]/g
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^现金/, '现'],
  [/^银行(?:存款)?/, '银'],
  [/^记[账帐]$|^通用$|^$/, GENERAL],
  [/(?<=转)[账帐]$|(?<=[收付])款$/, ''],
]

/** @returns what is no word and number is itself, without spaces */
function numberOf(text: string): string {
  const told = text.normalize('NFKC').replace(/\s/g, '').toUpperCase()
  const [, before = '', number] = /^(\D*?)0*(\d+)号?$/.exec(told) ?? []
  if (number === undefined) return told
  const word = SHORT.reduce((name, [long, short]) => name.replace(long, short), bare(before))
  return `${word}-${number}`
}

const bare = (word: string): string => word.replace(FILLED, '')

let last = { text: '', number: '' }

/** Lines of a voucher stand together: its number is read once. */
export function voucherNumber(text: string): string {
  if (text !== last.text || text === '') last = { text, number: numberOf(text) }
  return last.number
}
