/** A second pass over values that were read doubtfully: without the red of seals and forms, as printed and softened. */
import type { TextRun } from '../layout/text.ts'
import { type Area, cropped, type Picture, softened } from './decode.ts'
import type { OcrModels } from './ocr-models.ts'
import { recogniseBoxes } from './recognise.ts'
import { runsOf } from './runs.ts'
import { shifted } from './sheet/shifted.ts'
import { findTextBoxes } from './text-boxes.ts'

/**
 * Reads an area again, in one way after the other while it is asked for more; each list of runs is one way of reading. Only text
 * that ends near the area's right edge is read.
 */
export type SecondPass = (area: Area) => AsyncIterable<TextRun[]>

/** What meters print. */
const ASKED = '0123456789.:-/年月日元公里kKmM￥¥ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Values end within this share of the area's width from its right edge. */
const NEAR_EDGE = 0.35
/** Dots of a needle printer run together when softened by this share of the text's height. */
const SOFTNESS = 0.05

export function secondPass(models: OcrModels, picture: Picture): SecondPass {
  return async function* (area) {
    const part = withoutRed(cropped(picture, area))
    if (part.width < 32 || part.height < 32) return
    const found = await findTextBoxes(models, part)
    const boxes = found.filter((b) => {
      const [left, right] = [b.cx - b.width / 2, b.cx + b.width / 2]
      // What touches the left edge was cut.
      return b.height < b.width * 2 && left > 2 && part.width - right < NEAR_EDGE * part.width
    })
    if (boxes.length === 0) return
    const read = async (seen: Picture): Promise<TextRun[]> => {
      const texts = await recogniseBoxes(models, seen, boxes, ASKED)
      const runs = runsOf(boxes.map((box, i) => ({ box, text: texts[i]! })))
      return runs.map((run) => shifted(run, area.x, area.y))
    }
    yield await read(part)
    const heights = boxes.map((b) => b.height).sort((a, b) => a - b)
    yield await read(await softened(part, heights[Math.floor(heights.length / 2)]! * SOFTNESS))
  }
}

/** What red light shows: red ink pales, black, blue and violet stay. */
function withoutRed(p: Picture): Picture {
  const data = new Uint8Array(p.data.length)
  for (let i = 0; i < data.length; i += 3) data.fill(p.data[i]!, i, i + 3)
  return { ...p, data }
}
