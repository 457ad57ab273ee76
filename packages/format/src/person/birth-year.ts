/** The year of birth in a resident ID number (GB 11643), which some bureaus leave unmasked: `3301**1978********`. */

const EIGHTEEN = /^[\d*]{6}((?:19|20)\d{2})[\d*]{7}[\dXx*]$/
/** Numbers issued before 1999 tell two digits of a year of the last century. */
const FIFTEEN = /^[\d*]{6}(\d{2})[\d*]{7}$/

/** Year, or null where the number does not show it or is no such number. */
export function birthYearOf(idNo: string): number | null {
  const year = EIGHTEEN.exec(idNo)?.[1]
  if (year !== undefined) return Number(year)
  const short = FIFTEEN.exec(idNo)?.[1]
  return short === undefined ? null : 1900 + Number(short)
}
