/** Masking on output, domain §7.2. */

/** What has not the expected form is hidden all the more: a quarter at each end stays, at most. */
function maskMiddle(text: string): string {
  const letters = [...text]
  const kept = Math.floor(letters.length / 4)
  const end = letters.length - kept
  return letters.map((letter, at) => (at < kept || at >= end ? letter : '*')).join('')
}

/** `138****8201`; of anything else (a landline, a number of another country) a quarter at each end. */
export const maskMobile = (mobile: string): string =>
  /^\d{3}[\d*]{4}\d{4}$/.test(mobile)
    ? `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
    : maskMiddle(mobile)

/** First four, last four: `4403**********1234`; of what is too short for that, a quarter at each end. */
export const maskIdNo = (idNo: string): string =>
  idNo.length >= 15
    ? `${idNo.slice(0, 4)}${'*'.repeat(idNo.length - 8)}${idNo.slice(-4)}`
    : maskMiddle(idNo)

/** Tax number of somebody else's customer, as a third party sees it: `9144******2038216X`. */
export const maskTaxNo = (taxNo: string): string =>
  taxNo.length >= 15 ? `${taxNo.slice(0, 4)}******${taxNo.slice(10)}` : maskMiddle(taxNo)

/** 张三 → 张*; 欧阳修明 (compound surname) → 欧阳** */
const COMPOUND = /^(欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|司徒|夏侯)/
export function maskName(name: string): string {
  const surname = COMPOUND.exec(name)?.[0] ?? name.slice(0, 1)
  return surname + '*'.repeat(Math.max([...name].length - surname.length, 1))
}

/** Company as shown to outsiders: first two and last four characters, the middle hidden (`深圳**有限公司`). */
export function maskCompany(name: string): string {
  const letters = [...name]
  if (letters.length <= 6)
    return letters.slice(0, 2).join('') + '*'.repeat(Math.max(letters.length - 2, 1))
  return `${letters.slice(0, 2).join('')}${'*'.repeat(letters.length - 6)}${letters.slice(-4).join('')}`
}
