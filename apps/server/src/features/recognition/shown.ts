/**
 * What an operator sees of a correction, who is not of the company whose voucher it was: where both values differ, the rest of them
 * covered; where they differ too much for that, the shape of each alone. So nothing is told of a voucher but what was misread.
 */

export interface Shown {
  read: string
  corrected: string
  as: 'DIFFERENCE' | 'SHAPE'
}

/** Characters that may be seen, and at most this share of the longer value. */
const MOST = 3
const SHARE = 0.34

export function shownOf(read: string | null, corrected: string): Shown {
  const [a, b] = [[...(read ?? '')], [...corrected]]
  const shorter = Math.min(a.length, b.length)
  let head = 0
  while (head < shorter && a[head] === b[head]) head++
  let tail = 0
  while (tail < shorter - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++
  const differ = Math.max(a.length, b.length) - head - tail
  const tells = differ > MOST || differ > SHARE * Math.max(a.length, b.length)
  if (tells || read === null || corrected === '')
    return { read: shapeOf(a), corrected: shapeOf(b), as: 'SHAPE' }
  const cover = (signs: string[]) =>
    ['•'.repeat(head), ...signs.slice(head, signs.length - tail), '•'.repeat(tail)].join('')
  return { read: cover(a), corrected: cover(b), as: 'DIFFERENCE' }
}

/** Digits as 9, letters as A, words as □; what stands between them as it is. */
const shapeOf = (signs: string[]): string =>
  signs
    .map((sign) =>
      /\d/.test(sign) ? '9' : /[a-z]/i.test(sign) ? 'A' : /\p{L}/u.test(sign) ? '□' : sign,
    )
    .join('')
