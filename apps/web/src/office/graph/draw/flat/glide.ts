import type { Camera } from './camera.ts'

/** How a glide begins and ends; 0–1 in, 0–1 out. */
export type Ease = (t: number) => number
export const gently: Ease = (t) => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t))
export const running: Ease = (t) => t * (2 - t)

/** A camera between two: a point that both see in one place stays there. */
export const between = (from: Camera, to: Camera, t: number): Camera => ({
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
  ratio: from.ratio + (to.ratio - from.ratio) * t,
})

/** Moves the camera, one glide at a time; where nothing may glide it is there at once. */
export function glides(set: (camera: Camera) => void, still: boolean) {
  let frame = 0
  const stop = () => cancelAnimationFrame(frame)
  return {
    stop,
    to: (from: Camera, to: Camera, ms: number, ease: Ease = gently) => {
      stop()
      if (still) return set(to)
      const began = performance.now()
      const step = () => {
        const t = (performance.now() - began) / ms
        set(t >= 1 ? to : between(from, to, ease(t)))
        if (t < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    },
  }
}
