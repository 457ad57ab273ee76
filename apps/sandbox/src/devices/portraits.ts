/** Made portraits of made people, and how alike two are: what a terminal's program does with a card and a camera. */
import { createHash } from 'node:crypto'

/** Brightness of 24 × 24 points. */
export type Portrait = Uint8Array

const POINTS = 24 * 24
/** Two pictures of one person are at least so alike (correlation of their points). */
export const ALIKE = 0.8

/** The points that a name for somebody stands for, always the same. */
function points(seed: string): Uint8Array {
  const bytes = new Uint8Array(POINTS)
  for (let at = 0, turn = 0; at < POINTS; turn++) {
    const some = createHash('sha256').update(`${seed}/${turn}`).digest()
    bytes.set(some.subarray(0, Math.min(some.length, POINTS - at)), at)
    at += some.length
  }
  return bytes
}

/** The photo on the card. */
export const onCard = (idNo: string): Portrait => points(idNo)

/** What a camera sees of somebody: the same face in another light, with noise. */
export function byCamera(idNo: string, moment: string): Portrait {
  const [face, noise] = [points(idNo), points(`${idNo}/${moment}`)]
  return face.map((value, i) => Math.min(255, Math.round(value * 0.8 + noise[i]! * 0.15)))
}

/** Correlation of the points of two pictures, −1 to 1. */
export function likeness(a: Portrait, b: Portrait): number {
  const mean = (of: Portrait) => of.reduce((sum, value) => sum + value, 0) / of.length
  const [ma, mb] = [mean(a), mean(b)]
  let [both, ofA, ofB] = [0, 0, 0]
  for (let i = 0; i < a.length; i++) {
    const [da, db] = [a[i]! - ma, b[i]! - mb]
    both += da * db
    ofA += da * da
    ofB += db * db
  }
  return both / Math.sqrt(ofA * ofB)
}
