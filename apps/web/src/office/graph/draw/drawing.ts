/** What both ways to draw have in common: by a graphics card (`card`), and by the processor alone (`flat`). */
import type { Lit } from '../world.ts'
import type { Colours } from './colours.ts'
import type { Drawn } from './drawn.ts'
import type { Spot } from './steer.ts'

/** What of the drawing is pressed. */
export interface Pressed {
  onNode: (id: string) => void
  onEdge: (id: string) => void
}

export interface Texts {
  font: string
  /** What a turn of the wheel, or one finger, is told: the page keeps them. */
  wheel: string
  appleWheel: string
  touch: string
}

export interface Subject {
  drawn: Drawn
  /** x and y of each node in the measure of the layout, y downwards. */
  placed: Float32Array
  colours: Colours
  texts: Texts
  /** Nothing glides. */
  still: boolean
}

/** A graph on its canvas. After `kill` nothing of it does anything. */
export interface Drawing {
  /** Moves the nodes to where the layout has come. */
  place: (at: Float32Array) => void
  /** Sets these apart and lets the rest go pale; null = all are alike. */
  light: (lit: Lit | null) => void
  /** Marks a node or a relation. */
  choose: (chosen: string | null) => void
  /** Brings a node into sight, where it is not. */
  reveal: (id: string) => void
  /** Where a node stands in the box, CSS pixels. */
  spotOf: (id: string) => Spot
  zoom: (way: 'IN' | 'OUT' | 'WHOLE') => void
  /** The box has another size; while it is hidden it has none. */
  resize: () => void
  /** What is seen, drawn anew, in pixels of the device: what holds of it in this task, to be copied at once. */
  picture: () => HTMLCanvasElement
  kill: () => void
}

/** Draws into the box, which has a width and a height. Throws where the browser cannot draw this way. */
export type Draw = (box: HTMLElement, of: Subject, pressed: Pressed) => Drawing
