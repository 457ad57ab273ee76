import { type Chances, chancesOf } from './chances.ts'
import type { Picture } from './decode.ts'
import type { OcrModels } from './ocr-models.ts'
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

const HEIGHT = 48
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
  for (const [i, box] of boxes.entries()) {
    const width = Math.ceil(widths[i]! / 8) * 8
    const input = new Float32Array(3 * HEIGHT * width)
    sample(picture, box, widths[i]!, width, input)
    const { data, dims } = await models.recognise(input, width)
    const [, steps = 0, classes = 0] = dims
    const result = decode(data, steps, classes, models.alphabet, width / widths[i]!)
    if (asked) {
      const own = Math.min(steps, Math.ceil((steps * widths[i]!) / width))
      result.chances = chancesOf(data, own, classes, models.alphabet, asked)
    }
    results.push(result)
  }
  return results
}

/** Bilinear sample of the rotated box into planar BGR, normalised to -1…1; its right edge up to `rowWidth` stays 0. */
function sample(
  { data, width, height }: Picture,
  box: TextBox,
  textWidth: number,
  rowWidth: number,
  out: Float32Array,
): void {
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)]
  const plane = HEIGHT * rowWidth
  const [last, lowest] = [width - 1.001, height - 1.001]
  for (let row = 0; row < HEIGHT; row++) {
    const v = ((row + 0.5) / HEIGHT - 0.5) * box.height
    const [startX, startY] = [box.cx - v * sin - 0.5, box.cy + v * cos - 0.5]
    let to = row * rowWidth
    for (let col = 0; col < textWidth; col++, to++) {
      const u = ((col + 0.5) / textWidth - 0.5) * box.width
      const x = Math.min(Math.max(startX + u * cos, 0), last)
      const y = Math.min(Math.max(startY + u * sin, 0), lowest)
      const [x0, y0] = [Math.floor(x), Math.floor(y)]
      const [fx, fy] = [x - x0, y - y0]
      const at = (y0 * width + x0) * 3
      const below = at + (y0 + 1 < height ? width * 3 : 0)
      const right = x0 + 1 < width ? 3 : 0
      const [a, b] = [(1 - fx) * (1 - fy), fx * (1 - fy)]
      const [c, d] = [(1 - fx) * fy, fx * fy]
      for (let s = 0, o = to + 2 * plane; s < 3; s++, o -= plane)
        out[o] =
          (data[at + s]! * a +
            data[at + right + s]! * b +
            data[below + s]! * c +
            data[below + right + s]! * d) /
            127.5 -
          1
    }
  }
}

/** Greedy CTC: the best class of every step, repeats joined, blanks dropped. */
function decode(
  logits: Float32Array,
  steps: number,
  classes: number,
  alphabet: readonly string[],
  stretch: number,
): RecognisedText {
  let text = ''
  const scores: number[] = []
  const positions: number[] = []
  let previous = 0
  for (let t = 0; t < steps; t++) {
    const base = t * classes
    let best = 0
    let score = logits[base]!
    for (let c = 1; c < classes; c++)
      if (logits[base + c]! > score) {
        best = c
        score = logits[base + c]!
      }
    if (best !== 0 && best !== previous) {
      text += alphabet[best - 1] ?? ''
      scores.push(score)
      positions.push(Math.min(1, ((t + 0.5) / steps) * stretch))
    }
    previous = best
  }
  const mean = scores.length > 0 ? scores.reduce((a, b) => a + b, 0) / scores.length : 0
  return { text, mean, scores, positions }
}
