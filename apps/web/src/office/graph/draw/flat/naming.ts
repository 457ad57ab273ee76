/** Whose names are drawn, and on which side of them. */
import { sideOnRing } from '../ring.ts'
import { nameWidths, type Side, sideWithin } from '../side.ts'
import { type Point, placeOf, pointOf } from './camera.ts'
import type { Eye } from './eye.ts'
import { type Cells, cellsOf, namedIn } from './names.ts'
import type { Scene } from './scene.ts'
import { isNamed, type State } from './state.ts'

/** A node so far outside the box may still have its name in it, pixels. */
const BESIDE: Point = { x: 150, y: 50 }

export interface Naming {
  widthOf: (node: number) => number
  sideOf: (node: number) => Side
  /** Nodes whose names are drawn. */
  named: (state: State) => readonly number[]
  /** The nodes stand elsewhere, or the box has another size. @param ring ids in the order of a circle that they are drawn as */
  settle: (ring: readonly string[]) => void
}

export function naming(scene: Scene, eye: Eye, font: string): Naming {
  const measure = nameWidths(font)
  const widths = new Map<number, number>()
  const sides = new Map<number, Side>()
  let cells: Cells | null = null
  let ring: readonly string[] = []
  const spot = (node: number) =>
    pointOf({ x: scene.at[node * 2]!, y: scene.at[node * 2 + 1]! }, eye.whole())
  // Of ten thousand names a hundred are drawn: the others are never measured.
  const widthOf = (node: number) => {
    const known = widths.get(node) ?? measure(scene.drawn.nodes[node]!.label)
    widths.set(node, known)
    return known
  }
  const sideOf = (node: number) => {
    const known = sides.get(node)
    if (known) return known
    const place = ring.indexOf(scene.drawn.nodes[node]!.id)
    const side = sideWithin(place < 0 ? 'right' : sideOnRing(place, ring.length), {
      ...{ x: spot(node).x, radius: scene.radii[node]! },
      ...{ name: widthOf(node), width: eye.room().width },
    })
    sides.set(node, side)
    return side
  }
  return {
    widthOf,
    sideOf,
    named: (state) => {
      cells ??= cellsOf(
        scene.drawn.nodes.map((_, node) => spot(node)),
        scene.radii,
      )
      const [view, whole, { width, height }] = [eye.view(), eye.whole(), eye.room()]
      const seen = (point: Point) => pointOf(placeOf(point, view), whole)
      const thinned = namedIn(cells, eye.camera().ratio, {
        from: seen({ x: -BESIDE.x, y: -BESIDE.y }),
        to: seen({ x: width + BESIDE.x, y: height + BESIDE.y }),
      })
      const wanted = scene.drawn.nodes.flatMap((_, node) => (isNamed(state, node) ? [node] : []))
      return [...thinned.filter((node) => isNamed(state, node) === null), ...wanted].filter(
        (node) => node !== state.carried && scene.drawn.nodes[node]!.label !== '',
      )
    },
    settle: (next) => {
      ring = next
      cells = null
      sides.clear()
    },
  }
}
