/** By wheel, with Ctrl or ⌘; without them the page keeps it. */
import { running } from '../glide.ts'
import { type Grip, pointIn, TURN } from './grip.ts'

/** Turns of one direction that come sooner than this are one. */
const SOON_MS = TURN.ms / 5

export function followWheel(canvas: HTMLElement, grip: Grip, signal: AbortSignal): void {
  let last = { at: Number.NEGATIVE_INFINITY, isNearer: false }
  const turned = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return grip.tell('wheel')
    event.preventDefault()
    if (event.deltaY === 0) return
    const isNearer = event.deltaY < 0
    const at = performance.now()
    if (isNearer === last.isNearer && at - last.at < SOON_MS) return
    last = { at, isNearer }
    const by = isNearer ? TURN.by : 1 / TURN.by
    grip.eye.approach(pointIn(canvas, event), by, TURN.ms, running)
  }
  canvas.addEventListener('wheel', turned, { signal, passive: false })
}
