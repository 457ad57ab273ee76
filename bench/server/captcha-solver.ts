/**
 * An attack on the image captcha by somebody who has its source: pictures made by the program itself teach two readers, one that
 * compares with templates and one that is trained (a net of one hidden layer). Both cut a picture into five windows.
 */
import { ALPHABET } from '../../apps/server/src/features/session/captcha/letters.ts'
import { drawGrey, HEIGHT, WIDTH } from '../../apps/server/src/features/session/captcha/picture.ts'

export const SIGNS = 5
const CELL = 3
const ACROSS = 16
const DOWN = HEIGHT / CELL
const INPUTS = ACROSS * DOWN
const HIDDEN = 96

export interface Sample {
  text: string
  windows: Float32Array[]
}

/** Darkness of cells of 3 × 3 pixels in a window around where the n-th sign is expected. */
function window(grey: Uint8Array, n: number): Float32Array {
  const pitch = (WIDTH - 30) / SIGNS
  const left = Math.round(16 + pitch * (0.5 + n * 0.98) - (ACROSS * CELL) / 2)
  const out = new Float32Array(INPUTS)
  for (let cy = 0; cy < DOWN; cy++)
    for (let cx = 0; cx < ACROSS; cx++) {
      let sum = 0
      for (let y = cy * CELL; y < (cy + 1) * CELL; y++)
        for (let x = left + cx * CELL; x < left + (cx + 1) * CELL; x++)
          sum += x < 0 || x >= WIDTH ? 0 : 246 - (grey[y * WIDTH + x] as number)
      out[cy * ACROSS + cx] = sum / (CELL * CELL * 206)
    }
  return out
}

export function sample(random: () => number): Sample {
  const text = Array.from(
    { length: SIGNS },
    () => ALPHABET[Math.floor(random() * ALPHABET.length)] as string,
  ).join('')
  const grey = drawGrey(text, random)
  return { text, windows: Array.from({ length: SIGNS }, (_, n) => window(grey, n)) }
}

export type Reader = (window: Float32Array) => string

/** The sign of the nearest known window. */
export function byTemplates(known: readonly Sample[]): Reader {
  const all = known.flatMap((s) => s.windows.map((w, n) => ({ w, sign: s.text[n] as string })))
  return (seen) => {
    let best = Number.POSITIVE_INFINITY
    let sign = ''
    for (const { w, sign: of } of all) {
      let far = 0
      for (let i = 0; i < INPUTS && far < best; i++)
        far += ((w[i] as number) - (seen[i] as number)) ** 2
      if (far < best) {
        best = far
        sign = of
      }
    }
    return sign
  }
}

/** Trained by gradient descent, one window at a time. */
export function byTraining(known: readonly Sample[], epochs: number, random: () => number): Reader {
  const outputs = ALPHABET.length
  const init = (n: number, from: number) =>
    Float32Array.from({ length: n }, () => ((random() - 0.5) * 2) / Math.sqrt(from))
  const [w1, b1] = [init(INPUTS * HIDDEN, INPUTS), new Float32Array(HIDDEN)]
  const [w2, b2] = [init(HIDDEN * outputs, HIDDEN), new Float32Array(outputs)]
  const h = new Float32Array(HIDDEN)
  const p = new Float32Array(outputs)
  const forward = (x: Float32Array) => {
    for (let j = 0; j < HIDDEN; j++) {
      let sum = b1[j] as number
      for (let i = 0, at = j * INPUTS; i < INPUTS; i++)
        sum += (w1[at + i] as number) * (x[i] as number)
      h[j] = Math.max(sum, 0)
    }
    let total = 0
    for (let k = 0; k < outputs; k++) {
      let sum = b2[k] as number
      for (let j = 0, at = k * HIDDEN; j < HIDDEN; j++)
        sum += (w2[at + j] as number) * (h[j] as number)
      p[k] = Math.exp(Math.min(30, sum))
      total += p[k] as number
    }
    for (let k = 0; k < outputs; k++) p[k] = (p[k] as number) / total
  }
  const back = new Float32Array(HIDDEN)
  const learn = (x: Float32Array, right: number, rate: number) => {
    forward(x)
    back.fill(0)
    for (let k = 0; k < outputs; k++) {
      const d = ((p[k] as number) - (k === right ? 1 : 0)) * rate
      b2[k]! -= d
      for (let j = 0, at = k * HIDDEN; j < HIDDEN; j++) {
        back[j]! += d * (w2[at + j] as number)
        w2[at + j]! -= d * (h[j] as number)
      }
    }
    for (let j = 0; j < HIDDEN; j++) {
      if (h[j] === 0) continue
      const d = back[j] as number
      b1[j]! -= d
      for (let i = 0, at = j * INPUTS; i < INPUTS; i++) w1[at + i]! -= d * (x[i] as number)
    }
  }
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const { text, windows } of known)
      windows.forEach((x, n) => {
        learn(x, ALPHABET.indexOf(text[n] as string), 0.02 / (1 + epoch))
      })
  return (x) => {
    forward(x)
    return ALPHABET[p.indexOf(Math.max(...p))] as string
  }
}

/** Shares of signs, and of whole pictures, that a reader reads right. */
export function rateOf(read: Reader, unseen: readonly Sample[]): { sign: number; whole: number } {
  let [signs, wholes] = [0, 0]
  for (const { text, windows } of unseen) {
    const right = windows.filter((w, n) => read(w) === text[n]).length
    signs += right
    if (right === SIGNS) wholes++
  }
  return { sign: signs / (unseen.length * SIGNS), whole: wholes / unseen.length }
}
