import type { Random } from '../../../bench/lib/random.ts'

/** What is done to a file; gives a new one and leaves the old as it is. */
export type Wound = (bytes: Uint8Array, rng: Random) => Uint8Array
/** The same to a text. */
export type TextWound = (text: string, rng: Random) => string

export const pick = <T>(list: readonly T[], rng: Random): T => list[rng.below(list.length)]!

/** A whole number up to `most`, small ones as likely as large ones. */
export const magnitude = (most: number, rng: Random): number =>
  Math.max(1, Math.round(Math.exp(rng.next() * Math.log(most))))

export const joined = (...pieces: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(pieces))

/** Numbers at the edge of what a field can hold, as text. */
export const EDGES = [
  '0',
  '-1',
  '1',
  '255',
  '65535',
  '65536',
  '1048576',
  '2147483647',
  '2147483648',
  '4294967295',
  '4294967296',
  '9007199254740993',
  '-2147483649',
  '1e308',
  '1e999',
  '-1e999',
  '0.0000000000000001',
  'NaN',
  'Infinity',
  '0x7fffffff',
  '',
  '٣',
  '１２３',
] as const

/** One place of a text that a pattern names, changed; the text as it is where there is none. */
export function atOne(
  text: string,
  pattern: RegExp,
  rng: Random,
  change: (found: string) => string,
): string {
  const found = [...text.matchAll(pattern)].slice(0, 20_000)
  if (found.length === 0) return text
  const one = pick(found, rng)
  return text.slice(0, one.index) + change(one[0]) + text.slice(one.index + one[0].length)
}

/** Something put at a place between two pieces of markup, or anywhere. */
export function inserted(
  text: string,
  what: string,
  rng: Random,
  between = /(?<=>)(?=<)/g,
): string {
  const places = [...text.matchAll(between)].slice(0, 20_000)
  const at = places.length > 0 ? pick(places, rng).index : rng.below(text.length + 1)
  return text.slice(0, at) + what + text.slice(at)
}

/** A wound to a text as one to bytes that hold it, character by byte or as UTF-8. */
export const onText =
  (wound: TextWound, encoding: 'utf8' | 'latin1' = 'utf8'): Wound =>
  (bytes, rng) =>
    new Uint8Array(Buffer.from(wound(Buffer.from(bytes).toString(encoding), rng), encoding))
