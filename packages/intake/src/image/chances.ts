/** What a recogniser saw in a line besides what it made of it: how likely each character was, step by step. */

/** Probabilities of a line of text by step, of a few characters. */
export interface Chances {
  /** The characters that were asked for and are known. */
  alphabet: string
  steps: number
  /** Row by row: the blank, the likeliest of all that is no digit, then the characters of the alphabet. */
  values: Float32Array
}

/** Columns before those of the alphabet. */
export const [BLANK, REST, FIRST] = [0, 1, 2] as const

/** Takes the chances of a few characters out of the recogniser's output: `steps` rows of `classes`, the blank first. */
export function chancesOf(
  output: Float32Array,
  steps: number,
  classes: number,
  known: readonly string[],
  asked: string,
): Chances {
  const alphabet = [...asked].filter((ch) => known.includes(ch))
  const at = alphabet.map((ch) => known.indexOf(ch) + 1)
  const digits = new Set(Array.from('0123456789', (ch) => known.indexOf(ch) + 1))
  const width = FIRST + alphabet.length
  const values = new Float32Array(steps * width)
  for (let step = 0; step < steps; step++) {
    const from = step * classes
    let rest = 0
    for (let c = 0; c < classes; c++)
      if (output[from + c]! > rest && !digits.has(c)) rest = output[from + c]!
    const row = values.subarray(step * width, (step + 1) * width)
    row[BLANK] = output[from]!
    row[REST] = rest
    for (const [i, c] of at.entries()) row[FIRST + i] = output[from + c]!
  }
  return { alphabet: alphabet.join(''), steps, values }
}
