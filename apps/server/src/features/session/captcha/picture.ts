/**
 * The picture of a captcha: signs of strokes that are leaned, moved, pressed into each other, bent together by waves, crossed by
 * lines of their own width, and strewn with dust. No sign stands in the answer but as grey pixels.
 */
import { randomBytes } from 'node:crypto'
import { LETTERS, type Point } from './letters.ts'
import { greyPng } from './png.ts'

/** Pixels; shown at two thirds of this, so that it is sharp on a dense screen. */
export const WIDTH = 200
export const HEIGHT = 60
const PEN = 2.3
const INK = 40
const PAPER = 246

interface Segment {
  ax: number
  ay: number
  bx: number
  by: number
  pen: number
}

/** Numbers in [0, 1) of the system's source: a picture must not be foretold from the one before it. */
export function systemRandom(): () => number {
  let bytes = Buffer.alloc(0)
  let at = 0
  return () => {
    if (at >= bytes.length) {
      bytes = randomBytes(4096)
      at = 0
    }
    const value = bytes.readUInt32LE(at) / 2 ** 32
    at += 4
    return value
  }
}

/** A smooth line through points (Catmull-Rom), in short straight pieces. */
function smooth(points: readonly Point[]): Point[] {
  const out: Point[] = []
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as Point
  for (let i = 0; i + 1 < points.length; i++) {
    const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let step = 0; step < 4; step++) {
      const t = step / 4
      const blend = (k: 0 | 1) =>
        0.5 *
        (2 * q[k] +
          (r[k] - p[k]) * t +
          (2 * p[k] - 5 * q[k] + 4 * r[k] - s[k]) * t * t +
          (3 * q[k] - p[k] - 3 * r[k] + s[k]) * t * t * t)
      out.push([blend(0), blend(1)])
    }
  }
  out.push(at(points.length - 1))
  return out
}

function pieces(points: readonly Point[], pen: number): Segment[] {
  return points
    .slice(1)
    .map(([bx, by], i) => ({ ax: points[i]![0], ay: points[i]![1], bx, by, pen }))
}

/** Grey bytes of a text; `random` is the source of every chance in it. */
export function drawGrey(text: string, random: () => number): Uint8Array {
  const between = (low: number, high: number) => low + (high - low) * random()
  const segments: Segment[] = []
  const pitch = (WIDTH - 30) / text.length
  const wave = {
    ax: between(2, 4.5),
    fx: between(0.045, 0.075),
    px: between(0, 6.3),
    ay: between(2.5, 5),
    fy: between(0.03, 0.055),
    py: between(0, 6.3),
  }
  const bent = ([x, y]: Point): Point => [
    x + wave.ax * Math.sin(y * wave.fx * 2 + wave.px),
    y + wave.ay * Math.sin(x * wave.fy + wave.py),
  ]
  let left = between(12, 20)
  for (const sign of text) {
    const tall = between(5.2, 6.4)
    const wide = tall * between(0.86, 1.08)
    const [turn, lean] = [between(-0.34, 0.34), between(-0.25, 0.25)]
    const [cx, cy] = [left + pitch / 2, HEIGHT / 2 + between(-6, 6)]
    const pen = PEN * between(0.85, 1.15)
    const placed = ([x, y]: Point): Point => {
      const [u, v] = [(x - 2 + between(-0.22, 0.22)) * wide, (y - 3 + between(-0.22, 0.22)) * tall]
      const s = u - v * lean
      return [
        cx + s * Math.cos(turn) - v * Math.sin(turn),
        cy + s * Math.sin(turn) + v * Math.cos(turn),
      ]
    }
    for (const stroke of LETTERS[sign] ?? [])
      segments.push(...pieces(smooth(stroke.map(placed)).map(bent), pen))
    left += pitch * between(0.88, 1.08)
  }
  // Lines over and between the signs, as thick as they are: what is cut away with them is cut out of the signs.
  for (let i = 0; i < 2; i++) {
    const points: Point[] = []
    for (let k = 0; k <= 4; k++)
      points.push([(WIDTH * k) / 4 + between(-6, 6), between(8, HEIGHT - 8)])
    segments.push(...pieces(smooth(points), PEN * between(0.45, 0.7)))
  }
  for (let i = 0; i < 10; i++) {
    const [x, y] = [between(0, WIDTH), between(0, HEIGHT)]
    segments.push({ ax: x, ay: y, bx: x + between(-5, 5), by: y + between(-5, 5), pen: PEN * 0.6 })
  }
  return inked(segments, random)
}

/** Every pixel by its distance to the nearest stroke, with a soft edge and grain. */
function inked(segments: readonly Segment[], random: () => number): Uint8Array {
  const cover = new Float32Array(WIDTH * HEIGHT)
  for (const { ax, ay, bx, by, pen } of segments) {
    const [dx, dy] = [bx - ax, by - ay]
    const length2 = dx * dx + dy * dy || 1e-9
    const reach = pen + 1
    for (
      let y = Math.max(0, Math.floor(Math.min(ay, by) - reach));
      y <= Math.min(HEIGHT - 1, Math.ceil(Math.max(ay, by) + reach));
      y++
    )
      for (
        let x = Math.max(0, Math.floor(Math.min(ax, bx) - reach));
        x <= Math.min(WIDTH - 1, Math.ceil(Math.max(ax, bx) + reach));
        x++
      ) {
        const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length2))
        const distance = Math.hypot(x - ax - t * dx, y - ay - t * dy)
        const ink = Math.max(0, Math.min(1, pen + 0.5 - distance))
        const at = y * WIDTH + x
        if (ink > (cover[at] as number)) cover[at] = ink
      }
  }
  const grey = new Uint8Array(WIDTH * HEIGHT)
  for (let i = 0; i < grey.length; i++) {
    const grain = (random() - 0.5) * 44
    grey[i] = Math.max(0, Math.min(255, PAPER + (INK - PAPER) * (cover[i] as number) + grain))
  }
  return grey
}

/** A PNG of the text. */
export const drawPicture = (text: string, random: () => number = systemRandom()): Buffer =>
  greyPng(drawGrey(text, random), WIDTH, HEIGHT)
