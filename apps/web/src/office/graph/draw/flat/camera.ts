/** Where a place of the layout is seen. Places are in the measure of the layout, points in CSS pixels of the box; y grows downwards in both. */
import { FARTHEST, NEAREST } from '../appearance.ts'

export interface Point {
  x: number
  y: number
}

/** What all nodes stand within. */
export interface Extent {
  left: number
  top: number
  right: number
  bottom: number
}

/** The box, and how far from its edge the outermost nodes stand. */
export interface Room {
  width: number
  height: number
  padding: number
}

/** What stands in the middle of the box, in parts of the drawing's longer side from its own middle; `ratio` 1 = whole, less = nearer. */
export interface Camera {
  x: number
  y: number
  ratio: number
}

export const WHOLE: Camera = { x: 0, y: 0, ratio: 1 }

/** A place is seen at `x · scale + left`, `y · scale + top`. */
export interface View {
  scale: number
  left: number
  top: number
}

/** @param at x and y of each node */
export function extentOf(at: Float32Array): Extent {
  const extent = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (let i = 0; i < at.length; i += 2) {
    extent.left = Math.min(extent.left, at[i]!)
    extent.right = Math.max(extent.right, at[i]!)
    extent.top = Math.min(extent.top, at[i + 1]!)
    extent.bottom = Math.max(extent.bottom, at[i + 1]!)
  }
  return extent
}

/** Longer side; of a single place 1, for something must be divided by. */
const spanOf = ({ left, top, right, bottom }: Extent): number =>
  Math.max(right - left, bottom - top) || 1
const middleOf = ({ left, top, right, bottom }: Extent): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

/** Pixels of the layout's measure at which all is seen within the padding. */
function fitOf({ left, top, right, bottom }: Extent, { width, height, padding }: Room): number {
  const fit = Math.min(
    Math.max(1, width - 2 * padding) / (right - left),
    Math.max(1, height - 2 * padding) / (bottom - top),
  )
  return Number.isFinite(fit) ? fit : 1
}

export function viewOf(extent: Extent, room: Room, camera: Camera): View {
  const scale = fitOf(extent, room) / camera.ratio
  const [middle, span] = [middleOf(extent), spanOf(extent)]
  return {
    scale,
    left: room.width / 2 - (middle.x + camera.x * span) * scale,
    top: room.height / 2 - (middle.y + camera.y * span) * scale,
  }
}

export const pointOf = ({ x, y }: Point, { scale, left, top }: View): Point => ({
  x: x * scale + left,
  y: y * scale + top,
})
export const placeOf = ({ x, y }: Point, { scale, left, top }: View): Point => ({
  x: (x - left) / scale,
  y: (y - top) / scale,
})

const within = (ratio: number): number => Math.min(FARTHEST, Math.max(NEAREST, ratio))

/** The camera that sees this place at this point, as near as it may come to the ratio: how a drawing is pushed, pinched and turned larger. */
export function cameraSeeing(
  extent: Extent,
  room: Room,
  { place, point, ratio }: { place: Point; point: Point; ratio: number },
): Camera {
  const kept = within(ratio)
  const scale = fitOf(extent, room) / kept
  const [middle, span] = [middleOf(extent), spanOf(extent)]
  return {
    x: (place.x - (point.x - room.width / 2) / scale - middle.x) / span,
    y: (place.y - (point.y - room.height / 2) / scale - middle.y) / span,
    ratio: kept,
  }
}

/** How much larger than whole nodes and relations are: by the root, so that near ones do not fill the box. */
export const growthAt = ({ ratio }: Camera): number => 1 / Math.sqrt(ratio)
