import { type Chances, chancesOf } from './chances.ts'
import type { Picture } from './decode.ts'
import { HEIGHT, type OcrModels, type Steps } from './ocr-models.ts'
import type { TextBox } from './text-boxes.ts'

/** Recognised text of a box, with where each character stands along it. */
export interface RecognisedText {
  text: string
  /** Mean score of the characters. */
  mean: number
  scores: number[]
  /** Centre of each character as a share of the box's width. */
  positions: number[]
  /** Where they were asked for: what else may have been printed. */
  chances?: Chances
}

/** A line this long holds 60 characters of an ordinary invoice row. */
const MAX_WIDTH = 2400

/**
 * Recognises text in boxes of a picture, in the order of the boxes; the chances of the characters of `asked`, where it is given.
 * One at a time: what the model works on then stays in the processor's cache, which is worth more than sharing a run.
 */
export async function recogniseBoxes(
  models: OcrModels,
  picture: Picture,
  boxes: readonly TextBox[],
  asked?: string,
): Promise<RecognisedText[]> {
  const widths = boxes.map((b) =>
    Math.max(16, Math.min(MAX_WIDTH, Math.round((b.width / b.height) * HEIGHT))),
  )
  const results: RecognisedText[] = []
  // One place for all lines: each of its own would be ten megabytes for a page, for the collector to find.
  const place = new Float32Array(3 * HEIGHT * multipleOf8(Math.max(0, ...widths)))
  for (const [i, box] of boxes.entries()) {
    const width = multipleOf8(widths[i]!)
    const input = place.subarray(0, 3 * HEIGHT * width)
    if (width > widths[i]!) input.fill(0)
    sample(picture, box, widths[i]!, width, input)
    const seen = await models.recognise(input, width, asked !== undefined)
    const result = decode(seen, models.alphabet, width / widths[i]!)
    if (asked && seen.all) {
      const [, steps = 0, classes = 0] = seen.all.dims
      const own = Math.min(steps, Math.ceil((steps * widths[i]!) / width))
      result.chances = chancesOf(seen.all.data, own, classes, models.alphabet, asked)
    }
    results.push(result)
  }
  return results
}

const multipleOf8 = (width: number): number => Math.ceil(width / 8) * 8

/** Of the values of a pixel, 0…255, to −1…1. */
const UNIT = 1 / 127.5

/**
 * Bilinear sample of the rotated box into planar BGR, normalised to -1…1; its right edge up to `rowWidth` stays 0. Runs a million
 * times for a picture: plain numbers in the innermost loop, a third of the time that tuples take.
 */
function sample(
  { data, width, height }: Picture,
  box: TextBox,
  textWidth: number,
  rowWidth: number,
  out: Float32Array,
): void {
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)]
  const [along, across] = [box.width / textWidth, box.height / HEIGHT]
  const [alongX, alongY, acrossX, acrossY] = [cos * along, sin * along, -sin * across, cos * across]
  const [left, top] = [-(textWidth - 1) / 2, -(HEIGHT - 1) / 2]
  const cornerX = box.cx - 0.5 + left * alongX + top * acrossX
  const cornerY = box.cy - 0.5 + left * alongY + top * acrossY
  const [last, lowest] = [Math.max(0, width - 1.001), Math.max(0, height - 1.001)]
  const [right, down] = [width > 1 ? 3 : 0, height > 1 ? width * 3 : 0]
  const plane = HEIGHT * rowWidth
  for (let row = 0; row < HEIGHT; row++) {
    const startX = cornerX + row * acrossX
    const startY = cornerY + row * acrossY
    let green = plane + row * rowWidth
    for (let col = 0; col < textWidth; col++, green++) {
      const x = Math.min(Math.max(startX + col * alongX, 0), last)
      const y = Math.min(Math.max(startY + col * alongY, 0), lowest)
      const x0 = Math.floor(x)
      const y0 = Math.floor(y)
      const fx = x - x0
      const fy = (y - y0) * UNIT
      const d = fx * fy
      const c = fy - d
      const b = fx * UNIT - d
      const a = UNIT - b - c - d
      const nw = (y0 * width + x0) * 3
      const ne = nw + right
      const sw = nw + down
      const se = sw + right
      out[green + plane] = data[nw]! * a + data[ne]! * b + data[sw]! * c + data[se]! * d - 1
      out[green] = data[nw + 1]! * a + data[ne + 1]! * b + data[sw + 1]! * c + data[se + 1]! * d - 1
      out[green - plane] =
        data[nw + 2]! * a + data[ne + 2]! * b + data[sw + 2]! * c + data[se + 2]! * d - 1
    }
  }
}

/** Greedy CTC: the best class of every step, repeats joined, blanks dropped. */
function decode(
  { likeliest, shares }: Steps,
  alphabet: readonly string[],
  stretch: number,
): RecognisedText {
  let text = ''
  const scores: number[] = []
  const positions: number[] = []
  let previous = 0
  for (const [step, best] of likeliest.entries()) {
    if (best !== 0 && best !== previous) {
      text += alphabet[best - 1] ?? ''
      scores.push(shares[step]!)
      positions.push(Math.min(1, ((step + 0.5) / likeliest.length) * stretch))
    }
    previous = best
  }
  const mean = scores.length > 0 ? scores.reduce((a, b) => a + b, 0) / scores.length : 0
  return { text, mean, scores, positions }
}
