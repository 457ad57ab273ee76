/** Arithmetic of axes and arcs, free of React. All lengths in SVG user units. */

export interface Axis {
  ticks: number[]
  min: number
  max: number
}

/** A span below this is no span: no figure of a report is that small, and a step of it would underflow. */
const NOTHING = 1e-9

/** Round ticks (1, 2, 2.5, 5 × 10ⁿ) that enclose the values and always include zero. */
export function axisFor(values: readonly (number | null)[], count = 4): Axis {
  const known = values.filter((v): v is number => v !== null && Number.isFinite(v))
  const low = Math.min(0, ...known)
  const high = Math.max(0, ...known)
  if (high - low < NOTHING) return { ticks: [0, 1], min: 0, max: 1 }
  const rough = (high - low) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 2.5, 5, 10].find((m) => m * power >= rough) ?? 10)
  const from = Math.floor(low / step + 1e-9)
  const to = Math.ceil(high / step - 1e-9)
  const ticks = Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step)
  return { ticks, min: from * step, max: to * step }
}

/** Value → y, top = 0. */
export function yOf(axis: Axis, top: number, height: number): (value: number) => number {
  return (value) => top + ((axis.max - value) / (axis.max - axis.min)) * height
}

/** A line through known points; a null breaks it, so that missing months are a gap and not a slope. */
export function linePath(
  values: readonly (number | null)[],
  x: (i: number) => number,
  y: (v: number) => number,
): string {
  let pen = false
  return values
    .map((value, i) => {
      if (value === null) {
        pen = false
        return ''
      }
      const command = `${pen ? 'L' : 'M'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`
      pen = true
      return command
    })
    .join('')
}

/** A whole circle as two arcs, which one arc cannot be; turned the other way (`sweep` 0) it cuts a hole. */
const ring = (cx: number, cy: number, r: number, sweep: 0 | 1): string =>
  `M${cx} ${cy - r}A${r} ${r} 0 1 ${sweep} ${cx} ${cy + r}A${r} ${r} 0 1 ${sweep} ${cx} ${cy - r}Z`

/** Ring segment between two turns (0…1, clockwise from the top). A full turn is a ring without a seam. */
export function arcPath(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  from: number,
  to: number,
): string {
  if (to - from > 0.999) return ring(cx, cy, outer, 1) + ring(cx, cy, inner, 0)
  const end = to
  const at = (turn: number, r: number) => {
    const a = turn * 2 * Math.PI - Math.PI / 2
    return `${(cx + r * Math.cos(a)).toFixed(2)} ${(cy + r * Math.sin(a)).toFixed(2)}`
  }
  const large = end - from > 0.5 ? 1 : 0
  return `M${at(from, outer)}A${outer} ${outer} 0 ${large} 1 ${at(end, outer)}L${at(end, inner)}A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}Z`
}

export type HeatStep = 0 | 1 | 2 | 3 | 4

/** Step of a five-step intensity ramp: 0 = nothing, 1…4 by the square root of the share, so small values stay visible. */
export function intensity(value: number | null, max: number): HeatStep {
  if (value === null || value <= 0 || max <= 0) return 0
  return Math.max(1, Math.min(4, Math.ceil(Math.sqrt(value / max) * 4))) as HeatStep
}

/** Labels to keep so that they do not touch: every n-th, the last always. */
export function thin(count: number, width: number, labelWidth: number): (i: number) => boolean {
  const every = Math.max(1, Math.ceil((count * labelWidth) / Math.max(1, width)))
  return (i) => (count - 1 - i) % every === 0
}
