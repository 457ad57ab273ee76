import type { Point } from '../camera.ts'
import type { Eye } from '../eye.ts'
import type { Target } from '../pick.ts'

/** What gestures do to a drawing. */
export interface Grip {
  eye: Eye
  /** What lies within `slack` pixels of the point. */
  targetAt: (point: Point, slack: number) => Target | null
  hover: (target: Target | null) => void
  press: (target: Target) => void
  /** Where a node stands in the layout. */
  nodeAt: (node: number) => Point
  /** Moves a node there, and holds it. */
  carry: (node: number, to: Point) => void
  drop: () => void
  tell: (of: 'wheel' | 'touch') => void
}

/** Nearer by so much with a double click, and with each turn of the wheel. */
export const DOUBLE = { by: 2.2, ms: 200 }
export const TURN = { by: 1.7, ms: 250 }
/** Two presses within it are a double one. */
export const TWICE_MS = 300

export const pointIn = (
  canvas: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point => {
  const { left, top } = canvas.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

/** A node in the hand: it keeps the place at which it was taken. */
export function dragOf(grip: Grip, node: number, from: Point): (to: Point) => void {
  const [taken, stood] = [grip.eye.placeAt(from), grip.nodeAt(node)]
  return (point) => {
    const to = grip.eye.placeAt(point)
    grip.carry(node, { x: stood.x + to.x - taken.x, y: stood.y + to.y - taken.y })
  }
}
