/** Names of nodes and relations, and the mark of what is chosen or under the pointer. */
import { MARK, SHAPES } from '../../appearance.ts'
import { NAME_SIZE, type Side } from '../../side.ts'
import { along } from '../curve.ts'
import { styleOf } from '../state.ts'
import { legAt } from './edges.ts'
import type { Frame, Pen2D } from './frame.ts'
import { traceShape } from './nodes.ts'

/** Between a node, or a relation, and its name. */
const GAP = 5

/** Where a name stands: its corner and size, pixels. */
export interface NameBox {
  node: number
  x: number
  y: number
  width: number
  height: number
}

/** Side and width of each node's name. */
export interface Names {
  sideOf: (node: number) => Side
  widthOf: (node: number) => number
}

export function nameBox({ scene, view, growth }: Frame, names: Names, node: number): NameBox {
  const x = scene.at[node * 2]! * view.scale + view.left
  const y = scene.at[node * 2 + 1]! * view.scale + view.top
  const off = scene.radii[node]! * growth + GAP
  const [width, height] = [names.widthOf(node), NAME_SIZE]
  const corner = {
    right: { x: x + off, y: y - height / 2 },
    left: { x: x - off - width, y: y - height / 2 },
    above: { x: x - width / 2, y: y - off - height },
    below: { x: x - width / 2, y: y + off },
  }[names.sideOf(node)]
  return { node, width, height, ...corner }
}

export function paintNames(pen: Pen2D, frame: Frame, boxes: readonly NameBox[]): void {
  const { scene, colours, font } = frame
  pen.font = `${NAME_SIZE}px ${font}`
  pen.fillStyle = colours.text
  pen.textAlign = 'left'
  pen.textBaseline = 'middle'
  for (const { node, x, y, height } of boxes)
    pen.fillText(scene.drawn.nodes[node]!.label, x, y + height / 2)
}

/** The ground of a marked node and its name, with a border around both. */
export function paintMark(pen: Pen2D, { scene, view, growth, colours }: Frame, box: NameBox): void {
  const { padding, border } = MARK
  const { node } = box
  pen.beginPath()
  traceShape(
    pen,
    SHAPES[scene.drawn.nodes[node]!.kind],
    scene.at[node * 2]! * view.scale + view.left,
    scene.at[node * 2 + 1]! * view.scale + view.top,
    scene.radii[node]! * growth + padding,
  )
  if (box.width > 0)
    pen.rect(box.x - padding, box.y - padding, box.width + 2 * padding, box.height + 2 * padding)
  // Half of a line lies inside, where the ground then covers it.
  pen.lineWidth = 2 * border
  pen.strokeStyle = colours.chosen
  pen.stroke()
  pen.fillStyle = colours.surface
  pen.fill()
}

/** What a relation is called, along it and above it; nothing where it is shorter than its name, unless it is set apart. */
export function paintEdgeNames(pen: Pen2D, frame: Frame, edges: Iterable<number>): void {
  const { scene, state, colours, font, growth } = frame
  pen.font = `${NAME_SIZE}px ${font}`
  pen.fillStyle = colours.text
  pen.textAlign = 'center'
  pen.textBaseline = 'bottom'
  for (const edge of edges) {
    const { label, amount } = scene.drawn.edges[edge]!
    const isLit = state.edgeEmphasis(edge) === 'LIT'
    const name = isLit ? [label, amount].filter(Boolean).join(' ') : label
    if (name === '') continue
    const { width } = styleOf(scene, state, edge, growth)
    const leg = legAt(frame, edge, width)
    if (!leg) continue
    const [dx, dy] = [leg.end.x - leg.from.x, leg.end.y - leg.from.y]
    if (!isLit && Math.hypot(dx, dy) < pen.measureText(name).width) continue
    const { x, y } = along({ from: leg.from, to: leg.end }, leg.by, 0.5)
    const turn = Math.atan2(dy, dx)
    pen.save()
    pen.translate(x, y)
    // Never upside down.
    pen.rotate(Math.abs(turn) > Math.PI / 2 ? turn + Math.PI : turn)
    pen.fillText(name, 0, -width / 2 - GAP / 2)
    pen.restore()
  }
}
