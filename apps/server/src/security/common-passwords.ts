/**
 * Passwords that leaked so often that they are guessed first. A list of some thirty thousand ships with the product, as sorted
 * four-byte marks (scripts/common-passwords.ts): nothing is asked of anybody else.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const FILE = new URL('./common-passwords.bin', import.meta.url)

/** What stands in the list for a password, in small letters. */
export const markOf = (password: string): number =>
  createHash('sha256').update(password.toLowerCase()).digest().readUInt32LE(0)

let kept: Uint32Array | null = null
function marks(): Uint32Array {
  if (kept) return kept
  const bytes = readFileSync(FILE)
  kept = Uint32Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32LE(i * 4))
  return kept
}

function isListed(password: string): boolean {
  const [list, mark] = [marks(), markOf(password)]
  let [low, high] = [0, list.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = list[middle] ?? 0
    if (found === mark) return true
    if (found < mark) low = middle + 1
    else high = middle - 1
  }
  return false
}

/** Signs that stand for letters, as whoever guesses knows. */
const LETTERS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
}
const plain = (text: string): string => text.replace(/[@431!0$5]/g, (sign) => LETTERS[sign] ?? sign)

/** A word shorter than this with signs behind it is not called the word. */
const WORD = 6

/**
 * Whether a password is one of the leaked ones, as it is, with signs for letters read as letters, or with digits and signs put
 * behind: every such rule asks for some, so `Password@123` is what is guessed for `password`.
 */
export function isCommon(password: string): boolean {
  const stem = password.replace(/[^A-Za-z]+$/, '')
  const stems = stem.length >= WORD ? [stem] : []
  const leet = plain(password).replace(/[^A-Za-z]+$/, '')
  const leets = leet.length >= WORD ? [leet, plain(stem)] : []
  return [password, plain(password), ...stems, ...leets].some(isListed)
}
