/** By mouse or pen: nodes and the canvas are dragged, nodes and relations pressed, a double click comes nearer. */
import { SLACK } from '../../appearance.ts'
import type { Point } from '../camera.ts'
import { running } from '../glide.ts'
import { DOUBLE, dragOf, type Grip, pointIn } from './grip.ts'

/** Nearer to where it began a drag is none, pixels. */
const STEADY = 3
/** The canvas runs on by so many of its last steps, where the last was so short ago. */
const RUN = { steps: 3, ms: 200, within: 100 }

interface Drag {
  began: Point
  isMoved: boolean
  move: (to: Point) => void
  end: () => void
}

export function followMouse(canvas: HTMLElement, grip: Grip, signal: AbortSignal): void {
  let drag: Drag | null = null
  /** A click that ends a drag presses nothing. */
  let isDragged = false
  const on = <E extends keyof HTMLElementEventMap>(
    name: E,
    heard: (event: HTMLElementEventMap[E]) => void,
  ) => canvas.addEventListener(name, heard, { signal })
  const end = () => {
    if (drag?.isMoved) drag.end()
    drag = null
  }
  on('pointerdown', (event) => {
    if (event.pointerType === 'touch' || event.button !== 0) return
    canvas.setPointerCapture(event.pointerId)
    grip.eye.stop()
    isDragged = false
    const began = pointIn(canvas, event)
    const target = grip.targetAt(began, SLACK)
    const hand =
      target && 'node' in target
        ? { move: dragOf(grip, target.node, began), end: grip.drop }
        : pushing(grip, began)
    drag = { began, isMoved: false, ...hand }
  })
  on('pointermove', (event) => {
    if (event.pointerType === 'touch') return
    const point = pointIn(canvas, event)
    if (!drag) return grip.hover(grip.targetAt(point, SLACK))
    const { began } = drag
    drag.isMoved ||= Math.hypot(point.x - began.x, point.y - began.y) >= STEADY
    isDragged = drag.isMoved
    if (drag.isMoved) drag.move(point)
  })
  on('pointerup', end)
  on('pointercancel', end)
  on('pointerleave', (event) => {
    if (event.pointerType !== 'touch' && !drag) grip.hover(null)
  })
  on('click', (event) => {
    const point = pointIn(canvas, event)
    if (isDragged) return
    if (event.detail === 2) return grip.eye.approach(point, DOUBLE.by, DOUBLE.ms)
    const target = grip.targetAt(point, SLACK)
    if (target) grip.press(target)
  })
}

/** The canvas is pushed, and runs on where it was let go in motion. */
function pushing({ eye }: Grip, began: Point) {
  const place = eye.placeAt(began)
  let last = { x: 0, y: 0, at: 0 }
  return {
    move: (point: Point) => {
      const { x, y } = eye.camera()
      eye.look(place, point)
      const now = eye.camera()
      last = { x: now.x - x, y: now.y - y, at: performance.now() }
    },
    end: () => {
      if (performance.now() - last.at > RUN.within) return
      const { x, y } = eye.camera()
      eye.glideTo({ x: x + last.x * RUN.steps, y: y + last.y * RUN.steps }, RUN.ms, running)
    },
  }
}
