/** Bits of a component of a picture that the format knows (ISO 32000-2, table 87). */
const KNOWN: ReadonlySet<string> = new Set(['1', '2', '4', '8', '16'])
const NAME = '/BitsPerComponent'
/** Between the name and its value. */
const BLANK = /^[\s\0]*/
/** A number has fewer digits than this, or is none that matters. */
const LOOK = 64

/**
 * Writes 8 in the place of a number of bits that the format does not know, where it lies: pdf.js takes each bit by itself, of two
 * thousand million for ever. Pictures are streams, whose dictionaries are never packed, so that none is missed.
 */
export function mendPictureBits(pdf: Uint8Array): void {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  for (let at = bytes.indexOf(NAME); at >= 0; at = bytes.indexOf(NAME, at + NAME.length)) {
    const behind = bytes.toString('latin1', at + NAME.length, at + NAME.length + LOOK)
    const blanks = BLANK.exec(behind)![0].length
    const value = /^[^\s/>\]]+/.exec(behind.slice(blanks))?.[0]
    // Another object's number: what it holds is none of these either, or is read as it is.
    if (!value || KNOWN.has(value) || /^\d+\s+\d+\s+R/.test(behind.slice(blanks))) continue
    const from = at + NAME.length + blanks
    bytes.fill(' ', from, from + value.length)
    bytes[from] = '8'.charCodeAt(0)
  }
}
