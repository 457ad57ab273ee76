/** The line of a relation: straight, or a quadratic curve; in CSS pixels, y downwards. */
import type { Shape } from '../appearance.ts'
import type { Point } from './camera.ts'

/** From one middle to the other; `bend` as in `bendsOf`. */
export interface Line {
  from: Point
  to: Point
  bend: number
}

/** What a relation is drawn by: a curve that `by` pulls aside, or a straight line, and a head at its end. */
export interface Leg {
  from: Point
  by: Point
  end: Point
  isStraight: boolean
  head: { tip: Point; left: Point; right: Point } | null
}

/** Of a head, in widths of its line: as sigma has them. */
const HEAD_LENGTH = 5
const HEAD_WIDTH = 4
/** A line that is seen shorter than this has no head: which way it runs could not be told. */
const SHORTEST = 6

/** The point that pulls a curve aside: off its middle, by so many parts of its length, to the left of its direction. */
export const controlOf = ({ from, to, bend }: Line): Point => ({
  x: (from.x + to.x) / 2 + (to.y - from.y) * bend,
  y: (from.y + to.y) / 2 - (to.x - from.x) * bend,
})

/** @param t 0 = its beginning, 1 = its end */
export function along({ from, to }: Omit<Line, 'bend'>, by: Point, t: number): Point {
  const [a, b, c] = [(1 - t) * (1 - t), 2 * (1 - t) * t, t * t]
  return { x: a * from.x + b * by.x + c * to.x, y: a * from.y + b * by.y + c * to.y }
}

/** How far from its middle the outline of a node lies in this direction. */
export function outlineOf(shape: Shape, radius: number, { x, y }: Point): number {
  const far = Math.hypot(x, y)
  if (shape === 'circle' || far === 0) return radius
  const [across, down] = [Math.abs(x) / far, Math.abs(y) / far]
  return shape === 'diamond' ? radius / (across + down) : (radius * SQUARE) / Math.max(across, down)
}
/** Half a side of a square, in radii of a circle that weighs as much. */
export const SQUARE = 0.85

/** A relation from middle to middle; one with a direction ends in a head at the outline of its end. Null = its ends stand in one place. */
export function legOf(
  line: Line,
  to: { shape: Shape; radius: number } | null,
  width: number,
): Leg | null {
  const [dx, dy] = [line.to.x - line.from.x, line.to.y - line.from.y]
  const long = Math.hypot(dx, dy)
  if (long < 1) return null
  const by = controlOf(line)
  const isStraight = line.bend === 0
  const whole = { from: line.from, by, end: line.to, isStraight, head: null }
  if (!to) return whole
  const reach = outlineOf(to.shape, to.radius, { x: line.to.x - by.x, y: line.to.y - by.y })
  const seen = long - reach
  if (seen < SHORTEST) return whole
  const head = Math.min(HEAD_LENGTH * width, seen)
  if (isStraight) {
    const at = (far: number) => ({
      x: line.to.x - (dx * far) / long,
      y: line.to.y - (dy * far) / long,
    })
    const end = at(reach + head)
    const middle = { x: (line.from.x + end.x) / 2, y: (line.from.y + end.y) / 2 }
    return { from: line.from, by: middle, end, isStraight, head: headOf(end, at(reach)) }
  }
  const atTip = whereFrom(1, reach, line, by)
  const tip = along(line, by, atTip)
  const t = whereFrom(atTip, head, line, by)
  const end = along(line, by, t)
  const pulled = {
    x: line.from.x + (by.x - line.from.x) * t,
    y: line.from.y + (by.y - line.from.y) * t,
  }
  return { from: line.from, by: pulled, end, isStraight, head: headOf(end, tip) }
}

/** The place on the curve, before this one, that lies so far from it. */
function whereFrom(place: number, far: number, line: Omit<Line, 'bend'>, by: Point): number {
  const { x, y } = along(line, by, place)
  let [near, off] = [place, 0]
  for (let i = 0; i < 12; i++) {
    const middle = (near + off) / 2
    const at = along(line, by, middle)
    if (Math.hypot(at.x - x, at.y - y) < far) near = middle
    else off = middle
  }
  return off
}

function headOf(base: Point, tip: Point) {
  const half = HEAD_WIDTH / HEAD_LENGTH / 2
  const [x, y] = [(tip.y - base.y) * half, (tip.x - base.x) * half]
  return {
    tip,
    left: { x: base.x + x, y: base.y - y },
    right: { x: base.x - x, y: base.y + y },
  }
}

/** How far a point lies from a line. */
export function distanceTo(line: Line, point: Point): number {
  if (line.bend === 0) return fromSegment(line.from, line.to, point)
  const by = controlOf(line)
  let least = Infinity
  let before = line.from
  for (let i = 1; i <= PIECES; i++) {
    const next = along(line, by, i / PIECES)
    least = Math.min(least, fromSegment(before, next, point))
    before = next
  }
  return least
}
/** Pieces of a curve that stand for it: less than a pixel beside it on any screen. */
const PIECES = 16

function fromSegment(from: Point, to: Point, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const square = dx * dx + dy * dy
  const t = square === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / square
  const kept = Math.min(1, Math.max(0, t))
  return Math.hypot(x - from.x - dx * kept, y - from.y - dy * kept)
}
