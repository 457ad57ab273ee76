import { type Picture, resizePicture } from './decode.ts'
import type { OcrModels } from './ocr-models.ts'
import { textMap } from './text-map.ts'

/** A rotated rectangle around a piece of text, in pixels of the source picture. */
export interface TextBox {
  cx: number
  cy: number
  /** Along the text. */
  width: number
  /** Across the text. */
  height: number
  /** Direction of the text in radians, -π/4…π/4 around horizontal or vertical boxes alike. */
  angle: number
}

const THRESHOLD = 0.3
/** Detection shrinks what it finds; boxes grow back by area × this ÷ perimeter (as in the model's own training). */
const UNCLIP = 1.6

/** Working sizes of detection in pixels, which its time grows with; the second is for pages of small print. */
const AREAS = [0.72e6, 2e6] as const
/** Enlarged further, text only blurs. */
const MOST_SCALE = 2
/** Text lower than this at the working size is lost or cut: the larger size is tried. */
const LEGIBLE = 13

/** Finds text at the smaller working size at which it can be seen well, boxes in pixels of the picture. */
export async function findTextBoxes(models: OcrModels, picture: Picture): Promise<TextBox[]> {
  let boxes: TextBox[] = []
  for (const area of AREAS) {
    const scale = Math.min(MOST_SCALE, Math.sqrt(area / (picture.width * picture.height)))
    boxes = await findAt(models, picture, scale)
    if (scale === MOST_SCALE || usualHeight(boxes) * scale >= LEGIBLE) break
  }
  return boxes
}

/** The median; 0 where there is no text. */
function usualHeight(boxes: readonly TextBox[]): number {
  const heights = boxes.map((b) => Math.min(b.width, b.height)).sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}

/** Boxes by connected components of the model's probability map. */
async function findAt(models: OcrModels, picture: Picture, scale: number): Promise<TextBox[]> {
  const width = Math.max(32, Math.round((picture.width * scale) / 32) * 32)
  const height = Math.max(32, Math.round((picture.height * scale) / 32) * 32)
  const small = await resizePicture(picture, width, height)
  const boxes = components(await textMap(models, small), width, height)
  const sx = picture.width / width
  const sy = picture.height / height
  return boxes.map((b) => ({
    cx: b.cx * sx,
    cy: b.cy * sy,
    width: b.width * sx,
    height: b.height * sy,
    angle: b.angle,
  }))
}

/** Flood fill with an explicit stack; moments give centre and direction, projections the extents. */
function components(map: Float32Array, width: number, height: number): TextBox[] {
  const seen = new Uint8Array(map.length)
  const stack: number[] = []
  const boxes: TextBox[] = []
  for (let start = 0; start < map.length; start++) {
    if (seen[start] || map[start]! < THRESHOLD) continue
    const pixels: number[] = []
    let score = 0
    stack.push(start)
    seen[start] = 1
    while (stack.length > 0) {
      const at = stack.pop()!
      pixels.push(at)
      score += map[at]!
      const x = at % width
      const y = (at - x) / width
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const nx = x + dx
          const ny = y + dy
          if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue
          const next = ny * width + nx
          if (seen[next] || map[next]! < THRESHOLD) continue
          seen[next] = 1
          stack.push(next)
        }
    }
    if (pixels.length >= 12 && score / pixels.length >= 0.5) boxes.push(boxOf(pixels, width))
  }
  return largest(boxes.filter((b) => Math.min(b.width, b.height) >= 5))
}

/** A sheet of small print has half as many; noise has thousands, each of which would be recognised. */
export const MOST_BOXES = 1_000

/** The largest boxes where there are too many to be text, in their order: noise is small. */
export function largest(boxes: TextBox[]): TextBox[] {
  if (boxes.length <= MOST_BOXES) return boxes
  const area = (b: TextBox) => b.width * b.height
  const kept = new Set([...boxes].sort((a, b) => area(b) - area(a)).slice(0, MOST_BOXES))
  return boxes.filter((b) => kept.has(b))
}

function boxOf(pixels: readonly number[], mapWidth: number): TextBox {
  let [sx, sy] = [0, 0]
  for (const p of pixels) {
    sx += p % mapWidth
    sy += Math.floor(p / mapWidth)
  }
  const [mx, my] = [sx / pixels.length, sy / pixels.length]
  let [xx, yy, xy] = [0, 0, 0]
  for (const p of pixels) {
    const dx = (p % mapWidth) - mx
    const dy = Math.floor(p / mapWidth) - my
    xx += dx * dx
    yy += dy * dy
    xy += dx * dy
  }
  let angle = 0.5 * Math.atan2(2 * xy, xx - yy)
  const elongated = Math.max(xx, yy) > 6 * Math.min(xx, yy) + 1 || Math.abs(xy) > 0.45 * (xx + yy)
  if (!elongated) angle = 0
  const upright = Math.abs(angle) > Math.PI / 4 ? Math.sign(angle) * (Math.PI / 2) : 0
  const turn = angle - upright
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  let [u0, u1, v0, v1] = [1e9, -1e9, 1e9, -1e9]
  for (const p of pixels) {
    const dx = (p % mapWidth) - mx
    const dy = Math.floor(p / mapWidth) - my
    const u = dx * cos + dy * sin
    const v = dy * cos - dx * sin
    u0 = Math.min(u0, u)
    u1 = Math.max(u1, u)
    v0 = Math.min(v0, v)
    v1 = Math.max(v1, v)
  }
  const w = u1 - u0 + 1
  const h = v1 - v0 + 1
  const grow = ((w * h) / (2 * (w + h))) * UNCLIP
  const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2]
  return {
    cx: mx + u * cos - v * sin + 0.5,
    cy: my + u * sin + v * cos + 0.5,
    width: w + 2 * grow,
    height: h + 2 * grow,
    angle: turn,
  }
}
