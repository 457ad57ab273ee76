/** What the drawing is seen by: its camera, the box, and whether it is being moved. */
import { GLIDE_MS } from '../appearance.ts'
import {
  type Camera,
  cameraSeeing,
  extentOf,
  growthAt,
  type Point,
  placeOf,
  type Room,
  type View,
  viewOf,
  WHOLE,
} from './camera.ts'
import { type Ease, glides } from './glide.ts'

/** After so long without a move the drawing rests, and is drawn sharp. */
const REST_MS = 120

export interface Eye {
  room: () => Room
  view: () => View
  /** As the drawing is seen whole. */
  whole: () => View
  camera: () => Camera
  growth: () => number
  isMoving: () => boolean
  placeAt: (point: Point) => Point
  /** Sees this place at this point from now on, as near as it may come to the ratio. */
  look: (place: Point, point: Point, ratio?: number) => void
  /** Comes nearer by so much, around this point. */
  approach: (point: Point, by: number, ms?: number, ease?: Ease) => void
  /** Brings a place into the middle. */
  bring: (place: Point) => void
  glideTo: (to: Partial<Camera>, ms?: number, ease?: Ease) => void
  stop: () => void
  /** The nodes stand elsewhere. */
  settle: () => void
  resize: (room: Room) => void
  /** Rests at once. */
  rest: () => void
}

/** @param at x and y of each node, as they are now and will be */
export function eyeOn(at: Float32Array, still: boolean, onChange: () => void): Eye {
  let extent = extentOf(at)
  let room: Room = { width: 1, height: 1, padding: 0 }
  let camera = WHOLE
  let resting: ReturnType<typeof setTimeout> | undefined
  const rest = () => {
    clearTimeout(resting)
    resting = undefined
  }
  const set = (next: Camera) => {
    camera = next
    clearTimeout(resting)
    resting = setTimeout(() => {
      resting = undefined
      onChange()
    }, REST_MS)
    onChange()
  }
  const glide = glides(set, still)
  const view = () => viewOf(extent, room, camera)
  const placeAt = (point: Point) => placeOf(point, view())
  const glideTo: Eye['glideTo'] = (to, ms = GLIDE_MS, ease) =>
    glide.to(camera, { ...camera, ...to }, ms, ease)
  return {
    room: () => room,
    view,
    whole: () => viewOf(extent, room, WHOLE),
    camera: () => camera,
    growth: () => growthAt(camera),
    isMoving: () => resting !== undefined,
    placeAt,
    look: (place, point, ratio = camera.ratio) => {
      glide.stop()
      set(cameraSeeing(extent, room, { place, point, ratio }))
    },
    approach: (point, by, ms, ease) =>
      glideTo(
        cameraSeeing(extent, room, { place: placeAt(point), point, ratio: camera.ratio / by }),
        ms,
        ease,
      ),
    bring: (place) => {
      const point = { x: room.width / 2, y: room.height / 2 }
      glideTo(cameraSeeing(extent, room, { place, point, ratio: camera.ratio }))
    },
    glideTo,
    stop: glide.stop,
    settle: () => {
      extent = extentOf(at)
    },
    resize: (next) => {
      room = next
    },
    rest,
  }
}
