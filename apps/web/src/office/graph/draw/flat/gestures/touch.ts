/** By finger: one drags a node, and leaves the page its own way everywhere else; two push the drawing and pinch it. */
import type { Point } from '../camera.ts'
import { DOUBLE, dragOf, type Grip, pointIn, TWICE_MS } from './grip.ts'

/** A finger hides what it points at: it finds what is nearer than this, and rests while it moves by less, pixels. */
const FINGER = 10

type Hand =
  | { is: 'NODE'; began: Point; isMoved: boolean; move: (to: Point) => void }
  | { is: 'PAGE'; began: Point; isMoved: boolean }
  | { is: 'TWO'; place: Point; gap: number; ratio: number }

const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const gapOf = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))

export function followTouch(canvas: HTMLElement, grip: Grip, signal: AbortSignal): void {
  const { eye } = grip
  let hand: Hand | null = null
  let tapped = Number.NEGATIVE_INFINITY
  const on = (
    name: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel',
    heard: (event: TouchEvent) => void,
  ) => canvas.addEventListener(name, heard, { signal, passive: false })
  const keep = (event: TouchEvent) => event.cancelable && event.preventDefault()
  const points = ({ targetTouches }: TouchEvent) =>
    [...targetTouches].map((touch) => pointIn(canvas, touch))
  const release = () => {
    if (hand?.is === 'NODE' && hand.isMoved) grip.drop()
    hand = null
  }
  const tap = (point: Point) => {
    const isSecond = performance.now() - tapped < TWICE_MS
    tapped = isSecond ? Number.NEGATIVE_INFINITY : performance.now()
    if (isSecond) return eye.approach(point, DOUBLE.by, DOUBLE.ms)
    const target = grip.targetAt(point, FINGER)
    if (target) grip.press(target)
  }
  on('touchstart', (event) => {
    const [one, two] = points(event)
    release()
    eye.stop()
    if (one && two) {
      const gap = gapOf(one, two)
      hand = { is: 'TWO', place: eye.placeAt(middleOf(one, two)), gap, ratio: eye.camera().ratio }
      keep(event)
    } else if (one) {
      const target = grip.targetAt(one, FINGER)
      if (target && 'node' in target) {
        hand = { is: 'NODE', began: one, isMoved: false, move: dragOf(grip, target.node, one) }
        keep(event)
      } else hand = { is: 'PAGE', began: one, isMoved: false }
    }
  })
  on('touchmove', (event) => {
    const [one, two] = points(event)
    if (!hand || !one) return
    if (hand.is === 'TWO') {
      keep(event)
      if (two) eye.look(hand.place, middleOf(one, two), (hand.ratio * hand.gap) / gapOf(one, two))
      return
    }
    hand.isMoved ||= Math.hypot(one.x - hand.began.x, one.y - hand.began.y) >= FINGER
    if (hand.is === 'NODE') keep(event)
    if (!hand.isMoved) return
    if (hand.is === 'NODE') hand.move(one)
    else grip.tell('touch')
  })
  on('touchend', (event) => {
    const held = hand
    release()
    if (!held || held.is === 'TWO' || held.isMoved) return
    // A click that the browser makes of it would press a second time.
    keep(event)
    tap(held.began)
  })
  on('touchcancel', release)
}
