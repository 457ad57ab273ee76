/** A VAT rate in words: basis points, −1 免税, −2 不征税, other negatives 未注明. */
export function rateName(rateBp: number): string {
  if (rateBp === -1) return '免税'
  if (rateBp === -2) return '不征税'
  return rateBp < 0 ? '未注明' : `${rateBp / 100}%`
}
