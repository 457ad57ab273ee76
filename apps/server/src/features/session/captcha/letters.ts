/**
 * The signs of the image captcha as strokes on a field of 4 × 6, y downwards. Ends of strokes are moved a little in every
 * picture, so that no two of a sign are alike. Signs that people confuse (0 O, 1 I L, 5 S, 2 Z, 8 B, 6 G, U V) are not here,
 * or only one of each pair.
 */
export type Point = readonly [x: number, y: number]
export type Stroke = readonly Point[]

/** `M` of a path begins a stroke; points follow as pairs. */
const strokes = (text: string): Stroke[] =>
  text.split('|').map((part) =>
    part
      .trim()
      .split(' ')
      .map((pair) => pair.split(',').map(Number) as unknown as Point),
  )

export const LETTERS: Readonly<Record<string, readonly Stroke[]>> = {
  '2': strokes('0,1.3 0.6,0.2 2,-0.1 3.4,0.3 3.8,1.6 3,3 1.4,4.4 0,6 4,6'),
  '3': strokes(
    '0.2,0.6 1.6,0 3.4,0.4 3.6,1.8 2.6,2.8 1.4,2.9 | 2.6,2.9 3.8,3.8 3.7,5.2 2.2,6 0,5.5',
  ),
  '4': strokes('2.8,0 0,4.2 4,4.2 | 2.9,2.4 2.9,6'),
  '6': strokes('3.5,0.3 2,0.3 0.6,1.8 0.1,4 0.8,5.7 2.2,6 3.7,5.2 3.8,3.8 2.6,2.9 1,3.2 0.2,4.2'),
  '7': strokes('0,0 4,0 2.4,2.8 1.4,6'),
  '8': strokes(
    '2,2.8 0.5,1.8 0.7,0.5 2,0 3.4,0.5 3.5,1.8 2,2.8 0.2,4.2 0.6,5.6 2,6 3.5,5.6 3.8,4.2 2,2.8',
  ),
  '9': strokes('3.8,1.9 2.8,3 1.2,3.1 0.1,2 0.4,0.7 2,0 3.5,0.6 3.9,2.4 3.2,4.6 1.8,6'),
  A: strokes('0,6 1,3 2,0 3,3 4,6 | 0.8,3.9 3.2,3.9'),
  C: strokes('3.8,1.1 3,0.2 1.8,0 0.6,0.9 0,3 0.6,5.1 1.8,6 3,5.8 3.9,4.9'),
  E: strokes('3.7,0 0,0 0,3 0,6 3.8,6 | 0,2.9 3,2.9'),
  F: strokes('3.8,0 0,0 0,3 0,6 | 0,2.9 3,2.9'),
  H: strokes('0,0 0,3 0,6 | 4,0 4,3 4,6 | 0,3 4,3'),
  J: strokes('1.4,0 3.4,0 3.4,2.4 3.3,4.8 2.2,6 0.8,5.8 0.1,4.6'),
  K: strokes('0,0 0,3 0,6 | 3.7,0 0.2,3.3 | 1.3,2.4 3.9,6'),
  M: strokes('0,6 0.2,3 0.4,0 2,3.6 3.6,0 3.8,3 4,6'),
  N: strokes('0,6 0,3 0,0 2,3 4,6 4,3 4,0'),
  P: strokes('0,6 0,3 0,0 2.4,0 3.8,0.8 3.7,2.4 2.4,3.2 0,3.2'),
  R: strokes('0,6 0,3 0,0 2.4,0 3.8,0.8 3.6,2.2 2.4,3 0,3 | 1.8,3.1 3.9,6'),
  T: strokes('0,0 4,0 | 2,0 2,3 2,6'),
  U: strokes('0,0 0,2.4 0.2,4.6 1.2,5.9 2.8,5.9 3.8,4.6 4,2.4 4,0'),
  W: strokes('0,0 0.5,3 1,6 2,1.8 3,6 3.5,3 4,0'),
  X: strokes('0,0 2,3 4,6 | 4,0 2,3 0,6'),
  Y: strokes('0,0 2,2.8 4,0 | 2,2.8 2,6'),
}

export const ALPHABET = Object.keys(LETTERS)
