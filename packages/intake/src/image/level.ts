import type { TextBox } from './text-boxes.ts'

/** Residual slope (tangent) at which a box counts half: a quarter of a degree. */
const DOUBT = 0.0045
const ROUNDS = 15

/** Slope of the rows over the sheet: slope(x, y) = at + px·(x − mx) + py·(y − my). */
interface SlopeField {
  at: number
  px: number
  py: number
  mx: number
  my: number
}

/**
 * Height of a box on the levelled page. A photographed sheet is seen in perspective, so rows fan out: their slope is fitted
 * as a plane over the sheet and each row followed back to the middle. Long boxes know their direction best; boxes that
 * cover a stamp or two rows point anywhere and are outvoted (iteratively re-weighted least squares, begun at the
 * median). Corrections below an eighth of a row are noise and left alone.
 */
export function levelling(boxes: readonly TextBox[]): (box: TextBox) => number {
  const long = boxes.filter((b) => b.width > 5 * b.height)
  if (long.length < 6) return (b) => b.cy
  let field: SlopeField = { at: commonSlope(long), px: 0, py: 0, mx: 0, my: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const weights = long.map((b) => {
      const residual = (Math.tan(b.angle) - slopeAt(field, b)) / DOUBT
      return baseWeight(b) / (1 + residual * residual)
    })
    field = fit(long, weights)
  }
  const { at, px, py, mx, my } = field
  const correction = (b: TextBox) => {
    const dx = b.cx - mx
    return dx * (at + py * (b.cy - my)) + (px * dx * dx) / 2
  }
  const usual = long.map((b) => b.height).sort((a, b) => a - b)[Math.floor(long.length / 2)]!
  const needed = long.some((b) => Math.abs(correction(b)) > usual / 8)
  return (b) => (needed ? b.cy - correction(b) : b.cy)
}

function baseWeight(b: TextBox): number {
  return (b.width / b.height) ** 2
}

/** Weighted median: where the fit starts, so that a few crooked boxes cannot pull a level sheet into a fan. */
function commonSlope(boxes: readonly TextBox[]): number {
  const sorted = [...boxes].sort((a, b) => a.angle - b.angle)
  const half = sorted.reduce((s, b) => s + baseWeight(b), 0) / 2
  let sum = 0
  const at = sorted.find((b) => {
    sum += baseWeight(b)
    return sum >= half
  })
  return Math.tan(at?.angle ?? 0)
}

function slopeAt(f: SlopeField, b: TextBox): number {
  return f.at + f.px * (b.cx - f.mx) + f.py * (b.cy - f.my)
}

function fit(boxes: readonly TextBox[], weights: readonly number[]): SlopeField {
  const total = weights.reduce((s, w) => s + w, 0)
  const mean = (of: (b: TextBox) => number) =>
    boxes.reduce((s, b, i) => s + weights[i]! * of(b), 0) / total
  const slope = (b: TextBox) => Math.tan(b.angle)
  const [mx, my, at] = [mean((b) => b.cx), mean((b) => b.cy), mean(slope)]
  const xx = mean((b) => (b.cx - mx) ** 2) + 1
  const yy = mean((b) => (b.cy - my) ** 2) + 1
  const xy = mean((b) => (b.cx - mx) * (b.cy - my))
  const xs = mean((b) => (b.cx - mx) * (slope(b) - at))
  const ys = mean((b) => (b.cy - my) * (slope(b) - at))
  const det = xx * yy - xy * xy
  return { at, px: (xs * yy - ys * xy) / det, py: (ys * xx - xs * xy) / det, mx, my }
}
