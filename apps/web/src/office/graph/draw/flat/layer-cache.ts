/** When a picture that was drawn before still stands for what is drawn. */
import type { View } from './camera.ts'

export interface LayerCache {
  /** What it shows is no longer so: it is drawn anew before it is shown again. */
  spoil: () => void
  /**
   * The view at which the picture was drawn. It is drawn anew first where it is spoilt, and where it rests at another view; while it is moved
   * the picture is moved.
   */
  at: (view: View, isMoving: boolean) => View
}

export function layerCache(paint: (view: View) => void): LayerCache {
  let painted: View | null = null
  return {
    spoil: () => {
      painted = null
    },
    at: (view, isMoving) => {
      if (painted === null || (!isMoving && !isSame(painted, view))) {
        paint(view)
        painted = view
      }
      return painted
    },
  }
}

const isSame = (a: View, b: View): boolean =>
  a.scale === b.scale && a.left === b.left && a.top === b.top

/** How a picture that was drawn at one view is laid out to be seen at another: enlarged by `by`, its corner at x, y. */
export const laidOut = (painted: View, now: View): { by: number; x: number; y: number } => {
  const by = now.scale / painted.scale
  return { by, x: now.left - painted.left * by, y: now.top - painted.top * by }
}
