/** A second look at values that were read doubtfully: without the red of seals and forms, as printed and softened. */
import type { TextRun } from '../layout/text.ts'
import { type Picture, softened } from './decode.ts'
import type { OcrModels } from './ocr-models.ts'
import { recogniseBoxes } from './recognise.ts'
import { runsOf } from './runs.ts'
import { findTextBoxes } from './text-boxes.ts'

/** Part of a picture, in its pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Looks at an area again; each list of runs is one way of looking. Only text that ends near the area's right edge is read. */
export type LookAgain = (area: Area) => Promise<TextRun[][]>

/** Working size of detection. */
const EDGE = 1600
/** Values end within this share of the area's width from its right edge. */
const NEAR_EDGE = 0.35
/** Dots of a needle printer run together when softened by this share of the text's height. */
const SOFTNESS = 0.05

export function lookAgain(models: OcrModels, picture: Picture): LookAgain {
  return async (area) => {
    const part = withoutRed(cropped(picture, area))
    if (part.width < 32 || part.height < 32) return []
    const found = await findTextBoxes(models, part, EDGE)
    const boxes = found.filter(
      (b) => b.height < b.width * 2 && part.width - b.cx - b.width / 2 < NEAR_EDGE * part.width,
    )
    if (boxes.length === 0) return []
    const heights = boxes.map((b) => b.height).sort((a, b) => a - b)
    const soft = await softened(part, heights[Math.floor(heights.length / 2)]! * SOFTNESS)
    const looks: TextRun[][] = []
    for (const seen of [part, soft]) {
      const texts = await recogniseBoxes(models, seen, boxes)
      looks.push(
        runsOf(boxes.map((box, i) => ({ box, text: texts[i]! }))).map((run) => shifted(run, area)),
      )
    }
    return looks
  }
}

function shifted(run: TextRun, { x, y }: Area): TextRun {
  const moved = { ...run, x: run.x + x, y: run.y + y }
  return run.charX ? { ...moved, charX: run.charX.map((c) => c + x) } : moved
}

function cropped(p: Picture, area: Area): Picture {
  const x = Math.max(0, Math.floor(area.x))
  const y = Math.max(0, Math.floor(area.y))
  const width = Math.min(p.width, Math.ceil(area.x + area.width)) - x
  const height = Math.min(p.height, Math.ceil(area.y + area.height)) - y
  if (width <= 0 || height <= 0) return { width: 0, height: 0, data: new Uint8Array() }
  const data = new Uint8Array(width * height * 3)
  for (let row = 0; row < height; row++) {
    const from = ((y + row) * p.width + x) * 3
    data.set(p.data.subarray(from, from + width * 3), row * width * 3)
  }
  return { width, height, data }
}

/** Shares of the pixels that are taken for black and for paper. */
const [INK, PAPER] = [0.01, 0.6]
/** Least contrast that is stretched, so that empty paper does not become noise. */
const LEAST = 40

/** What red light shows: red ink vanishes, black, blue and violet stay; stretched from black to white. */
function withoutRed(p: Picture): Picture {
  const counts = new Uint32Array(256)
  for (let i = 0; i < p.data.length; i += 3) counts[p.data[i]!]!++
  const low = percentile(counts, INK)
  const high = Math.max(low + LEAST, percentile(counts, PAPER))
  const data = new Uint8Array(p.data.length)
  for (let i = 0; i < data.length; i += 3) {
    const grey = Math.max(0, Math.min(255, ((p.data[i]! - low) * 255) / (high - low)))
    data.fill(grey, i, i + 3)
  }
  return { ...p, data }
}

function percentile(counts: Uint32Array, share: number): number {
  const most = counts.reduce((a, b) => a + b, 0) * share
  let sum = 0
  return counts.findIndex((count) => {
    sum += count
    return sum >= most
  })
}
