/** 居民身份证号码, GB 11643. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK = '10X98765432'

/** 17 digits, a birthday that exists, and the check character of ISO 7064 MOD 11-2; a small x counts as a large one. */
export function isIdNo(text: string): boolean {
  const id = text.toUpperCase()
  if (!/^[1-9]\d{16}[\dX]$/.test(id)) return false
  const born = `${id.slice(6, 10)}-${id.slice(10, 12)}-${id.slice(12, 14)}`
  const day = new Date(`${born}T00:00:00Z`)
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== born) return false
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(id[i]), 0)
  return CHECK[sum % 11] === id[17]
}
