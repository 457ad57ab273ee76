/** Masking on output, domain §7.2. */

/** `138****8201` */
export const maskMobile = (mobile: string): string =>
  mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')

/** First four, last four: `4403**********1234` */
export const maskIdNo = (idNo: string): string =>
  idNo.replace(
    /^(.{4}).+(.{4})$/,
    (_, a, b) => `${a}${'*'.repeat(Math.max(idNo.length - 8, 1))}${b}`,
  )

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
