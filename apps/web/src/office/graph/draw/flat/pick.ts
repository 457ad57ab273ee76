/** What lies under a point. */

import { SHAPES } from '../appearance.ts'
import { type Point, pointOf, type View } from './camera.ts'
import { distanceTo, outlineOf } from './curve.ts'
import type { Scene } from './scene.ts'

export type Target = { node: number } | { edge: number }

/**
 * The node whose outline is nearest to the point, else the relation that is; null = neither within `slack` pixels. Every node and relation is
 * looked at: of 10,000 and 15,000 that takes half a millisecond, and no index has to be kept while they move.
 * @param growth how much larger than whole they are drawn (`growthAt`)
 */
export function pick(
  scene: Scene,
  of: { view: View; growth: number },
  point: Point,
  slack: number,
): Target | null {
  const node = nodeAt(scene, of, point, slack)
  if (node !== null) return { node }
  const edge = edgeAt(scene, of, point, slack)
  return edge === null ? null : { edge }
}

function nodeAt(
  { at, radii, drawn }: Scene,
  { view: { scale, left, top }, growth }: { view: View; growth: number },
  point: Point,
  slack: number,
): number | null {
  let [best, least] = [-1, slack]
  for (let i = 0; i < radii.length; i++) {
    const x = point.x - (at[i * 2]! * scale + left)
    const y = point.y - (at[i * 2 + 1]! * scale + top)
    const most = radii[i]! * growth + slack
    if (x > most || x < -most || y > most || y < -most) continue
    const away =
      Math.hypot(x, y) - outlineOf(SHAPES[drawn.nodes[i]!.kind], radii[i]! * growth, { x, y })
    // Of two that lie alike the one that is drawn above.
    if (away <= least) [best, least] = [i, away]
  }
  return best < 0 ? null : best
}

function edgeAt(
  { at, from, to, widths, bends }: Scene,
  { view, growth }: { view: View; growth: number },
  point: Point,
  slack: number,
): number | null {
  const { scale, left, top } = view
  let [best, least] = [-1, slack]
  const under = {
    x: (point.x - left) / scale,
    y: (point.y - top) / scale,
  }
  for (let i = 0; i < from.length; i++) {
    const [a, b] = [from[i]! * 2, to[i]! * 2]
    const [ax, ay, bx, by] = [at[a]!, at[a + 1]!, at[b]!, at[b + 1]!]
    // A curve leaves the room between its ends by less than its bow.
    const room =
      (slack + widths[i]! * growth) / scale +
      (bends[i] === 0 ? 0 : Math.abs(bends[i]!) * (Math.abs(ax - bx) + Math.abs(ay - by)))
    if (under.x < Math.min(ax, bx) - room || under.x > Math.max(ax, bx) + room) continue
    if (under.y < Math.min(ay, by) - room || under.y > Math.max(ay, by) + room) continue
    const line = {
      from: pointOf({ x: ax, y: ay }, view),
      to: pointOf({ x: bx, y: by }, view),
      bend: bends[i]!,
    }
    // Half of a line that is drawn half as wide as its size says.
    const away = distanceTo(line, point) - (widths[i]! * growth) / 4
    if (away <= least) [best, least] = [i, away]
  }
  return best < 0 ? null : best
}
