import type { Colours } from '../../colours.ts'
import type { Point, Room, View } from '../camera.ts'
import type { Scene } from '../scene.ts'
import type { State } from '../state.ts'

export type Pen2D = CanvasRenderingContext2D

/** All that one picture is drawn from. */
export interface Frame {
  scene: Scene
  state: State
  colours: Colours
  room: Room
  view: View
  /** How much larger than whole nodes and relations are. */
  growth: number
  font: string
  /** A pixel of the device, CSS pixels: thinner no line can be. */
  hair: number
}

/** Whether anything between these two points, or so far around them, may be in the box. */
export const isSeen = ({ width, height }: Room, from: Point, to: Point, around: number): boolean =>
  (from.x > -around || to.x > -around) &&
  (from.y > -around || to.y > -around) &&
  (from.x < width + around || to.x < width + around) &&
  (from.y < height + around || to.y < height + around)
