/** A card's number as it is typed: groups of four. */

/** ISO/IEC 7812: 19 digits at most. */
const MOST = 19

const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')

export const grouped = (typed: string): string =>
  digitsOf(typed)
    .slice(0, MOST)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

/** Where the caret stands in what `typed` became: behind as many digits as before. */
export function typedAt(typed: string, caret: number, shown: string): number {
  let left = digitsOf(typed.slice(0, caret)).length
  let at = 0
  while (left > 0 && at < shown.length) {
    if (shown[at] !== ' ') left--
    at++
  }
  return at
}
