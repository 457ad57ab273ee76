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
/** Boxes of like width share a run of the model, up to so many and so much width in all: more only costs memory. */
const BATCH = 8
const BATCH_WIDTH = 4000

/** Recognises text in boxes of a picture, in the order of the boxes; the chances of the characters of `asked`, where it is given. */
export async function recogniseBoxes(
  models: OcrModels,
  picture: Picture,
  boxes: readonly TextBox[],
  asked?: string,
): Promise<RecognisedText[]> {
  const widths = boxes.map((b) =>
    Math.max(16, Math.min(MAX_WIDTH, Math.round((b.width / b.height) * HEIGHT))),
  )
  const order = boxes.map((_, i) => i).sort((a, b) => widths[a]! - widths[b]!)
  const results: RecognisedText[] = new Array(boxes.length)
  for (let from = 0; from < order.length; ) {
    const widest = widths[order[Math.min(from + BATCH, order.length) - 1]!]!
    const count = Math.max(1, Math.min(BATCH, Math.floor(BATCH_WIDTH / widest)))
    const batch = order.slice(from, from + count)
    from += count
    const width = Math.ceil(Math.max(...batch.map((i) => widths[i]!)) / 8) * 8
    const input = new Float32Array(batch.length * 3 * HEIGHT * width)
    batch.forEach((i, n) => {
      sample(picture, boxes[i]!, widths[i]!, width, input, n * 3 * HEIGHT * width)
    })
    const output = await models.recognise(input, batch.length, width)
    const [, steps = 0, classes = 0] = output.dims
    batch.forEach((i, n) => {
      const logits = output.data.subarray(n * steps * classes, (n + 1) * steps * classes)
      results[i] = decode(logits, steps, classes, models.alphabet, width / widths[i]!)
      if (asked) {
        const own = Math.min(steps, Math.ceil((steps * widths[i]!) / width))
        results[i].chances = chancesOf(logits, own, classes, models.alphabet, asked)
      }
    })
  }
  return results
}

/** Bilinear sample of the rotated box into planar BGR, normalised to -1…1; what lies outside the picture is black paper. */
function sample(
  p: Picture,
  box: TextBox,
  textWidth: number,
  rowWidth: number,
  out: Float32Array,
  offset: number,
): void {
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)]
  const plane = HEIGHT * rowWidth
  for (let row = 0; row < HEIGHT; row++) {
    const v = ((row + 0.5) / HEIGHT - 0.5) * box.height
    for (let col = 0; col < textWidth; col++) {
      const u = ((col + 0.5) / textWidth - 0.5) * box.width
      const x = Math.min(Math.max(box.cx + u * cos - v * sin - 0.5, 0), p.width - 1.001)
      const y = Math.min(Math.max(box.cy + u * sin + v * cos - 0.5, 0), p.height - 1.001)
      const [x0, y0] = [Math.floor(x), Math.floor(y)]
      const [fx, fy] = [x - x0, y - y0]
      const at = (y0 * p.width + x0) * 3
      const below = at + (y0 + 1 < p.height ? p.width * 3 : 0)
      const right = x0 + 1 < p.width ? 3 : 0
      for (let c = 0; c < 3; c++) {
        const s = 2 - c
        const top = p.data[at + s]! * (1 - fx) + p.data[at + right + s]! * fx
        const bottom = p.data[below + s]! * (1 - fx) + p.data[below + right + s]! * fx
        out[offset + c * plane + row * rowWidth + col] = (top * (1 - fy) + bottom * fy) / 127.5 - 1
      }
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
