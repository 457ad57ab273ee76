import { EVIDENCE_SAYS } from './evidence/words.ts'

/** A VAT rate in words: basis points, −1 免税, −2 不征税, other negatives 未注明. */
export function rateName(rateBp: number): string {
  if (rateBp === -1) return EVIDENCE_SAYS.exempt
  if (rateBp === -2) return EVIDENCE_SAYS.notTaxed
  return rateBp < 0 ? EVIDENCE_SAYS.notStated : `${rateBp / 100}%`
}
